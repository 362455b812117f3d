/**
 * Numbers of things that no reader has given to anything and that no source holds: 'four hundred others in our theatre',
 * 'sixty food trucks'. Few are told of anything else: sayings count in hundreds and thousands, and days and ways are read
 * for themselves.
 */
import type { Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import { markAt, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { thisYear } from '#claims/today.ts';

/** A text may tell of fewer than that in passing: steps, guests at a table, aunts at a wedding. */
const fewest = 20;

/** Numbers of sayings: around the clock, 'trente-six chandelles', a hundred and one reasons, a thousand and one nights. */
const ofSayings: ReadonlySet<number> = new Set([24, 36, 50, 99, 100, 101, 365, 1000, 1001, 10_000, 1_000_000]);

/** What nobody counts for a claim: time, steps, weights, words for often, mail, and what one swims. */
const passing =
  /^(?:years?|centur(?:y|ies)|seasons|winters|summers|months?|lengths?|minutes?|seconds?|hours?|days?|nights?|steps?|paces|grams|centimetres|millimetres|degrees|times|ways|words|stars|welcomes|emails|mails|messages|slides|pages|hands|since|jahre?n?|monaten?|bahnen|minuten|sekunden|stunden|tage?n?|nächten?|stufen|schritten?|gramm|zentimetern?|grad|sachen|mal|worten?|sterne?n?|e?-?mails?|folien|seiten|hände|händen|años|siglos?|inviernos|meses|largos|minutos|segundos|horas|días|noches|escalones|pasos|gramos|mililitros|centímetros|grados|veces|palabras|estrellas|correos|diapositivas|páginas|manos|ans|années|siècles?|mois|hivers|longueurs|heures|secondes|jours|nuits|marches|pas|grammes|centimètres|degrés|fois|mots|étoiles|mails|diapositives|pages|mains|coups|dehors|depuis|pour)$/;

/** What is counted stands in the plural, in German with a capital: 'mit 70 fährt man anders'. */
const plural = { en: /s$|^(?:people|others|men|women|children)$/, de: /./, es: /s$/, fr: /[sx]$/ } as const;

/** A year is held against the sources by itself. */
const isYear = /^(?:1[4-9]|20)\d\d$/;

/** A round number stands for one near it: 'more than three hundred wines', of 320; as shares of it, below and above. */
const [below, above] = [0.05, 0.1];

const isNear = (said: number, known: number): boolean =>
  said === known || (said % 10 === 0 && known >= said * (1 - below) && known <= said * (1 + above));

/** Facts whose numbers are no counts. */
const measures = /^(?:price|size|distance|hours|certificate):/;

/** Every number the sources hold that may count something, and the ages of their years. */
function numbersOf({ sources: { facts }, stated }: Ledger): readonly number[] {
  const counts = facts.filter(({ factName }) => !measures.test(factName));
  const written = counts.flatMap(({ factValue }) => [...factValue.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
  const told = stated.flatMap(({ reading }) =>
    reading.tokens.flatMap(({ kind, value }) => (kind === 'number' && value !== null ? [value] : [])),
  );
  const ages = written.flatMap((year) => [thisYear() - year, thisYear() + 1 - year]);
  return [...written, ...told, ...ages];
}

const isOther = (reading: Reading, index: number) =>
  (['unit', 'month'] as const).some((type) => markAt(reading, index, type) !== null);

export function findUnknownNumbers(reading: Reading, ledger: Ledger, isFree: (from: number, to: number) => boolean) {
  let known: readonly number[] | null = null;
  return reading.tokens.flatMap(({ kind, value, text, start }, index): Finding[] => {
    const counts = kind === 'number' && value !== null && value >= fewest && Number.isInteger(value);
    if (!counts || ofSayings.has(value) || isYear.test(text) || reading.silent[index]) return [];
    if (/\p{L}/u.test(reading.text[start - 1] ?? '')) return [];
    const noun = reading.tokens[index + 1];
    if (noun?.kind !== 'word' || noun.gap > breaks.space || noun.text.length < 4) return [];
    if (!plural[reading.language].test(noun.text) || (reading.language === 'de' && !noun.capital)) return [];
    if (!isFree(index, index + 2) || reading.grammar.prepositions.has(noun.text)) return [];
    if (quantitiesBeside(reading, index).length > 0 || isOther(reading, index + 1) || passing.test(noun.text))
      return [];
    known ??= numbersOf(ledger);
    return known.some((one) => isNear(value, one))
      ? []
      : [{ kind: 'count', verdict: 'unsupported', from: index, to: index + 2 }];
  });
}
