/** Prizes of another name than those the sources know ('the Red Dot Award'), and the one they know, won too often. */
import type { Finding } from '#claims/finding.ts';
import { awardInOtherWords } from '#claims/kinds/awards-in-other-words.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { plainName } from '#claims/plain-name.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { idsOf, markAt, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** What prizes of all four languages are called in English. */
const award = /^(?:awards?|trophy|prize)$/;
/** Words of a prize's name that tell no more of it than that it is one. */
const common: ReadonlySet<string> = new Set(
  'the a an our their this that best of for hotel hotels award awards prize trophy year world national international europe european small der die das den dem des ein eine einen unser unseren el la los las un una nuestro le les l un une notre'.split(
    ' ',
  ),
);
/** Letters that two forms of one word share: 'Spa', 'Spas'; 'Pyrenees', 'Pyrenäen'. */
const shared = 4;
/** Prizes that people win, and no house. */
const ofPeople = /^(?:nobel|booker|pulitzer|academy|emmy|grammy|tony|oscar|goncourt|turner)$/;

const deserving = /^(?:deserv|verdien|merec|mérit)/;

/** Words of a prize's name. */
const longestName = 6;

/** A name in capitals right before 'Award'. */
function nameBefore(reading: Reading, index: number): { from: number; words: string[] } {
  let from = index;
  while (
    from > 0 &&
    index - from < longestName &&
    (reading.tokens[from]?.gap ?? breaks.sentence) === breaks.space &&
    reading.tokens[from - 1]?.capital &&
    markAt(reading, from - 1, 'month') === null
  )
    from--;
  while (from < index && common.has(reading.tokens[from]?.text ?? '')) from++;
  const words = reading.tokens
    .slice(from, index)
    .map(({ text }) => text)
    .filter((word) => !common.has(word) && word.length > 1);
  return { from, words };
}

/** 'We have won the Red Dot Award', of a house whose prize has none of these words in its name. */
export function findForeignAwards(reading: Reading, ledger: Ledger, named: readonly Finding[]): Finding[] {
  let known: string[] | null = null;
  return reading.tokens.flatMap(({ text, capital }, index): Finding[] => {
    if (!award.test(text) || !capital || reading.silent[index]) return [];
    if (named.some(({ from, to }) => from <= index && to > index)) return [];
    const { from, words } = nameBefore(reading, index);
    if (words.length === 0 || words.some((word) => ofPeople.test(word))) return [];
    // 'Our cat deserves the Lifetime Achievement Award.'
    if (reading.tokens.slice(...sentenceOf(reading, index)).some((token) => deserving.test(token.text))) return [];
    if (hasMark(reading, ...sentenceOf(reading, index), 'others', 'person')) return [];
    known ??= [...knownWords(ledger, reading)].map(plainName);
    const isKnown = (word: string) =>
      known?.some((one) => one === word || (word.length >= shared && one.slice(0, shared) === word.slice(0, shared)));
    if (words.map(plainName).some(isKnown) || awardInOtherWords(reading, ledger, from, index + 1)) return [];
    return [{ kind: 'award', verdict: 'unsupported', from, to: index + 1 }];
  });
}

export const often = {
  en: /(?:two|three|four|five|six|\d) (?:years|times) (?:in a row|running)|year after year|for the (?:second|third|fourth|fifth) time/,
  de: /(?:zwei|drei|vier|fünf)mal (?:in folge|hintereinander|nacheinander)|(?:zwei|drei|vier|fünf|\d) (?:jahre|mal)(?: lang)? (?:in folge|hintereinander|nacheinander)|zum (?:zweiten|dritten|vierten|fünften) mal|jahr für jahr/,
  es: /(?:dos|tres|cuatro|cinco|\d) (?:años|veces) (?:seguid[oa]s|consecutiv[oa]s)|por (?:segunda|tercera|cuarta|quinta) vez|año tras año/,
  fr: /(?:deux|trois|quatre|cinq|\d) (?:années|ans|fois) (?:de suite|d affilée|consécutives)|pour la (?:deuxième|seconde|troisième|quatrième) fois|année après année/,
} as const;
const winning =
  /^(?:won|win|winners?|received|took|collected|awarded|gewonnen|gewinner|geholt|erhalten|ausgezeichnet|bekommen|ganado|ganamos|ganador(?:es)?|recibido|recibimos|llevado|gagné|remporté|reçu|obtenu|lauréats?|décroché)$/;

/** 'We won the Wellness Aphrodite three years in a row', of a prize with one year. */
export function findWonAgain(reading: Reading, { awards }: Ledger): Finding[] {
  const starts = new Set(
    reading.mentions.filter((one) => idsOf(one, 'award').some((id) => awards.has(id))).map(({ from }) => from),
  );
  return [...starts].flatMap((index): Finding[] => {
    const [start, end] = sentenceOf(reading, index);
    const words = reading.tokens.slice(start, end).map(({ text }) => text);
    const said = often[reading.language].exec(words.join(' '));
    if (!said || !words.some((word) => winning.test(word))) return [];
    const others = mentionsBeside(reading, index).filter((one) => idsOf(one, 'award', 'certificate').length > 0);
    if (others.length > 1) return [];
    const from = start + words.join(' ').slice(0, said.index).split(' ').length - 1;
    return [{ kind: 'award', verdict: 'unsupported', from, to: from + said[0].split(' ').length }];
  });
}
