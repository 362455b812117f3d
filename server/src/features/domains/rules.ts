/**
 * Domains: the hosts sites are served under. The server alone says which are verified; a host under the placeholder
 * ending is a loopback address and is served without. It refuses a host the organisation has already, and to delete one
 * a workspace stands on.
 */
import { type Domain, type DomainInput, type DomainUpdate, placeholderTld } from '@foyer/contract/domains';
import type { Paging } from '@foyer/contract/lists';
import { uuidv7 } from 'uuidv7';
import { announceSite } from '#lib/announcements.ts';
import { conflict, invalid, notAllowed, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { violates } from '#lib/violations.ts';
import { recordAct } from '../audit-log/rules.ts';
import { mirrorChanges } from '../channels/outbox/rules.ts';
import * as policy from './policy.ts';
import { presentDomain } from './presenter.ts';
import * as store from './store.ts';

const written = ({ name, tld }: Pick<Domain, 'name' | 'tld'>): string => `${name}.${tld}`;

/** Hosts (`name.tld`) of domains by their id; those of other organisations are left out. */
export async function hostsOf(scope: Scope, domainIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await store.findDomains(scope, domainIds);
  return new Map(rows.map((row) => [row.id, written(row)]));
}

/** Host of one domain. Throws 404. */
export async function hostOf(scope: Scope, domainId: string): Promise<string> {
  const host = (await hostsOf(scope, [domainId])).get(domainId);
  if (!host) throw notFound('Domain');
  return host;
}

/** True when guests may be served under it: proven by its owner, or a loopback address. */
export const isServed = policy.isServed;

/** Domains the scope reaches, by name. */
export async function listDomains(scope: Scope, paging: Paging): Promise<{ data: Domain[]; total: number }> {
  const { rows, total } = await store.listDomains(scope, paging);
  return { data: rows.map((row) => presentDomain(row.domain)), total };
}

/** Throws 404. */
export async function oneDomain(scope: Scope, domainId: string): Promise<Domain> {
  const [row] = await store.findDomains(scope, [domainId]);
  if (!row) throw notFound('Domain');
  return presentDomain(row);
}

/** True when the organisation of the scope has this domain. */
export const hasDomain = async (scope: TenantScope, domainId: string): Promise<boolean> =>
  (await store.findDomains(scope, [domainId])).length > 0;

/**
 * Adds a domain. Without an organisation in the input it goes to the single one where the caller may add domains;
 * throws 422 when there are several and 409 when the host is taken. Under the placeholder ending, where names are free
 * for all, a name taken by somebody else is lengthened instead.
 */
export async function createDomain(scope: Scope, input: DomainInput): Promise<Domain> {
  const organisationId = input.organisationId ?? soleOrganisation(scope);
  const row =
    (await store.insertDomain(scope, organisationId, input)) ??
    (input.tld === placeholderTld && !(await store.findHost(scope, input.name, input.tld))
      ? await store.insertDomain(scope, organisationId, { ...input, name: lengthened(input.name) })
      : undefined);
  if (!row) throw taken(written(input));
  await recordAct(
    { ...scope, organisationId },
    { action: 'domain.created', targetKind: 'domain', targetId: row.id, detail: { host: written(row) } },
  );
  return presentDomain(row);
}

/**
 * Changes the host. A changed one is to be proven anew, and nothing is served under the old one from the commit on.
 * Throws 412 for another version than expected, 409 `domain-taken`.
 */
export async function updateDomain(
  scope: TenantScope,
  domainId: string,
  input: DomainUpdate,
  expected: Expected,
): Promise<Domain> {
  const before = found(await store.lockDomain(scope, domainId));
  refuseStale(expected, presentDomain(before));
  const [old, host] = [written(before), written(input)];
  if (host === old) return presentDomain(before);
  const row = await store.setHost(scope, domainId, input, policy.unproven(input.tld)).catch((problem: unknown) => {
    throw violates(problem, 'unique') ? taken(host) : problem;
  });
  await announceSite(scope, { host: old, version: row.siteVersion });
  await announceSite(scope, { host, version: row.siteVersion });
  await recordAct(scope, {
    action: 'domain.updated',
    targetKind: 'domain',
    targetId: domainId,
    detail: { host, before: old },
  });
  return presentDomain(row);
}

/** Throws 409 `domain-in-use` while a workspace stands on it. */
export async function deleteDomain(scope: TenantScope, domainId: string): Promise<void> {
  const row = found(
    await store.deleteDomain(scope, domainId).catch((problem: unknown) => {
      if (!violates(problem, 'foreign-key')) throw problem;
      throw conflict('domain-in-use', 'A workspace still stands on this domain');
    }),
  );
  const host = written(row);
  await announceSite(scope, { host, version: row.siteVersion + 1 });
  await recordAct(scope, { action: 'domain.deleted', targetKind: 'domain', targetId: domainId, detail: { host } });
}

/** The domain, held until the end of the transaction. Throws 404. */
export async function holdDomain(scope: TenantScope, domainId: string): Promise<Domain> {
  return presentDomain(found(await store.lockDomain(scope, domainId)));
}

/** Every domain of the scope's organisation, whatever the caller reaches of it. */
export const domainsOf = async (scope: TenantScope): Promise<Domain[]> =>
  (await store.allDomains(scope)).map(presentDomain);

/**
 * Tells the sites that what they keep of this host is old, once the transaction stands; what it changed of the pages
 * goes to the domain's WordPress as well. Called after the pages are written.
 */
export async function raiseSiteVersion(scope: TenantScope, domainId: string): Promise<void> {
  const row = await store.raiseVersion(scope, domainId);
  if (row) await announceSite(scope, { host: written(row), version: row.siteVersion });
  await mirrorChanges(scope, domainId);
}

function soleOrganisation(scope: Scope): string {
  const [only, another] = scope.reach.organisationIds;
  if (!only) throw notAllowed();
  if (another) {
    throw invalid([{ field: 'organisationId', message: 'Say which organization the domain is for' }]);
  }
  return only;
}

const taken = (host: string) => conflict('domain-taken', `The domain ${host} is already in use`);

function found(row: store.DomainRow | undefined): store.DomainRow {
  if (!row) throw notFound('Domain');
  return row;
}

const lengthened = (name: string): string => `${name.slice(0, 54)}-${uuidv7().slice(-8)}`;
