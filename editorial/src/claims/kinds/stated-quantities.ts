/** Numbers with a unit that a free text of the sources states: '12 min, every 30 min', '34 °C', 'dogs up to 10 kg'. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Quantity } from '#claims/reading/quantities.ts';
import { squareMetres } from '#lexicon/imperial.ts';

/** How a fact's name says that a way is made. */
const modeNames: Readonly<Record<string, RegExp>> = {
  walk: /walk|foot/,
  drive: /drive|car(?:_|$)|taxi/,
  train: /train|rail/,
  bus: /bus|tram|metro|subway|shuttle/,
  bike: /bike|bicycle|cycle/,
  boat: /boat|ferry|ship/,
  cable: /cable|gondola|funicular/,
};

/** 'ten minutes by taxi' is not what `tram_to_centre` says. */
export function sameMode(quantity: Quantity, known: Quantity, name: string): boolean {
  if (quantity.mode === null) return true;
  if (known.mode !== null) return known.mode === quantity.mode;
  return modeNames[quantity.mode]?.test(name) === true || !Object.values(modeNames).some((mode) => mode.test(name));
}

/** How far acres may be off hectares, as a share. */
const converted = 0.02;

/** How many of one unit make one of the other, or null where they measure different things: '30 acres' of '12 hectares'. */
function unitsIn(known: string, said: string): number | null {
  if (known === said) return 1;
  const [one, other] = [squareMetres[known], squareMetres[said]];
  return one && other ? one / other : null;
}

/** A free text that states the same number with the same unit. */
export function statedBy(
  ledger: Ledger,
  quantity: Quantity,
  ids: ReadonlySet<string>,
): { right: ClaimSource | null; wrong: { value: number; source: ClaimSource } | null } {
  let wrong: { value: number; source: ClaimSource } | null = null;
  for (const stated of ledger.stated) {
    const sameThing =
      [...ids].some((id) => stated.subjects.has(id)) || (quantity.mode !== null && stated.name.includes(quantity.mode));
    for (const known of stated.quantities) {
      const per = unitsIn(known.unit, quantity.unit);
      if (per === null || !sameMode(quantity, known, stated.name)) continue;
      const value = known.value * per;
      const slack = per === 1 ? 0 : value * converted;
      if (agrees(quantity.value, value, quantity.comparison, slack)) return { right: stated.source, wrong: null };
      if (sameThing) wrong ??= { value: per === 1 ? value : Math.round(value * 10) / 10, source: stated.source };
    }
  }
  return { right: null, wrong };
}
