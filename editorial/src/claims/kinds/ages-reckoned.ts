/** Ages of the house that are sums, and lengths of time that are not its age. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Duration } from '#claims/kinds/durations.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { type Reading, sentenceOf } from '#claims/reading/read.ts';
import { thisYear } from '#claims/today.ts';

const took =
  /^(?:would|bräuchten?|bräuchtest|necesitarías?|tardarías?|haría|faudrait|faudra|mettriez|took|taken|waited|needed|brauchte|gebraucht|dauerte|gedauert|wartete|tardó|tardaron|esperó|necesitó|mis|fallu|attendu|fallut)$/;
const before = /^(?:before|bevor|ehe|bis|antes|avant|hasta|until)$/;
/** Tokens between a verb and how long it took. */
const tookReach = 4;

/** 'It took 245 years to become a hotel', 'a century and a half as a house before it became an inn': until then, not until now. */
export const isUntilThen = (reading: Reading, { number, to }: Duration): boolean =>
  reading.tokens.slice(Math.max(0, number - tookReach), number).some(({ text }) => took.test(text)) ||
  reading.tokens.slice(to, sentenceOf(reading, number)[1]).some(({ text }) => before.test(text));

const adding =
  /^(?:together|combined|altogether|zusammen|insgesamt|suman|sumamos|juntos|juntas|ensemble|réunis|cumulent)$/;

/** 'The building is from 1911, the hostel from 2017: together they are 124 years old.' */
export function agesAdded(reading: Reading, { years }: Ledger, duration: Duration): ClaimSource | undefined {
  if (!reading.tokens.slice(...sentenceOf(reading, duration.number)).some(({ text }) => adding.test(text))) return;
  const known = [...years.values()];
  const isSum = (one: number) =>
    known.some(({ value }) => value !== one && 2 * thisYear() - one - value === duration.years);
  return known.find(({ value }) => isSum(value))?.source;
}
