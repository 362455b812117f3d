/**
 * What a text may rest on: the property's record, its facts, the event a page is about and the style guide it is
 * written in. Everything in editorial takes this as plain data and asks nobody else.
 */
import type { Event } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import type { PropertyRecord } from '@foyer/contract/properties';
import type { StyleguideContent } from '@foyer/contract/styleguides';

/** A property fact as editorial needs it; `language` null holds for every language. */
export type Fact = {
  id?: string;
  factName: string;
  factValue: string;
  language: Language | null;
  updatedAt?: string;
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

export type Sources = {
  property: PropertySource;
  facts: readonly Fact[];
  event: EventSource | null;
};

export type TextContext = Sources & {
  language: Language;
  styleguide: StyleguideContent | null;
};
