/**
 * Looking for the record that proves a host: asked for by a person, or because it is due. Whoever's record stands in
 * the DNS has the host; one that another organisation has proven changes hands only once that one's record is gone.
 * The DNS is asked with no transaction open.
 */
import type { DomainVerification } from '@foyer/contract/domains';
import { notFound } from '#lib/refusal.ts';
import type { Actor, TenantScope } from '#lib/scope.ts';
import { toInstantOrNull } from '#lib/time.ts';
import { violates } from '#lib/violations.ts';
import { readTxt, type TxtAnswer } from '../../../gateways/dns/resolver.ts';
import { inSite, inTenant } from '../../access/rules.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { afterLook, type Look, lookAt, needsProof, recordOf } from '../policy.ts';
import { raiseSiteVersion } from '../rules.ts';
import * as store from './store.ts';

/** Who a domain belongs to, and in whose name it is looked at. */
export type Asked = { organisationId: string; domainId: string; by: Actor };

const system: Actor = { userId: null, name: 'Foyer' };
/** Domains looked at in one round, and how many at a time. */
const round = 100;
const atOnce = 8;

const hostOf = ({ name, tld }: { name: string; tld: string }): string => `${name}.${tld}`;

/** The record to set and what was found of it. Throws 404. */
export async function verificationOf(scope: TenantScope, domainId: string): Promise<DomainVerification> {
  const row = await store.findProof(scope, domainId);
  if (!row) throw notFound('Domain');
  const host = hostOf(row);
  const { name, value } = recordOf(row.organisationId, host);
  const proofNeeded = needsProof(row);
  return {
    host,
    proofNeeded,
    recordName: name,
    recordType: 'TXT',
    recordValue: value,
    state: row.verified || !proofNeeded ? 'verified' : row.checkedAt === null ? 'pending' : 'failed',
    checkedAt: toInstantOrNull(row.checkedAt),
    problem: row.problem,
    nextCheckAt: toInstantOrNull(row.nextCheckAt),
  };
}

/** Looks once and stores what was found; a domain that is gone or has another host by then is left alone. */
export async function checkDomain({ organisationId, domainId, by }: Asked): Promise<void> {
  const row = await inTenant(organisationId, system, (scope) => store.findProof(scope, domainId));
  if (!row || !needsProof(row)) return;
  const host = hostOf(row);
  const record = recordOf(organisationId, host);
  const answer = await readTxt(record.name);
  const look = lookAt(answer, record);
  const found = look.kind === 'present' && !row.verified ? await takeOver(host, organisationId, answer) : look;
  const keep = (kept: Look) => inTenant(organisationId, by, (scope) => keepLook(scope, domainId, host, kept));
  await keep(found).catch((problem: unknown) => {
    // Another organisation was quicker with the same host.
    if (!violates(problem, 'unique')) throw problem;
    return keep(held(host));
  });
}

/** Looks at all domains that are due, some at a time. One that fails is taken up in the next round. */
export async function checkDueDomains(): Promise<void> {
  const due = await store.dueDomains(round);
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = due.shift(); next; next = due.shift()) {
      await checkDomain({ ...next, by: system }).catch((problem: unknown) => failures.push(problem));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
}

async function keepLook(scope: TenantScope, domainId: string, host: string, look: Look): Promise<void> {
  const before = await store.lockProof(scope, domainId);
  if (!before || hostOf(before) !== host) return;
  const after = afterLook(before, look, Date.now());
  await store.setProof(scope, domainId, after);
  if (after.verified === before.verified) return;
  await raiseSiteVersion(scope, domainId);
  await recordAct(scope, {
    action: after.verified ? 'domain.verified' : 'domain.unverified',
    targetKind: 'domain',
    targetId: domainId,
    detail: { host },
  });
}

/**
 * What a record that is there comes to when another organisation has proven the host: as long as its record is there
 * too the host stays where it is; else it loses it.
 */
async function takeOver(host: string, organisationId: string, answer: TxtAnswer): Promise<Look> {
  const holder = await inSite(host, async ({ domain }) => domain);
  if (!holder?.verified || holder.organisationId === organisationId) return { kind: 'present' };
  const theirs = recordOf(holder.organisationId, host);
  if (lookAt(answer, theirs).kind === 'present') return held(host);
  await inTenant(holder.organisationId, system, async (scope) => {
    const row = await store.lockProof(scope, holder.id);
    if (!row?.verified || hostOf(row) !== host) return;
    const problem = 'Somebody else has proven this host.';
    await store.setProof(scope, holder.id, { ...row, verified: false, absentSince: null, misses: 1, problem });
    await raiseSiteVersion(scope, holder.id);
    await recordAct(scope, {
      action: 'domain.unverified',
      targetKind: 'domain',
      targetId: holder.id,
      detail: { host },
    });
  });
  return { kind: 'present' };
}

const held = (host: string): Look => ({
  kind: 'held',
  problem: `${host} is proven by another organization whose record is still there. Take away the other foyer-site record, then check again.`,
});
