/**
 * Property posts while they are written in the dashboard: a language begins with what is known of the house already, and
 * a draft is kept as far as it is. It refuses a language told twice and pictures of others.
 */
import { type Language, languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyPostDraft } from '@foyer/contract/property-post-fields';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { saveDraft } from '../../entries/drafts/rules.ts';
import { addLanguage, oneEntry, postsOf } from '../../entries/rules.ts';
import { holdProperty } from '../../properties/rules.ts';
import { type Details, detailsOf } from '../presenter.ts';
import { propertyPosts } from '../publishing/rules.ts';
import { beginGroup, postRow, present, refuseForeignPictures } from '../rules.ts';

/** Begins a language: filled from the language the group has, or from the record of the property. */
export async function beginPropertyPost(
  scope: TenantScope,
  {
    propertyId,
    translationGroup,
    language,
  }: { propertyId: string; translationGroup: string | null; language: Language },
): Promise<PropertyPost> {
  const property = await holdProperty(scope, propertyId);
  const there = { ...scope, workspaceId: property.workspaceId };
  const entry = translationGroup ? await oneEntry(there, translationGroup, 'property_post') : null;
  if (entry && entry.propertyId !== propertyId) throw notFound('Property');
  const posts = entry ? await postsOf(there, [entry.id]) : [];
  if (posts.some((post) => post.language === language)) {
    throw invalid([{ field: 'language', message: `This property is told in ${languageNames[language]} already` }]);
  }
  const [first] = posts;
  const details: Details = first
    ? detailsOf(first)
    : { meta: recordOf(property), gallery: [], featuredMediaId: property.imageId };
  details.meta = { ...details.meta, country: countryIn(property.country, language) };
  const added = await addLanguage(
    there,
    entry ?? (await beginGroup(there, property, language, null)),
    { domainId: property.domainId, language, subject: property.name },
    { title: property.name, details },
  );
  return present(there, added);
}

/** Saves a draft as far as it is written. Throws 412 for another version than expected. */
export async function savePropertyDraft(
  scope: TenantScope,
  id: string,
  { title, excerpt, slug, blocks, meta, gallery, featured_media }: PropertyPostDraft,
  expected: Expected,
): Promise<PropertyPost> {
  const post = await postRow(scope, id);
  refuseStale(expected, await present(scope, post));
  await refuseForeignPictures(scope, { gallery, featured_media });
  const details: Details = { meta, gallery, featuredMediaId: featured_media };
  const draft = { title, description: excerpt, slug, blocks, details, version: post.version };
  return saveDraft(scope, propertyPosts, post.entryId, post.language, draft, (row) => present(scope, row));
}

const recordOf = (property: Property): Details['meta'] => ({
  property_type: property.type,
  address: [property.address, property.postalCode].filter(Boolean).join(', '),
  city: property.city,
  country: property.country,
  star_rating: property.starRating,
  email: property.email,
  reservation_link: property.reservationLink,
  policies_links: [],
});

const countryIn = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
