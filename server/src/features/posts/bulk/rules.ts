/**
 * Acts on many posts at once. Each language is proven and judged by itself and answered for by itself: what is refused
 * keeps the others from nothing, and what stands elsewhere is answered like what does not exist.
 */
import type { Language } from '@foyer/contract/languages';
import type { Outcome } from '@foyer/contract/posts';
import { attempt } from '#lib/attempt.ts';
import { notAllowed, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { publishEntry, unpublishEntry } from '../../entries/publishing/rules.ts';
import { oneEntry, postsOf } from '../../entries/rules.ts';
import { bringBack as bringBackEntry, throwAway } from '../../entries/trash/rules.ts';
import { languagesOfEvent, type Status, setEventStatus, setVenueStatus } from '../../events/publishing/rules.ts';
import { bringBack as bringBackThing, deleteEvent, deleteVenue } from '../../events/trash/rules.ts';
import { rulesOf } from '../types/rules.ts';
import * as store from './store.ts';

export type Chosen = { id: string; languages?: Language[] | undefined };
type Answer = { results: Outcome[] };

/** Puts posts live, now or at a time. */
export function publishPosts(scope: TenantScope, chosen: readonly Chosen[], publishAt: string | null): Promise<Answer> {
  return each(scope, chosen, {
    languages: writtenLanguages,
    entry: async (id, language) => {
      const { type } = await oneEntry(scope, id);
      await publishEntry(scope, rulesOf(type), id, [{ language, publishAt }]);
    },
    ...byStatus(scope, 'published', publishAt),
  });
}

/** Takes posts off the site, or off the plan. */
export const unpublishPosts = (scope: TenantScope, chosen: readonly Chosen[]): Promise<Answer> =>
  each(scope, chosen, {
    languages: allLanguages,
    entry: (id, language) => unpublishEntry(scope, id, [language]),
    ...byStatus(scope, 'draft'),
  });

/** Takes posts off the site and puts them away. */
export const archivePosts = (scope: TenantScope, chosen: readonly Chosen[]): Promise<Answer> =>
  each(scope, chosen, {
    languages: allLanguages,
    entry: (id, language) => unpublishEntry(scope, id, [language], { to: 'archived' }),
    ...byStatus(scope, 'archived'),
  });

/** Throws posts away with all their languages, whichever are named. */
export const deletePosts = (scope: TenantScope, chosen: readonly Chosen[]): Promise<Answer> =>
  each(
    scope,
    chosen.map(({ id }) => ({ id })),
    {
      languages: async () => [null],
      entry: (id) => throwAway(scope, id),
      event: (id) => deleteEvent(scope, id),
      venue: (id) => deleteVenue(scope, id),
    },
  );

/** Brings back what was thrown away, whichever of the two trashes it lies in. Throws 404, and 409 as events and venues do. */
export async function bringBack(scope: TenantScope, id: string): Promise<void> {
  if (!(await bringBackThing(scope, id))) await bringBackEntry(scope, id);
}

type Acts<L extends Language | null> = {
  /** Languages of an entry when none is named; null stands for the whole. */
  languages: (scope: TenantScope, entryId: string) => Promise<L[]>;
  entry: (id: string, language: L) => Promise<void>;
  event: (id: string, language: L) => Promise<void>;
  venue: (id: string) => Promise<void>;
};

const byStatus = (scope: TenantScope, status: Status, publishAt: string | null = null) => ({
  event: (id: string, language: Language) => setEventStatus(scope, id, language, status, publishAt),
  venue: (id: string) => setVenueStatus(scope, id, status, publishAt),
});

async function each<L extends Language | null>(
  scope: TenantScope,
  chosen: readonly Chosen[],
  acts: Acts<L>,
): Promise<Answer> {
  const wanted = [...new Map(chosen.map((one) => [one.id, one])).values()];
  const ids = wanted.map(({ id }) => id);
  const things = scope.workspaceId ? await store.thingsIn(scope, scope.workspaceId, ids) : [];
  const results: Outcome[] = [];
  for (const { id, languages } of wanted) {
    const thing = things.find((one) => one.id === id);
    for (const language of await languagesOf(scope, thing, languages as L[] | undefined, acts)) {
      const refused = await attempt(scope, () => act(scope, thing, language, acts));
      results.push({ id, language, done: refused === null, message: refused?.message ?? null });
    }
  }
  return { results };
}

async function languagesOf<L extends Language | null>(
  scope: TenantScope,
  thing: store.Thing | undefined,
  named: L[] | undefined,
  acts: Acts<L>,
): Promise<(L | null)[]> {
  if (!thing || thing.kind === 'venue') return [null];
  if (named) return [...new Set(named)];
  if (thing.kind === 'entry') return acts.languages(scope, thing.id);
  const [only] = await acts.languages(scope, thing.id);
  return only === null ? [null] : ((await languagesOfEvent(scope, thing.id)) as L[]);
}

async function act<L extends Language | null>(
  scope: TenantScope,
  thing: store.Thing | undefined,
  language: L | null,
  acts: Acts<L>,
): Promise<void> {
  if (!thing) throw notFound('Post');
  if (scope.propertyId !== null && thing.propertyId !== scope.propertyId) {
    // What stands at the workspace is seen from the property and written from the workspace alone.
    throw thing.propertyId === null ? notAllowed() : notFound('Post');
  }
  if (thing.kind === 'venue') return acts.venue(thing.id);
  return acts[thing.kind](thing.id, language as L);
}

const allLanguages = async (scope: TenantScope, entryId: string): Promise<Language[]> =>
  (await postsOf(scope, [entryId])).map((post) => post.language);

/** Languages with a text; where there is none all of them, so that each is told to be empty. */
async function writtenLanguages(scope: TenantScope, entryId: string): Promise<Language[]> {
  const posts = await postsOf(scope, [entryId]);
  const written = posts.filter((post) => post.blocks.length > 0);
  return (written.length > 0 ? written : posts).map((post) => post.language);
}
