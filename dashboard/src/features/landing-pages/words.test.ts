import { describe, expect, it } from 'vitest';
import { instantIn } from '#lib/dates/zone.ts';
import { defaultRange } from '#lib/events/default-range.ts';
import { dayWords, distanceWords, eventDates, isOver } from '#lib/events/event-words.ts';
import { factAge, stayWords, timeLeft } from './words.ts';

describe('dates of an event', () => {
  const dates = (eventStartDate: string, eventEndDate: string | null) =>
    eventDates({ eventStartDate, eventEndDate, timeZone: 'Europe/Berlin' });
  it('says the year once, and the weekday of a single day', () => {
    expect(dates('2026-11-26T11:00:00+01:00', '2026-12-20T21:00:00+01:00')).toBe('26 November to 20 December 2026');
    expect(dates('2026-12-30T11:00:00+01:00', '2027-01-02T21:00:00+01:00')).toBe('30 December 2026 to 2 January 2027');
    expect(dates('2026-12-31T20:00:00+01:00', '2026-12-31T23:00:00+01:00')).toBe('Thursday 31 December 2026');
  });
  it("stays on the day of the event's own zone", () => {
    expect(dates('2026-12-05T23:30:00Z', null)).toBe('Sunday 6 December 2026');
  });
});

describe('a stay and an end', () => {
  it('says once what both days have in common', () => {
    expect(stayWords('2026-11-26', '2026-11-28')).toBe('26 to 28 November 2026');
    expect(stayWords('2026-11-29', '2026-12-01')).toBe('29 November to 1 December 2026');
    expect(stayWords('2026-12-31', '2027-01-02')).toBe('31 December 2026 to 2 January 2027');
    expect(stayWords('2026-11-26', '2027-11-28')).toBe('26 November 2026 to 28 November 2027');
  });
  it('says the year of a day once it is another', () => {
    const now = new Date(2026, 10, 24);
    expect(dayWords('2026-12-21', now)).toBe('21 December');
    expect(dayWords('2027-01-03', now)).toBe('3 January 2027');
  });
  it('counts an event as over a day after its end', () => {
    const event = { eventStartDate: '2026-11-26T11:00:00Z', eventEndDate: '2026-12-20T20:00:00Z' };
    expect(isOver(event, Date.parse('2026-12-21T19:00:00Z'))).toBe(false);
    expect(isOver(event, Date.parse('2026-12-21T21:00:00Z'))).toBe(true);
    expect(isOver({ ...event, eventEndDate: null }, Date.parse('2026-12-01T00:00:00Z'))).toBe(true);
  });
});

describe('the default range', () => {
  it("runs from today in the property's zone to three months later", () => {
    expect(defaultRange('Europe/Vienna', new Date('2026-11-21T12:00:00Z'))).toEqual({
      startDate: '2026-11-21',
      endDate: '2027-02-21',
    });
    expect(defaultRange('Pacific/Auckland', new Date('2026-11-21T12:00:00Z')).startDate).toBe('2026-11-22');
  });
  it('ends on the last day of a shorter month', () => {
    expect(defaultRange('Europe/Vienna', new Date('2026-11-30T12:00:00Z')).endDate).toBe('2027-02-28');
  });
});

describe('distances', () => {
  it('speaks of feet while one would walk, then of the car', () => {
    expect(distanceWords(0.8)).toBe('800 m, about 13 min on foot');
    expect(distanceWords(9.6)).toMatch(/^9\.6 km, about \d+ min by car$/);
  });
});

describe('the age of a fact', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const fact = (verifiedOn: string | null, reviewAfter: string | null = null) => ({
    verifiedOn,
    reviewAfter,
    updatedAt: '2026-11-20T08:00:00Z',
  });
  it('says when somebody looked, and how old it is after half a year', () => {
    expect(factAge(fact('2026-11-03'), now)).toEqual({ text: 'checked 3 Nov', old: false });
    expect(factAge(fact('2026-11-21'), now)).toEqual({ text: 'checked today', old: false });
    expect(factAge(fact('2026-04-10'), now)).toEqual({ text: '7 months old', old: true });
    expect(factAge(fact('2026-11-03', '2026-11-10'), now)).toEqual({ text: 'review due', old: true });
    expect(factAge(fact(null), now).text).toBe('stated 20 Nov');
  });
});

describe('wall time in a zone', () => {
  it('carries the offset of that day, also where the clock changes', () => {
    expect(instantIn('2026-12-05', '19:00', 'Europe/Vienna')).toBe('2026-12-05T19:00:00+01:00');
    expect(instantIn('2026-07-05', '19:00', 'Europe/Vienna')).toBe('2026-07-05T19:00:00+02:00');
    expect(instantIn('2026-03-29', '03:30', 'Europe/Vienna')).toBe('2026-03-29T03:30:00+02:00');
    expect(instantIn('2026-12-05', '19:00', 'America/New_York')).toBe('2026-12-05T19:00:00-05:00');
  });
  it('is null for what is no day or no hour', () => {
    expect(instantIn('', '19:00', 'Europe/Vienna')).toBeNull();
    expect(instantIn('2026-12-05', '', 'Europe/Vienna')).toBeNull();
  });
});

describe('the time left', () => {
  it('is told once enough is done to tell', () => {
    expect(timeLeft(0.05, 0, 10_000)).toBeNull();
    expect(timeLeft(0.5, 0, 1_000)).toBeNull();
    expect(timeLeft(0.25, 0, 5_000)).toBe('about 15 s left');
    expect(timeLeft(0.1, 0, 20_000)).toBe('about 3 min left');
  });
});
