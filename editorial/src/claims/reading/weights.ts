/** Pounds that are weighed, and not paid. */
import { clauseOf, type Reading } from '#claims/reading/read.ts';
import type { Unit } from '#lexicon/language-pack.ts';

const weighing =
  /^(?:weigh|weighs|weighed|weighing|weight|heavy|heavier|lighter|pesen?|pesan|peso|pesant|pèsent?|poids)$/;
const pounds = /^(?:pounds?|libras?|livres?)$/;

/** 'Dogs weighing up to 44 pounds', 'perros que pesen menos de 44 libras': no money. */
export const weighedIn = (reading: Reading, unit: Unit, from: number, to: number): Unit =>
  unit === 'gbp' &&
  pounds.test(reading.tokens[to - 1]?.text ?? '') &&
  reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => weighing.test(text))
    ? 'lb'
    : unit;
