/** 'Twenty-two suites and 126 other rooms': what is left of all of them without those that a fact counts by themselves. */
import type { Known, Ledger } from '#claims/ledger/ledger.ts';
import type { Reading } from '#claims/reading/read.ts';

const other =
  /^(?:other|others|further|more|remaining|weiteren?|anderen?|übrigen|restlichen|otr[oa]s|demás|restantes?|más|autres)$/;

const saysOther = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(Math.max(0, from - 1), to + 1).some(({ text }) => other.test(text));

/** The total that leaves just so many for 'the others', where a number says that it counts those. */
export function remainingOf(
  reading: Reading,
  { numbers }: Ledger,
  { noun, value, from, to }: { noun: string; value: number; from: number; to: number },
): Known<number> | null {
  const total = numbers.get(`${noun}_count`);
  if (!total || !saysOther(reading, from, to)) return null;
  return [...numbers.values()].some((some) => total.value - some.value === value) ? total : null;
}
