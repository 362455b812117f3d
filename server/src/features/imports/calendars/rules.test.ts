import { describe, expect, it } from 'vitest';
import { zonedInstant } from '#lib/zoned-time.ts';
import { google, outlook, wordpress } from '../../../testing/calendars.ts';
import { readCalendar } from './rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const read = (lines: readonly string[] | string, timeZone = 'Europe/Vienna') =>
  readCalendar(Buffer.from(typeof lines === 'string' ? lines : lines.join('\r\n')), { timeZone, now });
const shown = ({ start, end, timeZone }: { start: string; end: string | null; timeZone: string }) => [
  zonedInstant(start, timeZone),
  end && zonedInstant(end, timeZone),
  timeZone,
];

describe('a file of Outlook', () => {
  const { candidates, unreadable } = read(outlook);

  it('is told in the house’s zone, the series until its last day, without the one left out', () => {
    expect(unreadable).toEqual([]);
    expect(candidates.map(shown)).toEqual([
      ['2026-12-03T19:30:00+01:00', '2026-12-03T21:30:00+01:00', 'Europe/Vienna'],
      ['2026-12-17T20:00:00+01:00', '2026-12-17T22:00:00+01:00', 'Europe/Vienna'],
      ['2026-12-08T00:00:00+01:00', '2026-12-08T00:00:00+01:00', 'Europe/Vienna'],
    ]);
    expect(candidates.map(({ recurrenceId }) => recurrenceId)).toEqual([
      '2026-12-03T18:30:00.000Z',
      '2026-12-17T18:30:00.000Z',
      '',
    ]);
    expect(candidates[2]?.allDay).toBe(true);
  });

  it('joins what was folded and takes the text out of the HTML beside a blank description', () => {
    expect(candidates[0]).toMatchObject({
      title: 'Orgelkonzert zum Advent',
      description: 'Werke von Bach & Händel\nEinlass ab 19 Uhr',
      place: { text: 'Festspielhaus Bregenz, Platz der Wiener Symphoniker 1, 6900 Bregenz, Österreich' },
    });
  });

  it('reads a fold within a letter, as bytes are folded', () => {
    const bytes = Buffer.from(outlook.join('\r\n').replace('Händel', 'Hä@ndel'));
    const at = bytes.indexOf('ä@');
    const folded = Buffer.concat([bytes.subarray(0, at + 1), Buffer.from('\r\n '), bytes.subarray(at + 1)]);
    const one = readCalendar(Buffer.from(folded.toString('latin1').replace('@', ''), 'latin1'), {
      timeZone: 'Europe/Vienna',
      now,
    });
    expect(one.candidates[0]?.description).toContain('Händel');
  });
});

describe('a file of Google', () => {
  const { candidates, unreadable } = read(google);

  it('shows times in UTC on the calendar’s clock and a series over the change of clocks at its hour', () => {
    expect(unreadable).toEqual([]);
    expect(candidates.map(shown)).toEqual([
      ['2027-03-26T20:00:00+01:00', '2027-03-26T22:00:00+01:00', 'Europe/Berlin'],
      ['2027-03-20T20:00:00+01:00', '2027-03-20T22:30:00+01:00', 'Europe/Berlin'],
      ['2027-04-03T20:00:00+02:00', '2027-04-03T22:30:00+02:00', 'Europe/Berlin'],
      ['2027-03-27T20:00:00+01:00', '2027-03-27T22:30:00+01:00', 'Europe/Berlin'],
    ]);
  });

  it('knows the cancelled day and reads HTML in the description', () => {
    expect(candidates.map(({ eventStatus }) => eventStatus)).toEqual([
      'scheduled',
      'scheduled',
      'scheduled',
      'cancelled',
    ]);
    expect(candidates[0]?.description).toBe('Jazz im Keller\nTrio um Mara Lindt\nKarten');
  });
});

describe('a file of a plug-in', () => {
  const { candidates, unreadable } = read(wordpress, 'Europe/Berlin');

  it('reads entities, coordinates, categories and the ticket link; floating times on the house’s clock', () => {
    expect(candidates.map(shown)).toEqual([
      ['2026-12-12T10:00:00+01:00', '2026-12-12T18:00:00+01:00', 'Europe/Vienna'],
      ['2027-01-02T17:00:00+01:00', '2027-01-02T19:00:00+01:00', 'Europe/Berlin'],
      ['2027-01-11T17:00:00+01:00', '2027-01-11T18:30:00+01:00', 'Europe/Vienna'],
    ]);
    expect(candidates[0]).toMatchObject({
      line: 17,
      title: 'Kunst & Handwerk – Wintermarkt',
      description: 'Vierzig Stände, ein Karussell.\n\nEintritt frei',
      category: 'market',
      ticketUrl: 'https://dornbirn.example/event/wintermarkt/',
      place: { latitude: 47.4133, longitude: 9.7417 },
    });
    expect(candidates[1]?.category).toBe('sport');
  });

  it('tells a bad one by its line and reads the rest', () => {
    expect(unreadable).toEqual([
      { line: 43, title: '', problem: 'The event has no end (END:VEVENT)' },
      { line: 38, title: 'Verschoben', problem: expect.stringMatching(/^This cannot be read: .*date/) },
    ]);
  });
});

describe('series', () => {
  const series = (...more: string[]) =>
    read([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:series',
      'SUMMARY:Stadtführung',
      'DTSTART;TZID=Europe/Vienna:20260105T100000',
      ...more,
      'END:VEVENT',
      'END:VCALENDAR',
    ]).candidates.map(({ start }) => start.slice(0, 10));

  it('without an end are told twelve months on, from today', () => {
    const days = series('RRULE:FREQ=MONTHLY;BYDAY=1MO');
    expect([days.length, days[0], days.at(-1)]).toEqual([12, '2026-12-07', '2027-11-01']);
  });

  it('take days added by RDATE, and leave out a day that EXDATE names without an hour or in UTC', () => {
    expect(
      series(
        'RRULE:FREQ=WEEKLY;UNTIL=20261207',
        'RDATE;TZID=Europe/Vienna:20261224T100000',
        'EXDATE;VALUE=DATE:20261130',
      ),
    ).toEqual(['2026-11-23', '2026-12-07', '2026-12-24']);
    expect(series('RRULE:FREQ=WEEKLY;COUNT=48', 'EXDATE:20261123T090000Z')).toEqual(['2026-11-30']);
  });

  it('that ended are not told, and one that never ends does not hang', () => {
    expect(series('RRULE:FREQ=WEEKLY;UNTIL=20260301T000000Z')).toEqual([]);
    expect(series('RRULE:FREQ=SECONDLY').length).toBeLessThanOrEqual(400);
  });
});

describe('what is broken', () => {
  it.each([
    ['nothing', ''],
    ['no calendar', 'Dear Greta,\r\nthe dates follow.'],
    ['bytes', '\u0000\u0001BEGIN:VEVENT'],
  ])('%s reads as no event', (_what, text) => expect(read(text)).toEqual({ candidates: [], unreadable: [] }));

  it('an event that ends before it starts, or has no title, is told', () => {
    const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:x', ...lines, 'END:VEVENT'];
    const { candidates, unreadable } = read([
      ...event('SUMMARY:Turned', 'DTSTART:20270101T100000Z', 'DTEND:20270101T090000Z'),
      ...event('DTSTART:20270101T100000Z'),
      ...event('SUMMARY:No start'),
    ]);
    expect(candidates).toEqual([]);
    expect(unreadable.map(({ line }) => line)).toEqual([1, 7, 11]);
  });
});
