/**
 * What a text may rest on: the property's record, its facts, the event a page is about and the style guide it is
 * written in. Everything in editorial takes this as plain data and asks nobody else. What of it counts in one language
 * is decided here alone, for the server as for the browser.
 */
import type { Event } from '@foyer/contract/events';
import { defaultLanguage, type Language } from '@foyer/contract/languages';
import type { PropertyRecord } from '@foyer/contract/properties';
import type { StyleguideContent } from '@foyer/contract/styleguides';

/** A property fact as editorial needs it; `language` null holds for every language. */
export type Fact = {
  id?: string;
  factName: string;
  factValue: string;
  language: Language | null;
  updatedAt?: string;
  verifiedOn?: string | null;
};

/** The fields of an event that a sentence can rest on. */
export type EventSource = Pick<
  Event,
  | 'title'
  | 'description'
  | 'eventStartDate'
  | 'eventEndDate'
  | 'timeZone'
  | 'allDay'
  | 'timeKnown'
  | 'eventStatus'
  | 'venue'
  | 'category'
  | 'ticketUrl'
  | 'price'
  | 'currency'
> & { eventId?: string };

/** The fields of a property's record that a sentence can rest on. */
export type PropertySource = Pick<
  PropertyRecord,
  | 'name'
  | 'type'
  | 'starRating'
  | 'address'
  | 'city'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'checkInTime'
  | 'checkOutTime'
>;

/** For what is about no house: it has no name and stands nowhere, so nothing said of a house has a source. */
export const noHouse: PropertySource = {
  name: '',
  type: '',
  starRating: null,
  address: '',
  city: '',
  country: '',
  latitude: Number.NaN,
  longitude: Number.NaN,
  checkInTime: null,
  checkOutTime: null,
};

export type Sources = {
  property: PropertySource;
  facts: readonly Fact[];
  event: EventSource | null;
};

export type TextContext = Sources & {
  language: Language;
  styleguide: StyleguideContent | null;
};

/** An event as one language tells it. */
export type ToldEvent = EventSource & { language: Language };

/** What a page may rest on in all its languages. */
export type PageSources = Omit<Sources, 'event'> & {
  /** The event a page is about, once in each language it is told in; the first is the one that was chosen. */
  events: readonly ToldEvent[];
  styleguide: StyleguideContent | null;
};

/** The facts that can be quoted in a language: those stated in it and those in no language. */
export const factsIn = <F extends Fact>(facts: readonly F[], language: Language): F[] =>
  facts.filter((fact) => fact.language === null || fact.language === language);

/**
 * The facts a text in this language may rest on: those that can be quoted in it, and what the hotel has stated in other
 * languages alone, in one of them. A house that forbids dogs in English forbids them in a German text too.
 */
export function factsFor<F extends Fact>(facts: readonly F[], language: Language): F[] {
  const known = new Set(factsIn(facts, language).map(({ factName }) => factName));
  const chosen = new Map<string, Language>();
  for (const fact of facts) {
    if (fact.language === null || known.has(fact.factName)) continue;
    if (!chosen.has(fact.factName) || fact.language === defaultLanguage) chosen.set(fact.factName, fact.language);
  }
  return facts.filter((fact) => fact.language === null || fact.language === (chosen.get(fact.factName) ?? language));
}

/** The event as far as it is told in a language: without a translation its name, place and times, not its description. */
export function eventIn<E extends ToldEvent>(events: readonly E[], language: Language): E | null {
  const [chosen] = events;
  if (!chosen) return null;
  return events.find((event) => event.language === language) ?? { ...chosen, description: '' };
}

/** The one context a text in this language is written in, checked in and published by. */
export const contextIn = ({ property, facts, events, styleguide }: PageSources, language: Language): TextContext => ({
  property,
  facts: factsFor(facts, language),
  event: eventIn(events, language),
  language,
  styleguide,
});
