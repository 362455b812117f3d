/** Reads the value of a fact by its name, as the table of canonical facts has them; anything else is text. */
import type { Hours, Length, Money, Size } from '#claims/ledger/ledger.ts';

/** `notes` are the texts that come with an amenity: its note, and its months where these are told in words. */
export type AmenityItem = { id: string; free: boolean | null; seasonal?: boolean; hours?: Hours; notes: string[] };
export type FactValue =
  | { kind: 'amenities'; items: AmenityItem[] }
  | { kind: 'number'; of: string; value: number }
  | { kind: 'clock'; of: string; minutes: number }
  | { kind: 'year'; of: string; year: number }
  | { kind: 'distance'; of: string; length: Length }
  | { kind: 'hours'; of: string; hours: Hours }
  | { kind: 'price'; of: string; money: Money }
  | { kind: 'size'; of: string; size: Size }
  | { kind: 'certificate'; of: string; until: string | null }
  | { kind: 'award'; of: string; year: number }
  | { kind: 'text' };

const text: FactValue = { kind: 'text' };
const clock = /^(\d{1,2}):(\d{2})$/;
const minutes = (value: string): number | null => {
  const match = clock.exec(value.trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

function hoursIn(value: string): Hours | null {
  const [from, to] = value.split(/\s?[-–]\s?/).map(minutes);
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : null;
}

const allYear = /all year|year.round|ganzjährig|ganze jahr|todo el año|toute l.année|^(?:no|false|none)$/i;

/** `"seasonal": "May to September"`: an amenity may have its months in the place of a mere yes. */
function seasonTold(item: object): string {
  const values = ['seasonal' in item && item.seasonal, 'season' in item && item.season];
  return values.find((value): value is string => typeof value === 'string')?.trim() ?? '';
}

function amenities(value: string): AmenityItem[] {
  let list: unknown;
  try {
    list = JSON.parse(value);
  } catch {
    list = value.split(/[,;]\s*/);
  }
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): AmenityItem[] => {
    if (typeof item === 'string') return [{ id: item, free: item.startsWith('free_') ? true : null, notes: [] }];
    if (typeof item !== 'object' || item === null || !('id' in item) || typeof item.id !== 'string') return [];
    const free =
      'free' in item && typeof item.free === 'boolean' ? item.free : item.id.startsWith('free_') ? true : null;
    const hours = 'hours' in item && typeof item.hours === 'string' ? hoursIn(item.hours) : null;
    const told = seasonTold(item);
    const seasonal = ('seasonal' in item && item.seasonal === true) || (told !== '' && !allYear.test(told));
    const note = 'note' in item && typeof item.note === 'string' ? item.note.trim() : '';
    return [
      {
        id: item.id,
        free,
        ...(seasonal ? { seasonal } : {}),
        ...(hours ? { hours } : {}),
        notes: [told, note].filter((one) => one !== ''),
      },
    ];
  });
}

function length(value: string): Length | null {
  const match = /^(\d+(?:[.,]\d+)?)\s*(m|km|min walk|min drive|min)$/.exec(value.trim());
  if (!match) return null;
  const amount = Number((match[1] ?? '').replace(',', '.'));
  if (match[2] === 'm' || match[2] === 'km') {
    return { metres: match[2] === 'km' ? amount * 1000 : amount, minutes: null, mode: 'walk' };
  }
  return { metres: null, minutes: amount, mode: match[2] === 'min drive' ? 'drive' : 'walk' };
}

function named(group: string, of: string, value: string): FactValue {
  if (group === 'distance') {
    const found = length(value);
    return found ? { kind: 'distance', of, length: found } : text;
  }
  if (group === 'hours') {
    const hours = hoursIn(value);
    return hours ? { kind: 'hours', of, hours } : text;
  }
  if (group === 'price') {
    const match = /^(\d+(?:[.,]\d+)?)\s*([A-Z]{3})\b/.exec(value.trim());
    const amount = Number((match?.[1] ?? '').replace(',', '.'));
    return match?.[2] ? { kind: 'price', of, money: { amount, currency: match[2] } } : text;
  }
  if (group === 'size') {
    const match = /^(\d+(?:[.,]\d+)?)\s*(m²|m2|m|ha|hectares?|Hektar|hectáreas?)$/.exec(value.trim());
    if (!match) return text;
    const amount = Number((match[1] ?? '').replace(',', '.'));
    if (/^h/i.test(match[2] ?? '')) return { kind: 'size', of, size: { amount: amount * 10_000, unit: 'm2' } };
    return { kind: 'size', of, size: { amount, unit: match[2] === 'm' ? 'm' : 'm2' } };
  }
  if (group === 'certificate')
    return { kind: 'certificate', of, until: /;\s*(\d{4}-\d{2}-\d{2})/.exec(value)?.[1] ?? null };
  if (group === 'award') {
    const year = /\d{4}/.exec(value)?.[0];
    return year ? { kind: 'award', of, year: Number(year) } : text;
  }
  return text;
}

/** What a fact says, typed by its name. */
export function parseValue(name: string, value: string): FactValue {
  if (name === 'amenities') return { kind: 'amenities', items: amenities(value) };
  const colon = name.indexOf(':');
  if (colon > 0) return named(name.slice(0, colon), name.slice(colon + 1), value);
  const amount = /^\d+$/.test(value.trim()) ? Number(value) : null;
  if (/_(?:count|capacity)$/.test(name) && amount !== null) return { kind: 'number', of: name, value: amount };
  const time = /^check_(?:in|out)_time$/.test(name) ? minutes(value) : null;
  if (time !== null) return { kind: 'clock', of: name.replace('_time', ''), minutes: time };
  if (/^year_/.test(name) && amount !== null) return { kind: 'year', of: name.slice(5), year: amount };
  return text;
}
