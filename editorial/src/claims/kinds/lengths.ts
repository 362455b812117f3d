/** Ways and sizes: each number with a unit of length, time, area, heat or weight goes to the reader that knows it. */
import type { Finder, Finding } from '#claims/finding.ts';
import { perUnit } from '#claims/kinds/known-ways.ts';
import { isSwum } from '#claims/kinds/lengths-swum.ts';
import { isDifference } from '#claims/kinds/lists-of-prices.ts';
import { isSize, judgeSize, judgeWeight } from '#claims/kinds/sizes.ts';
import { judgeWay } from '#claims/kinds/ways.ts';
import { goesOnWith } from '#claims/reading/going-on.ts';
import { type Quantity, quantitiesBeside, quantitiesOf } from '#claims/reading/quantities.ts';
import { clauseOf, idsOf, markAt, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { squareMetres } from '#lexicon/imperial.ts';

/** 'La playa, a dos y medio', 'la plage, à deux et demi': the half that follows a number, if any. */
const halfAfter = (reading: Reading, index: number): number =>
  /^(?:y|et|and)$/.test(reading.tokens[index + 1]?.text ?? '') &&
  /^(?:medi[oa]|demie?|half)$/.test(reading.tokens[index + 2]?.text ?? '')
    ? 0.5
    : 0;

/** 'El supermercado está a 400 metros; el lago, a 150': a bare number behind a place, told like the way before it. */
const carriedWays = (reading: Reading): Quantity[] =>
  reading.tokens.flatMap((token, index): Quantity[] => {
    if (token.kind !== 'number' || token.value === null || token.article || reading.silent[index]) return [];
    const earlier = goesOnWith(reading, index);
    if (!earlier || !perUnit[earlier.unit] || markAt(reading, index + 1, 'unit')) return [];
    const place = mentionsBeside(reading, index).some(
      (mention) => mention.to === index - 1 && idsOf(mention, 'place', 'water').length > 0,
    );
    const half = halfAfter(reading, index);
    const [value, to] = [token.value + half, half ? index + 3 : index + 1];
    return place ? [{ ...earlier, value, high: null, comparison: null, mode: null, from: index, to }] : [];
  });

const forWhom = /^(?:for|für|para|pour)$/;
const article = /^(?:an?|the|eine?n?|das|den|die|una?|el|la|une?|le|les)$/;

/** '28 m² pour un studio, 52 pour un loft': a bare number that goes on with areas, before what is as large. */
const carriedAreas = (reading: Reading): Quantity[] =>
  reading.tokens.flatMap((token, index): Quantity[] => {
    if (token.kind !== 'number' || token.value === null || token.article || reading.silent[index]) return [];
    const [joint, one] = reading.tokens.slice(index + 1, index + 3);
    if (!forWhom.test(joint?.text ?? '') || !article.test(one?.text ?? '')) return [];
    const earlier = quantitiesBeside(reading, index).findLast(({ to }) => to <= index);
    if (!earlier || !squareMetres[earlier.unit] || !forWhom.test(reading.tokens[earlier.to]?.text ?? '')) return [];
    const isThing = mentionsBeside(reading, index).some(
      (mention) => mention.from === index + 3 && idsOf(mention, 'amenity', 'thing', 'counted').length > 0,
    );
    return isThing
      ? [{ ...earlier, value: token.value, high: null, comparison: null, from: index, to: index + 1 }]
      : [];
  });

const leads = /^(?:to|bis|hasta|jusqu)$/;

export const findLengths: Finder = (reading, ledger) =>
  [...quantitiesOf(reading), ...carriedWays(reading), ...carriedAreas(reading)].flatMap((quantity): Finding[] => {
    if (isTold(reading, quantity) || isSwum(reading, ledger, quantity)) return [];
    if (squareMetres[quantity.unit] || quantity.unit === 'c' || isSize(reading, ledger, quantity))
      return listOf(judgeSize(reading, ledger, quantity));
    if (quantity.unit === 'kg' || quantity.unit === 'lb') return listOf(judgeWeight(ledger, reading, quantity));
    const timed = quantity.unit === 'min' || quantity.unit === 'h';
    if (!timed && !perUnit[quantity.unit]) return [];
    // 'An hour to the airport' is a way, 'take an hour' none.
    const isWay =
      reading.tokens[quantity.to]?.gap === breaks.space && leads.test(reading.tokens[quantity.to]?.text ?? '');
    if (timed && reading.tokens[quantity.from]?.article && quantity.mode === null && !isWay) return [];
    return listOf(judgeWay(reading, ledger, quantity));
  });

const often = /^(?:every|alle|aller|jede|cada|toutes?)$/;

/** 'Alle sechs Minuten', 'toutes les six minutes'. */
const isEvery = (reading: Reading, from: number): boolean =>
  often.test(reading.tokens[from - 1]?.text ?? '') ||
  (reading.tokens[from - 1]?.text === 'les' && /^tou(?:te)?s$/.test(reading.tokens[from - 2]?.text ?? ''));

/** From this many on a way that is told in words is a saying. */
const proverbial = 1000;

/** So many feet has everybody. */
const feet = 2;

/** 'A hundred kilometres an hour', 'a cien kilómetros por hora', 'eighty kilometres a day'. */
const isSpeed = (reading: Reading, to: number): boolean =>
  reading.tokens[to]?.gap === breaks.space &&
  /^(?:an?|per|pro|por|à|die|in|am|al|par)$/.test(reading.tokens[to]?.text ?? '') &&
  reading.tokens.slice(to + 1, to + 3).some(({ text }) => /^(?:hour|hora|heure|stunde|day|tag|día|jour)$/.test(text));

const last = /^(?:last|final|first|letzten|ersten|últimos|primeros|derniers|premiers)$/;

/** 'The last hundred metres are always the longest': of whatever way, where no place stands beside it. */
const isLastPart = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(Math.max(0, from - 1), to).some(({ text }) => last.test(text)) &&
  (reading.tokens[from]?.value ?? 1) % 100 === 0 &&
  mentionsBeside(reading, from).every((one) => idsOf(one, 'place').length === 0);

/** The centimetres that follow metres without a unit of their own. */
const isHundredths = (reading: Reading, to: number): boolean => {
  const next = reading.tokens[to];
  return next?.gap === breaks.space && next.kind === 'number' && !next.article && (next.value ?? 0) >= 10;
};

/** 'I am six foot three', 'it felt like two kilometres', '400 m up': nothing of these is said of the house. */
const isTold = (reading: Reading, { value, from, to, unit, mode }: Quantity): boolean => {
  if (value === 0) return true;
  // 'With one foot in the river'.
  if (unit === 'ft' && value <= feet) return true;
  // 'A mile is longer after the fourth pint'.
  const one = reading.tokens[from]?.article === true && mode === null;
  if (one && /^(?:is|ist|es|est)$/.test(reading.tokens[to]?.text ?? '') && sentenceOf(reading, from)[0] === from)
    return true;
  if (isSpeed(reading, to) || isLastPart(reading, from, to)) return true;
  // 'A mil kilómetros de la rutina', 'mille kilomètres du bureau'.
  if ((unit === 'km' || unit === 'mi') && value >= proverbial && reading.tokens[from]?.spelled) return true;
  // 'Un mètre quatre-vingt-dix': how tall somebody is.
  if (unit === 'm' && value < 2 && isHundredths(reading, to)) return true;
  const [start] = clauseOf(reading, from);
  // 'A tram every six minutes', 'cinq minutes de moins que les bavards'.
  if ((unit === 'min' || unit === 'h') && (isEvery(reading, from) || isDifference(reading, { to }))) return true;
  if (unit === 'm' || unit === 'ft') {
    const ascent = markAt(reading, to, 'ascent');
    if (ascent && (reading.tokens[ascent.to]?.gap ?? breaks.sentence) > breaks.space) return true;
    if (mode === null && marksIn(reading, start, from, 'stature').some((mark) => from - mark.to <= 1)) return true;
  }
  return marksIn(reading, Math.max(start, from - 3), from, 'unreal').some((mark) => mark.to === from);
};

const listOf = (finding: Finding | null): Finding[] => (finding ? [finding] : []);
