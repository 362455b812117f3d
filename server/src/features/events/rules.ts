/**
 * Events: what draws guests to a place. An event keeps its wall time and zone, brings its venue along and is weighed
 * whenever it is written. It refuses pictures and venues of others, and a save meant for another version.
 */

import type { ValidationError } from '@foyer/contract/errors';
import type { Event, EventInput, eventCreation } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import { slugOf } from '@foyer/editorial/composer/page-title';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { Asked, Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { addDays, startOfDay } from '#lib/zoned-time.ts';
import { type Change, changesBetween, noticeChanges } from '../changed-facts/noticing/rules.ts';
import { refreshPages } from '../entries/refreshing/rules.ts';
import type { Picture } from '../media/pictures/rules.ts';
import { addMediaFile, areMedia } from '../media/rules.ts';
import { type Plan, sendPlan, settlePlan } from './planning/rules.ts';
import { weightOf } from './policy.ts';
import { presentEvent } from './presenter.ts';
import { showEvent } from './showing/rules.ts';
import { settleCategory } from './sorting/rules.ts';
import * as store from './store.ts';
import { askVenue, settleVenue } from './venues/rules.ts';

export type EventQuery = Omit<store.EventFilter, 'since' | 'until'> & { startDate?: string; endDate?: string };

/** Events the scope reaches, filtered and sorted; days are those of UTC. */
export async function listEvents(scope: Scope, query: EventQuery): Promise<{ data: Event[]; total: number }> {
  const { startDate, endDate, ...filter } = query;
  const { rows, total } = await store.listEvents(scope, {
    ...filter,
    since: startDate ? startOfDay(startDate, 'UTC') : undefined,
    until: endDate ? startOfDay(addDays(endDate, 1), 'UTC') : undefined,
  });
  return { data: rows.map(presentEvent), total };
}

/** Events by their ids, in no order; those that are not there are left out. */
export async function eventsByIds(scope: Scope, eventIds: readonly string[]): Promise<Event[]> {
  return (await store.findEvents(scope, eventIds)).map(presentEvent);
}

/** What `oneEvent` asks the database. */
export const askOneEvent = (eventId: string): Asked => store.askEvents([eventId]);

/** Throws 404. */
export async function oneEvent(scope: Scope, eventId: string): Promise<Event> {
  const [row] = await store.findEvents(scope, [eventId]);
  if (!row) throw notFound('Event');
  return presentEvent(row);
}

/** An event in every language it is told in, the one asked for first; empty when it is not there. */
export async function translationsOf(scope: Scope, eventId: string): Promise<Event[]> {
  const [row] = await store.findEvents(scope, [eventId]);
  if (!row) return [];
  const all = (await store.findTranslations(scope, row.event.translationGroup)).map(presentEvent);
  return [...all.filter((one) => one.eventId === eventId), ...all.filter((one) => one.eventId !== eventId)];
}

/** The same as a list. Throws 404. */
export async function listTranslations(scope: Scope, eventId: string): Promise<{ data: Event[]; total: number }> {
  const data = await translationsOf(scope, eventId);
  if (data.length === 0) throw notFound('Event');
  return { data, total: data.length };
}

/** Pictures that come with an event, by the field of the form. */
export type EventPictures = { mainImage?: Picture; secondaryImage?: Picture };

/** Creates an event with its venue and pictures. Throws 422 for a picture or venue that is not there. */
export async function createEvent(
  scope: TenantScope,
  input: z.output<typeof eventCreation>,
  pictures: EventPictures = {},
): Promise<Event> {
  const { workspaceId } = input;
  const id = uuidv7();
  const values = await settle(scope, workspaceId, input, pictures);
  const event = { id, workspaceId, translationGroup: id, version: 1, ...values.own, ...values.shared };
  store.insertEvent(scope, event);
  if (event.status === 'published') await showEvent(scope, event);
  await planEvent(scope, event);
  return presentEvent({ event, venue: values.venue });
}

/** What `createEvent` asks the database first. */
export const askCreation = ({ workspaceId, venue }: z.output<typeof eventCreation>): Asked =>
  askVenue(workspaceId, venue);

/** Tells an event in another language; place, times and all else stay shared. Throws 404, or 409 when it is told in it. */
export async function translateEvent(
  scope: TenantScope,
  eventId: string,
  text: { language: Language; title: string; description: string },
): Promise<Event> {
  const [first] = await store.findEvents(scope, [eventId]);
  if (!first) throw notFound('Event');
  const told = await store.findTranslations(scope, first.event.translationGroup);
  if (told.some(({ event }) => event.language === text.language)) {
    throw conflict('translation-exists', 'The event is told in this language already');
  }
  const id = uuidv7();
  // What is planned is planned language by language.
  const { status } = first.event;
  const waits = status === 'scheduled' || status === 'failed';
  const plan = { status: waits ? 'draft' : status, publishAt: null, failure: null };
  store.insertEvent(scope, { ...first.event, id, ...text, slug: slugOf(text.title, text.language), ...plan });
  await showEvent(scope, first.event);
  return oneEvent(scope, id);
}

/**
 * Changes an event; times, place, category and price change in all its languages. Throws 404, and 412 `stale` when one
 * of them was saved since the version that is expected.
 */
export async function updateEvent(
  scope: TenantScope,
  eventId: string,
  input: EventInput,
  { pictures = {}, expected = null }: { pictures?: EventPictures; expected?: Expected } = {},
): Promise<Event> {
  await store.holdEvent(scope, eventId);
  const before = await oneEvent(scope, eventId);
  refuseStale(expected, before);
  const values = await settle(scope, before.workspaceId, sortedAsBefore(input, before), pictures, before);
  if (input.language !== before.language) {
    const told = await store.findTranslations(scope, before.translation_group);
    if (told.some(({ event }) => event.language === input.language)) {
      throw invalid([{ field: 'language', message: 'The event is told in this language already' }]);
    }
  }
  await store.updateEvent(scope, eventId, values.own, values.shared);
  const eventIds = (await store.findTranslations(scope, before.translation_group)).map(({ event }) => event.id);
  await showEvent(scope, { translationGroup: before.translation_group, workspaceId: before.workspaceId });
  await refreshPages(scope, { eventIds });
  const after = await oneEvent(scope, eventId);
  await planEvent(scope, { ...values.own, id: eventId, translationGroup: before.translation_group }, before);
  await noticeChanges(scope, { eventId: before.translation_group, eventIds }, changesOf(before, after));
  return after;
}

/** An event as it would be sent to be saved unchanged; what is planned for it stays. */
export const inputOf = (event: Event): EventInput => ({
  ...{ title: event.title, description: event.description, language: event.language, status: event.status },
  ...{ eventStartDate: event.eventStartDate, eventEndDate: event.eventEndDate, timeZone: event.timeZone },
  ...{ allDay: event.allDay, timeKnown: event.timeKnown, eventStatus: event.eventStatus },
  ...{ venue: event.venue, category: event.category, ticketUrl: event.ticketUrl },
  ...{ featured_media: event.featured_media, secondary_image: event.secondary_image },
  ...{ price: event.price, currency: event.currency, expectedVisitors: event.expectedVisitors },
});

/** What of an event texts rest on, as two states of it say it. */
export const changesOf = (before: Event, after: Event): Change[] => changesBetween('event', before, after, told);

const told: Record<string, (event: Event) => unknown> = {
  title: ({ title }) => title,
  startDate: ({ eventStartDate }) => eventStartDate,
  endDate: ({ eventEndDate }) => eventEndDate,
  status: ({ eventStatus }) => eventStatus,
  price: ({ price, currency }) => (price === null ? null : `${price} ${currency ?? ''}`.trim()),
  'venue.title': ({ venue }) => venue.title,
  'venue.address': ({ venue }) => venue.address,
  'venue.city': ({ venue }) => venue.city,
};

/** Has what is planned carried out at its time. */
const planEvent = (
  scope: TenantScope,
  { id, translationGroup, publishAt, language, title }: PlannedEvent,
  before?: Pick<Plan, 'publishAt'>,
): Promise<void> =>
  sendPlan(scope, { kind: 'event', id, publishAt }, before, { id: translationGroup, detail: { language, title } });

type PlannedEvent = Pick<store.EventValues, 'id' | 'translationGroup' | 'publishAt' | 'language' | 'title'>;

/** A source that knows the kind alone leaves it in the category the team has sorted it into. */
const sortedAsBefore = (input: EventInput, before: Event): EventInput =>
  input.siteCategory === undefined && input.category === before.category
    ? { ...input, siteCategory: before.siteCategory }
    : input;

/** How pictures of events are filed: for every property of the organisation, to be described later. */
const shared = { propertyId: null, altText: {}, tags: ['event'] };

/** What is stored of an input: of the language alone, and of all its languages. */
async function settle(
  scope: TenantScope,
  workspaceId: string,
  input: EventInput,
  pictures: EventPictures,
  before?: Event,
) {
  const plan = settlePlan(input, before);
  await checkPictures(scope, input);
  const sorted = await settleCategory(scope, workspaceId, input);
  const file = async (picture: Picture | undefined) =>
    picture && (await addMediaFile(scope, { ...shared, workspaceId, title: input.title }, picture)).id;
  const imageId = (await file(pictures.mainImage)) ?? input.featured_media;
  const secondaryImageId = (await file(pictures.secondaryImage)) ?? input.secondary_image;
  const { venue, changed } = await settleVenue(scope, workspaceId, input.venue);
  if (changed) await store.moveEvents(scope, venue);
  return {
    venue,
    own: {
      title: input.title,
      description: input.description,
      slug: slugOf(input.title, input.language),
      language: input.language,
      ...plan,
    },
    shared: {
      eventStatus: input.eventStatus,
      startDate: moment(input, input.eventStartDate),
      endDate: input.eventEndDate === null ? null : moment(input, input.eventEndDate),
      timeZone: input.timeZone,
      allDay: input.allDay,
      timeKnown: input.timeKnown,
      venueId: venue.id,
      latitude: venue.latitude,
      longitude: venue.longitude,
      ...sorted,
      ticketUrl: input.ticketUrl,
      price: input.price,
      currency: input.currency,
      expectedVisitors: input.expectedVisitors,
      weight: weightOf({ ...input, category: sorted.category }),
      imageId,
      secondaryImageId,
    },
  };
}

/** Without a known hour the day as written counts, from its midnight on the event's own clock. */
const moment = ({ allDay, timeKnown, timeZone }: EventInput, written: string): string =>
  (allDay || !timeKnown ? startOfDay(written.slice(0, 10), timeZone) : new Date(written)).toISOString();

async function checkPictures(scope: TenantScope, input: EventInput): Promise<void> {
  const named = (['featured_media', 'secondary_image'] as const).flatMap((field) => {
    const id = input[field];
    return id ? [{ field, id }] : [];
  });
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
