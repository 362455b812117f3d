/** What two versions of a draft say differently, part by part, for a person to choose between. */
import type { Media } from '@foyer/contract/media';
import type { PropertyPostDraft } from '@foyer/contract/property-post-fields';
import { textOf } from './words.ts';

const namesOf = (ids: readonly string[], pictures: readonly Media[]): string =>
  ids.map((id) => pictures.find((one) => one.id === id)?.title || 'A picture').join('\n');

const partsOf = (draft: PropertyPostDraft, pictures: readonly Media[]): Record<string, string> => ({
  'Property title': draft.title,
  'Property summary': draft.excerpt,
  'Property description': textOf(draft.blocks),
  'Property type': draft.meta.property_type,
  Address: draft.meta.address,
  City: draft.meta.city,
  Country: draft.meta.country,
  'Star rating': draft.meta.star_rating === null ? '' : String(draft.meta.star_rating),
  Email: draft.meta.email,
  'Reservation link': draft.meta.reservation_link,
  'Policy links': draft.meta.policies_links.join('\n'),
  Pictures: namesOf(draft.gallery, pictures),
  'Leading picture': namesOf(draft.featured_media ? [draft.featured_media] : [], pictures),
  'Page address': draft.slug,
});

export function differences(mine: PropertyPostDraft, theirs: PropertyPostDraft, pictures: readonly Media[]) {
  const other = partsOf(theirs, pictures);
  return Object.entries(partsOf(mine, pictures)).map(([name, text]) => ({
    name,
    mine: text,
    theirs: other[name] ?? '',
  }));
}
