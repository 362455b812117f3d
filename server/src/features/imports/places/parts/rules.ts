/**
 * An address as a person writes it, taken apart: which country it names, in which words a town may stand and with which
 * postal code. It knows the countries in the languages of the product and refuses nothing.
 */
import { languages } from '@foyer/contract/languages';
import { folded, type WrittenPlace } from '../../policy.ts';

/** A text that may be a town's name, and the part of the address it stands in. */
export type TownName = { name: string; postalCode: string; index: number };
export type Parts = {
  parts: string[];
  /** ISO 3166-1 alpha-2; undefined when none is named. */
  country: string | undefined;
  postalCode: string;
  /** The likeliest first. */
  names: TownName[];
};

const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
const spoken = [...languages, 'it', 'nl'].map(
  (code) => new Intl.DisplayNames(code, { type: 'region', fallback: 'none' }),
);
const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => spoken[0]?.of(code));
const shorts = { usa: 'US', uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', holland: 'NL', d: 'DE', a: 'AT' };
const byName = new Map<string, string>([
  ...codes.flatMap((code) => spoken.flatMap((names) => [[folded(names.of(code) ?? code), code] as const])),
  ...Object.entries(shorts),
]);

/** The code of a country by its code or name in any of the languages. */
function countryCode(written: string): string | undefined {
  const plain = written.trim();
  if (/^[A-Z]{2}$/.test(plain) && codes.includes(plain)) return plain;
  return byName.get(folded(plain));
}

/** Takes a written place apart; what it says in fields of its own counts before what its text says. */
export function partsOf(place: WrittenPlace): Parts {
  const parts = place.text
    .split(/[,\n;]|\s[-–|]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const country = countryCode(place.country) ?? (parts.length > 1 ? countryCode(last) : undefined);
  const named = country && parts.length > 1 && countryCode(last) === country ? parts.slice(0, -1) : parts;
  const own = place.city ? [{ name: place.city.trim(), postalCode: '', index: indexOfTown(named, place.city) }] : [];
  const found = named.flatMap((part, index) => townNames(part, index)).toReversed();
  const alone = named.findLast((part) => /^[A-Z]?\d{4,5}$/.test(part)) ?? '';
  return { parts: named, country, postalCode: alone, names: [...own, ...found] };
}

const indexOfTown = (parts: readonly string[], city: string): number => {
  const at = parts.findIndex((part) => folded(part).endsWith(folded(city)));
  return at < 0 ? parts.length : at;
};

/** What may be a town in a part: the whole of it, without what is in brackets, without a postal code before or behind. */
function townNames(part: string, index: number): TownName[] {
  const bare = part.replace(/\s*\([^)]*\)/g, '').trim();
  const [, before = '', town = bare] = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+(.+)$/.exec(bare) ?? [];
  const [, head = town, behind = ''] = /^(.+?)\s+(?:[A-Z]{2}\s+)?(\d{4,5})$/.exec(town) ?? [];
  const postalCode = before || behind;
  const all = [head, town.replace(/\s+(am|an der|bei|im|sur|ob)\s.+$/i, '')].filter((name) => /\p{L}{2}/u.test(name));
  // The likeliest is asked last here, since the list is turned round.
  return [...new Set(all)].map((name) => ({ name, postalCode, index })).toReversed();
}
