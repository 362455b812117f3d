/**
 * What pictures are said to show, in each language by itself. It refuses pictures of others, which answer like those that
 * are not there.
 */
import type { Language } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import { notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import type { Expected } from '#lib/versions.ts';
import { refreshSites, refuseStalePicture } from '../library/rules.ts';
import { lockPicture } from '../library/store.ts';
import { presentMedia } from '../presenter.ts';
import * as store from './store.ts';

/** Pictures by their ids, in no order; those that are not there are left out. */
export const mediaByIds = async (scope: Scope, ids: readonly string[]): Promise<Media[]> =>
  (await store.findMedia(scope, ids)).map(presentMedia);

/** Says what a picture shows in the languages named; an empty text takes that language's away. Throws 404, 412. */
export async function describeMedia(
  scope: TenantScope,
  id: string,
  altText: Partial<Record<Language, string>>,
  expected: Expected,
): Promise<Media> {
  const before = await lockPicture(scope, id);
  if (!before) throw notFound('Picture');
  await refuseStalePicture(scope, expected, before);
  const said = Object.fromEntries(Object.entries(altText).map(([language, text]) => [language, text || null]));
  const row = (await store.mergeAltText(scope, id, said, 'written')) ?? before;
  await refreshSites(scope, [id]);
  return presentMedia(row);
}
