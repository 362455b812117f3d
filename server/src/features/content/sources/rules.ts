/**
 * Gathers what a text may rest on, from the nouns that own it: the property's record and facts, the event in each
 * language, the style guide and the pictures. Everything is read within the caller's scope, in one short transaction;
 * what of it counts in one language is editorial's to say.
 */
import type { Event } from '@foyer/contract/events';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { PageSources } from '@foyer/editorial/context';
import type { TenantScope } from '#lib/scope.ts';
import { translationsOf } from '../../events/rules.ts';
import { type Image, imagesOf } from '../../media/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { factsOf } from '../../property-facts/rules.ts';
import { oneStyleguide } from '../../styleguides/rules.ts';

/** The sources of a page as they are stored, with the pictures it may show. */
export type StoredSources = PageSources & {
  property: Property;
  facts: PropertyFact[];
  events: Event[];
  images: Image[];
};

export async function loadSources(
  scope: TenantScope,
  of: { propertyId: string; eventId: string | null; styleguideId: string | null },
): Promise<StoredSources> {
  return {
    property: await oneProperty(scope, of.propertyId),
    facts: await factsOf(scope, of.propertyId),
    events: of.eventId ? await translationsOf(scope, of.eventId) : [],
    styleguide: of.styleguideId ? (await oneStyleguide(scope, of.styleguideId)).content : null,
    images: await imagesOf(scope, of.propertyId),
  };
}
