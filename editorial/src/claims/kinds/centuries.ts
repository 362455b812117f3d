/** Of which century a house is said to be. */
import type { Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { clauseOf, markAt, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { lodgings } from '#lexicon/lodgings.ts';

const roman: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** XVI is sixteen; null for what is no Roman numeral. */
function romanValue(text: string): number | null {
  const letters = /^([xvi]+)(?:e|ème)?$/.exec(text)?.[1];
  if (!letters) return null;
  return [...letters].reduce((sum, letter, at) => {
    const [value = 0, next = 0] = [roman[letter], roman[letters[at + 1] ?? '']];
    return sum + (value < next ? -value : value);
  }, 0);
}

const century = /^(?:century|jahrhunderts?|siglo|siècle)$/;

/** The century a text names with the word at `index`: '16. Jahrhundert', 'sixteenth century', 'siglo XVI', 'XVIe siècle'. */
export function centuryAt(reading: Reading, index: number): { value: number; from: number; to: number } | null {
  if (!century.test(reading.tokens[index]?.text ?? '')) return null;
  const at = (place: number) => {
    const token = reading.tokens[place];
    if (!token || place < 0) return null;
    if (token.kind === 'number' && !token.spelled) return token.value;
    return markAt(reading, place, 'ordinal')?.mark.value ?? romanValue(token.text);
  };
  const range = (value: number | null) => (value !== null && value >= 8 && value <= 21 ? value : null);
  if (reading.language === 'es') {
    const after = range(at(index + 1));
    return after === null ? null : { value: after, from: index, to: index + 2 };
  }
  // '16th' and '16e' are two tokens.
  for (const back of [1, 2]) {
    const isMarked = back === 1 || /^(?:th|st|nd|rd|e|ème)$/.test(reading.tokens[index - 1]?.text ?? '');
    const before = isMarked ? range(at(index - back)) : null;
    // 'nineteen centuries' are an age; German marks the ordinal with a dot.
    if (before !== null && (back === 2 || reading.language !== 'de' || !reading.tokens[index - 1]?.spelled))
      return { value: before, from: index - back, to: index + 1 };
  }
  return null;
}

const of = /^(?:of|from|aus|vom|del|du|the|dem|a)$/;
const building = /(?:haus|hof|hütte|mühle|villa|schloss|house|mill|barn|casa|caserón|molino|maison|demeure|bâtisse)$/;

/** 'Ein Gästehaus aus dem 17. Jahrhundert', 'unser Pfarrhaus stammt aus …': a house and its century with no more between. */
function isHouseOf(reading: Reading, ledger: Ledger, from: number): boolean {
  let at = from;
  while (of.test(reading.tokens[at - 1]?.text ?? '') && reading.clause[at - 1] === reading.clause[from]) at--;
  if (at === from) return false;
  const isNamed = mentionsBeside(reading, from).some(
    ({ to, subjects }) => to === at && subjects.some(({ type }) => type === 'house'),
  );
  const isOwn = marksIn(reading, at - 1, at, 'landmark').some(({ mark }) => ledger.ownLandmarks.has(mark.id));
  const [verb] = marksIn(reading, Math.max(0, at - 2), from, 'year').filter(({ mark }) => mark.id === 'built');
  const noun = verb ? verb.from - 1 : at - 1;
  const isOurs = marksIn(reading, noun - 1, noun, 'ours').length > 0;
  return isNamed || isOwn || (isOurs && building.test(reading.tokens[noun]?.text ?? ''));
}

const walls =
  /^(?:walls|house|building|mansion|villa|mill|barn|stones|façade|facade|mauern|muros|muralla|paredes|murs|façades?)$/;
const article = /^(?:the|our|these|die|unsere|diese|der|los|nuestros|estos|las|les|nos|ces|des|von|unserer|unseren)$/;

/** 'Die Mauern aus dem 15. Jahrhundert', 'ces murs du XVe siècle': walls without another owner are the house's. */
const areWalls = (reading: Reading, from: number): boolean => {
  let at = from;
  while (of.test(reading.tokens[at - 1]?.text ?? '') && reading.clause[at - 1] === reading.clause[from]) at--;
  return (
    at < from && walls.test(reading.tokens[at - 1]?.text ?? '') && article.test(reading.tokens[at - 2]?.text ?? '')
  );
};

/** 'A seventeenth-century finca': English puts the century before the house. */
const isHouseAt = (reading: Reading, to: number): boolean =>
  reading.language === 'en' && reading.tokens[to]?.gap === breaks.space && lodgings.has(reading.tokens[to]?.text ?? '');

/** 'The fifteenth-century walls'. */
const isWallsAt = (reading: Reading, to: number): boolean =>
  reading.language === 'en' && reading.tokens[to]?.gap === breaks.space && walls.test(reading.tokens[to]?.text ?? '');

type Stretch = { from: number; to: number };

/** Whether a stretch that tells a time tells it of the house, by what its clause says was done then. */
export function isToldOfHouse(
  reading: Reading,
  ledger: Ledger,
  { from, to }: Stretch,
  acts: readonly Stretch[],
): boolean {
  const [start, end] = clauseOf(reading, from);
  const landmarks = marksIn(reading, start, end, 'landmark');
  const ofWalls = areWalls(reading, from) || isWallsAt(reading, to);
  const isOf =
    isHouseOf(reading, ledger, from) ||
    isHouseAt(reading, to) ||
    (ofWalls && !landmarks.some(({ mark }) => !ledger.ownLandmarks.has(mark.id)));
  // 'Built in the nineteenth century, it still likes a waltz.'
  const opens = start === sentenceOf(reading, from)[0] && acts.some((act) => act.from === start);
  const house =
    opens ||
    landmarks.some(({ mark }) => ledger.ownLandmarks.has(mark.id)) ||
    mentionsBeside(reading, from).some(
      (one) => one.from >= start && one.to <= from && one.subjects.some(({ type }) => type === 'house'),
    );
  return (isOf || (house && acts.length > 0)) && !isOfLandmark(reading, ledger, from);
}

/** The century a house is said to be of. */
export function judgeCentury(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const said = centuryAt(reading, index);
  if (!said) return null;
  const { from, to } = said;
  const years = [ledger.years.get('built'), ledger.years.get('opened')].flatMap((one) => one ?? []);
  const right = years.find(({ value }) => Math.ceil(value / 100) === said.value);
  if (right) return { kind: 'year', verdict: 'supported', from, to, source: right.source };
  const [known] = years;
  const acts = marksIn(reading, ...clauseOf(reading, index), 'year').filter(
    ({ mark }) => mark.id === 'built' || mark.id === 'opened',
  );
  if (!known || !isToldOfHouse(reading, ledger, said, acts)) return null;
  return { kind: 'year', verdict: 'contradicted', from, to, source: known.source, expected: String(known.value) };
}
