/**
 * What a failed try means for what comes after it, in plain values: whether all posts of the site wait, this one alone,
 * or a person has to say how it goes on; and how long to wait.
 */
import type { ChannelProblemCode } from '@foyer/contract/channels';

const second = 1000;
const ofSite: ReadonlySet<ChannelProblemCode> = new Set([
  'unreachable',
  'private-address',
  'not-wordpress',
  'redirect',
  'redirect-to-itself',
  'no-plugin',
  'passwords-off',
  'wrong-password',
  'too-little-right',
  'site-problem',
  'key-changed',
]);
const forPerson: ReadonlySet<ChannelProblemCode> = new Set(['refused', 'changed-by-hand', 'removed-by-hand']);

/** True for what would meet every other post of the site too. */
export const concernsSite = (code: ChannelProblemCode): boolean => ofSite.has(code);

/** True where trying again would end alike until somebody has decided or mended something. */
export const needsPerson = (code: ChannelProblemCode): boolean => forPerson.has(code);

/** Milliseconds until a post is tried again: two seconds, then twice as long each time, up to ten minutes. */
export const waitAfterTries = (tries: number): number => Math.min(2 * second * 2 ** Math.min(tries, 20), 600 * second);

/** The same for a site that cannot be reached: from five seconds up to five minutes. */
export const waitAfterFailures = (failures: number): number =>
  Math.min(5 * second * 2 ** Math.min(failures, 20), 300 * second);

/** How long a post is one worker's: longer than a call may take, so that a call begun in time ends in time. */
export const leaseSeconds = 30;

/** What application passwords are sealed for. */
export const passwordPurpose = 'wordpress-password';
