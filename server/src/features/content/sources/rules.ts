/**
 * Gathers what a text may rest on, from the nouns that own it: the property's record and facts, the event in each
 * language, the style guide and the pictures. Everything is read within the caller's scope, in one short transaction.
 */
import type { Event } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { StyleguideContent } from '@foyer/contract/styleguides';
import type { TextContext } from '@foyer/editorial/context';
import type { TenantScope } from '#lib/scope.ts';
import { translationsOf } from '../../events/rules.ts';
import { type Image, imagesOf } from '../../media/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { factsOf } from '../../property-facts/rules.ts';
import { oneStyleguide } from '../../styleguides/rules.ts';

export type PageSources = {
  property: Property;
  facts: PropertyFact[];
  /** The event a page is about, once in each language it is told in; the first is the one that was chosen. */
  events: Event[];
  styleguide: StyleguideContent | null;
  images: Image[];
};

export async function loadSources(
  scope: TenantScope,
  of: { propertyId: string; eventId: string | null; styleguideId: string | null },
): Promise<PageSources> {
  return {
    property: await oneProperty(scope, of.propertyId),
    facts: await factsOf(scope, of.propertyId),
    events: of.eventId ? await translationsOf(scope, of.eventId) : [],
    styleguide: of.styleguideId ? (await oneStyleguide(scope, of.styleguideId)).content : null,
    images: await imagesOf(scope, of.propertyId),
  };
}

/** The event as far as it is told in a language: without a translation its name, place and times, not its description. */
export function eventIn(sources: PageSources, language: Language): Event | null {
  const [chosen] = sources.events;
  if (!chosen) return null;
  return sources.events.find((event) => event.language === language) ?? { ...chosen, description: '' };
}

/** The sources of a text in one language: facts in it and in no language, and the event as it is told in it. */
export const contextIn = (sources: PageSources, language: Language): TextContext => ({
  property: sources.property,
  facts: sources.facts.filter((fact) => fact.language === null || fact.language === language),
  event: eventIn(sources, language),
  language,
  styleguide: sources.styleguide,
});
