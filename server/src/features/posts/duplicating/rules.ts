/**
 * Copies of entries: as drafts, for another property or in another language. Texts go along whole, what the other house
 * may not show or rest on stays behind, and every claim is checked anew there.
 */
import type { Block } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import type { TenantScope } from '#lib/scope.ts';
import { measure } from '../../entries/judging/rules.ts';
import {
  addLanguage,
  copyEntry,
  domainOf,
  type EntryRow,
  oneEntry,
  type PostRow,
  postsOf,
} from '../../entries/rules.ts';
import { imagesOf } from '../../media/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { styleguideOfProperty } from '../../styleguides/rules.ts';
import { rulesOf } from '../types/rules.ts';

/**
 * Answers the id of the copy. A language the entry is not told in begins with the words of its source language, to be
 * told anew. Throws 404.
 */
export async function duplicate(
  scope: TenantScope,
  id: string,
  to: { propertyId?: string | undefined; languages?: readonly Language[] | undefined },
): Promise<{ id: string }> {
  const entry = await oneEntry(scope, id);
  const posts = await postsOf(scope, [id]);
  const source = posts.find((post) => post.language === entry.sourceLanguage) ?? posts[0];
  if (!source) throw new Error('An entry without a language');
  const languages = [...new Set(to.languages ?? posts.map((post) => post.language))];
  // The source language comes first, so that the others can follow it.
  languages.sort((a, b) => Number(b === entry.sourceLanguage) - Number(a === entry.sourceLanguage));
  const place = await placeOf(scope, entry, to.propertyId, domainOf(posts));
  const copy = await copyEntry(scope, entry, {
    ...place.values,
    name: `${entry.name} (copy)`,
    sourceLanguage: languages[0] ?? entry.sourceLanguage,
  });
  const rules = rulesOf(entry.type);
  for (const language of languages) {
    const post = posts.find((one) => one.language === language) ?? source;
    const made = await addLanguage(
      scope,
      copy,
      { domainId: place.domainId, language, subject: post.slug },
      { ...textOf(post, place.mayShow), ...following(post, source, language === copy.sourceLanguage) },
    );
    await measure(scope, rules, copy, made);
  }
  return { id: copy.id };
}

type MayShow = (imageId: string) => boolean;

/** Where the copy stands, with what of the entry goes along. */
async function placeOf(scope: TenantScope, entry: EntryRow, propertyId: string | undefined, domainId: string) {
  if (!propertyId || propertyId === entry.propertyId) return { domainId, mayShow: () => true, values: {} };
  const property = await oneProperty(scope, propertyId);
  const styleguide = await styleguideOfProperty({ ...scope, workspaceId: property.workspaceId });
  const images = new Set((await imagesOf(scope, propertyId)).map((image) => image.id));
  const mayShow: MayShow = (id) => images.has(id);
  const { brief } = entry;
  return {
    domainId: property.domainId,
    mayShow,
    values: {
      workspaceId: property.workspaceId,
      propertyId,
      styleguideId: entry.styleguideId && styleguide.id,
      // Events belong to a workspace, facts to a property.
      eventId: property.workspaceId === entry.workspaceId ? entry.eventId : null,
      factIds: [],
      details: picturesOf(entry.details, mayShow),
      brief: brief && { ...brief, imageIds: brief.imageIds?.filter(mayShow) ?? [] },
    },
  };
}

const textOf = ({ title, description, blocks, details }: PostRow, mayShow: MayShow) => ({
  title,
  description,
  blocks: blocks.flatMap((block) => shownAt(block, mayShow)),
  details: picturesOf(details, mayShow),
});

/** Details of a type without the pictures the other house may not show, under the names types keep them. */
function picturesOf(details: PostRow['details'], mayShow: MayShow): PostRow['details'] {
  const kept = { ...details };
  for (const name of ['coverId', 'featuredMediaId']) {
    if (typeof kept[name] === 'string' && !mayShow(kept[name])) kept[name] = null;
  }
  if (Array.isArray(kept.gallery)) kept.gallery = kept.gallery.filter((id) => typeof id !== 'string' || mayShow(id));
  return kept;
}

/** A block without the pictures the other house may not show. */
function shownAt(block: Block, mayShow: MayShow): Block[] {
  if (block.kind === 'hero') {
    return [{ ...block, imageId: block.imageId !== null && mayShow(block.imageId) ? block.imageId : null }];
  }
  if (block.kind === 'gallery') return [{ ...block, items: block.items.filter(({ imageId }) => mayShow(imageId)) }];
  return block.kind === 'image' && !mayShow(block.imageId) ? [] : [block];
}

/** A language that was level with its source is level in the copy too, where both begin anew. */
function following(post: PostRow, source: PostRow, isSource: boolean): { sourceVersion?: number | null } {
  if (isSource || post.id === source.id) return { sourceVersion: null };
  if (post.sourceVersion === null) return { sourceVersion: null };
  return { sourceVersion: post.sourceVersion < source.textVersion ? 0 : 1 };
}
