/** How much demand an event brings: the weight people see as one to three bars, from what is known of the event. */
import type { EventCategory, EventInput } from '@foyer/contract/events';

export type Weight = 1 | 2 | 3;

/** What a category draws while nobody has said how many visitors a day are expected. */
const drawn: Record<EventCategory, 1 | 2> = {
  market: 2,
  music: 1,
  stage: 2,
  outdoor: 1,
  sport: 2,
  food: 1,
  trade: 2,
  parade: 2,
  family: 1,
  art: 1,
};
const dayLength = 24 * 60 * 60_000;

/**
 * Weight = draw + stay, at most 3. Draw: 3 from 5,000 visitors a day, 2 from 1,500, else 1; by category when the number
 * is not known. Stay: 1 for an event of a week or longer, which fills more than one weekend. A cancelled one weighs 1.
 */
export function weightOf(
  event: Pick<EventInput, 'category' | 'expectedVisitors' | 'eventStartDate' | 'eventEndDate' | 'eventStatus'>,
): Weight {
  if (event.eventStatus === 'cancelled') return 1;
  const { expectedVisitors: visitors, eventStartDate, eventEndDate } = event;
  const draw = visitors === null ? drawn[event.category] : visitors >= 5000 ? 3 : visitors >= 1500 ? 2 : 1;
  const length = eventEndDate ? Date.parse(eventEndDate) - Date.parse(eventStartDate) : 0;
  return Math.min(3, draw + (length >= 7 * dayLength ? 1 : 0)) as Weight;
}
