/**
 * Time zones by the names calendars give them: IANA names, those of Windows and Outlook, prefixed ones, and zones that
 * are only described. It answers IANA names alone, and says when it had to guess.
 */
import { isTimeZone } from '@foyer/contract/properties';
import { findIana } from 'windows-iana';
import { zonedInstant } from '#lib/zoned-time.ts';

/** What a VTIMEZONE says: offsets to UTC in minutes, without and with daylight saving. */
export type ZoneRules = { name: string; standard: number; daylight: number };
export type FoundZone = { zone: string; guessed: boolean };

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const all = Intl.supportedValuesOf('timeZone');
const byTown = new Map(all.map((zone) => [plainName(zone.slice(zone.lastIndexOf('/') + 1)), zone]));

/**
 * The zone a TZID names. `preferred` is taken among several that are alike, so that a house in Vienna reads Vienna and
 * not Berlin. Undefined when nothing leads to a zone.
 */
export function zoneOf(name: string, rules: ZoneRules | undefined, preferred: string): FoundZone | undefined {
  const bare = name.replace(/^"|"$/g, '').trim();
  const named = ianaOf(bare) ?? ianaOf(rules?.name ?? '') ?? windowsZone(bare, preferred) ?? displayed(bare, preferred);
  if (named) return { zone: named, guessed: false };
  const alike = rules && described(rules, preferred);
  return alike ? { zone: alike, guessed: true } : undefined;
}

/** An IANA name, also behind the path some programs put before it. */
function ianaOf(name: string): string | undefined {
  const parts = name.split('/').filter(Boolean);
  const candidates = [name, parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  return candidates.find((candidate) => /[/]|^utc$/i.test(candidate) && isTimeZone(candidate));
}

function windowsZone(name: string, preferred: string): string | undefined {
  const zones: readonly string[] = findIana(name as Parameters<typeof findIana>[0]);
  return zones.includes(preferred) ? preferred : zones[0];
}

/** Outlook's own words, in any of its languages: `(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien`. */
function displayed(name: string, preferred: string): string | undefined {
  const [, towns] = /^\((?:UTC|GMT)[^)]*\)\s*(.+)$/i.exec(name) ?? [];
  if (!towns) return undefined;
  const zones = towns.split(/,|\//).flatMap((town) => byTown.get(plainName(town.normalize('NFD'))) ?? []);
  const [first] = zones;
  return first && sameClock(first, preferred) ? preferred : first;
}

const described = (rules: ZoneRules, preferred: string): string | undefined =>
  [preferred, ...all].find((zone) => {
    const { winter, summer } = offsetsOf(zone);
    const [low, high] = [Math.min(winter, summer), Math.max(winter, summer)];
    return low === rules.standard && high === rules.daylight;
  });

function sameClock(one: string, other: string): boolean {
  const [a, b] = [offsetsOf(one), offsetsOf(other)];
  return a.winter === b.winter && a.summer === b.summer;
}

function offsetsOf(zone: string): { winter: number; summer: number } {
  const year = new Date().getUTCFullYear();
  return { winter: offsetOn(`${year}-01-15T12:00:00Z`, zone), summer: offsetOn(`${year}-07-15T12:00:00Z`, zone) };
}

function offsetOn(instant: string, zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(zonedInstant(instant, zone)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
