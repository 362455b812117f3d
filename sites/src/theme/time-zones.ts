/**
 * VTIMEZONE of an IANA zone for the years events fall in, read from the clock rules that the runtime brings: every change
 * of the offset is written out, so that a calendar needs no table of its own.
 */
const minute = 60_000;
const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function partsIn(zone: string, at: number): Record<string, string> {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** `20261126T110000`: the wall clock of the zone at an instant. */
export function wallTime(zone: string, at: number): string {
  const { year, month, day: d, hour, minute: m, second } = partsIn(zone, at);
  return `${year?.padStart(4, '0')}${month}${d}T${hour}${m}${second}`;
}

/** Minutes the zone is ahead of UTC at an instant. */
export function offsetAt(zone: string, at: number): number {
  const wall = wallTime(zone, at).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
  return Math.round((Date.parse(wall) - Math.floor(at / 1000) * 1000) / minute);
}

export const isZone = (zone: string): boolean => {
  try {
    return offsetAt(zone, 0) !== undefined;
  } catch {
    return false;
  }
};

/** The instant, to the minute, at which the offset of the first day has become that of the second. */
function changeBetween(zone: string, from: number, to: number): number {
  const before = offsetAt(zone, from);
  let [low, high] = [from, to];
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute;
    if (middle === low) break;
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

const written = (offset: number) => {
  const size = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`;
};

/** The lines of the component, from the year before the first event to the one after the last. */
export function timeZoneLines(zone: string, firstYear: number, lastYear: number): string[] {
  const start = Date.UTC(firstYear - 1, 0, 1);
  const end = Date.UTC(lastYear + 2, 0, 1);
  const changes: { at: number; from: number; to: number }[] = [
    { at: start, from: offsetAt(zone, start), to: offsetAt(zone, start) },
  ];
  for (let at = start; at < end; at += day) {
    const [from, to] = [offsetAt(zone, at), offsetAt(zone, at + day)];
    if (from !== to) changes.push({ at: changeBetween(zone, at, at + day), from, to });
  }
  const usual = Math.min(...changes.map(({ to }) => to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...changes.flatMap(({ at, from, to }) => {
      const kind = to > usual ? 'DAYLIGHT' : 'STANDARD';
      const local = new Date(at + from * minute).toISOString().replace(/[-:]|\.\d+Z/g, '');
      return [
        `BEGIN:${kind}`,
        `DTSTART:${local}`,
        `TZOFFSETFROM:${written(from)}`,
        `TZOFFSETTO:${written(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}
