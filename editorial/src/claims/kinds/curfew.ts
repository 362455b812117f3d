/** 'Curfew at midnight', of a house with 'no curfew': the one rule of a house that facts know by its absence. */
import type { Finder, Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';
import { missingWords } from '#lexicon/missing.ts';

const curfew = /(?<!\p{L})(?:curfew|sperrstunde|zapfenstreich|toque de queda|couvre feu)(?!\p{L})/u;
const reach = 3;
const unknown = /^(?:unknown|foreign|who|what|forget|fremdwort|unbekannt|olvide|inconnu|oubliez|aucun)$/;

/** Where the words stand, as first and last token. */
function placesIn(reading: Reading): [number, number][] {
  return reading.tokens.flatMap((_, from): [number, number][] => {
    for (let to = from + 1; to <= from + reach; to++) {
      const words = wordsIn(reading, from, to);
      if (curfew.exec(words)?.[0] === words) return [[from, to]];
    }
    return [];
  });
}

const isDenied = (reading: Reading, at: number): boolean =>
  reading.tokens
    .slice(...clauseOf(reading, at))
    .some(({ text }) => missingWords[reading.language].test(text) || unknown.test(text));

const noneKnown = onceFor((ledger: Ledger) =>
  ledger.stated.find(
    ({ name, reading }) => name !== 'event' && placesIn(reading).some(([from]) => isDenied(reading, from)),
  ),
);

export const findCurfew: Finder = (reading, ledger) => {
  const fact = noneKnown(ledger);
  if (!fact) return [];
  return placesIn(reading).map(([from, to]): Finding => {
    const verdict = isDenied(reading, from) ? 'supported' : 'contradicted';
    return { kind: 'amenity', verdict, from, to, source: fact.source };
  });
};
