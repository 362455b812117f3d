/**
 * What pictures are said to show, in each language by itself. It refuses pictures of others, which answer like those that
 * are not there.
 */
import type { Language } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import { notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { refreshSites } from '../library/rules.ts';
import { presentMedia } from '../presenter.ts';
import * as store from './store.ts';

/** Pictures by their ids, in no order; those that are not there are left out. */
export const mediaByIds = async (scope: Scope, ids: readonly string[]): Promise<Media[]> =>
  (await store.findMedia(scope, ids)).map(presentMedia);

/** Says what a picture shows in the languages named; an empty text takes that language's away. Throws 404. */
export async function describeMedia(
  scope: TenantScope,
  id: string,
  altText: Partial<Record<Language, string>>,
): Promise<Media> {
  const said = Object.fromEntries(Object.entries(altText).map(([language, text]) => [language, text || null]));
  const row = await store.mergeAltText(scope, id, said, 'written');
  if (!row) throw notFound('Picture');
  await refreshSites(scope, [id]);
  return presentMedia(row);
}
