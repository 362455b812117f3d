/**
 * Events and venues on and off the site by their status alone: some languages of an event, a venue in all of them, now
 * or at a time to come. It refuses a language the event is not told in, and to plan what is live already.
 */
import type { PostStatus } from '@foyer/contract/events';
import { type Language, languageNames } from '@foyer/contract/languages';
import { attempt } from '#lib/attempt.ts';
import { conflict, invalid, notFound, type Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { isDue, type Plan, type PlannedThing, sendPlan, settlePlan } from '../planning/rules.ts';
import { presentEvent } from '../presenter.ts';
import { showEvent, showVenue } from '../showing/rules.ts';
import { findEvents, findTranslations, holdEvent } from '../store.ts';
import { endOf } from '../telling/rules.ts';
import { holdVenue } from '../venues/store.ts';
import * as store from './store.ts';

export type Status = Extract<PostStatus, 'draft' | 'published' | 'archived'>;

/** Languages an event is told in. Throws 404. */
export async function languagesOfEvent(scope: TenantScope, groupId: string): Promise<Language[]> {
  const told = await findTranslations(scope, groupId);
  if (told.length === 0) throw notFound('Event');
  return told.map(({ event }) => event.language);
}

/**
 * Gives one language of an event a status, and shows, plans or hides it. Throws 404, 422 for a language it is not told
 * in, and 409 `live-already`.
 */
export async function setEventStatus(
  scope: TenantScope,
  groupId: string,
  language: Language,
  status: Status,
  publishAt: string | null = null,
): Promise<void> {
  await holdEvent(scope, groupId);
  const told = await findTranslations(scope, groupId);
  const [first] = told;
  if (!first) throw notFound('Event');
  const found = told.find(({ event }) => event.language === language);
  if (!found) {
    throw invalid([{ field: 'languages', message: `The event is not told in ${languageNames[language]}` }]);
  }
  const { event } = found;
  const plan = planOf(event, status, publishAt);
  await store.setEventPlan(scope, event.id, plan);
  await sendPlan(scope, { kind: 'event', id: event.id, ...plan }, event, {
    id: event.translationGroup,
    detail: { language, title: event.title },
  });
  await showEvent(scope, first.event);
}

/** Gives a venue a status, and shows, plans or hides it in every language. Throws 404 and 409 `live-already`. */
export async function setVenueStatus(
  scope: TenantScope,
  venueId: string,
  status: Status,
  publishAt: string | null = null,
): Promise<void> {
  const before = await holdVenue(scope, venueId);
  if (!before) throw notFound('Venue');
  const plan = planOf(before, status, publishAt);
  const venue = await store.setVenuePlan(scope, venueId, plan);
  await sendPlan(scope, { kind: 'venue', id: venueId, ...plan }, before, {
    id: venueId,
    detail: { title: before.title },
  });
  await showVenue(scope, venue);
}

function planOf(before: Plan, status: Status, publishAt: string | null): Plan {
  const plan = settlePlan({ status, publishAt }, before);
  if (plan.status === 'scheduled' && before.status === 'published') {
    throw conflict('live-already', 'It is on the site already');
  }
  return plan;
}

const live: Plan = { status: 'published', publishAt: null, failure: null };

/**
 * Does a planned publishing, or leaves the event or venue failed with the reason. Does nothing when the plan has changed
 * since, was carried out already, or went into the trash.
 */
export const publishPlanned = (scope: TenantScope, { kind, id, publishAt }: PlannedThing): Promise<void> =>
  kind === 'event' ? publishPlannedEvent(scope, id, publishAt) : publishPlannedVenue(scope, id, publishAt);

async function publishPlannedEvent(scope: TenantScope, eventId: string, publishAt: string): Promise<void> {
  await holdEvent(scope, eventId);
  const [row] = await findEvents(scope, [eventId]);
  if (!row || !isDue(row.event, publishAt)) return;
  const { event } = row;
  const there = { ...scope, workspaceId: event.workspaceId };
  const refused = await attempt(there, async () => {
    if (endOf(presentEvent(row)).getTime() <= Date.now()) throw conflict('event-over', 'The event was over by then');
    await store.setEventPlan(there, eventId, live);
    await showEvent(there, event);
  });
  if (!refused) return;
  await store.setEventPlan(there, eventId, failed(refused));
  await recordFailure(there, 'event', event.translationGroup, {
    ...{ language: event.language, title: event.title, reason: refused.message },
  });
}

async function publishPlannedVenue(scope: TenantScope, venueId: string, publishAt: string): Promise<void> {
  const venue = await holdVenue(scope, venueId);
  if (!venue || !isDue(venue, publishAt)) return;
  const there = { ...scope, workspaceId: venue.workspaceId };
  const refused = await attempt(there, async () => showVenue(there, await store.setVenuePlan(there, venueId, live)));
  if (!refused) return;
  await store.setVenuePlan(there, venueId, failed(refused));
  await recordFailure(there, 'venue', venueId, { title: venue.title, reason: refused.message });
}

const failed = ({ message }: Refusal): Plan => ({ status: 'failed', publishAt: null, failure: message });

const recordFailure = (
  scope: TenantScope,
  kind: PlannedThing['kind'],
  targetId: string,
  detail: Record<string, unknown>,
) => recordAct(scope, { action: `${kind}.publishing-failed`, targetKind: kind, targetId, detail });
