/**
 * Wall time: what a clock on the wall shows at a place. The browser's own zone is never asked, so that an evening in
 * Bregenz stays that evening for somebody who looks at it from New York.
 */

/** Wall time in a zone as an instant with that zone's offset; null when day or clock is no such thing. */
export function instantIn(day: string, clock: string, timeZone: string): string | null {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(clock) || Number.isNaN(wall)) return null;
  if (new Date(wall).toISOString().slice(0, 10) !== day) return null;
  // The offset depends on the instant; asking twice settles it on days when the clock changes.
  const offset = offsetAt(wall - offsetAt(wall, timeZone) * 60_000, timeZone);
  const sign = offset < 0 ? '-' : '+';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${clock}:00${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

export type WallTime = { day: string; clock: string };

/** What the clock of a zone shows at an instant. */
export function wallTimeOf(instant: string, timeZone: string): WallTime {
  const at = Date.parse(instant);
  const wall = new Date(at + offsetAt(at, timeZone) * 60_000).toISOString();
  return { day: wall.slice(0, 10), clock: wall.slice(11, 16) };
}

/** True when the clocks of a zone go over this time on this day: nobody there will ever see it. */
export function isSkipped(day: string, clock: string, timeZone: string): boolean {
  const instant = instantIn(day, clock, timeZone);
  return instant !== null && wallTimeOf(instant, timeZone).clock !== clock;
}

/** Minutes a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((wall - Math.floor(instant / 60_000) * 60_000) / 60_000);
}
