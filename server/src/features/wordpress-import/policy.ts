/** What an import is, in plain values: the order of its work, where it stands in it, and how things are told apart. */
import { createHash } from 'node:crypto';
import type { WordPressKind } from '@foyer/contract/wordpress-import';

type Plan = readonly { kind: WordPressKind; numbers: readonly number[] }[];

/** Imports of a domain that are kept to be looked at. */
export const mostKept = 20;
/** Things asked for in one call. */
export const atOnce = 10;
/** Things looked at before the work is sent on, so that no job runs for long. */
export const inOneGo = 60;
/** Things in a row that cannot be read before the site itself is held to be out of order. */
export const mostInARow = 5;

export const sizeOf = (plan: Plan): number => plan.reduce((sum, { numbers }) => sum + numbers.length, 0);

/** What comes next, all of one kind; null when nothing is left. */
export function nextOf(plan: Plan, reached: number): { kind: WordPressKind; numbers: number[] } | null {
  let before = 0;
  for (const { kind, numbers } of plan) {
    const from = reached - before;
    if (from < numbers.length) return { kind, numbers: numbers.slice(from, from + atOnce) };
    before += numbers.length;
  }
  return null;
}

/** Tells two states of a thing apart. */
export const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The file of a picture as texts may name it: without protocol, query and the size it was cut to. */
export function fileOf(src: string, address: string): string {
  if (!URL.canParse(src, address)) return '';
  const { host, pathname } = new URL(src, address);
  const path = pathname.replace(/(?:-\d{1,5}x\d{1,5}|-scaled)+(?=\.[a-z0-9]{2,5}$)/i, '');
  return `${host.replace(/^www\./, '')}${path}`.slice(0, 1000);
}

/** A web address to lead people to; empty for any other. */
export const linkOf = (link: string): string =>
  /^https?:\/\//.test(link) && URL.canParse(link) ? new URL(link).href.slice(0, 2000) : '';

/** A date of WordPress, which is universal time without saying so; null where it is none. */
export function dateOf(written: string | null | undefined): string | null {
  const at = written ? Date.parse(/[zZ]|[+-]\d\d:\d\d$/.test(written) ? written : `${written.replace(' ', 'T')}Z`) : 0;
  // A draft that was never shown bears the year 0.
  return Number.isFinite(at) && at > 0 ? new Date(at).toISOString() : null;
}
