/** Where a text lets its guests smoke and where not: 'on the balcony you may, in the rooms not', 'smoke-free, terrace included'. */

import { onceFor } from '#claims/once.ts';
import { isQuestion, wordsIn } from '#claims/reading/questions.ts';
import { type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { type SmokingPlace, smokingWords } from '#lexicon/smoking.ts';

/** `only` where it is said of this place and no other. */
export type SmokingTold = { says: 'may' | 'not'; place: SmokingPlace; only: boolean; from: number; to: number };

/** A stretch of a sentence that says one thing. */
type Stretch = { from: number; to: number; words: string; turned: boolean };
type Place = { place: SmokingPlace; from: number; to: number };

/** Words that turn what was said round for what stands behind them in the same breath: 'everywhere except on the balcony'. */
const excepting = /^(?:except|save|instead|außer|statt|ausgenommen|salvo|excepto|menos|sauf|hormis|excepté)$/;
/** 'Not only on the terrace' keeps nothing out. */
const notOnly = /(?:not only|nicht nur|no s[oó]lo|no solamente|pas (?:seulement|uniquement))/;
/** Tokens between the roof and its terrace: 'la terraza de la azotea'. */
const roofReach = 3;
/** Tokens of an answer that says yes or no and nothing else. */
const shortAnswer = 3;

/** The stretches of a sentence, cut at commas and where it turns: 'on the terrace but not indoors'. */
function stretchesOf(reading: Reading, start: number, end: number): Stretch[] {
  const { turning } = smokingWords[reading.language];
  const starts: number[] = [];
  for (let index = start; index < end; index++) {
    const { gap, text } = reading.tokens[index] ?? { gap: breaks.space, text: '' };
    if (index === start || gap >= breaks.comma || turning.test(text)) starts.push(index);
  }
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? end;
    const words = wordsIn(reading, from, to);
    return { from, to, words, turned: excepting.test(reading.tokens[from]?.text ?? '') };
  });
}

const sorts = ['roof', 'terrace', 'balcony', 'garden', 'courtyard', 'outside', 'inside'] as const;

/** The places a stretch names; a terrace on the roof is one place. */
function placesIn(reading: Reading, { from, to }: { from: number; to: number }): Place[] {
  const { places } = smokingWords[reading.language];
  const found: Place[] = [];
  for (let index = from; index < to; index++) {
    const text = reading.tokens[index]?.text ?? '';
    const place = sorts.find((sort) => places[sort].test(text));
    if (place) found.push({ place, from: index, to: index + 1 });
  }
  const roof = found.find(({ place }) => place === 'roof');
  const isOfRoof = ({ place, from: at }: Place) =>
    roof !== undefined &&
    (place === 'terrace' || place === 'garden' || place === 'courtyard') &&
    Math.abs(at - roof.from) <= roofReach;
  return found.filter((one) => !isOfRoof(one));
}

/** True where somebody smokes, and no chimney. */
function isOfSmoking(reading: Reading, { from, to, words }: Stretch): boolean {
  const { smoking, free, smoked } = smokingWords[reading.language];
  return (
    free.test(words) ||
    reading.tokens
      .slice(from, to)
      .some(({ text }, at) => !reading.silent[from + at] && (smoking.test(text) || smoked.test(text)))
  );
}

/** What a stretch says by its own words, or null. */
function saidIn(reading: Reading, stretch: Stretch): 'may' | 'not' | null {
  const { smoking, free, not, only, yes } = smokingWords[reading.language];
  const { from, to, words } = stretch;
  if (only.test(words) && !free.test(words)) return 'may';
  if (free.test(words) || not.test(words)) return 'not';
  return reading.tokens.slice(from, to).some(({ text }) => smoking.test(text) || yes.test(text)) ? 'may' : null;
}

/** 'In der Bar, ja': a stretch behind that says nothing but yes or no. */
function answeredBy(reading: Reading, next: Stretch | undefined): 'may' | 'not' | null {
  if (!next || next.to - next.from > shortAnswer || placesIn(reading, next).length > 0) return null;
  return saidIn(reading, next);
}

const joining =
  /^(?:either|whether|or|and|both|weder|ob|oder|und|ni|o|y|ou|et|the|der|dem|den|die|das|im|am|el|la|los|las|le|les|l)$/;

/** 'No smoking, inside or on the terrace': places and what joins them. */
const isBare = (reading: Reading, { from, to }: Stretch, places: readonly Place[]): boolean =>
  reading.tokens
    .slice(from, to)
    .every(
      ({ text }, at) =>
        joining.test(text) || reading.grammar.prepositions.has(text) || places.some((one) => one.from === from + at),
    );

/** What one sentence tells, where it or the question before it speaks of smoking. */
function toldInSentence(reading: Reading, start: number, end: number, asked: boolean): SmokingTold[] {
  const { things, only, also, wishing, smoked, smoking, not } = smokingWords[reading.language];
  const stretches = stretchesOf(reading, start, end);
  const main = stretches.find((stretch) => isOfSmoking(reading, stretch));
  if (!main && !asked) return [];
  if (reading.tokens.slice(start, end).some(({ text }) => things.test(text))) return [];
  const first = main ? saidIn(reading, main) : null;
  return stretches.flatMap((stretch, at): SmokingTold[] => {
    const places = placesIn(reading, stretch);
    if (places.length === 0 || notOnly.test(stretch.words)) return [];
    const { from, to, words } = stretch;
    const isMain = isOfSmoking(reading, stretch);
    // 'A cigar on the terrace'; but cigars are sold in the bar.
    const isBySmoke =
      isMain && !reading.tokens.slice(from, to).some(({ text }) => smoking.test(text)) && !not.test(words);
    const bySmoke = isBySmoke && reading.tokens.slice(from, to).some(({ text }) => smoked.test(text));
    const before = stretches[at - 1];
    const isWish = before !== undefined && before === main && wishing.test(reading.tokens[before.from]?.text ?? '');
    const plain = saidIn(reading, stretch) ?? answeredBy(reading, stretches[at + 1]);
    const turned = stretch.turned && first !== null ? (first === 'may' ? 'not' : 'may') : null;
    const says =
      turned ??
      plain ??
      (also.test(words) || isBare(reading, stretch, places) ? first : null) ??
      (bySmoke || isWish || (asked && at === 0) ? 'may' : null);
    if (!says) return [];
    const told = bySmoke && !plain ? places.filter(({ place }) => place !== 'inside') : places;
    return told.map(({ place, ...span }) => ({
      says,
      place,
      only: says === 'may' && only.test(words),
      from: isMain || plain ? from : span.from,
      to: isMain || plain ? to : span.to,
    }));
  });
}

/** All that a text tells of smoking by its places. */
export const smokingIn = onceFor((reading: Reading): SmokingTold[] => {
  const { smoking, smoked } = smokingWords[reading.language];
  const isSpoken = reading.tokens.some(
    ({ text }) => smoking.test(text) || smoked.test(text) || /rauch|smok|fum|humo|tabac/.test(text),
  );
  if (!isSpoken) return [];
  const told: SmokingTold[] = [];
  let asked = false;
  for (let start = 0; start < reading.tokens.length; ) {
    const [, end] = sentenceOf(reading, start);
    const isAsked = isQuestion(reading, end);
    const speaks = stretchesOf(reading, start, end).some((stretch) => isOfSmoking(reading, stretch));
    if (!isAsked) told.push(...toldInSentence(reading, start, end, asked));
    asked = isAsked && speaks;
    start = end;
  }
  return told;
});
