/** A prize by what its name means: 'Hotel Rural del Año de Asturias' is `rural_hotel_of_the_year_asturias`. */
import { knownWords } from '#claims/kinds/unknown-places.ts';
import type { Known, Ledger } from '#claims/ledger/ledger.ts';
import { cognateLetters, cognateStem, plainName } from '#claims/plain-name.ts';
import type { Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isSameOfAward, wordsOfAllPrizes } from '#lexicon/award-words.ts';

/** Shorter words tell nothing of a prize. */
const shortest = 4;
/** Words on either side that may belong to its name. */
const reach = 5;

const linking: ReadonlySet<string> = new Set(
  'de del du d des la el los las le les l of the in en dans von in den'.split(' '),
);

/** 'Tourismuspreis': German writes what a prize is for before it. */
const bare = (word: string): string => plainName(word).replace(/_?(?:hotel)?(?:preis(?:es)?|award)$/, '');

const isTelling = (word: string): boolean => word.length >= shortest && !wordsOfAllPrizes.has(word);

/** The words of a name in capitals around tokens `from` to `to`, in plain letters. */
function wordsAround(reading: Reading, from: number, to: number): string[] {
  const { tokens, language } = reading;
  const isNear = (index: number) => tokens[index]?.gap === breaks.space && tokens[index]?.kind === 'word';
  let first = from;
  // German writes every noun like a name.
  while (language !== 'de' && first > 0 && from - first < reach && isNear(first) && tokens[first - 1]?.capital) first--;
  let last = to;
  for (let at = to; at < to + reach && isNear(at); at++) {
    if (tokens[at]?.capital) last = at + 1;
    else if (!linking.has(tokens[at]?.text ?? '')) break;
  }
  return tokens
    .slice(first, last)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => bare(text))
    .filter(isTelling);
}

/** The prize all of whose words in the text are those of a fact's name, or of the house's own place. */
export function awardInOtherWords(reading: Reading, ledger: Ledger, from: number, to: number): Known<number> | null {
  const words = wordsAround(reading, from, to);
  if (words.length === 0 || ledger.awards.size === 0) return null;
  const here = new Set([...knownWords(ledger, reading)].map(plainName));
  for (const [name, known] of ledger.awards) {
    const parts = name.split('_').filter(isTelling);
    const isOfName = (word: string) =>
      parts.some(
        (part) =>
          part === word ||
          (part.length >= cognateLetters && word.length >= cognateLetters && cognateStem(part) === cognateStem(word)) ||
          isSameOfAward(word, part),
      );
    if (words.some(isOfName) && words.every((word) => isOfName(word) || here.has(word))) return known;
  }
  return null;
}
