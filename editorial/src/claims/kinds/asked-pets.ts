/** Questions to a guest about the animal that comes along: it is the answer that says whether it may. */

import type { Finder, Finding } from '#claims/finding.ts';
import { termsOf } from '#claims/kinds/animals-apart.ts';
import { isFitted, isPets } from '#claims/kinds/pets.ts';
import { assisting, denying, showing } from '#claims/known.ts';
import { saysYes } from '#claims/reading/denial.ts';
import { isAnswered } from '#claims/reading/questions.ts';
import { clauseOf, type Mention, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { missingWords, stayingHome } from '#lexicon/missing.ts';

/** Words of an answer that is nothing but a yes or a no: 'leider nein'. */
const shortAnswer = 3;
/** 'He is welcome' speaks of the animal, 'you are welcome' of the guest. */
const itself = /^(?:he|she|it|him|they|them|er|sie|es|ihn|él|ella|lo|la|il|elle|l|le|ils|elles)$/;
/** 'Nous ne pouvons l’accueillir', 'no podemos alojarlo'. */
const taking =
  /^(?:take|accept|admit|aufnehmen|mitnehmen|unterbringen|(?:acoger|admitir|aceptar|alojar)(?:l[aeo]s?)?|accueillir|accepter|recevoir|admettre)$/;
const sleeping = /^(?:sleeps?|stays?|schläft|schlafen|wohnt|übernachtet|duermen?|dort|dorment|loge)$/;

/** Tokens of an answer before what says that the animal costs nothing. */
const freeReach = 2;

type Answer = { says: 'yes' | 'no'; to: number };

/** What the sentence behind a question says of the animal without naming it again. */
function answerTo(reading: Reading, start: number): Answer | null {
  const [, end] = sentenceOf(reading, start);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  // '¿Vienes con perro? No paga nada': what stays free is let in.
  const free = marksIn(reading, ...clauseOf(reading, start), 'price').find(({ mark }) => mark.id !== 'paid');
  // 'Parking is free' answers with something else.
  const other = free && reading.mentions.some((one) => one.from >= start && one.to <= free.from);
  if (free && !other && free.from - start <= freeReach) return { says: 'yes', to: free.to };
  const no = marksIn(reading, ...clauseOf(reading, start), 'no')[0];
  if (words.some((word) => stayingHome[reading.language].home.test(word))) return { says: 'no', to: end };
  // 'Welcome: it is £20 a stay and no questions': what goes on behind the welcome denies something else.
  const [, first] = clauseOf(reading, start);
  const greeted = marksIn(reading, start, first, 'welcomed')[0];
  if (
    greeted &&
    first < end &&
    words.slice(0, first - start).every((word) => !missingWords[reading.language].test(word))
  )
    return { says: 'yes', to: greeted.to };
  const welcome = marksIn(reading, start, end, 'welcomed')[0];
  // 'Bienvenido, y ninguna pregunta sobre los pelos': what is denied in a later clause is not the welcome.
  const isAlone = welcome && !reading.mentions.some((one) => one.from >= start && one.to <= end && isPets(one));
  const until = isAlone ? clauseOf(reading, welcome.from)[1] - start : words.length;
  const missing = words.slice(0, until).some((word) => word === 'ne' || missingWords[reading.language].test(word));
  const taken = welcome !== undefined || words.some((word) => taking.test(word));
  if (missing || no) return (no && words.length <= shortAnswer) || taken ? { says: 'no', to: end } : null;
  const yes = saysYes(reading, start);
  if (yes) return { says: 'yes', to: yes.to };
  // Spanish leaves the pronoun out: 'será bienvenido'.
  const isIts = reading.language === 'es' || words.some((word) => itself.test(word));
  if (welcome && isIts) return { says: 'yes', to: welcome.to };
  const sleeps = words.findIndex((word) => sleeping.test(word));
  if (sleeps >= 0 && isIts) return { says: 'yes', to: start + sleeps + 1 };
  return isFitted(reading, start, end) && isIts ? { says: 'yes', to: end } : null;
}

/** Where the answer to the question of an animal begins, or null. */
function answerOf(reading: Reading, mention: Mention): number | null {
  const [, end] = sentenceOf(reading, mention.from);
  return isPets(mention) && isAnswered(reading, end) ? end : null;
}

/** An answer that names the animals itself, or none but those that assist; a yes before it is the answer all the same. */
const namesPets = (reading: Reading, start: number): boolean => {
  const [, end] = sentenceOf(reading, start);
  return (
    saysYes(reading, start) === null &&
    (reading.mentions.some((one) => one.from >= start && one.to <= end && isPets(one)) ||
      reading.tokens.slice(start, end).some(({ text }) => assisting.test(text)))
  );
};

/** '¿Viaja con su perro? No admitimos mascotas': the answer says it, by the animal's name or without. */
export function isOnlyAsked(reading: Reading, mention: Mention): boolean {
  const start = answerOf(reading, mention);
  return start !== null && (namesPets(reading, start) || answerTo(reading, start) !== null);
}

/** 'Travelling with your dog? He is welcome', of a house that takes none. */
export const findAskedPets: Finder = (reading, ledger) =>
  reading.mentions.flatMap((mention): Finding[] => {
    const start = answerOf(reading, mention);
    const answer = start === null || namesPets(reading, start) ? null : answerTo(reading, start);
    if (!answer) return [];
    const terms = termsOf(reading, ledger, mention);
    const known = terms
      ? { yes: terms.isBanned ? null : terms.source, no: terms.isBanned ? terms.source : null }
      : { yes: showing(ledger, 'pet_friendly'), no: denying(ledger, 'pet_friendly') };
    const against = answer.says === 'yes' ? known.no : known.yes;
    const source = known[answer.says] ?? against;
    if (!source) return [];
    const verdict = known[answer.says] ? 'supported' : 'contradicted';
    return [{ kind: 'amenity', verdict, from: mention.from, to: answer.to, source }];
  });
