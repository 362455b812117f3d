/**
 * The tree of categories of a domain's site. It counts at once, since events and articles are sorted by it. Nothing is taken
 * out of it that holds events until somebody says where they go; the old name leads there from then on.
 */

import { isDeepStrictEqual } from 'node:util';
import type { CategoryConfig, CategoryConfigInput, SiteCategory } from '@foyer/contract/category-config';
import { invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { moveArticles } from '../../articles/sorting/rules.ts';
import { holdDomain, raiseSiteVersion } from '../../domains/rules.ts';
import { countEventsOf, moveEvents } from '../../events/sorting/rules.ts';
import { presentState } from '../presenter.ts';
import { type Categories, categoryNow, readSettings, type SettingsOf } from '../reading/rules.ts';
import * as store from '../store.ts';

/** The tree in its order, with how many events each category has. */
export async function categoryConfig(scope: TenantScope, domainId: string): Promise<CategoryConfig> {
  return present(domainId, await readSettings(scope, domainId), await countEventsOf(scope, domainId));
}

/**
 * Replaces the tree. Throws 412 for another version than expected, 422 for a category with events that is taken out
 * without a place for them, and for a place that is not in the tree.
 */
export async function saveCategories(
  scope: TenantScope,
  domainId: string,
  { categories, moves }: Pick<CategoryConfigInput, 'categories' | 'moves'>,
  expected: Expected,
): Promise<CategoryConfig> {
  await holdDomain(scope, domainId);
  const before = await readSettings(scope, domainId);
  const counts = await countEventsOf(scope, domainId);
  refuseStale(expected, present(domainId, before, counts));
  const bySlug = new Map(categories.map((one) => [one.slug, one]));
  const old = before.categories.categories;
  const gone = old.filter(({ slug }) => !bySlug.has(slug));
  refuseLost(gone, bySlug, counts, before.categories, moves);
  for (const { slug } of gone) {
    const to = bySlug.get(moves[slug] ?? '');
    if (!to) continue;
    // Those that had come here by an older name come along.
    for (const from of counts.keys()) {
      if (categoryNow(before.categories, from) === slug) await moveEvents(scope, domainId, from, to);
    }
  }
  await moveArticles(scope, domainId, movesOf(before.categories, gone, moves));
  const changedKinds = categories.filter((one) => old.some(({ slug, kind }) => slug === one.slug && kind !== one.kind));
  for (const one of changedKinds) await moveEvents(scope, domainId, one.slug, one);
  const moved = {
    ...before.categories.moved,
    ...Object.fromEntries(gone.map(({ slug }) => [slug, moves[slug] ?? ''])),
  };
  for (const slug of bySlug.keys()) delete moved[slug];
  const after = { categories, moved: Object.fromEntries(Object.entries(moved).filter(([, to]) => to !== '')) };
  if (!isDeepStrictEqual(after, before.categories)) {
    await store.saveDraft(scope, domainId, 'categories', after);
    await raiseSiteVersion(scope, domainId);
  }
  return categoryConfig(scope, domainId);
}

/** Where articles go that bear a category that is gone, or an older name of one: to another, or to none. */
function movesOf(
  before: Categories,
  gone: readonly SiteCategory[],
  moves: Readonly<Record<string, string>>,
): Map<string, string | null> {
  const slugs = new Set(gone.map(({ slug }) => slug));
  const borne = [...slugs, ...Object.keys(before.moved)];
  return new Map(
    borne.flatMap((from) => {
      const now = categoryNow(before, from);
      return now !== null && slugs.has(now) ? [[from, moves[now] ?? null] as const] : [];
    }),
  );
}

function refuseLost(
  gone: readonly SiteCategory[],
  bySlug: ReadonlyMap<string, SiteCategory>,
  counts: ReadonlyMap<string, number>,
  before: Categories,
  moves: Readonly<Record<string, string>>,
): void {
  const lost = gone.flatMap(({ slug }) => {
    const to = Object.hasOwn(moves, slug) ? moves[slug] : undefined;
    if (to !== undefined)
      return bySlug.has(to) ? [] : [{ field: `moves.${slug}`, message: 'Choose a category that stays' }];
    const events = countOf(slug, counts, before);
    const many = events === 1 ? 'one event' : `${events} events`;
    return events > 0 ? [{ field: `moves.${slug}`, message: `Say where the ${many} of ${slug} go` }] : [];
  });
  if (lost.length > 0) throw invalid(lost, 'category-in-use');
}

/** Events in a category, with those that still bear an older name of it. */
const countOf = (slug: string, counts: ReadonlyMap<string, number>, tree: Categories): number =>
  [...counts].reduce((sum, [from, count]) => sum + (categoryNow(tree, from) === slug ? count : 0), 0);

function present(
  domainId: string,
  { categories: tree, rows }: SettingsOf,
  counts: ReadonlyMap<string, number>,
): CategoryConfig {
  return {
    ...presentState(domainId, rows.get('categories'), false),
    categories: tree.categories.map((one) => ({ ...one, count: countOf(one.slug, counts, tree) })),
  };
}
