/**
 * Days and hours as people write them in tables: `2026-12-05`, `5.12.2026`, `12/5/2026`, `7:30 PM`, `19.30 Uhr`, `19h30`.
 * Whether a day or a month comes first is learned from the whole table; it refuses days that no calendar has.
 */

/** `unsure` where no row tells whether day or month comes first. */
export type DayOrder = { monthFirst: boolean; unsure: boolean };

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})/;

/** What the days of a table tell about its order: a number over twelve, or hours with AM and PM. */
export function dayOrderOf(written: readonly string[]): DayOrder {
  const days = written.flatMap((text) => {
    const found = slashed.exec(text.trim());
    return found ? [{ first: Number(found[1]), second: Number(found[2]) }] : [];
  });
  if (days.some(({ first }) => first > 12)) return { monthFirst: false, unsure: false };
  if (days.some(({ second }) => second > 12)) return { monthFirst: true, unsure: false };
  return { monthFirst: written.some((text) => /\d\s*[ap]\.?m\b/i.test(text)), unsure: true };
}

/** The day at the beginning of a text (`YYYY-MM-DD`) and how many signs it takes; undefined when there is none. */
export function readDay(written: string, order: DayOrder): { day: string; length: number } | undefined {
  const text = written.trimStart();
  const before = written.length - text.length;
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3], before + iso[0].length);
  const dotted = /^(\d{1,2})[.-]\s?(\d{1,2})[.-]\s?(\d{4}|\d{2})/.exec(text);
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1], before + dotted[0].length);
  const found = slashed.exec(text);
  if (!found) return undefined;
  const [whole, first, second, year] = found;
  const length = before + whole.length;
  return order.monthFirst ? dayOf(year, first, second, length) : dayOf(year, second, first, length);
}

function dayOf(year = '', month = '', date = '', length = 0): { day: string; length: number } | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const day = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? { day, length } : undefined;
}

/** `HH:MM` in a text; null for an empty one, undefined for what is no time. */
export function readClock(written: string): string | null | undefined {
  const text = written.trim().replace(/^(T|,|um|at|à|a las)\s*/i, '');
  if (text === '') return null;
  const found =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(h|uhr|[ap]\.?m\.?)?(?:\s*(?:Z|[+-]\d\d:?\d\d))?$/i.exec(text);
  if (!found) return undefined;
  const [, hour = '', minute = '00', after = ''] = found;
  const half = /^([ap])/i.exec(after)?.[1]?.toLowerCase();
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}
