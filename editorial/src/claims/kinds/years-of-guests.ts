/**
 * Whether a 'since' tells of a house's guests rather than of its walls: 'damos cama y cerveza desde 1784', 'seit 1936
 * machen hier Familien Urlaub'. What hosts do and what guests do in a house is as old as its first guests; where a clause
 * has a verb of walls, a relative clause or another subject before its 'since', nothing is said of them.
 */
import { clauseOf, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { comers, hostsDo, somebody, standing, staying, withUs } from '#lexicon/hosting.ts';

const and = /^(?:and|und|y|e|et|while|während|mientras|tandis)$/;
const relative = /^(?:that|which|who|whose|where|das|die|der|que|qui|quien|donde|dont|où)$/;
const article =
  /^(?:the|an?|our|der|die|das|ein|eine|unser|unsere|el|la|los|las|un|una|nuestr[oa]s?|le|les|l|une|des|notre|nos)$/;
/** Tokens behind an 'and' that make a clause with a subject of its own: 'and the fountain runs'. */
const fewestOfClause = 3;

/** Tokens of an opening that says only since when: 'Depuis 1936, nous gâtons les enfants'. */
const fewest = 3;

/** The clause of a year, and the one behind the comma of an opening. */
function stretchOf(reading: Reading, index: number): [from: number, to: number] {
  const [start, end] = clauseOf(reading, index);
  const isOpener = end - start <= fewest && reading.tokens[end]?.gap === breaks.comma;
  return isOpener && reading.sentence[start - 1] !== reading.sentence[start]
    ? [start, clauseOf(reading, end)[1]]
    : [start, end];
}

/** The words of a clause that belong to the 'since' before `index`: none behind an 'and' with another subject. */
function wordsOf(reading: Reading, index: number): string[] {
  const [start, end] = stretchOf(reading, index);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  const year = index - start;
  // 'In a house that has looked at the sea since 1784': from the relative pronoun on it is told of something else.
  const parted = words.findLastIndex(
    (word, at) =>
      at < year &&
      at > 0 &&
      (relative.test(word)
        ? reading.language !== 'de' && !article.test(words[at + 1] ?? '')
        : and.test(word) && article.test(words[at + 1] ?? '') && year - at > fewestOfClause + 1),
  );
  const behind = words.findIndex((word, at) => at > year && and.test(word));
  return words.slice(parted + 1, behind < 0 ? words.length : behind);
}

/** True where the clause of a year tells since when guests come, sleep, eat or drink, or what their hosts do for them. */
export function isHosting(reading: Reading, index: number): boolean {
  const { language } = reading;
  const words = wordsOf(reading, index);
  const said = words.join(' ');
  if (words.some((word) => standing[language].test(word))) return false;
  if (hostsDo[language].test(said)) return true;
  if (!words.some((word) => staying[language].test(word))) return false;
  return (
    somebody[language].test(said) ||
    (words.some((word) => comers[language].test(word)) && (withUs[language].test(said) || isStay(words, language)))
  );
}

/** 'Des familles passent leurs vacances': a stay, whatever place is told. */
const isStay = (words: readonly string[], language: Reading['language']): boolean =>
  words.some((word) => stays[language].test(word));
const stays: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:sleep\p{L}*|slept|stay\p{L}*|holiday\p{L}*|drink\p{L}*|eat\p{L}*|dining|dined|lodg\p{L}*)$/u,
  de: /^(?:schlafen|übernachten|nächtigen|urlaub|urlauben|ferien|sommerfrische|einkehren|logieren)$/,
  es: /^(?:duermen|pernoctan|veranean|vacaciones|alojan|hospedan|comen|beben|cenan)$/,
  fr: /^(?:dorment|vacances|logent|mangent|boivent|dînent|trinquent|descendent)$/,
};
