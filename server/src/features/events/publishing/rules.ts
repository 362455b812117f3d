/**
 * Events and venues on and off the site by their status alone: some languages of an event, a venue in all of them. It
 * refuses a language the event is not told in.
 */
import { type Language, languageNames } from '@foyer/contract/languages';
import { invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { showEvent, showVenue } from '../showing/rules.ts';
import { findTranslations } from '../store.ts';
import * as store from './store.ts';

export type { Status } from './store.ts';

/** Languages an event is told in. Throws 404. */
export async function languagesOfEvent(scope: TenantScope, groupId: string): Promise<Language[]> {
  const told = await findTranslations(scope, groupId);
  if (told.length === 0) throw notFound('Event');
  return told.map(({ event }) => event.language);
}

/** Gives one language of an event a status, and shows or hides it. Throws 404, and 422 for a language it is not told in. */
export async function setEventStatus(
  scope: TenantScope,
  groupId: string,
  language: Language,
  status: store.Status,
): Promise<void> {
  const told = await findTranslations(scope, groupId);
  const [first] = told;
  if (!first) throw notFound('Event');
  const found = told.find(({ event }) => event.language === language);
  if (!found) {
    throw invalid([{ field: 'languages', message: `The event is not told in ${languageNames[language]}` }]);
  }
  await store.setEventStatus(scope, [found.event.id], status);
  await showEvent(scope, first.event);
}

/** Gives a venue a status, and shows or hides it in every language. Throws 404. */
export async function setVenueStatus(scope: TenantScope, venueId: string, status: store.Status): Promise<void> {
  const venue = await store.setVenueStatus(scope, venueId, status);
  if (!venue) throw notFound('Venue');
  await showVenue(scope, venue);
}
