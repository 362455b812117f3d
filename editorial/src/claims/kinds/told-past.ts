/** Whether a sentence tells of a year long gone, of which the facts of today say nothing. */
import type { Ledger } from '#claims/ledger/ledger.ts';
import { type Reading, sentenceOf } from '#claims/reading/read.ts';

/** 'En 1954, une diva refusa trois suites': told of a year that no source gives to the house. */
export function isOfThePast(reading: Reading, ledger: Ledger, index: number): boolean {
  const [start] = sentenceOf(reading, index);
  const year = reading.tokens.slice(start + 1, start + 4).find(({ text }) => /^1[5-9]\d\d$/.test(text));
  const opens = /^(?:in|im|en|em)$/.test(reading.tokens[start]?.text ?? '');
  return opens && year !== undefined && [...ledger.years.values()].every(({ value }) => value !== year.value);
}
