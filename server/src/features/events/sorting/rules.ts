/**
 * What events are sorted into. A site may have categories of its own beside the built-in ones; each is like a built-in
 * one, which texts and demand go by. It refuses an own category that the site does not have.
 */
import { kindOf, type SiteCategory } from '@foyer/contract/category-config';
import { type EventCategory, eventCategories } from '@foyer/contract/events';
import { invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { categoryTree } from '../../site-settings/reading/rules.ts';
import * as store from './store.ts';

export type Sorted = { category: EventCategory; siteCategory: string | null };

/** Events a scope reaches by what they are sorted into; see the store. */
export const countCategories = store.countCategories;
/** Events of a domain by the slug they are sorted into, each once. */
export const countEventsOf = store.countOnDomain;

/** How an event is stored that is sorted into a category of the tree. */
export const sortedInto = (one: Pick<SiteCategory, 'slug' | 'kind'>): Sorted => ({
  category: kindOf(one),
  siteCategory: (eventCategories as readonly string[]).includes(one.slug) ? null : one.slug,
});

/** Sorts all events of a domain that are in a category into another of the tree. */
export const moveEvents = (
  scope: TenantScope,
  domainId: string,
  from: string,
  to: Pick<SiteCategory, 'slug' | 'kind'>,
): Promise<void> => store.moveEvents(scope, domainId, from, sortedInto(to));

/** What an input asks an event to be sorted into. Throws 422 for a category the workspace's site does not have. */
export async function settleCategory(
  scope: TenantScope,
  workspaceId: string,
  { category, siteCategory }: { category: EventCategory; siteCategory?: string | null },
): Promise<Sorted> {
  if (!siteCategory) return { category, siteCategory: null };
  const domainId = await store.domainOf(scope, workspaceId);
  const tree = domainId ? (await categoryTree(scope, domainId)).categories : [];
  const found = tree.find((one) => one.slug === siteCategory);
  if (!found) throw invalid([{ field: 'siteCategory', message: 'Choose one of the categories of the site' }]);
  return sortedInto(found);
}
