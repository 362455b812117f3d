/** How often rooms are cleaned: 'daily housekeeping', of a house that a fact gives a cleaning a week. */
import type { Finder, Finding } from '#claims/finding.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, marksIn, type Reading } from '#claims/reading/read.ts';

const cleaning =
  /^(?:cleaning|housekeeping|cleaned|maids?|reinigung|\p{L}+reinigung|gereinigt|reinigen|putzen|geputzt|zimmerservice|limpieza|limpian|limpiamos|limpia|ménage|nettoyage|nettoyées?|nettoyés?|nettoie|nettoyons)$/u;
/** Times between two cleanings, in days, by how they are told. */
const rhythms: readonly (readonly [number, RegExp])[] = [
  [
    1,
    /\b(?:daily|every (?:single )?(?:day|morning)|each (?:day|morning)|once a day|täglich\p{L}*|jeden (?:tag|morgen)|tag für tag|einmal am tag|diari[oa]s?|diariamente|a diario|cada (?:día|mañana)|todos los días|todas las mañanas|una vez al día|quotidien(?:ne)?s?|quotidiennement|chaque (?:jour|matin)|tous les (?:jours|matins)|une fois par jour)(?!\p{L})/u,
  ],
  [
    2,
    /\b(?:every (?:other|second) day|jeden zweiten tag|alle zwei tage|cada dos días|en días alternos|un jour sur deux|tous les deux jours)(?!\p{L})/u,
  ],
  [
    3,
    /\b(?:every (?:third|three) days?|jeden dritten tag|alle drei tage|cada tres días|tous les trois jours)(?!\p{L})/u,
  ],
  [
    3.5,
    /\b(?:twice (?:a|per) week|zweimal (?:pro|in der|die) woche|dos veces (?:por|a la) semana|deux fois par semaine)(?!\p{L})/u,
  ],
  [
    7,
    /\b(?:weekly|every week|once (?:a|per) week|each week|wöchentlich\p{L}*|jede woche|einmal (?:pro|in der|die) woche|semanal(?:es|mente)?|cada semana|una vez (?:por|a la) semana|hebdomadaires?|chaque semaine|une fois par semaine|toutes les semaines)(?!\p{L})/u,
  ],
];

type Told = { days: number; from: number; to: number };

/** The rhythms that a text gives to the cleaning, each with its clause. */
function toldIn(reading: Reading): Told[] {
  return reading.tokens.flatMap(({ text }, index): Told[] => {
    if (!cleaning.test(text)) return [];
    const [start, end] = clauseOf(reading, index);
    const clause = ` ${reading.tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ')} `;
    const row = rhythms.find(([, pattern]) => pattern.test(clause));
    return row ? [{ days: row[0], from: start, to: end }] : [];
  });
}

const pricesIn = (reading: Reading, from: number, to: number): string[] =>
  marksIn(reading, from, to, 'price').map(({ mark }) => mark.id);

/** 'Cleaning is charged extra', where a fact includes it. */
const findFees: Finder = (reading, ledger) =>
  reading.tokens.flatMap(({ text }, index): Finding[] => {
    if (!cleaning.test(text)) return [];
    const [from, to] = clauseOf(reading, index);
    if (!pricesIn(reading, from, to).includes('paid')) return [];
    const fact = ledger.stated.find(
      ({ name, reading: own }) =>
        name !== 'event' &&
        own.tokens.some((token) => cleaning.test(token.text)) &&
        pricesIn(own, 0, own.tokens.length).some((id) => id !== 'paid'),
    );
    return fact ? [{ kind: 'amenity', verdict: 'contradicted', from, to, source: fact.source }] : [];
  });

const findTimes: Finder = (reading, ledger) => {
  const told = toldIn(reading);
  if (told.length === 0) return [];
  const known = ledger.stated.flatMap(({ name, reading: own, source }) =>
    name === 'event' ? [] : toldIn(own).map(({ days }) => ({ days, source })),
  );
  const [first] = known;
  if (!first) return [];
  return told.flatMap(({ days, from, to }): Finding[] => {
    const right = known.find((one) => one.days === days);
    const place = { subjects: [], from, to };
    const denied = hasMark(reading, from, to, 'denied', 'deniedAfter');
    if (right || denied || isUnreal(reading, place) || isElsewhere(reading, place)) return [];
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source: first.source }];
  });
};

export const findCleaning: Finder = (reading, ledger) => [...findTimes(reading, ledger), ...findFees(reading, ledger)];
