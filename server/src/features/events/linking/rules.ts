/**
 * Makes an event that was entered by itself one of the languages of another. It refuses a language the other is told in
 * already, and an event that has translations of its own. Both stand in one workspace, which proving the call sees to.
 */
import type { ValidationError } from '@foyer/contract/errors';
import type { Event } from '@foyer/contract/events';
import { invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { refreshPages } from '../../entries/refreshing/rules.ts';
import { oneEvent } from '../rules.ts';
import { showEvent } from '../showing/rules.ts';
import * as store from '../store.ts';

/**
 * The event keeps its id and texts and takes place, times and all else from the group (the event that was told first).
 * Linking it once more changes nothing. Throws 404, or 422 for what cannot be linked.
 */
export async function linkTranslation(scope: TenantScope, newPostId: string, translationGroup: string): Promise<Event> {
  const [event, group] = await Promise.all([rowOf(scope, newPostId), rowOf(scope, translationGroup)]);
  const groupId = group.event.translationGroup;
  if (event.event.translationGroup === groupId) return oneEvent(scope, newPostId);
  const [own, told] = await Promise.all([
    store.findTranslations(scope, newPostId),
    store.findTranslations(scope, groupId),
  ]);
  const problems: ValidationError[] = [];
  const refuse = (field: 'newPostId' | 'translationGroup', message: string) => problems.push({ field, message });
  if (event.event.translationGroup !== newPostId) refuse('newPostId', 'The event is a translation of another one');
  else if (own.length > 1) refuse('newPostId', 'The event has translations of its own');
  if (told.some((one) => one.event.language === event.event.language)) {
    refuse('translationGroup', 'The event is told in this language already');
  }
  const first = told.find((one) => one.event.id === groupId);
  if (problems.length > 0 || !first) throw invalid(problems);
  await store.joinGroup(scope, newPostId, first.event);
  // It is no longer shown by itself, and is as one of the languages of the group.
  await showEvent(scope, event.event);
  await showEvent(scope, first.event);
  await refreshPages(scope, { eventIds: [newPostId] });
  return oneEvent(scope, newPostId);
}

async function rowOf(scope: TenantScope, eventId: string): Promise<store.EventWithVenue> {
  const [row] = await store.findEvents(scope, [eventId]);
  if (!row) throw notFound('Event');
  return row;
}
