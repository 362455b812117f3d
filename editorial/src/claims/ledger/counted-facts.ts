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

/** What the number of a fact is of, or null where its name does not say: `golf_par`, `surf_group_max`. */
export function countedBy({ factName, factValue }: Fact): string | null {
  if (!/^\s*\d+\s*$/.test(factValue)) return null;
  const [, name] = counting.exec(factName) ?? [];
  if (name) return isCountedThing(name) ? name : singular(name);
  const things = singular(factName.replace(circumstance, ''));
  return /^[a-z_]+$/.test(factName) && things !== factName && headOf(things) ? things : null;
}

/** What the name of a fact says that it counts: `suite` of `suite_count`. */
export const countedIn = (name: string): string => counting.exec(name)?.[1] ?? '';
