/**
 * Events as calendars read them (RFC 5545): each with its own zone, a UID that outlives its address, and a sequence
 * that goes up with every change, so that a subscribed calendar takes the change over.
 */
import type { PublicEvent, PublicSite } from '@foyer/contract/public-parts';
import { absolute } from '#theme/links.ts';
import { isZone, timeZoneLines, wallTime } from '#theme/time-zones.ts';

const statuses: Record<PublicEvent['eventStatus'], string> = {
  scheduled: 'CONFIRMED',
  moved: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

/** Seconds since this instant count the changes of an event; it lies before the first. */
const countedFrom = Date.UTC(2024, 0, 1);

const escaped = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no other control character may stand in a line
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const utc = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
const isDay = (date: string) => !date.includes('T');
const dayOf = (date: string) => date.slice(0, 10).replace(/-/g, '');
const dayAfter = (date: string) =>
  dayOf(new Date(Date.parse(`${date.slice(0, 10)}T12:00:00Z`) + 86_400_000).toISOString());

/** A calendar with these events and the zones they need. */
export function calendarText(site: PublicSite, name: string, events: readonly PublicEvent[]): string {
  const timed = events.filter((event) => !isDay(event.startDate) && isZone(event.timeZone));
  const zones = Map.groupBy(timed, (event) => event.timeZone);
  return foldedLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.host)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...[...zones].flatMap(([zone, within]) => {
      const years = within.flatMap(({ startDate, endDate }) =>
        [startDate, endDate ?? startDate].map((d) => Number(d.slice(0, 4))),
      );
      return timeZoneLines(zone, Math.min(...years), Math.max(...years));
    }),
    ...events.flatMap((event) => eventLines(site, event)),
    'END:VCALENDAR',
  ]);
}

function eventLines(site: PublicSite, event: PublicEvent): string[] {
  const { address } = event;
  const where = [event.venueName, address.street, `${address.postalCode} ${address.city}`.trim()].filter(Boolean);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.updatedAt)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    `SEQUENCE:${Math.max(0, Math.floor((Date.parse(event.updatedAt) - countedFrom) / 1000))}`,
    ...timeLines(event),
    `SUMMARY:${escaped(event.name)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    `LOCATION:${escaped(where.join(', '))}`,
    `GEO:${address.latitude};${address.longitude}`,
    `STATUS:${statuses[event.eventStatus]}`,
    ...(event.path === null ? [] : [`URL:${absolute(site.origin, event.path)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Days stand alone, the last one excluded; hours stand on the clock of the place. */
function timeLines({ startDate, endDate, timeZone }: PublicEvent): string[] {
  if (isDay(startDate)) {
    return [`DTSTART;VALUE=DATE:${dayOf(startDate)}`, `DTEND;VALUE=DATE:${dayAfter(endDate ?? startDate)}`];
  }
  const at = (name: string, instant: string) =>
    isZone(timeZone)
      ? `${name};TZID=${timeZone}:${wallTime(timeZone, Date.parse(instant))}`
      : `${name}:${utc(instant)}`;
  const lasts = endDate !== null && Date.parse(endDate) > Date.parse(startDate);
  return [at('DTSTART', startDate), ...(lasts ? [at('DTEND', endDate)] : [])];
}

/** Lines of at most 75 bytes, no letter cut in two, with the line ends that calendars demand. */
function foldedLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (length + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      length = 0;
    }
    part += letter;
    length += size;
  }
  return [...parts, part].join('\r\n ');
}
