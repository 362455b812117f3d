/**
 * Pictures of property posts: uploaded through the one path of the media library, put into a gallery in their order, one
 * of them leading. What is uploaded is described in the language of the post it comes for.
 */
import type { Language } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import { largestGallery } from '@foyer/contract/property-post-fields';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { invalid, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { saveDraft } from '../../entries/drafts/rules.ts';
import { oneEntry, type PostRow } from '../../entries/rules.ts';
import { mediaByIds } from '../../media/describing/rules.ts';
import type { Picture } from '../../media/pictures/rules.ts';
import { addMediaFile } from '../../media/rules.ts';
import { workspaceOfDomain } from '../../workspaces/rules.ts';
import { type Details, detailsOf } from '../presenter.ts';
import { propertyPosts } from '../publishing/rules.ts';
import { postRow, present, refuseForeignPictures } from '../rules.ts';

/** What is said of a picture as it comes. */
type Words = { title: string; alt_text: string };
type Uploads = Record<string, Picture> | undefined;

/** Pictures of a post in their order; those deleted since are left out. Throws 404. */
export async function galleryOf(scope: Scope, id: string): Promise<{ data: Media[]; total: number }> {
  const { gallery } = detailsOf(await postRow(scope, id));
  const found = await mediaByIds(scope, gallery);
  const data = gallery.flatMap((one) => found.find((media) => media.id === one) ?? []);
  return { data, total: data.length };
}

/** Adds pictures behind the others, or says the whole gallery anew. Throws 422 where the body names none. */
export async function changeGallery(
  scope: TenantScope,
  id: string,
  body: Words & { media_id?: string | undefined; media_ids?: string[] | undefined },
  uploads: Uploads,
): Promise<{ data: Media[]; total: number }> {
  const post = await postRow(scope, id);
  const { gallery } = detailsOf(post);
  const file = uploads?.file;
  if (!file && !body.media_id && !body.media_ids) throw invalid([{ field: 'file', message: 'Choose a picture' }]);
  const added = file ? [(await fileFor(scope, post, body, file)).id] : [];
  const named = body.media_id ? [body.media_id] : [];
  const next = [...new Set([...(body.media_ids ?? gallery), ...named, ...added])];
  if (next.length > largestGallery) {
    throw invalid([{ field: 'gallery', message: `A gallery can have at most ${largestGallery} pictures` }]);
  }
  await refuseForeignPictures(scope, { gallery: next, featured_media: null });
  await change(scope, post, { gallery: next });
  return galleryOf(scope, id);
}

/** Throws 404, 422 for a picture of others. */
export async function setFeatured(scope: TenantScope, id: string, mediaId: string | null): Promise<PropertyPost> {
  const post = await postRow(scope, id);
  if (mediaId && (await mediaByIds(scope, [mediaId])).length === 0) {
    throw invalid([{ field: 'media_id', message: 'Picture not found' }]);
  }
  await change(scope, post, { featuredMediaId: mediaId });
  return present(scope, await postRow(scope, id));
}

/** Files a picture about the property of a post. Throws 404, 422 without a file. */
export async function addPicture(scope: TenantScope, id: string, words: Words, uploads: Uploads): Promise<Media> {
  const post = await postRow(scope, id);
  return fileFor(scope, post, words, needed(uploads));
}

/** Files a picture for a post, or for a workspace's every property. Throws 404, 422 where neither is named. */
export async function uploadPicture(
  scope: TenantScope,
  about: Words & { post?: string | undefined; domainId: string | undefined; language?: Language | undefined },
  uploads: Uploads,
): Promise<Media> {
  const file = needed(uploads);
  if (about.post) return fileFor(scope, await postRow(scope, about.post), about, file);
  const workspace = about.domainId ? await workspaceOfDomain(scope, about.domainId) : undefined;
  if (!workspace) throw notFound('Workspace');
  const { title, alt_text, language = 'en' } = about;
  const altText = alt_text ? { [language]: alt_text } : {};
  return addMediaFile(scope, { workspaceId: workspace.id, propertyId: null, title, altText, tags: [] }, file);
}

function needed(uploads: Uploads): Picture {
  if (!uploads?.file) throw invalid([{ field: 'file', message: 'Choose a picture' }]);
  return uploads.file;
}

async function fileFor(scope: TenantScope, post: PostRow, { title, alt_text }: Words, file: Picture): Promise<Media> {
  const { workspaceId, propertyId } = await oneEntry(scope, post.entryId);
  const altText = alt_text ? { [post.language]: alt_text } : {};
  return addMediaFile(scope, { workspaceId, propertyId, title, altText, tags: [] }, file);
}

async function change(scope: TenantScope, post: PostRow, more: Partial<Details>): Promise<void> {
  const { title, description, slug, blocks, version } = post;
  const draft = { title, description, slug, blocks, version, details: { ...detailsOf(post), ...more } };
  await saveDraft(scope, propertyPosts, post.entryId, post.language, draft, async () => undefined);
}
