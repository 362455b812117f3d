/**
 * A host as people type it against the two parts the contract keeps: the label in front and the rest.
 */
import { type Domain, type DomainUpdate, domainUpdate } from '@foyer/contract/domains';

export const hostOf = ({ name, tld }: Pick<Domain, 'name' | 'tld'>): string => `${name}.${tld}`;

/** The parts of a typed host, or what is wrong with it. An address pasted whole is taken for its host. */
export function readHost(typed: string): { body: DomainUpdate } | { problem: string } {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '');
  if (!host) return { problem: 'Domain is required' };
  const dot = host.indexOf('.');
  if (dot < 1) return { problem: 'Write the whole domain, for example halden.example' };
  const read = domainUpdate.safeParse({ name: host.slice(0, dot), tld: host.slice(dot + 1) });
  return read.success ? { body: read.data } : { problem: read.error.issues[0]?.message ?? 'Write the whole domain' };
}
