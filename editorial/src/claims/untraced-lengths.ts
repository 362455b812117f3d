/** Whether any source has a length or an area that a text tells, whatever it is of. */

import { eventLength, pace, perUnit } from '#claims/kinds/known-ways.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import type { Quantity } from '#claims/reading/quantities.ts';
import { type Reading, sentenceOf } from '#claims/reading/read.ts';
import { squareMetres } from '#lexicon/imperial.ts';
import type { Unit } from '#lexicon/language-pack.ts';

export const isArea = (unit: Unit): boolean => squareMetres[unit] !== undefined;

/** 'Der Gipfel liegt 1.245 Meter hoch', 'una ruta de 12 kilómetros', 'nothing tastes like chocolate at 2,800 metres': of no house. */
const ofLand =
  /^(?:mountains?|ridges?|cols?|pass|grat|kamm|joch|spitze|crestas?|collados?|puertos?|crêtes?|cols|culmine|culminent|peaks?|summits?|rises|trails?|hikes?|routes?|loops?|gipfeln?|bergen?|berg|rundweg|wanderung|touren?|tour|strecke|etappe|cimas?|cumbres?|picos?|montañas?|rutas?|senderos?|etapas?|travesía|sommets?|cimes?|pics?|montagnes?|randonnées?|sentiers?|boucles?|étapes?|balades?|nothing|nichts|nada|rien)$/;

const isOfLand = (reading: Reading, { from }: Quantity): boolean =>
  reading.tokens.slice(...sentenceOf(reading, from)).some(({ text }) => ofLand.test(text));

/** Shorter ways are told in passing. */
const plain = 30;

/** Metres or square metres of a source; rough where it gives minutes on foot or by car. */
type Length = { metres: number; rough: boolean };

/** How far a length may be off the one of a source, as a share, where it is not meant to the metre. */
const slack = 0.06;

const isClose = (said: number, one: number): boolean => Math.abs(said - one) <= Math.max(said, one) * slack;

const written = /(\d+(?:[.,]\d+)?)\s*(m²|km|min|ha|m\b)/g;
const factors: Readonly<Record<string, number>> = { 'm²': 1, m: 1, km: 1000, ha: 10_000, min: pace };

/** `beach_length` = `9000`: a number alone, of something that is measured. */
const measured = /length|width|height|altitude|elevation|depth|distance|size|area|_m$|_km$|m2$/;
const alone = /^\d+(?:[.,]\d+)?$/;

/** A year says nothing of how high a house lies. */
const isYear = (told: number): boolean => Number.isInteger(told) && told >= 1400 && told < 2100;

/** Every length and area the facts and the free texts hold. */
const lengthsOf = onceFor((ledger: Ledger): readonly Length[] => {
  const numberOf = (digits: string | undefined) => Number((digits ?? '').replace(',', '.'));
  const ofFacts = ledger.sources.facts.flatMap(({ factName, factValue }): Length[] => [
    ...(measured.test(factName) && alone.test(factValue) ? [{ metres: numberOf(factValue), rough: false }] : []),
    ...[...factValue.matchAll(written)].map(([, digits, unit = '']) => ({
      metres: numberOf(digits) * (factors[unit] ?? 1),
      rough: unit === 'min',
    })),
  ]);
  const ofTexts = ledger.stated.flatMap(({ quantities }) =>
    quantities.flatMap(({ value, high, unit }): Length[] => {
      const per = perUnit[unit] ?? squareMetres[unit] ?? (unit === 'min' ? pace : null);
      if (per === null) return [];
      return [value, ...(high === null ? [] : [high])].map((one) => ({ metres: one * per, rough: unit === 'min' }));
    }),
  );
  const venue = eventLength(ledger)?.value.metres;
  return [...ofFacts, ...ofTexts, ...(venue ? [{ metres: venue, rough: true }] : [])];
});

/** 'At 1,865 metres' is not 1,850: metres in digits are meant as they stand, where no word makes them rough. */
const isExact = (reading: Reading, { unit, comparison, high, from }: Quantity): boolean =>
  /^(?:m|km|m2|ha)$/.test(unit) && comparison === null && high === null && reading.tokens[from]?.spelled !== true;

/** True where a source has that length, null where a number measures no length; `numbers` are all that any source holds. */
export function isLengthKnown(
  reading: Reading,
  ledger: Ledger,
  quantity: Quantity,
  numbers: readonly number[],
): boolean | null {
  const { value, high, unit } = quantity;
  const factor = perUnit[unit] ?? squareMetres[unit];
  if (!factor) return null;
  const lengths = lengthsOf(ledger);
  const said = [value, ...(high === null ? [] : [high])].map((one) => one * factor);
  const isSame = (one: number) => lengths.some(({ metres }) => Math.abs(one - metres) < 1);
  if (said.some(isSame)) return true;
  const isNear = (one: number) => lengths.some(({ metres, rough }) => !rough && isClose(one, metres));
  const isClear = isExact(reading, quantity);
  if (isClear && said.some(isNear)) return false;
  // 'Auf 1.450 Metern', of eighteen of something: a length in digits is not that many minutes on foot, nor nearly so many.
  const isTold = (one: number) =>
    numbers.some(
      (told) => !isYear(told) && (isArea(unit) ? [1, 10_000] : [1, 1000, 10_000]).some((per) => one === told * per),
    );
  if (isClear && said.every((one) => one >= plain) && !isOfLand(reading, quantity))
    return said.some((one) => isTold(one) || lengths.some(({ metres }) => isClose(one, metres)));
  return said.some(
    (one) =>
      lengths.some(({ metres }) => isClose(one, metres)) ||
      numbers.some((told) => !isYear(told) && [1, 1000, 10_000, pace].some((per) => isClose(one, told * per))),
  );
}
