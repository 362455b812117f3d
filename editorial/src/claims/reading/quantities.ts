/** Numbers with a unit, as they stand in a text: '1,200 m²', 'ten to fifteen minutes on foot', '€24'. */
import { onceFor } from '#claims/once.ts';
import {
  clauseOf,
  idsOf,
  inSentences,
  type MarkPlace,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { weighedIn } from '#claims/reading/weights.ts';
import { codesOf } from '#lexicon/currencies.ts';
import type { Comparison, Mode, Unit } from '#lexicon/language-pack.ts';

export type Quantity = {
  value: number;
  /** The upper end of a range such as '10 to 15 minutes'. */
  high: number | null;
  unit: Unit;
  comparison: Comparison | null;
  /** How the way is made, where the text says so. */
  mode: Mode | null;
  /** Tokens it covers, the comparison left out. */
  from: number;
  to: number;
};

export const isMoney = (unit: Unit): boolean => codesOf[unit] !== undefined;

/** How many tokens away 'on foot' or 'by train' may stand from the minutes. */
const modeReach = 5;

function unitAt(reading: Reading, index: number): MarkPlace | null {
  const unit = (reading.tokens[index]?.gap ?? breaks.sentence) === breaks.space ? markAt(reading, index, 'unit') : null;
  // 'The pilgrims' one €16': the sign belongs to the number it is written to.
  const next = unit ? reading.tokens[unit.to] : undefined;
  const isAhead = next?.kind === 'number' && !next.spelled && next.start === reading.tokens[unit?.from ?? 0]?.end;
  return isAhead ? null : unit;
}

/** 'A full mile', 'un bon kilomètre', 'fünf kurze Minuten': what may stand between a number and its unit. */
const between = {
  en: /^(?:full|good|short|mere|easy|gentle|brisk|leisurely|quick|long|little|slow)$/,
  de: /^(?:gute[nrs]?|volle[nrs]?|knappe[nrs]?|kurze[nrs]?|kleine[nrs]?|ganze[nrs]?|gemütliche[nr]?|bequeme[nr]?|entspannte[nr]?)$/,
  es: /^(?:buen[oa]?s?|larg[oa]s?|cort[oa]s?|escas[oa]s?|pequeñ[oa]s?|tranquil[oa]s?)$/,
  fr: /^(?:bon(?:ne)?s?|petite?s?|grand(?:e)?s?|courte?s?|longue?s?)$/,
} as const;
const ways = /^(?:km|mi|min)$/;
/** 'Un bon kilomètre', 'gute zwei Kilometer' are a little more. */
const generous = /^(?:good|gute[nrs]?|buen[oa]?s?|bon(?:ne)?s?)$/;

/** The unit of a number: right behind it, or behind one adjective where it measures a way. */
function unitBehind(reading: Reading, index: number): MarkPlace | null {
  const next = reading.tokens[index];
  const far =
    next?.gap === breaks.space && between[reading.language].test(next.text) ? unitAt(reading, index + 1) : null;
  return unitAt(reading, index) ?? (far && ways.test(far.mark.id) ? far : null);
}

/** 'Spreads over 640 m²', 'erstreckt sich über 640 m²': how far it goes, and not that it is more. */
const extending =
  /^(?:spread|spreads|spreading|extend|extends|extending|stretch|stretches|stretching|set|laid|arranged|spans?|out|erstreckt|erstrecken|verteilt|verteilen|sich|reicht|zieht|auf)$/;
const isExtent = (reading: Reading, from: number): boolean =>
  /^(?:over|über)$/.test(reading.tokens[from]?.text ?? '') && extending.test(reading.tokens[from - 1]?.text ?? '');

const choice = /^(?:wahl|auswahl|wählen|wähle|wählt|auswählen|aussuchen)$/;
/** 'Die Wahl unter zehn Räumen': among them, and not fewer. */
const isChoice = (reading: Reading, from: number): boolean =>
  reading.tokens[from]?.text === 'unter' && choice.test(reading.tokens[from - 1]?.text ?? '');

/** 'Con más de siete años' says from which age on; 'con más de trescientos vinos' only that there are more. */
const isOfAge = (reading: Reading, { from }: MarkPlace, index: number): boolean =>
  reading.tokens[from]?.text !== 'con' || /^años?$/.test(reading.tokens[index + 1]?.text ?? '');

/** The comparison that stands before a number, an article between them let through. */
export function comparisonBefore(reading: Reading, index: number): { id: Comparison; from: number } | null {
  if (reading.grammar.pack.numbers.round[reading.tokens[index]?.text ?? ''] !== undefined)
    return { id: 'round', from: index };
  const near = markBefore(reading, index, 'comparison');
  if (!near || (reading.tokens[index]?.gap ?? 0) > breaks.space || isExtent(reading, near.from)) return null;
  if (isChoice(reading, near.from)) return null;
  return { id: isOfAge(reading, near, index) ? (near.mark.id as Comparison) : 'more', from: near.from };
}

/** The comparison that stands behind a number or its noun: 'two miles or so'. */
export function comparisonBehind(reading: Reading, to: number): Comparison | null {
  if ((reading.tokens[to]?.gap ?? breaks.sentence) !== breaks.space) return null;
  const mark = markAt(reading, to, 'comparisonBehind');
  const next = mark ? reading.tokens[mark.to] : undefined;
  // 'Kostet 45 Euro und ein bisschen Schlaf': a bit of something else.
  if (reading.language === 'de' && next?.capital && next.gap === breaks.space) return null;
  return (mark?.mark.id ?? null) as Comparison | null;
}

/** 'L'arrêt de bus est à trois minutes': the bus of its stop brings nobody there. */
const isInPlace = (reading: Reading, mode: MarkPlace): boolean =>
  mentionsBeside(reading, mode.from).some(
    (mention) => mention.from < mode.from && mode.to <= mention.to && idsOf(mention, 'place').length > 0,
  );

function modeNear(reading: Reading, from: number, to: number): { id: Mode; from: number; to: number } | null {
  const [start, end] = sentenceOf(reading, from);
  const last = reading.clause[to - 1];
  // Beyond a comma only what follows it at once: 'nine minutes, on foot', but not '…, so nobody has to drive'.
  const after = marksIn(reading, to, Math.min(end, to + modeReach), 'mode').find(
    (mode) => reading.clause[mode.from] === last || reading.clause[mode.from - 1] === last,
  );
  if (after) return { id: after.mark.id as Mode, from: after.from, to: after.to };
  const unit = marksIn(reading, from, to, 'mode')[0];
  if (unit) return { id: unit.mark.id as Mode, from: unit.from, to: unit.to };
  const [clause] = clauseOf(reading, from);
  const before = marksIn(reading, Math.max(start, clause, from - modeReach), from, 'mode')
    .filter((mode) => !isInPlace(reading, mode))
    .at(-1);
  return before ? { id: before.mark.id as Mode, from: before.from, to: before.to } : null;
}

/** 'A quarter of a mile', 'three quarters of a mile', by the 'a' before the unit. */
function quartersOf(reading: Reading, index: number): { value: number; from: number } | null {
  const [count, quarter, joint] = reading.tokens.slice(Math.max(0, index - 3), index);
  if (joint?.text !== 'of' || !/^quarters?$/.test(quarter?.text ?? '')) return null;
  return count?.value ? { value: count.value / 4, from: index - 3 } : { value: 1 / 4, from: index - 2 };
}

/** Every number with a unit in reading order. */
export const quantitiesOf = onceFor((reading: Reading): readonly Quantity[] => findQuantities(reading));

const bySentence = onceFor((reading: Reading) => inSentences(reading, quantitiesOf(reading)));

/** The numbers with a unit of the sentence a token is in. */
export const quantitiesBeside = (reading: Reading, index: number): readonly Quantity[] =>
  bySentence(reading)[reading.sentence[index] ?? 0] ?? [];

/** What stands for one before a unit; in Spanish only of 'a kilómetro y medio'. */
const oneBefore = { en: /^a$/, de: /^k?ein(?:en|e|em|er)?$/, es: /^(?:a|de)$/, fr: null };

/** 'a kilometre', 'keinen Kilometer', 'a kilómetro y medio': one, without saying so. */
function oneWay(reading: Reading, index: number): { unit: MarkPlace; more: MarkPlace | null } | null {
  const { language, tokens } = reading;
  if (!oneBefore[language]?.test(tokens[index]?.text ?? '')) return null;
  const unit = unitBehind(reading, index + 1);
  if (!unit || !/^(?:km|mi)$/.test(unit.mark.id)) return null;
  const more = markAt(reading, unit.to, 'fraction');
  return language === 'es' && !more ? null : { unit, more };
}

const cents = /^(?:and|a|per|for|each|is|buys|gets|more|extra)$/;

/** 'Sept euros cinquante', 'siete euros con cincuenta': the cents behind the unit. */
function centsAfter(reading: Reading, { mark, to }: MarkPlace): { value: number; to: number } | null {
  if (!isMoney(mark.id as Unit)) return null;
  const at = reading.tokens[to]?.text === 'con' && reading.tokens[to]?.gap === breaks.space ? to + 1 : to;
  const token = reading.tokens[at];
  // 'Nine euros fifty', 'neun Euro fünfzig': in words, and nothing that it could count.
  const next = reading.tokens[at + 1];
  const alone = !next || next.gap > breaks.space || (reading.language === 'de' ? !next.capital : cents.test(next.text));
  const isBeside =
    token?.gap === breaks.space &&
    (at > to || reading.language === 'fr' || (reading.language !== 'es' && token.spelled && alone));
  if (!isBeside || token.kind !== 'number' || token.article || token.value === null) return null;
  if (!Number.isInteger(token.value) || token.value < 5 || token.value > 99 || unitAt(reading, at + 1)) return null;
  return { value: token.value / 100, to: at + 1 };
}

/** Metres that are told by their number alone: 'deux kilomètres huit cents'. */
const fewestMetres = 100;

/** 'Un kilomètre deux', 'deux kilomètres huit cents': the tenths or the metres behind French kilometres. */
function tenthsAfter(reading: Reading, to: number): { value: number; to: number } | null {
  const [token, next] = reading.tokens.slice(to, to + 2);
  if (reading.language !== 'fr' || token?.kind !== 'number' || token.value === null || !token.spelled) return null;
  if (token.gap > breaks.space || (next?.gap === breaks.space && unitAt(reading, to + 1))) return null;
  if (next?.gap === breaks.space && next.kind === 'word' && !reading.grammar.prepositions.has(next.text)) return null;
  const share = token.value < 10 ? token.value / 10 : token.value / 1000;
  return token.value < 10 || (token.value >= fewestMetres && share < 1) ? { value: share, to: to + 1 } : null;
}

/** 'Un kilómetro y doscientos metros': the metres behind the kilometres. */
function metresAfter(reading: Reading, { mark, to }: MarkPlace): { value: number; to: number } | null {
  const token = reading.tokens[to + 1];
  if (mark.id === 'km' && tenthsAfter(reading, to)) return tenthsAfter(reading, to);
  if (mark.id !== 'km' || !/^(?:y|et|and|und)$/.test(reading.tokens[to]?.text ?? '')) return null;
  if (token?.kind !== 'number' || token.article || token.value === null || token.value >= 1000) return null;
  const unit = unitAt(reading, to + 2);
  return unit?.mark.id === 'm' ? { value: token.value / 1000, to: unit.to } : null;
}

const points = /^(?:point|komma|coma|virgule)$/;

/** 'Two point eight miles', 'zwei Komma acht Kilometer': a number in words and its decimals. */
function decimalAt({ tokens }: Reading, index: number): { value: number; last: number } | null {
  const [whole, point, share] = tokens.slice(index, index + 3);
  const isOne = whole?.spelled && share?.spelled && point?.gap === breaks.space && share.gap === breaks.space;
  if (!isOne || !points.test(point.text) || share.value === null || share.value >= 100) return null;
  return { value: (whole.value ?? 0) + share.value / (share.value < 10 ? 10 : 100), last: index + 2 };
}

/** 'From the 28 to the 74 square metres': what may stand between the word of a range and its second number. */
const beforeSecond = /^(?:the|den|los|las|les)$/;

const and = /^(?:and|und|y|e|et)$/;
const amidTwo = /^(?:between|zwischen|entre)$/;
/** So many times the first number the second of a range may be. */
const farApart = 5;

function findQuantities(reading: Reading): Quantity[] {
  const found: Quantity[] = [];
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || reading.silent[index]) continue;
    const way = oneWay(reading, index);
    if (way) {
      const { unit, more } = way;
      const quarters = quartersOf(reading, index);
      if (quarters) {
        const { value, from } = quarters;
        found.push(quantity(reading, index, unit.to, unit.mark.id as Unit, value, null, from));
        continue;
      }
      const from = reading.language === 'es' ? index + 1 : index;
      const value = 1 + (more?.mark.value ?? 0);
      const one = quantity(reading, index, more?.to ?? unit.to, unit.mark.id as Unit, value, null, from);
      found.push(token.text.startsWith('k') ? { ...one, comparison: 'less' } : one);
      continue;
    }
    const span = markAt(reading, index, 'span');
    if (span) {
      const told = quantity(reading, index, span.to, 'min', span.mark.value, null, index);
      // Half an hour is a way only where the text says how it is made.
      if (told.mode !== null) found.push(told);
      index = span.to - 1;
      continue;
    }
    if (token.value === null || (token.kind !== 'number' && !token.article)) continue;
    const sign = !token.article ? markBefore(reading, index, 'unit') : null;
    if (sign && isMoney(sign.mark.id as Unit) && token.gap === breaks.space && !unitAt(reading, index + 1)) {
      found.push(quantity(reading, index, index + 1, sign.mark.id as Unit, token.value, null, sign.from));
      continue;
    }
    const decimal = decimalAt(reading, index);
    const unit = unitBehind(reading, (decimal?.last ?? index) + 1);
    if (unit) {
      const more = markAt(reading, unit.to, 'fraction');
      const cents = more ? null : (centsAfter(reading, unit) ?? metresAfter(reading, unit));
      const value = (decimal?.value ?? token.value) + (more?.mark.value ?? cents?.value ?? 0);
      found.push(quantity(reading, index, more?.to ?? cents?.to ?? unit.to, unit.mark.id as Unit, value, null, index));
      index = cents ? cents.to - 1 : (decimal?.last ?? index);
      continue;
    }
    // 'out at eleven, or 20 euros': what a comma parts is no range.
    const range = (tokens[index + 1]?.gap ?? 0) > breaks.space ? null : markAt(reading, index + 1, 'range');
    const behind = range && range.to === index + 2 ? index + 2 : null;
    const isThe = behind !== null && beforeSecond.test(tokens[behind]?.text ?? '');
    const second = tokens[index + 1]?.dash ? index + 1 : isThe ? behind + 1 : behind;
    const next = second === null ? undefined : tokens[second];
    const shared = second === null || next?.kind !== 'number' ? null : unitAt(reading, second + 1);
    // 'Par 72 and 6,120 metres': two numbers that lie far apart, and only an 'and' between them.
    const isJoined = and.test(tokens[index + 1]?.text ?? '') && !amidTwo.test(tokens[index - 1]?.text ?? '');
    if (isJoined && (next?.value ?? 0) > token.value * farApart) continue;
    if (shared && next && next.value !== null && second !== null && next.value > token.value) {
      found.push(quantity(reading, index, shared.to, shared.mark.id as Unit, token.value, next.value, index));
      index = second;
    }
  }
  return found;
}

function quantity(
  reading: Reading,
  index: number,
  to: number,
  said: Unit,
  value: number,
  high: number | null,
  from: number,
): Quantity {
  const unit = weighedIn(reading, said, from, to);
  const way =
    unit === 'min' || unit === 'h' || unit === 'm' || unit === 'km' || unit === 'mi' || unit === 'yd'
      ? modeNear(reading, from, to)
      : null;
  const comparison = comparisonBefore(reading, from) ?? comparisonBefore(reading, index);
  const close = way && (unit === 'min' || unit === 'h') && way.from >= to && way.from - to <= 1;
  const isMore = generous.test(reading.tokens[index + 1]?.text ?? '') && index + 2 < to;
  return {
    value,
    high,
    unit,
    comparison: comparison?.id ?? (isMore ? 'more' : comparisonBehind(reading, close ? way.to : to)),
    mode: way?.id ?? null,
    from,
    to: close ? way.to : to,
  };
}
