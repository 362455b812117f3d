/**
 * Events out of a table (CSV), one a row. The header names its columns, in the documented words or in those of other
 * programs; commas, semicolons and tabs are told apart by it. A row that cannot be read is told by its line and leaves
 * the others whole.
 */
import { isTimeZone } from '@foyer/contract/properties';
import { type Info, parse } from 'csv-parse/sync';
import { addDays, atWallClock } from '#lib/zoned-time.ts';
import { type Candidate, categoryOf, folded, noPlace, type Reading, type ReadingOptions } from '../policy.ts';
import { decoded, plain } from '../texts/rules.ts';
import { zoneOf } from '../zones/rules.ts';
import { type Column, columnOf } from './columns/policy.ts';
import { type DayOrder, dayOrderOf, readClock, readDay } from './dates/rules.ts';

type Row = Partial<Record<Column, string>>;
type Numbered = { line: number; row: Row };

/** Reads a table. Without a column for titles and one for days nothing of it can be read. */
export function readTable(bytes: Uint8Array, { timeZone }: ReadingOptions): Reading {
  const text = decoded(bytes);
  try {
    const rows = rowsOf(text);
    const order = dayOrderOf(
      rows.flatMap(({ row }) => [row.start, row.startDate, row.end, row.endDate].map((one) => one ?? '')),
    );
    const reading: Reading = { candidates: [], unreadable: [] };
    for (const { line, row } of rows) {
      try {
        reading.candidates.push(readRow(row, line, order, timeZone));
      } catch (problem) {
        reading.unreadable.push({ line, title: row.title ?? '', problem: (problem as Error).message });
      }
    }
    return reading;
  } catch (problem) {
    return { candidates: [], unreadable: [{ line: 1, title: '', problem: (problem as Error).message }] };
  }
}

function rowsOf(text: string): Numbered[] {
  const [heading = ''] = text.split(/\r?\n|\r/, 1);
  const delimiter = [';', '\t', ','].toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0];
  const records = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  }) as unknown as { info: Info; record: string[] }[];
  const [header, ...rest] = records;
  const columns = header?.record.map(columnOf) ?? [];
  const has = (...wanted: Column[]) => wanted.some((column) => columns.includes(column));
  if (!has('title')) throw new Error('The table has no column named title');
  if (!has('start', 'startDate')) throw new Error('The table has no column named start');
  let before = header?.info.lines ?? 1;
  return rest.flatMap(({ info, record }) => {
    const line = before + 1;
    before = info.lines;
    const row: Row = {};
    record.forEach((value, i) => {
      const column = columns[i];
      if (column && value !== '') row[column] ??= value;
    });
    return Object.keys(row).length > 0 ? [{ line, row }] : [];
  });
}

function readRow(row: Row, line: number, order: DayOrder, usual: string): Candidate {
  const notes: string[] = [];
  const doubts: string[] = [];
  const title = plain(row.title ?? '').replace(/\n/g, ' ');
  if (!title) throw new Error('The row has no title');
  const zone = row.timeZone ? zoneOf(row.timeZone, undefined, usual)?.zone : usual;
  if (!zone) doubts.push(`The time zone ${row.timeZone} is not known; ${usual} was taken`);
  const timeZone = zone && isTimeZone(zone) ? zone : usual;
  const start = timeOf('start', row.start, row.startDate, row.startTime, order);
  if (!start) throw new Error('The row has no start');
  if (order.unsure && /^\d{1,2}\/\d{1,2}\//.test(row.startDate ?? row.start ?? '')) {
    doubts.push(`The day was read as ${start.day}; day and month may stand the other way round`);
  }
  const allDay = isYes(row.allDay);
  const timeKnown = allDay || start.clock !== null;
  const end = timeOf(
    'end',
    row.end,
    row.endDate ?? (row.endTime ? (row.startDate ?? start.day) : undefined),
    row.endTime,
    order,
  );
  const at = ({ day, clock }: { day: string; clock: string | null }) =>
    `${day}T${allDay || clock === null ? '00:00' : clock}:00`;
  const from = at(start);
  let until = end && at(end);
  // A night that ends after midnight is often written with one day.
  if (until && until < from && end?.day === start.day) until = `${addDays(start.day, 1)}${until.slice(10)}`;
  if (until && until < from) throw new Error('The event ends before it starts');
  const place = {
    ...noPlace,
    text: row.location ?? '',
    title: row.venue ?? '',
    address: row.address ?? '',
    postalCode: row.postalCode ?? '',
    city: row.city ?? '',
    country: row.country ?? '',
    latitude: numberOf(row.latitude),
    longitude: numberOf(row.longitude),
  };
  const held = folded(place.title || place.text || place.city);
  const price = /^(free|frei|gratis|gratuit|libre|eintritt frei)$/i.test(row.price ?? '') ? 0 : numberOf(row.price);
  const link = row.ticketUrl ?? '';
  if (link && !/^https?:\/\/\S+$/.test(link)) notes.push(`The address ${link} was left out`);
  return {
    line,
    // Without a name of its own a row is known by what it says.
    uid: row.uid ?? `${folded(title)} ${start.day} ${held}`,
    recurrenceId: '',
    title: title.slice(0, 200),
    description: plain(row.description ?? '').slice(0, 8000),
    start: atWallClock(from, timeZone).toISOString(),
    end: until ? atWallClock(until, timeZone).toISOString() : null,
    timeZone,
    allDay,
    timeKnown,
    eventStatus: /cancel|abgesagt|annul|cancelad/i.test(row.status ?? '') ? 'cancelled' : 'scheduled',
    category: categoryOf([row.category ?? '']),
    ticketUrl: /^https?:\/\/\S+$/.test(link) ? link : null,
    price,
    currency: /^[A-Z]{3}$/.test(row.currency ?? '') ? (row.currency ?? null) : null,
    place,
    notes,
    doubts,
  };
}

const isYes = (text: string | undefined): boolean =>
  /^(true|yes|ja|si|sí|oui|1|x|wahr|vrai|verdadero)$/i.test(text ?? '');

/** The number in a text such as `€ 12,50`; null without one. */
function numberOf(text: string | undefined): number | null {
  const [found] = /-?\d+(?:[.,]\d+)?/.exec(text ?? '') ?? [];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

/** A day and an hour out of one column or two; undefined where both are empty. */
function timeOf(
  name: string,
  whole: string | undefined,
  date: string | undefined,
  time: string | undefined,
  order: DayOrder,
) {
  const written = whole ?? date;
  if (!written) return undefined;
  const day = readDay(written, order);
  if (!day) throw new Error(`The ${name} ${written} is no day that can be read`);
  const rest = time ?? written.slice(day.length);
  const clock = readClock(rest);
  if (clock === undefined) throw new Error(`The ${name} ${rest.trim()} is no time that can be read`);
  return { day: day.day, clock };
}
