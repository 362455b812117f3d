/** Storeys between two places of a house, which are not all of them. */
import { clauseOf, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const on =
  /^(?:up|down|below|higher|lower|further|höher|tiefer|darüber|darunter|weiter|hinauf|hinunter|más|arriba|abajo|plus|haut|bas)$/;

const parting =
  /^(?:separates?|lie|lies|trenn(?:en|t)|liegen|separan|median|séparent|between|zwischen|entre|climb|climbs|take|takes)$/;
const origins = /^(?:from|vom|von|desde|de|del|du|depuis)$/;
const ends = /^(?:to|zum|zur|bis|al?|hasta|au|à|jusqu)$/;

/**
 * 'Zwei Stockwerke höher', 'two floors down', 'vom Bett zur Bar sind es drei Stockwerke': from one to another, where there
 * are as many.
 */
export function isBetween(
  reading: Reading,
  noun: string,
  from: number,
  to: number,
  known: readonly { value: number }[],
): boolean {
  if (noun !== 'floor') return false;
  const next = reading.tokens[to];
  if (next?.gap === breaks.space && on.test(next.text)) return true;
  const said = reading.tokens[from]?.value ?? 0;
  if (known.length > 0 && known.every(({ value }) => value <= said)) return false;
  // 'La bodega, a dos pisos'.
  if (/^(?:a|à)$/.test(reading.tokens[from - 1]?.text ?? '')) return true;
  const clause = reading.tokens.slice(...clauseOf(reading, from));
  const has = (words: RegExp) => clause.some(({ text }) => words.test(text));
  return has(parting) || (has(origins) && has(ends));
}
