/**
 * The library of a property's pictures: found by every filter, counted, changed and taken away. It refuses to take away
 * what is used unless somebody says so, and brings what guests see of a change to the sites.
 */
import { type Focus, focusName } from '@foyer/contract/media';
import type { LibraryOverview, LibraryPicture, PictureChange } from '@foyer/contract/media-library';
import { enqueue } from '#lib/jobs.ts';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import { runtime } from '#lib/runtime.ts';
import type { TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { mirrorAbout } from '../../channels/outbox/rules.ts';
import { raiseSiteVersion } from '../../domains/rules.ts';
import { openJob } from '../../jobs/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { languagesTold } from '../../property-languages/rules.ts';
import { keepPicture, putInPlace } from '../filing/rules.ts';
import { foldersOf, refuseForeignFolder } from '../folders/rules.ts';
import { dropCuts, dropFiles, formsToMake, inTurn } from '../forms/rules.ts';
import type { Picture } from '../pictures/rules.ts';
import { focusOf, presentPicture } from '../presenter.ts';
import { addMediaFile } from '../rules.ts';
import { bytesKept, countDescribed, countUndescribedLive, type MediaRow } from '../store.ts';
import * as store from './store.ts';

/** Kind of the job that suggests alt texts, as people watch it. */
export const writingKind = 'media.write-alt-texts';
/** Kind of the job that changes or deletes several pictures. */
export const changingKind = 'media.change';

export async function findPictures(
  scope: TenantScope,
  query: store.LibraryQuery,
): Promise<{ data: LibraryPicture[]; total: number }> {
  const languages = query.described ? await languagesTold(scope, query.propertyId) : [];
  const { rows, total } = await store.findPictures(scope, query, languages);
  return { data: await present(scope, ...rows.map((row) => row.media)), total };
}

export async function overviewOf(scope: TenantScope, propertyId: string): Promise<LibraryOverview> {
  const languages = await languagesTold(scope, propertyId);
  const { total, toReview, coverage, tags } = await store.countPictures(scope, propertyId, languages);
  const { none } = await countDescribed(scope, propertyId, languages);
  return {
    total,
    undescribed: none,
    undescribedLive: await countUndescribedLive(scope, propertyId, languages),
    toReview,
    coverage: languages.map((language, at) => ({ language, described: coverage[at] ?? 0 })),
    folders: await foldersOf(scope, propertyId),
    tags,
    quota: { used: await bytesKept(scope), limit: runtime().mediaQuota },
    writing: (await openJob(scope, writingKind, { propertyId })) ?? null,
    changing: (await openJob(scope, changingKind, { propertyId })) ?? null,
  };
}

/** Throws 404. */
export async function onePicture(scope: TenantScope, id: string): Promise<LibraryPicture> {
  const row = await store.findPicture(scope, id);
  return presentOne(scope, row);
}

/** Changes what is named. Throws 404, 412 for another version than expected, 422 for a folder of another workspace. */
export async function changePicture(
  scope: TenantScope,
  id: string,
  change: PictureChange,
  expected: Expected = null,
): Promise<LibraryPicture> {
  const { focus, folderId, ...plain } = change;
  const before = await store.lockPicture(scope, id);
  if (!before) throw notFound('Picture');
  await refuseStalePicture(scope, expected, before);
  if (folderId) await refuseForeignFolder(scope, id, folderId);
  const row = await store.updatePicture(scope, id, {
    ...plain,
    ...(folderId === undefined ? {} : { folderId }),
    ...(focus === undefined ? {} : { focusX: focus?.x ?? null, focusY: focus?.y ?? null }),
  });
  if (focus !== undefined) await cutAround(scope, before, focus);
  if (focus !== undefined || change.decorative !== undefined) await refreshSites(scope, [id]);
  return presentOne(scope, row);
}

/** Throws 412 with the picture as it is when somebody has changed it meanwhile. */
export async function refuseStalePicture(scope: TenantScope, expected: Expected, row: MediaRow): Promise<void> {
  if (expected !== null) refuseStale(expected, await presentOne(scope, row));
}

/** Has a picture cut around another place; what was cut around the one before goes. */
async function cutAround(scope: TenantScope, picture: MediaRow, focus: Focus | null): Promise<void> {
  const before = focusOf(picture);
  const [gone, wanted] = [before && focusName(before), focus && focusName(focus)];
  if (gone === wanted) return;
  const { id, version } = picture;
  if (wanted) await enqueue(scope, formsToMake, { id, version, focus: wanted });
  if (before) scope.afterCommit(() => dropCuts({ id, version }, before));
}

/** Deletes a picture and its files. Throws 404, 409 `in-use`. */
export async function removePicture(scope: TenantScope, id: string, evenIfUsed: boolean): Promise<void> {
  const uses = (await store.countUses(scope, [id])).get(id) ?? 0;
  if (uses > 0 && !evenIfUsed) {
    throw conflict('in-use', `This picture is used in ${uses} ${uses === 1 ? 'place' : 'places'}`);
  }
  const sites = uses > 0 ? await store.domainsShowing(scope, [id]) : [];
  const row = await store.deletePicture(scope, id);
  if (!row) throw notFound('Picture');
  for (const domainId of sites) await raiseSiteVersion(scope, domainId);
  await recordAct(scope, { action: 'media.deleted', targetKind: 'media', targetId: id, detail: { title: row.title } });
  scope.afterCommit(() => dropFiles(row, focusOf(row)));
}

/** Has the sites that show one of these pictures to guests show it as it is now. */
export async function refreshSites(scope: TenantScope, ids: readonly string[]): Promise<void> {
  for (const domainId of await store.domainsShowing(scope, ids)) {
    await raiseSiteVersion(scope, domainId);
    await mirrorAbout(scope, domainId, { pictureIds: ids });
  }
}

/** Pictures as the library shows them, in their order. */
export async function present(scope: TenantScope, ...rows: MediaRow[]): Promise<LibraryPicture[]> {
  const uses = await store.countUses(
    scope,
    rows.map((row) => row.id),
  );
  return rows.map((row) => presentPicture(row, uses.get(row.id) ?? 0));
}

/** Throws 404 where there is none. */
export async function presentOne(scope: TenantScope, row: MediaRow | undefined): Promise<LibraryPicture> {
  if (!row) throw notFound('Picture');
  const [picture] = await present(scope, row);
  return picture as LibraryPicture;
}

/** Files a picture of a property. Throws 409 `media-full`, 422 for another workspace's folder or no file. */
export async function uploadPicture(
  scope: TenantScope,
  about: { propertyId: string; title: string; folderId?: string | undefined },
  uploads: Record<string, Picture> | undefined,
): Promise<LibraryPicture> {
  const { workspaceId } = await oneProperty(scope, about.propertyId);
  const { id } = await addMediaFile(scope, { workspaceId, ...about, altText: {}, tags: [] }, needed(uploads));
  if (about.folderId) await refuseForeignFolder(scope, id, about.folderId);
  return onePicture(scope, id);
}

/** Puts another file in the place of a picture's. What was said of it stays. Throws 404, 409 `media-full`, 422. */
export async function replacePicture(
  scope: TenantScope,
  id: string,
  uploads: Record<string, Picture> | undefined,
): Promise<LibraryPicture> {
  const picture = needed(uploads);
  const before = await store.lockPicture(scope, id);
  if (!before) throw notFound('Picture');
  const version = before.version + 1;
  const kept = await keepPicture(scope, { id, version, before: before.bytes }, picture);
  const row = await store.updatePicture(scope, id, { ...kept, version, focusX: null, focusY: null });
  await cutAround(scope, before, null);
  await refreshSites(scope, [id]);
  scope.afterCommit(() => void inTurn(id, () => putInPlace(id, version, picture)));
  return presentOne(scope, row);
}

function needed(uploads: Record<string, Picture> | undefined): Picture {
  if (!uploads?.file) throw invalid([{ field: 'file', message: 'Choose a picture' }]);
  return uploads.file;
}
