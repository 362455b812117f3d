/**
 * Events as guests are told them: with the moment they were last changed and the moment they are over. It refuses
 * nothing; events that are not there are left out.
 */
import type { Event } from '@foyer/contract/events';
import type { Scope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { addDays, dayIn, startOfDay } from '#lib/zoned-time.ts';
import { presentEvent } from '../presenter.ts';
import { findEvents } from '../store.ts';

export type ToldEvent = { event: Event; updatedAt: string; endsAt: Date };

/** Events by their ids, in no order. */
export async function toldEvents(scope: Scope, eventIds: readonly string[]): Promise<ToldEvent[]> {
  if (eventIds.length === 0) return [];
  return (await findEvents(scope, [...new Set(eventIds)])).map((row) => {
    const event = presentEvent(row);
    return { event, updatedAt: toInstant(row.event.updatedAt), endsAt: endOf(event) };
  });
}

/** When an event is over: at its end, or with its last day on the clock of the place where no hour is known. */
export function endOf({ eventStartDate, eventEndDate, allDay, timeKnown, timeZone }: Event): Date {
  if (eventEndDate !== null && !allDay && timeKnown) return new Date(eventEndDate);
  return startOfDay(addDays((eventEndDate ?? eventStartDate).slice(0, 10), 1), timeZone);
}

/** The day after an event's last on a property's clock, and the moment it begins there. */
export function dayAfter(endsAt: Date, zone: string): { day: string; begins: Date } {
  // What ends at midnight ends with the day before.
  const day = addDays(dayIn(new Date(endsAt.getTime() - 1), zone), 1);
  return { day, begins: startOfDay(day, zone) };
}
