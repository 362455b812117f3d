/** How far one swims in a pool: 'ten lengths are 160 metres', 'wer fünfmal hin und her schwimmt, hat zweihundert Meter'. */
import { perUnit } from '#claims/kinds/known-ways.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { type Reading, sentenceOf } from '#claims/reading/read.ts';
import type { Token } from '#claims/reading/tokens.ts';

const lengths = /^(?:lengths?|laps?|bahn|bahnen|längen?|largos?|vueltas?|brazadas|longueurs?|bassins?)$/;
const often = /^(?:times|mal|\p{L}{3,}mal|veces|fois|allers?|retours?|ida|hin|back)$/u;
const swimming = /(?:^|.*)(?:sch[wu][iao]mm\p{L}*)$|^(?:sw[ia]ms?|swimming|nad\p{L}+|nag\p{L}+)$/u;

/** How far a round number of metres may be off what has been swum, as a share: 'roughly a kilometre'. */
const rounded = 0.04;

/** Nobody swims through a sentence of more tokens. */
const longest = 120;

/** The numbers of lengths a sentence tells, there and back counted twice. */
const timesIn = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ kind, value }, index) => {
    const isCounted =
      kind === 'number' && value !== null && tokens.slice(index + 1, index + 4).some(({ text }) => lengths.test(text));
    return isCounted ? [value, 2 * value] : [];
  });

/** True where a length is a pool's as often as the sentence says, or as often as it will where it tells the pool's rightly. */
export function isSwum(reading: Reading, { sizes }: Ledger, { value, unit, from }: Quantity): boolean {
  const metres = value * (perUnit[unit] ?? 0);
  const [start, end] = sentenceOf(reading, from);
  if (end - start > longest) return false;
  const sentence = reading.tokens.slice(start, end);
  const has = (words: RegExp) => sentence.some(({ text }) => words.test(text));
  if (metres === 0 || !(has(lengths) || (has(swimming) && has(often)))) return false;
  const times = timesIn(sentence);
  return [...sizes].some(([id, known]) => {
    const pool = known.value.amount;
    if (!id.includes('pool') || known.value.unit !== 'm' || metres < 2 * pool) return false;
    const isTold = quantitiesBeside(reading, from).some(
      (other) => other.from < from && other.value * (perUnit[other.unit] ?? 0) === pool,
    );
    return times.length > 0
      ? times.some((one) => Math.abs(one * pool - metres) <= metres * rounded)
      : isTold && metres % pool === 0;
  });
}
