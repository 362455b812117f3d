/** What the overview of a busy property answers. */
import type { Demand, Need } from '@foyer/contract/overview';
import { uuid } from '#testing/samples.ts';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Ninety days from a Saturday: a covered market on the third, a gala without a page on the tenth. */
export function demandOf(from = '2026-11-21'): Demand {
  const days = Array.from({ length: 90 }, (_, at) => ({ day: dayAfter(from, at), events: 0, weight: 0, covered: 0 }));
  days[2] = { day: dayAfter(from, 2), events: 2, weight: 3, covered: 3 };
  days[9] = { day: dayAfter(from, 9), events: 1, weight: 2, covered: 0 };
  days[10] = { day: dayAfter(from, 10), events: 3, weight: 4, covered: 2 };
  return {
    from,
    to: dayAfter(from, 89),
    distance: 35,
    days,
    peaks: [
      { day: dayAfter(from, 9), eventId: uuid(70), title: 'New Year Gala', expectedVisitors: 6800, covered: false },
    ],
  };
}

export const poolHours = {
  key: `${uuid(40)} hours:indoor_pool`,
  type: 'fact' as const,
  name: 'hours:indoor_pool',
  subject: { kind: 'property' as const, id: uuid(40), title: 'Halden am See' },
  was: '07:00-22:00',
  now: '07:00-21:00',
  changedBy: 'Jonas Feld',
  changedAt: '2026-11-20T08:12:00Z',
};

/** One of each. */
export const everyNeed: Need[] = [
  { kind: 'changed-fact', change: poolHours, pages: 4, texts: 8, corrections: 8, says: '22:00' },
  {
    kind: 'changed-event',
    eventId: uuid(71),
    title: 'Dornbirn Winter Fair',
    eventStatus: 'moved',
    startDate: '2026-12-05T10:00:00+01:00',
    timeZone: 'Europe/Vienna',
    startedBefore: '2026-11-28T10:00:00+01:00',
    pages: 1,
    entryId: uuid(90),
    corrections: 0,
    changedBy: 'Ines Brandt',
    changedAt: '2026-11-20T08:12:00Z',
  },
  {
    kind: 'past-event',
    eventId: uuid(72),
    title: 'Harvest Supper',
    endedOn: '2026-10-18T22:00:00+02:00',
    timeZone: 'Europe/Vienna',
    pages: 1,
    entryId: uuid(91),
  },
  { kind: 'failed', posts: 1, reason: 'The venue has no street address' },
  { kind: 'open-claims', posts: 2 },
  { kind: 'off-guide', posts: 9 },
  { kind: 'behind', language: 'fr', posts: 7, oldest: new Date(Date.now() - 12.5 * 86_400_000).toISOString() },
  { kind: 'alt-text', images: 61, used: 38 },
  { kind: 'drafts', posts: 3, savedBy: ['Jonas', 'Léa'] },
  { kind: 'certificate', factId: uuid(61), factName: 'certificate:green_key', until: '2099-05-31' },
];
