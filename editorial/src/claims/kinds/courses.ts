/**
 * How many courses a meal has, written in one word with it: 'Fünf-Gänge-Abendessen', 'a five-course dinner'. The number
 * counts no meals, so that no other reader sees it; it is held against the free texts that give a meal its courses.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { idsOf, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

type Courses = { value: number; from: number; to: number };

const course = /^(?:courses?|gang|gänge|gängen|gängig\p{L}*|gang\p{L}+|platos?|tiempos|pases|plats?|services)$/u;
const numbers = 'null ein zwei drei vier fünf sechs sieben acht neun zehn'.split(' ');
/** 'Fünfgangmenü', 'viergängig'. */
const inOneWord = /^(\p{L}+?)-?(?:gang|gäng)(?:e|ig)?\p{L}*$/u;
/** Nobody is served more. */
const most = 12;

const coursesAt = ({ tokens, silent }: Reading, from: number): Courses | null => {
  const [first, second] = tokens.slice(from, from + 2);
  if (!first || silent[from]) return null;
  const german = numbers.indexOf(inOneWord.exec(first.text)?.[1] ?? '-');
  if (german > 1) return { value: german, from, to: from + 1 };
  const isNumber = first.kind === 'number' && !first.article && first.value !== null;
  const isCourse = second?.kind === 'word' && second.gap <= breaks.space && course.test(second.text);
  if (!isNumber || !isCourse || (first.value ?? 0) < 2 || (first.value ?? 0) > most) return null;
  return { value: first.value ?? 0, from, to: from + 2 };
};

const coursesIn = (reading: Reading): Courses[] =>
  reading.tokens.flatMap((_, index) => coursesAt(reading, index) ?? []);

const meal = /^(?:dinner|lunch|half_board|full_board|kitchen|menu|\w*_(?:menu|dinner|meal))$/;

/** The courses that free texts and the names of facts give to meals. */
const known = onceFor(({ stated, sources }: Ledger): { value: number; source: ClaimSource | null }[] => [
  ...stated.flatMap(({ name, subjects, reading, source }) =>
    name !== 'event' && (meal.test(name) || [...subjects].some((id) => meal.test(id)))
      ? coursesIn(reading).map(({ value }) => ({ value, source }))
      : [],
  ),
  ...sources.facts.flatMap(({ factName }) => {
    const words = factName.split(/[_:]/);
    const at = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'].findIndex((word) => words.includes(word));
    return at >= 0 && words.includes('course') ? [{ value: at + 2, source: null }] : [];
  }),
]);

export const findCourses: Finder = (reading, ledger) => {
  const told = known(ledger);
  const first = told.find(({ source }) => source !== null)?.source;
  if (!first) return [];
  return coursesIn(reading).flatMap(({ value, from, to }): Finding[] => {
    const right = told.find((one) => one.value === value);
    if (right) return right.source ? [{ kind: 'count', verdict: 'supported', from, to, source: right.source }] : [];
    const [start, end] = sentenceOf(reading, from);
    // 'Three courses every evening': the time of the meal says as much as its name.
    const isMeal =
      mentionsBeside(reading, from).some(
        (one) => one.from >= start && one.to <= end && idsOf(one, 'thing', 'amenity').some((id) => meal.test(id)),
      ) || reading.tokens.slice(start, end).some(({ text }) => evening.test(text));
    return isMeal ? [{ kind: 'count', verdict: 'contradicted', from, to, source: first }] : [];
  });
};
const evening =
  /^(?:evenings?|nights?|nightly|menü|menu|menú|abends?|abend|abendlich\p{L}*|noches?|tardes|cenar|soirs?|soirée|dîner|inklusive|included|\p{L}*menü)$/u;
