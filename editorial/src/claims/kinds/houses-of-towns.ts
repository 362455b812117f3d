/** 'An inn on the quay of …', 'une auberge de … comme on n’en fait plus': a title that says which town its house is in. */
import { type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { lodgings } from '#lexicon/lodgings.ts';
import { anyHouse, drunk, houseOfTown, leadingToHouse, partOfTown, theHouse } from '#lexicon/parts-of-towns.ts';

/** Tokens from the beginning of a sentence to the name. */
const titleReach = 12;
/** Words of praise between the article and the house, or behind it. */
const mostPraise = 3;
/** What goes on behind the name without a verb: 'une auberge de Colmar nous livre le pain' is another's. */
const goesOn =
  /^(?:and|or|as|where|that|which|who|run|like|since|wie|und|wo|seit|como|y|donde|que|desde|comme|et|où|qui|que|depuis|n)$/;

const isHouse = (word: string): boolean =>
  [word, word.replace(/it([oa])$/, '$1'), word.replace(/it[oa]$/, '')].some((one) => lodgings.has(one)) ||
  /(?:^(?:house|maison|casa)$|guesthouse|gasthof|gasthaus|hotel|herberge|pension|hof|haus|hostel|lodge|chalet|campingplatz|ferme|pub|tavern|taberna|camping|campsite|schloss)$/.test(
    word,
  );

/** True where nothing but where it is stands between a house and the name at `index`. */
export function isHouseOfTown(reading: Reading, index: number): boolean {
  const { tokens, language, grammar } = reading;
  const [start, end] = sentenceOf(reading, index);
  if (index - start > titleReach || index - start < 2 || tokens[index]?.gap !== breaks.space) return false;
  const words = tokens.slice(start, index).map(({ text }) => text);
  const house = words.findIndex(isHouse);
  if (house < 0 || tokens.slice(start + 1, index).some(({ gap }) => gap > breaks.space)) return false;
  const article = words.findLastIndex((word, at) => at < house && anyHouse[language].test(word));
  const definite = words.findLastIndex((word, at) => at < house && theHouse[language].test(word));
  const head = Math.max(article, definite);
  if (house - head - 1 > mostPraise || !leadingToHouse[language].test(words.slice(0, Math.max(0, head)).join(' ')))
    return false;
  const behind = words.slice(house + 1);
  const part = partOfTown[language].exec(behind.join(' '));
  // 'Un petit hôtel tranquille sur le quai de …'.
  const isPlain = (text: string) => text.split(' ').every((word) => word === '' || !grammar.prepositions.has(word));
  if (part) return isPlain(behind.join(' ').slice(0, part.index)) && part.index <= mostPraise * 10;
  const isOf = houseOfTown[language].test(behind.at(-1) ?? '') && isPlain(behind.slice(0, -1).join(' '));
  if (!isOf || article < definite || behind.length > mostPraise || drunk.test(tokens[index]?.text ?? '')) return false;
  return isEnded(reading, index, end);
}

/** 'Granja de Vacaciones del Año': what a prize is given for is no town. */
const ofYear = /^(?:of the year|des jahres|del año|de l année)/;

/** The name, and whatever of it follows in capitals, ends the phrase. */
function isEnded({ tokens, grammar }: Reading, index: number, end: number): boolean {
  let to = index + 1;
  while (to < end && tokens[to]?.gap === breaks.space && tokens[to]?.capital) to++;
  const behind = tokens.slice(to, to + 3).map(({ text }) => text);
  if (ofYear.test(behind.join(' '))) return false;
  const next = tokens[to];
  return to >= end || !next || next.gap > breaks.space || goesOn.test(next.text) || grammar.prepositions.has(next.text);
}
