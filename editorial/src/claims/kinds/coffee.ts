/** Coffee that is drunk, and the machine of the café: both are called like what a house may have. */
import { showing } from '#claims/known.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { clauseOf, idsOf, type Mention, marksIn, type Reading } from '#claims/reading/read.ts';

/** What makes 'café' a place in French and Spanish, where the drink is called the same. */
const cafeOpeners: ReadonlySet<string> = new Set('au aux notre propre al nuestro propio'.split(' '));

/** 'Se acabó el café': there is none left. */
const drunkUp = /^(?:acab|termin|fini)/;

/** 'De l’apéritif au café': what a meal ends with. */
const isLastOf = (reading: Reading, at: number): boolean =>
  /^(?:au|al)$/.test(reading.tokens[at - 1]?.text ?? '') &&
  reading.tokens.slice(Math.max(0, at - 5), at - 1).some(({ text }) => /^(?:du|de|d|del|desde)$/.test(text));

const cup =
  /^(?:fr[ií]o|helado|caliente|templado|solo|cortado|negro|molido|recién|cargado|buen|mal|otro|primer|segundo|froid|glacé|chaud|tiède|noir|court|serré|allongé|moulu|bon|mauvais|autre|premier|second)$/;

/** 'Le café est servi', 'el café le sabe mejor': a drink, unless the text goes there, calls it its own or says when it opens. */
export function isDrink(reading: Reading, { from, to }: Mention, ids: readonly string[]): boolean {
  if (to - from > 1 || reading.tokens[from]?.text !== 'café' || !ids.every((id) => id === 'cafe')) return false;
  const [start, end] = clauseOf(reading, from);
  // 'El café frío', 'un café court': no place is cold or short.
  if (cup.test(reading.tokens[to]?.text ?? '') || cup.test(reading.tokens[from - 1]?.text ?? '')) return true;
  if (marksIn(reading, start, end, 'origin').length > 0 || isLastOf(reading, from)) return true;
  if (cafeOpeners.has(reading.tokens[from - 1]?.text ?? '')) return false;
  return marksIn(reading, start, end, 'role').every(
    ({ mark: { id }, from: at }) => (id !== 'opens' && id !== 'closes') || drunkUp.test(reading.tokens[at]?.text ?? ''),
  );
}

const firstOf = /^(?:first|old|big|erste|alte|große|primera|vieja|gran|première|vieille|grande)$/;

/** 'The coffee machine has gone to bed': where there is a café or a bar, it is the café's. */
export const isOfCafe = (reading: Reading, ledger: Ledger, { from, to }: Mention, ids: readonly string[]): boolean =>
  ids.every((id) => id === 'coffee_machine') &&
  to - from <= 2 &&
  /^(?:the|die|der|la|el|l)$/.test(
    reading.tokens[firstOf.test(reading.tokens[from - 1]?.text ?? '') ? from - 2 : from - 1]?.text ?? '',
  ) &&
  ['cafe', 'bar', 'restaurant', 'breakfast'].some((id) => showing(ledger, id) !== null) &&
  !reading.mentions.some(
    (other) => reading.sentence[other.from] === reading.sentence[from] && idsOf(other, 'counted').includes('room'),
  );
