/** How far each language of a page is on its way to guests, in the words of the Publish step. */
import type { LandingPagePost, Readiness } from '@foyer/contract/landing-pages';
import { languageNames } from '@foyer/contract/languages';
import { listWords } from '#lib/text/list-words.ts';
import { dayAndClock } from './words.ts';

/** True while guests see it, be it with older words. */
export const isLive = (post: LandingPagePost) => post.publishedVersion !== null;

/** True when what is live is what is saved. */
export const isCurrent = (post: LandingPagePost) =>
  post.status === 'published' && post.publishedVersion === post.version;

const isPlanned = (post: LandingPagePost) => post.status === 'scheduled';

type States = Readiness['languages'];
const stateOf = (states: States, post: LandingPagePost) => states.find((one) => one.language === post.language);

export function headline(posts: readonly LandingPagePost[], states: States): string {
  const waits = (post: LandingPagePost) => !isCurrent(post) && !isPlanned(post);
  if (posts.some((post) => waits(post) && stateOf(states, post)?.ready)) return 'Ready for guests';
  if (posts.some(isLive)) return 'Live for guests';
  return posts.some(isPlanned) ? 'Scheduled for guests' : 'Not ready yet';
}

/** 'English is live. German is live with older words. Spanish is ready. French has one claim without a source.' */
export function summary(posts: readonly LandingPagePost[], states: States): string {
  if (posts.every(isCurrent)) return 'Guests see every language as it is saved here.';
  const rest = posts.filter((post) => !isCurrent(post));
  const ready = rest.filter((post) => stateOf(states, post)?.ready);
  const open = rest.filter((post) => (stateOf(states, post)?.open ?? 0) > 0);
  return [
    whereTheyStand(posts),
    saying(
      ready.filter((post) => !isLive(post) && !isPlanned(post)),
      'ready',
    ),
    ...open.map((post) => `${languageNames[post.language]} has ${claims(stateOf(states, post)?.open ?? 0)}.`),
    saying(
      rest.filter((post) => !ready.includes(post) && !open.includes(post)),
      'not ready yet',
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'English and German are live. French goes live on 25 Nov, 07:00.'; drafts are left out. */
export function whereTheyStand(posts: readonly LandingPagePost[]): string {
  const older = posts.filter((post) => isLive(post) && !isCurrent(post));
  const planned = Map.groupBy(posts.filter(isPlanned), (post) => post.publishAt ?? '');
  return [
    saying(posts.filter(isCurrent), 'live'),
    saying(
      older.filter((post) => !isPlanned(post)),
      'live with older words',
    ),
    ...[...planned].flatMap(([at, those]) => [
      saying(those.filter(isLive), `live with older words until ${dayAndClock(at)}`),
      coming(
        those.filter((post) => !isLive(post)),
        at,
      ),
    ]),
  ]
    .filter(Boolean)
    .join(' ');
}

const namesOf = (posts: readonly LandingPagePost[]) => listWords(posts.map((post) => languageNames[post.language]));
const saying = (posts: readonly LandingPagePost[], state: string) =>
  posts.length ? `${namesOf(posts)} ${posts.length === 1 ? 'is' : 'are'} ${state}.` : '';
const coming = (posts: readonly LandingPagePost[], at: string) =>
  posts.length ? `${namesOf(posts)} ${posts.length === 1 ? 'goes' : 'go'} live on ${dayAndClock(at)}.` : '';
const claims = (count: number) => (count === 1 ? 'one claim without a source' : `${count} claims without a source`);
