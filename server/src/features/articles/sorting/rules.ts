/**
 * What articles are sorted into, changed as a whole when the tree of a site changes: those of a category that is merged
 * go along, and what is taken out of the tree is taken from them. Whoever may change the tree may do so.
 */
import type { TenantScope } from '#lib/scope.ts';
import * as store from './store.ts';

/** Sorts articles of a domain anew: by the slug they bear the one they bear from now on, null for none. */
export async function moveArticles(
  scope: TenantScope,
  domainId: string,
  moves: ReadonlyMap<string, string | null>,
): Promise<void> {
  if (moves.size > 0) await store.moveArticles(scope, domainId, moves);
}
