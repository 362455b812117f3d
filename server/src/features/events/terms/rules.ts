/**
 * Terms events are sorted by: categories, languages and venues, each with how many events it has. It shows what the
 * scope reaches, and refuses nothing but what the contract does.
 */

import { categoryName, defaultSiteCategories, type SiteCategory } from '@foyer/contract/category-config';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { Term, termEndpoints } from '@foyer/contract/terms';
import { slugOf } from '@foyer/editorial/composer/page-title';
import type { z } from 'zod';
import type { Scope } from '#lib/scope.ts';
import { categoryNow, categoryTree } from '../../site-settings/reading/rules.ts';
import { countCategories } from '../sorting/rules.ts';
import { listVenues } from '../venues/rules.ts';
import * as store from './store.ts';

type Query = z.output<typeof termEndpoints.list.query>;
type Page = { data: Term[]; total: number };

/** By name, or in the order of the tree when `hierarchical`; without it groups that hold no event are left out. */
export async function listTerms(scope: Scope, query: Query): Promise<Page> {
  const page = query.taxonomy === 'event_venue' ? await venues(scope, query) : cut(await terms(scope, query), query);
  if (query.include_description) return page;
  return { ...page, data: page.data.map(({ description, ...term }) => term) };
}

const terms = (scope: Scope, query: Query): Promise<Term[]> =>
  query.taxonomy === 'event_category' ? categories(scope, query) : tongues(scope, query);

const byName = (a: Term, b: Term): number => a.name.localeCompare(b.name, 'en');
const isTop = (parent: string): boolean => parent === '' || parent === '0';

function cut(all: readonly Term[], { parent, hierarchical, skip, take }: Query): Page {
  const wanted = all.filter((term) => parent === undefined || term.parent === (isTop(parent) ? null : parent));
  const ordered = hierarchical ? wanted : wanted.toSorted(byName);
  return { data: ordered.slice(skip, skip + take), total: wanted.length };
}

async function categories(scope: Scope, { domainId, hierarchical }: Query): Promise<Term[]> {
  const tree = domainId ? await categoryTree(scope, domainId) : wholeTree;
  const counts = new Map<string, number>();
  for (const [slug, count] of await countCategories(scope, domainId)) {
    const now = categoryNow(tree, slug) ?? slug;
    counts.set(now, (counts.get(now) ?? 0) + count);
  }
  const below = (slug: string): number =>
    tree.categories
      .filter(({ parent }) => parent === slug)
      .reduce((sum, child) => sum + below(child.slug), counts.get(slug) ?? 0);
  const all = inTreeOrder(tree.categories).map((one): Term => {
    const { slug, parent, descriptions } = one;
    const description = descriptions.en || Object.values(descriptions).find(Boolean) || '';
    return {
      id: slug,
      name: categoryName(one, 'en'),
      slug,
      taxonomy: 'event_category',
      parent,
      count: below(slug),
      description,
    };
  });
  const groups = new Set(all.map(({ parent }) => parent));
  return hierarchical ? all : all.filter(({ id, count }) => count > 0 || !groups.has(id));
}

/** For what is asked about several sites at once. */
const wholeTree = { categories: [...defaultSiteCategories], moved: {} };

/** Each parent before what is in it, else in the order of the team. */
const inTreeOrder = (list: readonly SiteCategory[], parent: string | null = null): SiteCategory[] =>
  list.filter((one) => one.parent === parent).flatMap((one) => [one, ...inTreeOrder(list, one.slug)]);

async function tongues(scope: Scope, { domainId }: Query): Promise<Term[]> {
  const counts = await store.countLanguages(scope, domainId);
  return languages.map(
    (code: Language): Term => ({
      id: code,
      name: languageNames[code],
      slug: code,
      taxonomy: 'event_language',
      parent: null,
      count: counts.get(code) ?? 0,
      description: new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? languageNames[code],
    }),
  );
}

async function venues(scope: Scope, { domainId, parent, skip, take }: Query): Promise<Page> {
  if (parent !== undefined && !isTop(parent)) return { data: [], total: 0 };
  const { data, total } = await listVenues(scope, { domainId, sort: 'title', skip, take });
  const found = data.map(
    (venue): Term => ({
      id: venue.id,
      name: venue.title,
      slug: slugOf(venue.title, 'en'),
      taxonomy: 'event_venue',
      parent: null,
      count: venue.events,
      description: [venue.address, venue.name].filter(Boolean).join(', '),
    }),
  );
  return { data: found, total };
}
