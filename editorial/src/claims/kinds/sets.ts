/** What a superlative says that it beats: a land, a town or a sea, by its name or by a word like 'region'. */
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Subject } from '#claims/reading/grammar.ts';
import { extentOf } from '#claims/reading/lands.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, type MarkPlace, markAt, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { lodgings } from '#lexicon/lodgings.ts';
import { isRegion } from '#lexicon/regions.ts';

const placing: ReadonlySet<string> = new Set(
  'in of on the all whole de del en d du la l las los des toda todo todas todos tout toute toutes'.split(' '),
);

/** 'das größte Thermalbad Böhmens': a name in the genitive, right after the noun it owns. */
const isGenitive = (reading: Reading, index: number): boolean => {
  const noun = reading.tokens[index - 1];
  return (
    /[^s]s$/.test(reading.tokens[index]?.text ?? '') &&
    reading.tokens[index]?.gap === breaks.space &&
    noun?.kind === 'word' &&
    noun.capital &&
    // 'Die älteste Tochter der Köchin Amparo Llorens' ends in a name.
    reading.tokens[index - 2]?.capital !== true &&
    reading.mentions.every(({ from, to, subjects }) => index < from || index >= to || subjects.every(isTownSubject))
  );
};
/** 'das größte Resort der Costa Blanca': two words with a capital in a row are a name. */
const isDoubleName = (reading: Reading, index: number): boolean => {
  const next = reading.tokens[index + 1];
  return (
    /^(?:der|des|im|am|an|in)$/.test(reading.tokens[index - 1]?.text ?? '') &&
    !/^(?:familie|frau|herrn?|\p{L}+in)$/u.test(reading.tokens[index]?.text ?? '') &&
    next?.kind === 'word' &&
    next.gap === breaks.space &&
    (next.capital || isRomance(reading, index + 1))
  );
};
/** 'Der Côte d’Or', 'der Costa de la Luz': what joins the words of a name that no German noun has. */
const isRomance = ({ tokens }: Reading, index: number): boolean => {
  const at = /^(?:de|di)$/.test(tokens[index]?.text ?? '') && /^(?:la|las|los)$/.test(tokens[index + 1]?.text ?? '');
  const name = tokens[at ? index + 2 : index + 1];
  return (
    /^(?:d|de|del|di|da|du|des)$/.test(tokens[index]?.text ?? '') && name?.capital === true && name.gap <= breaks.space
  );
};
/** 'An der Südküste', 'der Westküste': a coast by its side. */
const sideOfCoast =
  /^(?:nord|süd|ost|west){1,2}(?:küste|see|alpen|ufers?|schweiz|tirols?|kärntens?|bayerns?|deutschlands?)$/;
const isTownSubject = ({ type }: Subject) => type === 'town';

/** A language and no land, unless a noun follows ('the French coast'). */
const isTongue = (reading: Reading, index: number): boolean => {
  const next = reading.tokens[index + 1];
  return markAt(reading, index, 'noPlace') !== null && (next?.kind !== 'word' || next.gap > breaks.space);
};

/** Facts that name the land around a house. */
const regionFacts = /region|location|island|district|valley|area/;

/** 'Die schönste Terrasse der Maurienne': a name that a fact about the region has, whether or not any list has it. */
const isOfRegionFact = (reading: Reading, { stated }: Ledger, index: number): boolean => {
  const word = reading.tokens[index]?.text ?? '';
  const before = reading.tokens[index - 1]?.text ?? '';
  return (
    word.length > 4 &&
    /^(?:der|des|im|am|in|auf|von)$/.test(before) &&
    stated.some(
      ({ name, words }) =>
        regionFacts.test(name) && [word, word.replace(/s$/, '')].some((one) => words.includes(` ${one} `)),
    )
  );
};

/** Kinds of houses as they end German words: 'Weinhaus', 'Familienhotel', 'Jagdschloss'. */
const germanLodging =
  /(?:(?:gast|gäste|wein|land|herren|berg|strand|kur|jagd|bade|pilger)haus|hotel|hostel|hof|gasthof|palast|schloss|hütte|herberge|pension|resort|lodge|chalet|pub|kneipe|wirtshaus|brauhaus|camping)(?:e?s)?$/;
const joinsLand = /^(?:im|am|der|des|in|an|auf|von)$/;
/** What is no land: seasons, people and what one dreams of. */
const noLand =
  /^(?:winter|sommer|herbst|frühlings?|frühjahr|advent|jahres?|saison|woche|familie|gruppe|kette|geschichte|träume|traums|lebens?|herzens?|kopf|wald|garten|hof|haus|hauses|ganzen|moment|grunde?|sinne?|wortes|mitte|schatten|grünen|wasser|abend|morgen|nacht|preis|vergleich|ende?|anfang|programm|angebot|test|internet|netz|namen)$/;

/** 'Das höchstgelegene Gasthaus im Harz', 'das älteste Weinhaus der Mainschleife': right behind a house stands its land. */
function landOfLodging(reading: Reading, from: number, to: number): number | null {
  const text = (at: number) => reading.tokens[at]?.text ?? '';
  for (let index = from; index < Math.min(from + 2, to); index++) {
    if (!lodgings.has(text(index)) && !germanLodging.test(text(index))) continue;
    if (!joinsLand.test(text(index + 1))) return null;
    const name = /^(?:der|dem|den)$/.test(text(index + 2)) ? index + 3 : index + 2;
    const token = reading.tokens[name];
    const isName = token?.kind === 'word' && token.capital && token.gap === breaks.space && !noLand.test(token.text);
    return isName && name < to && !isDated(reading, name) ? name : null;
  }
  return null;
}

const isDated = (reading: Reading, index: number): boolean =>
  markAt(reading, index, 'weekday') !== null || markAt(reading, index, 'month') !== null;

/** A name after 'in the': 'in the Algarve' is a set as much as 'in town'. */
export function placeAfter(reading: Reading, ledger: Ledger, from: number, to: number): MarkPlace | undefined {
  const land = reading.language === 'de' ? landOfLodging(reading, from - 1, to) : null;
  if (land !== null) return { mark: { type: 'set', id: '', value: 0 }, from: land, to: land + 1 };
  for (let index = from; index < to; index++) {
    const token = reading.tokens[index];
    if (token?.kind !== 'word' || !token.capital || token.gap !== breaks.space) continue;
    // 'The kindest word in English'.
    if (isDated(reading, index) || isTongue(reading, index)) continue;
    // German writes every noun like a name; there only a region is a set.
    const named =
      reading.language === 'de'
        ? isRegion(token.text) ||
          sideOfCoast.test(token.text) ||
          extentOf(token.text) !== undefined ||
          isGenitive(reading, index) ||
          isDoubleName(reading, index) ||
          isOfRegionFact(reading, ledger, index)
        : placing.has(reading.tokens[index - 1]?.text ?? '');
    if (named) {
      const from = reading.language === 'de' ? index : index - 1;
      return { mark: { type: 'set', id: '', value: 0 }, from, to: index + 1 };
    }
  }
  return undefined;
}

export const townIn = (reading: Reading, from: number, to: number) =>
  mentionsBeside(reading, from - 1).find(
    (m) => m.from >= from && m.from < to && reading.tokens[m.from]?.capital && idsOf(m, 'town', 'water').length > 0,
  );

/** 'der', 'im': what stands between a German house and the land it is in. */
const inGerman = /^(?:der|des|im|am|in der|in den|auf der|an der)$/;
const comparative =
  /^(?:mehr|weniger|so|(?!(?:über|unter|immer|hinter|wasser|keller|zimmer|fenster|sommer|winter)$)\p{L}{3,}ere?[nrsm]?)$/u;

/** 'In keinem anderen Hotel der Maurienne wohnen Sie näher': a land of whatever name, and a word that compares. */
export function isBeatenIn(reading: Reading, { to }: MarkPlace): boolean {
  if (reading.language !== 'de') return false;
  const [, end] = clauseOf(reading, to);
  const at = [1, 2].find(
    (length) => inGerman.test(wordsIn(reading, to, to + length)) && reading.tokens[to + length]?.capital,
  );
  const name = at === undefined ? (isGenitive(reading, to) ? to : -1) : to + at;
  if (name < 0 || isDated(reading, name)) return false;
  return reading.tokens
    .slice(name + 1, end)
    .some(({ text, capital, gap }) => gap === breaks.space && !capital && comparative.test(text));
}
