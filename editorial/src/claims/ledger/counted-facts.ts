/** What a fact that is a whole number counts, by its name: berths of `berth_count`, holes of `golf_holes`. */
import type { Fact } from '#context.ts';
import { isCountedThing } from '#lexicon/counted-things.ts';

/** How much of something, when or where: `beers_on_tap`, `wines_by_the_glass`, `bottles_per_year`. */
const circumstance = /_(?:on|by|per|in|at|with|of)_.*$/;
const counting = /^([a-z]+(?:_[a-z]+)*)_count$/;

/** One of them: `berries` are of `berry`, `courses` of `course`. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/**
 * The words of a name from one of them on, where a table has the things they name: `hole` of `golf_hole`, `instructor` of
 * `surf_instructor`.
 */
export function headOf(name: string): string | null {
  const words = name.split('_');
  return words.map((_, at) => words.slice(at).join('_')).find(isCountedThing) ?? null;
}

const words: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
const alone = /^\s*\d+\s*$/;
/** 'Forty wicker beach chairs', '1,200 vinyl records and two turntables': a text that begins with its number. */
const leading = /^\s*(\d{1,3}(?:[,.]\d{3})*|\d+|[a-z]+) \p{L}/u;

/** The number that a fact gives of what it counts, or null. */
export function countOf(value: string): number | null {
  if (alone.test(value)) return Number(value);
  const [, said = ''] = leading.exec(value) ?? [];
  if (/^\d/.test(said)) return Number(said.replace(/[,.]/g, ''));
  const at = words.indexOf(said);
  return at < 0 ? null : at + 1;
}

/** What the number of a fact is of, or null where its name does not say: `golf_par`, `surf_group_max`. */
export function countedBy({ factName, factValue }: Fact): string | null {
  if (countOf(factValue) === null) return null;
  const [, name] = alone.test(factValue) ? (counting.exec(factName) ?? []) : [];
  if (name) return isCountedThing(name) ? name : singular(name);
  const things = singular(factName.replace(circumstance, ''));
  if (!alone.test(factValue) && factName.includes('_and_')) return null;
  return /^[a-z_]+$/.test(factName) && things !== factName && headOf(things) ? things : null;
}

/** What the name of a fact says that it counts: `suite` of `suite_count`. */
export const countedIn = (name: string): string => counting.exec(name)?.[1] ?? '';
