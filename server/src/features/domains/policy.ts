/**
 * When a host counts as proven, in plain values: what is asked for, what a look at the DNS means, when the next one is
 * due. A proven host is lost only by days of clear absence, never by servers that fail.
 */
import { createHmac } from 'node:crypto';
import { placeholderTld } from '@foyer/contract/domains';
import { derivedKey } from '#lib/keys.ts';
import type { TxtAnswer } from '../../gateways/dns/resolver.ts';

/** What is stored of the looks at a host. Instants are ISO 8601. */
export type Proof = {
  verified: boolean;
  checkedAt: string | null;
  problem: string | null;
  /** Looks in a row that did not find the record. */
  misses: number;
  /** Since when a proven host's record is clearly not there. */
  absentSince: string | null;
  nextCheckAt: string | null;
};

/** What a look came to: the record is there, is clearly not, cannot be told, or another one holds the host. */
export type Look = { kind: 'present' } | { kind: 'absent' | 'unclear' | 'held'; problem: string };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Clear absence after which a proven host is lost. */
const grace = 3 * day;
const firstWait = 10 * minute;
/** Looks at a host that was never proven; some five weeks. Then somebody has to ask. */
const mostMisses = 45;

/** A host nobody has looked for yet; one under the placeholder ending needs no looking. */
export const unproven = (tld: string, now = Date.now()): Proof => ({
  verified: false,
  checkedAt: null,
  problem: null,
  misses: 0,
  absentSince: null,
  nextCheckAt: tld === placeholderTld ? null : at(now + firstWait),
});

/** True when guests may be served under it: proven by its owner, or a loopback address. */
export const isServed = (domain: { tld: string; verified: boolean }): boolean => domain.verified || !needsProof(domain);

/** Hosts under the placeholder ending are loopback addresses: nobody can claim another's. */
export const needsProof = ({ tld }: { tld: string }): boolean => tld !== placeholderTld;

/**
 * Name and value of the TXT record that proves a host for an organisation. The value is made from both and the
 * installation's key, so that nothing is kept, and a domain taken away and added again needs no other record.
 */
export function recordOf(organisationId: string, host: string): { name: string; value: string } {
  const mac = createHmac('sha256', derivedKey('domain-proof')).update(`${organisationId} ${host}`).digest('base64url');
  return { name: `_foyer.${host}`, value: `foyer-site=${mac.slice(0, 32)}` };
}

/** What the DNS answered, read for the record wanted. */
export function lookAt(answer: TxtAnswer, record: { name: string; value: string }): Look {
  if (answer.kind === 'unclear') {
    const said = answer.reason === 'timeout' ? 'did not answer in time' : 'answered with an error';
    return { kind: 'unclear', problem: `The name servers asked for ${record.name} ${said}.` };
  }
  const texts = answer.kind === 'found' ? answer.records.map((text) => text.trim()) : [];
  if (texts.includes(record.value)) return { kind: 'present' };
  return {
    kind: 'absent',
    problem: texts.some((text) => text.startsWith('foyer-site='))
      ? `The TXT record at ${record.name} holds another value than the one shown here.`
      : `There is no such TXT record at ${record.name}. A new one can take an hour to be seen.`,
  };
}

/** What is stored after a look. `now` in milliseconds. */
export function afterLook(before: Proof, look: Look, now: number): Proof {
  const checkedAt = at(now);
  if (look.kind === 'present') {
    return { verified: true, checkedAt, problem: null, misses: 0, absentSince: null, nextCheckAt: at(now + day) };
  }
  const { problem } = look;
  const misses = before.misses + 1;
  const missed = { ...before, checkedAt, problem, misses };
  if (!before.verified) {
    return { ...missed, nextCheckAt: misses < mostMisses ? at(now + waitAfter(misses)) : null };
  }
  if (look.kind !== 'absent') return { ...missed, nextCheckAt: at(now + hour) };
  const absentSince = before.absentSince ?? checkedAt;
  const lost = now - Date.parse(absentSince) >= grace;
  return lost
    ? { ...missed, verified: false, misses: 1, absentSince: null, nextCheckAt: at(now + waitAfter(1)) }
    : { ...missed, absentSince, nextCheckAt: at(now + 6 * hour) };
}

/** Ten minutes, then twice as long each time, up to a day. */
const waitAfter = (misses: number): number => Math.min(firstWait * 2 ** (misses - 1), day);
const at = (time: number): string => new Date(time).toISOString();
