/**
 * Numbers of things that no table has a word for, and a free text or the event counts otherwise: 'quince pianistas' of a
 * festival with 'nine pianists'. Such words are the same in four languages but for how they end.
 */

import { agrees } from '#claims/compare.ts';
import type { Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { plainLetters } from '#claims/plain-name.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import { clauseOf, idsOf, markAt, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';

/** Letters two words have to begin with alike. */
const stemLength = 5;
const shortest = 4;
/** So many may be some of them: 'five pianists stay for breakfast'; more than there are is wrong at once. */
const fewest = 4;
/** Words between a number and its noun, the noun with them. */
const reach = 3;

/** What is counted everywhere, and of whom or what no source speaks. */
const everyday =
  /^(?:night|nacht|nächt|noche|nuits|tages|jours?|journ|días|years?|jahre|años|années?|weeks|woche|semain|month|monat|meses|hours|stund|horas|heure|minut|guest|gäste|huésp|hôtes|perso|peopl|leute|gente|kinde|child|niños|enfan|eltern|adult|erwac|famil|times|perce|proze|grad|degre|grado|meter|metre|mètre|kilom|eur|frank|franc|krone|kroon|coron|couro|stern|stars|estre|étoil|gener|stufe)/;

/** 'Concierto', 'Konzert', 'concert': one sound is written in several ways. */
const stemOf = (word: string): string =>
  plainLetters(word)
    .replace(/ph/g, 'f')
    .replace(/[cz](?=[ei])|z|ç/g, 's')
    .replace(/qu|c/g, 'k')
    .slice(0, stemLength);

type Noun = { text: string; at: number };

/** The nouns that a number may count, by the ways of each language. */
function nounsAfter(reading: Reading, index: number): Noun[] {
  const nouns: Noun[] = [];
  for (let at = index + 1; at <= index + reach; at++) {
    const token = reading.tokens[at];
    if (token?.kind !== 'word' || token.gap > breaks.space || reading.grammar.prepositions.has(token.text)) break;
    const { text, capital } = token;
    const isNoun = reading.language === 'de' ? capital : /[sx]$/.test(text);
    if (isNoun && text.length >= shortest) nouns.push({ text, at });
  }
  // English and German put what it is like in front of it; in Spanish and French the noun comes first.
  return reading.language === 'es' || reading.language === 'fr' ? nouns.slice(0, 2) : nouns.slice(0, 1);
}

const isCount = ({ kind, value, article }: Token): boolean =>
  kind === 'number' && !article && value !== null && Number.isInteger(value) && value > 1;

type Counted = { stem: string; value: number; stated: Stated };

/** Everything the free texts count, by the beginning of its noun. */
const countedIn = onceFor((ledger: Ledger): readonly Counted[] =>
  ledger.stated
    .filter(({ name }) => !name.startsWith('policy:'))
    .flatMap((stated) =>
      stated.reading.tokens.flatMap((token, index) =>
        isCount(token)
          ? nounsAfter(stated.reading, index).map(({ text }) => ({
              stem: stemOf(text),
              value: token.value ?? 0,
              stated,
            }))
          : [],
      ),
    ),
);

/** 'Five pianists play on Friday': some of them, on one of the days. */
const isOfOneDay = (reading: Reading, index: number): boolean =>
  hasMark(reading, ...clauseOf(reading, index), 'weekday', 'month', 'evening', 'morning', 'hour');

const passedBefore = /^(?:after|nach|tras|après)$/;
const passedBehind = /^(?:later|später|después|tarde)$/;

/** 'Nach 120 Stufen' are all of them. */
const mostPassed = 10;

/** 'Four beers later', 'nach drei Bieren': so many have been had, of however many there are. */
export const isPassed = (reading: Reading, from: number, to: number): boolean =>
  ((reading.tokens[from]?.value ?? 0) < mostPassed && passedBefore.test(reading.tokens[from - 1]?.text ?? '')) ||
  reading.tokens.slice(to, to + 2).some(({ text, gap }) => gap === breaks.space && passedBehind.test(text));

/** True where a table has a word for the noun: its own reader knows more of it. */
const isListed = (reading: Reading, { at }: Noun): boolean =>
  mentionsBeside(reading, at).some((one) => one.from <= at && one.to > at && idsOf(one, 'counted').length > 0);

/** Numbers of things that are not those of the sources. */
export function findCountedAlike(
  reading: Reading,
  ledger: Ledger,
  isFree: (from: number, to: number) => boolean,
): Finding[] {
  const counted = countedIn(ledger);
  if (counted.length === 0) return [];
  return reading.tokens.flatMap((token, index): Finding[] => {
    if (!isCount(token) || reading.silent[index] || !isFree(index, index + 1)) return [];
    if (markAt(reading, index + 1, 'unit')) return [];
    const value = token.value ?? 0;
    const noun = nounsAfter(reading, index).find(({ text }) => !everyday.test(text));
    if (!noun || isPassed(reading, index, noun.at + 1)) return [];
    const alike = counted.filter(({ stem }) => stem === stemOf(noun.text));
    const [first] = alike;
    if (!first) return [];
    const comparison = comparisonBefore(reading, index)?.id ?? null;
    if (alike.some((one) => agrees(value, one.value, comparison))) return [];
    const isMore = alike.every((one) => one.value < value);
    // 'Sixty food trucks', of '45 trucks': a table may have one of them under another name.
    if (isListed(reading, noun) && (!isMore || first.stated.name !== 'event')) return [];
    if (!isMore && (value < fewest || isOfOneDay(reading, index))) return [];
    return [{ kind: 'count', verdict: 'contradicted', from: index, to: index + 2, source: first.stated.source }];
  });
}
