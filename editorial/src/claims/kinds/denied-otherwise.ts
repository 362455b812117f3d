/**
 * Denials that no single word tells, of what a source denies as well: 'what you will not find here: a lift', 'the lift?
 * There has never been one', 'if you need a lift, this is not your house'; and of dogs and children only those that a policy keeps out.
 */

import type { ClaimSource } from '@foyer/contract/claims';
import type { Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { agesOf } from '#claims/reading/ages.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import { isAnswered, wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { missingWords, otherDenials } from '#lexicon/missing.ts';

/** Tokens of a question that only names a thing: 'The lift?' */
const shortQuestion = 3;

/** Tokens of a sentence somebody may have written; a longer one is not worth its time. */
const longest = 120;

/** What follows the sentence of a token, where that is a question of few words. */
function answerTo(reading: Reading, [start, end]: readonly [number, number]): string {
  if (!isAnswered(reading, end) || end - start > shortQuestion) return '';
  return wordsIn(reading, ...sentenceOf(reading, end));
}

/** True where the sentence, or the answer to it, says in a phrase that the thing is not there. */
export function isDeniedInPhrase(reading: Reading, { from, to }: Finding): boolean {
  const { before, needing, whole } = otherDenials[reading.language];
  const [start, end] = sentenceOf(reading, from);
  if (end - start > longest) return false;
  const answer = answerTo(reading, [start, end]);
  const colon = /:\s*(?:\p{L}+\s)?$/u.test(
    reading.text.slice(reading.tokens[start]?.start ?? 0, reading.tokens[from]?.start ?? 0),
  );
  if (colon && before.test(wordsIn(reading, start, from))) return true;
  const sentence = wordsIn(reading, start, end);
  const waved = answer !== '' && (whole.test(answer) || isWavedOff(reading, end));
  return whole.test(sentence) || waved || isNeeded(reading, start, to, end, needing);
}

const atEase = /^(?:problem\p{L}*|trouble|matter|wonder|thema|frage|sorge|soucis?|problèmes?|problemas?|duda|doute)$/u;

const have = /^(?:have|ve|haben|tenemos|hay|avons)$/;
const theSame =
  /^(?:one|two|three|it|them|einen|eine|eins|zwei|drei|ihn|sie|den|uno|una|dos|tres|lo|la|los|las|un|une|deux|trois|en)$/;

/** 'A pool? The river will do.', 'a lift? Two floors are soon climbed.': answered with anything but a yes or an offer. */
function isWavedOff(reading: Reading, start: number): boolean {
  const answer = sentenceOf(reading, start);
  const words = reading.tokens.slice(...answer).map(({ text }) => text);
  if (words.some((word) => atEase.test(word))) return false;
  const says = hasMark(reading, ...answer, 'yes', 'welcomed', 'ours', 'offered', 'price', 'onRoof', 'ofHouse');
  // 'Televisions? We have windows.'
  const having = words.findIndex((word) => have.test(word)) + 1;
  const other = having > 0 && having <= 2 && words.length > having && !theSame.test(words[having] ?? '');
  // 'Television? There is one in the village.'
  const away = hasMark(reading, ...answer, 'others', 'elsewhere');
  return other || away || !says || words.some((word) => missingWords[reading.language].test(word));
}

/** 'If you need a lift, this is not your house'. */
const isNeeded = (
  reading: Reading,
  start: number,
  to: number,
  end: number,
  { condition, answer }: { condition: RegExp; answer: RegExp },
): boolean => condition.test(wordsIn(reading, start, to + 1)) && answer.test(wordsIn(reading, to, end));

/** 'No dogs over twelve kilos', 'no children under ten': only those are kept out that a policy keeps out. */
export function keptOut({ kind, from, to }: Finding, reading: Reading, { stated }: Ledger): ClaimSource | null {
  if (kind !== 'amenity') return null;
  const [, end] = clauseOf(reading, from);
  const weights = quantitiesBeside(reading, from).filter(
    (one) => one.unit === 'kg' && one.from >= from && one.to <= end,
  );
  const ages = reading.tokens.slice(from, Math.min(end, to + 2)).flatMap(({ value }) => value ?? []);
  const limit = stated.find(({ name, quantities, reading: policy }) => {
    const heavy = quantities.some((known) => known.unit === 'kg' && weights.some(({ value }) => value === known.value));
    const young = agesOf(policy).some(({ sort, value }) => sort === 'least' && ages.includes(value));
    return (name === 'policy:pets' && heavy) || (name === 'policy:children' && young);
  });
  return limit?.source ?? null;
}
