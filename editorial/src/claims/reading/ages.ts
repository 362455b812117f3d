/** From which age a child may come, and up to which it costs nothing, as a text tells it. */
import { onceFor } from '#claims/once.ts';
import { isKeptOut } from '#claims/reading/kept-out.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, markAt, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** `free`: up to this age nothing is paid, or `below` it. `least`: from this age on one may come. */
export type Age = { value: number; sort: 'free' | 'least'; below: boolean; from: number; to: number };
/** Older than this nobody is a child. */
const oldest = 18;
/** Tokens between a child and its age: 'children of under 12'. */
const childReach = 4;

const ageWords = /^(?:age|aged|alter|mindestalter|lebensjahr|edad|âge|âgés?)$/;

const childBefore = (reading: Reading, index: number) =>
  mentionsBeside(reading, index).some(
    (mention) =>
      mention.to <= index &&
      index - mention.to <= childReach &&
      idsOf(mention, 'thing', 'amenity').some((id) => id === 'children' || id === 'children_welcome'),
  );

const plurals =
  'zero ones twos threes fours fives sixes sevens eights nines tens elevens twelves thirteens fourteens fifteens sixteens seventeens eighteens'.split(
    ' ',
  );

/** 'Under-twelves go free', 'under-12s': English makes a plural of the age itself. */
function agedUnder(reading: Reading, index: number): Age | null {
  const token = reading.tokens[index];
  if (reading.language !== 'en' || !token || reading.tokens[index - 1]?.text !== 'under') return null;
  const next = reading.tokens[index + 1];
  const written = token.kind === 'number' && next?.text === 's' ? token.value : null;
  const value = written ?? plurals.indexOf(token.text);
  const free = marksIn(reading, ...clauseOf(reading, index), 'price').some(({ mark }) => mark.id === 'free');
  const place = { value, from: index - 1, to: written === null ? index + 1 : index + 2 };
  if (value <= 0 || value > oldest) return null;
  if (free) return { ...place, sort: 'free', below: true };
  // 'Sorry, no under-tens'.
  return reading.tokens[index - 2]?.text === 'no' ? { ...place, sort: 'least', below: false } : null;
}

/** 'Under six', 'menores de 6 años', 'de moins de six ans': the age itself pays already. */
const isBelow = (reading: Reading, index: number): boolean =>
  reading.tokens
    .slice(Math.max(0, index - 2), index)
    .some(({ text }) => /^(?:under|below|unter|menor(?:es)?|moins)$/.test(text));

/** 'Los menores de cuatro no pagan', 'unter sechs wohnt man gratis': below a number that counts nothing, one is so old. */
function isAlone(reading: Reading, index: number): boolean {
  const next = reading.tokens[index + 1];
  const isNoun = reading.language === 'de' ? next?.capital : next?.text.endsWith('s');
  return isBelow(reading, index) && next?.gap === breaks.space && next.kind === 'word' && !isNoun;
}

/** 'Sixteen and over', 'ab 16 Jahren und älter', '16 años en adelante': what makes an age the least one from behind. */
const upwards: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:and|or) (?:over|older|above|up)|^upwards|^plus/,
  de: /^(?:und|oder) (?:älter|darüber)|^aufwärts/,
  es: /^en adelante|^o (?:más|mayores)|^y más/,
  fr: /^et (?:plus|au delà)|^ou plus/,
};
const upwardsReach = 2;

const isUpwards = (reading: Reading, to: number): boolean =>
  upwards[reading.language].test(wordsIn(reading, to, to + upwardsReach));

function ageAt(reading: Reading, index: number): Age | null {
  const under = agedUnder(reading, index);
  if (under) return under;
  const token = reading.tokens[index];
  if (token?.kind !== 'number' || token.value === null || token.value > oldest || reading.silent[index]) return null;
  const years = markAt(reading, index + 1, 'year');
  const inYears =
    years?.mark.id === 'centuries' && /^(?:years?|jahren?|años?|ans)$/.test(reading.tokens[index + 1]?.text ?? '');
  const compared = comparisonBefore(reading, index);
  const to = inYears ? index + 2 : index + 1;
  const comparison = compared?.id ?? (isUpwards(reading, to) ? 'atLeast' : undefined);
  // 'Aged 16 and over': the word that speaks of an age stands before the number, and what compares it behind.
  const words = reading.tokens.slice(compared?.from ?? Math.max(0, index - 1), index);
  // 'from the age of four', 'ab einem Alter von', 'dès l’âge de': the words before the number speak of an age.
  const isAge = words.some(({ text }) => ageWords.test(text)) && markAt(reading, index + 1, 'unit') === null;
  const [start, end] = clauseOf(reading, index);
  const free = marksIn(reading, start, end, 'price').some(({ mark }) => mark.id === 'free');
  const child = isAge || childBefore(reading, compared?.from ?? index) || (free && isAlone(reading, index));
  if (!child && !(inYears && comparison)) return null;
  if (!inYears && !comparison) return null;
  // 'Chiens de moins de 12 kg'.
  if (!inYears && markAt(reading, index + 1, 'unit')) return null;
  if (free)
    return comparison === 'atLeast'
      ? null
      : { value: token.value, sort: 'free', below: isBelow(reading, index), from: index, to };
  // 'No admitimos niños menores de ocho años': from that age on they may come.
  const isLeast = comparison === 'atLeast' || (isBelow(reading, index) && isKeptOut(reading, index));
  return isLeast ? { value: token.value, sort: 'least', below: false, from: index, to } : null;
}

/** The ages of children that a text tells. */
export const agesOf = onceFor((reading: Reading): readonly Age[] =>
  reading.tokens.flatMap((_, index) => ageAt(reading, index) ?? []),
);
