/**
 * Events out of a calendar file (RFC 5545) as Outlook, Google and plug-ins of WordPress write it: zones by any of their
 * names, floating times, days without an hour, series with their exceptions. An event that cannot be read is told by
 * its line and leaves the others whole; it throws nothing.
 */
import ICAL from 'ical.js';
import { addDays, zonedInstant } from '#lib/zoned-time.ts';
import { type Candidate, categoryOf, noPlace, type Reading, type ReadingOptions, type Unreadable } from '../policy.ts';
import { plain } from '../texts/rules.ts';
import { type ZoneRules, zoneOf } from '../zones/rules.ts';
import { cutCalendar } from './lines/rules.ts';
import { instantOf, type Moment, occurrencesOf, wallOf } from './occurrences/rules.ts';

type Zones = { rules: Map<string, ZoneRules>; usual: string };
type Told = { notes: string[]; doubts: string[] };
/** One VEVENT, read but not yet told occurrence by occurrence. */
type Read = Omit<Candidate, 'start' | 'end' | 'recurrenceId'> & {
  start: Moment;
  length: number;
  hasEnd: boolean;
  recurrenceOf: Moment | null;
  rules: ICAL.Recur[];
  extra: Moment[];
  left: Moment[];
};

/** Reads a file. Series are told from the day of `now` twelve months on. */
export function readCalendar(bytes: Uint8Array, { timeZone, now }: ReadingOptions): Reading {
  const cut = cutCalendar(bytes);
  const own = cut.calendar.get('X-WR-TIMEZONE');
  const usual = (own && zoneOf(own, undefined, timeZone)?.zone) ?? timeZone;
  const zones: Zones = { rules: new Map(cut.zones.flatMap(rulesOf)), usual };
  const cancelled = cut.calendar.get('METHOD')?.toUpperCase() === 'CANCEL';
  const unreadable: Unreadable[] = [];
  if (cut.unfinished)
    unreadable.push({ line: cut.unfinished, title: '', problem: 'The event has no end (END:VEVENT)' });
  const read = cut.events.flatMap(({ line, text }) => {
    try {
      const event = readEvent(new ICAL.Component(ICAL.parse(text) as never), line, zones);
      return [cancelled ? { ...event, eventStatus: 'cancelled' as const } : event];
    } catch (problem) {
      const [, title = ''] = /^SUMMARY[^:]*:(.*)$/im.exec(text) ?? [];
      unreadable.push({ line, title: plain(title), problem: sentence((problem as Error).message) });
      return [];
    }
  });
  return { candidates: read.flatMap((event) => told(event, read, now)), unreadable };
}

/** What the library found wrong is told after a word of ours. */
const sentence = (message: string): string =>
  /^(The event|[A-Z-]+ is no date)/.test(message) ? message : `This cannot be read: ${message}`;

/** Each occurrence of a series that no other entry tells differently; what comes once as it is. */
function told(event: Read, all: readonly Read[], now: Date): Candidate[] {
  if (event.recurrenceOf) return [candidate(event, event.start, keyOf(event.recurrenceOf))];
  if (event.rules.length === 0 && event.extra.length === 0) return [candidate(event, event.start, '')];
  const exceptions = all
    .filter(({ uid, recurrenceOf }) => uid === event.uid && recurrenceOf)
    .map((one) => one.recurrenceOf);
  const left = [...event.left, ...exceptions.filter((moment) => moment !== null)];
  return occurrencesOf({ ...event, left }, now).map((start) => candidate(event, start, keyOf(start)));
}

/** An occurrence is named by the instant, or the day, its rule gives it. */
const keyOf = (moment: Moment): string => (moment.isDay ? moment.wall.slice(0, 10) : instantOf(moment));

function candidate(event: Read, start: Moment, recurrenceId: string): Candidate {
  const { length, hasEnd, recurrenceOf, rules, extra, left, ...rest } = event;
  const end = { ...start, wall: new Date(Date.parse(`${start.wall}Z`) + length).toISOString().slice(0, 19) };
  return { ...rest, start: instantOf(start), end: hasEnd ? instantOf(end) : null, timeZone: start.zone, recurrenceId };
}

function readEvent(component: ICAL.Component, line: number, zones: Zones): Read {
  const told: Told = { notes: [], doubts: [] };
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  const title = plain(text('summary')).replace(/\n/g, ' ');
  if (!title) throw new Error('The event has no title (SUMMARY)');
  const [start] = momentsOf(component, 'dtstart', zones, told);
  if (!start) throw new Error('The event has no start (DTSTART)');
  const { length, hasEnd } = lengthOf(component, start, zones, told);
  if (length < 0) throw new Error('The event ends before it starts');
  const status = text('status').toUpperCase();
  const geo = component.getFirstPropertyValue('geo') as unknown as [number, number] | null;
  const link = [text('url'), text('x-tickets-url')].find((one) => /^https?:\/\//.test(one));
  return {
    line,
    ...told,
    uid: text('uid').trim() || `${title} ${start.wall}`,
    title: title.slice(0, 200),
    description: descriptionOf(component).slice(0, 8000),
    timeZone: start.zone,
    allDay: start.isDay,
    timeKnown: true,
    eventStatus: status === 'CANCELLED' ? 'cancelled' : 'scheduled',
    category: categoryOf(component.getAllProperties('categories').flatMap((one) => one.getValues().map(String))),
    ticketUrl: link ?? null,
    price: null,
    currency: null,
    place: {
      ...noPlace,
      text: plain(text('location')),
      latitude: geo && Number.isFinite(geo[0]) && Number.isFinite(geo[1]) ? Number(geo[0]) : null,
      longitude: geo && Number.isFinite(geo[0]) && Number.isFinite(geo[1]) ? Number(geo[1]) : null,
    },
    start,
    length,
    hasEnd,
    recurrenceOf: momentsOf(component, 'recurrence-id', zones, told)[0] ?? null,
    rules: component.getAllProperties('rrule').map((one) => one.getFirstValue() as unknown as ICAL.Recur),
    extra: momentsOf(component, 'rdate', zones, told),
    left: momentsOf(component, 'exdate', zones, told),
  };
}

/** Outlook writes HTML beside or instead of the plain text. */
function descriptionOf(component: ICAL.Component): string {
  const own = plain(String(component.getFirstPropertyValue('description') ?? ''));
  return (
    own ||
    plain(
      String(component.getFirstPropertyValue('x-alt-desc') ?? '')
        .replaceAll('\\n', '\n')
        .replaceAll('\\,', ','),
    )
  );
}

/** Milliseconds on the wall clock; the end of a day without an hour is written as the day after. */
function lengthOf(component: ICAL.Component, start: Moment, zones: Zones, told: Told) {
  const [end] = momentsOf(component, 'dtend', zones, told);
  const duration = component.getFirstPropertyValue('duration') as unknown as ICAL.Duration | null;
  if (!end) return { length: duration ? duration.toSeconds() * 1000 : 0, hasEnd: duration !== null };
  const wall = start.isDay
    ? `${laterOf(addDays(end.wall.slice(0, 10), -1), start.wall.slice(0, 10))}T00:00:00`
    : zonedInstant(instantOf(end), start.zone).slice(0, 19);
  return { length: Date.parse(`${wall}Z`) - Date.parse(`${start.wall}Z`), hasEnd: true };
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);

function momentsOf(component: ICAL.Component, name: string, zones: Zones, told: Told): Moment[] {
  return component.getAllProperties(name).flatMap((property) => {
    const tzid = property.getParameter('tzid');
    return property.getValues().map((value: unknown): Moment => {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) throw new Error(`${name.toUpperCase()} is no date`);
      const wall = wallOf(time);
      if (Number.isNaN(Date.parse(`${wall}Z`))) throw new Error(`${name.toUpperCase()} is no date`);
      if (time.isDate) return { wall, zone: zones.usual, isDay: true };
      if (time.zone?.tzid === 'UTC') {
        return { wall: zonedInstant(`${wall}Z`, zones.usual).slice(0, 19), zone: zones.usual, isDay: false };
      }
      return { wall, zone: zoneNamed(typeof tzid === 'string' ? tzid : '', zones, told), isDay: false };
    });
  });
}

function zoneNamed(tzid: string, zones: Zones, { notes, doubts }: Told): string {
  const say = (list: string[], line: string) => list.includes(line) || list.push(line);
  if (!tzid) return zones.usual;
  const found = zoneOf(tzid, zones.rules.get(tzid), zones.usual);
  if (!found) say(doubts, `The time zone ${tzid} is not known; ${zones.usual} was taken`);
  else if (found.guessed) say(notes, `The time zone ${tzid} was read as ${found.zone}`);
  return found?.zone ?? zones.usual;
}

/** What a VTIMEZONE says of its offsets: those of its latest rules. */
function rulesOf(text: string): [string, ZoneRules][] {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as never);
    const offset = (name: string): number | undefined => {
      const parts = component.getAllSubcomponents(name);
      const value = parts.at(-1)?.getFirstPropertyValue('tzoffsetto') as unknown as ICAL.UtcOffset | undefined;
      return value && value.toSeconds() / 60;
    };
    const standard = offset('standard') ?? offset('daylight') ?? 0;
    const rules = {
      name: String(component.getFirstPropertyValue('x-lic-location') ?? ''),
      standard,
      daylight: offset('daylight') ?? standard,
    };
    return [[String(component.getFirstPropertyValue('tzid')), rules]];
  } catch {
    return [];
  }
}
