/**
 * Pictures in the settings of a site: those that come along in a form are filed with the domain's workspace, those that
 * are named must be the organisation's. It knows which field of a document each file stands for.
 */
import type { ValidationError } from '@foyer/contract/errors';
import type { GlobalSettingsInput } from '@foyer/contract/global-settings';
import type { Banner } from '@foyer/contract/site-content';
import { invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { Picture } from '../../media/pictures/rules.ts';
import { addMediaFile, areMedia } from '../../media/rules.ts';
import { workspaceOfDomain } from '../../workspaces/rules.ts';
import { readSettings } from '../reading/rules.ts';

export type SentPictures = Readonly<Record<string, Picture>> | undefined;

const identityFields: Readonly<Record<string, string>> = {
  logo: 'logoId',
  logoDark: 'logoDarkId',
  icon: 'iconId',
  socialImage: 'socialImageId',
};
const archiveFields: Readonly<Record<string, 'events' | 'blog' | 'venues'>> = {
  eventsImage: 'events',
  blogImage: 'blog',
  venuesImage: 'venues',
};

/** What a form's pictures change in the identity. */
export async function identityPictures(scope: TenantScope, domainId: string, pictures: SentPictures) {
  const filed = await file(scope, domainId, pictures, (name) => Object.hasOwn(identityFields, name));
  return Object.fromEntries(Object.entries(filed).map(([name, id]) => [identityFields[name], id]));
}

/** The archives a form's pictures change, over those that were sent or stand. */
export async function archivePictures<T extends object>(
  scope: TenantScope,
  domainId: string,
  sent: T,
  pictures: SentPictures,
) {
  const filed = await file(scope, domainId, pictures, (name) => Object.hasOwn(archiveFields, name));
  if (Object.keys(filed).length === 0) return sent;
  const { drafts } = await readSettings(scope, domainId);
  const standing = { ...drafts.archives, ...withoutUndefined(sent) };
  const changed = Object.entries(filed).map(([name, imageId]) => {
    const kind = archiveFields[name] as 'events';
    return [kind, { ...standing[kind], imageId }];
  });
  return { ...sent, ...Object.fromEntries(changed) };
}

/** The banners with a form's pictures: `image0` is that of the first. Throws 422 for a banner that is not there. */
export async function bannerPictures<T extends { banners?: Banner[] }>(
  scope: TenantScope,
  domainId: string,
  sent: T,
  pictures: SentPictures,
): Promise<T> {
  const named = Object.keys(pictures ?? {}).filter((name) => /^image\d$/.test(name));
  if (named.length === 0) return sent;
  const banners = sent.banners ?? (await readSettings(scope, domainId)).drafts.banners.banners;
  const lost = named.filter((name) => !banners[Number(name.slice(5))]);
  if (lost.length > 0) throw invalid(lost.map((field) => ({ field, message: 'There is no banner for this picture' })));
  const filed = await file(scope, domainId, pictures, (name) => named.includes(name));
  return { ...sent, banners: banners.map((one, i) => ({ ...one, imageId: filed[`image${i}`] ?? one.imageId })) };
}

/** The four documents of an input with the pictures of its form. */
export async function globalPictures(
  scope: TenantScope,
  domainId: string,
  sent: GlobalSettingsInput,
  pictures: SentPictures,
): Promise<GlobalSettingsInput> {
  if (!pictures || Object.keys(pictures).length === 0) return sent;
  const identity = await identityPictures(scope, domainId, pictures);
  const archives = await archivePictures(scope, domainId, sent.archiveContent ?? {}, pictures);
  const banners = await bannerPictures(scope, domainId, sent.bannerImages ?? {}, pictures);
  return {
    ...sent,
    siteIdentity: { ...sent.siteIdentity, ...identity },
    archiveContent: archives,
    bannerImages: banners,
  };
}

/** Throws 422 naming every picture in these documents that is none of the organisation's. */
export async function refusePictures(
  scope: TenantScope,
  documents: readonly { at: string; draft: unknown; document?: unknown }[],
): Promise<void> {
  const named = documents.flatMap(({ at, document }) => picturesIn(document, at));
  if (named.length === 0) return;
  const there = await areMedia(
    scope,
    named.map(({ id }) => id),
  );
  const problems: ValidationError[] = named
    .filter(({ id }) => !there.has(id))
    .map(({ field }) => ({ field, message: 'Picture not found' }));
  if (problems.length > 0) throw invalid(problems);
}

const pictureField = /^(image|logo|logoDark|icon|socialImage)Id$/;

function picturesIn(value: unknown, at: string): { field: string; id: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    pictureField.test(name) && typeof one === 'string'
      ? [{ field: at + name, id: one }]
      : picturesIn(one, `${at}${name}.`),
  );
}

/** Files those of the pictures that are meant, shared with the whole organisation; answers their ids by field. */
async function file(
  scope: TenantScope,
  domainId: string,
  pictures: SentPictures,
  meant: (name: string) => boolean,
): Promise<Record<string, string>> {
  const wanted = Object.entries(pictures ?? {}).filter(([name]) => meant(name));
  if (wanted.length === 0) return {};
  const workspace = await workspaceOfDomain(scope, domainId);
  if (!workspace) {
    throw invalid(
      wanted.map(([field]) => ({ field, message: 'Pictures need a workspace: add one to this domain first' })),
    );
  }
  const about = { workspaceId: workspace.id, propertyId: null, title: workspace.name, altText: {}, tags: ['site'] };
  const filed: Record<string, string> = {};
  for (const [name, picture] of wanted) filed[name] = (await addMediaFile(scope, about, picture)).id;
  return filed;
}

const withoutUndefined = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
