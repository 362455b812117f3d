/** Sentences that begin with an age and are of the house without saying so: 'Five centuries of castle life'. */
import type { Duration } from '#claims/kinds/durations.ts';
import { namesThing } from '#claims/kinds/years-of-others.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { lodgings } from '#lexicon/lodgings.ts';

export const old = /^(?:old|alt)$/;
const lasting =
  /(?:history|hospitality|tradition|geschichte|gastfreundschaft|gastlichkeit|tradición|historia|hospitalidad|histoire|hospitalité)$/;
/** Tokens behind an age in which it is said what it is of. */
const ofReach = 5;

/** 'A century and a half by the sea': where a house has stood for so long. */
const where: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:by|beside) the (?:sea|lake|river|harbour|beach|waterfront|square|quay)/,
  de: /^(?:am|an der|auf der|im) (?:meer|see|fluss|hafen|strand|ufer|wasser|küste|platz|dorf|ort)/,
  es: /^(?:junto|frente|ante)?\s?(?:al|a la|en la|en el) (?:mar|lago|río|puerto|playa|orilla|agua|costa|plaza)/,
  fr: /^(?:au|sur le|sur la|face au|face à la)(?: bord (?:de la|de l|du))? (?:mer|lac|fleuve|port|plage|eau|côte|place|rivage)/,
};

/** 'A hundred and fifty years old', 'ciento cincuenta años y aún en pie', 'for eight hundred years these walls': what stands so long. */
const standing =
  /^(?:(?:and |und |y |et )?(?:still |immer noch |noch immer |aún |todavía |toujours )(?:standing|upright|aufrecht|en pie|debout)|(?:have |halten |stehen |schützen )?(?:these|our|diese|unsere|estos|nuestros|estas|nuestras|ces|nos) (?:old |alten |viejos |vieux |thick |dicken |anchos |épais )?(?:walls|mauern|muros|paredes|murs))(?: |$)/;
const isStanding = (reading: Reading, to: number): boolean => standing.test(wordsIn(reading, to, to + ofReach));

/** What may take so long anywhere. */
const proverbial = /^(?:solitude|einsamkeit|soledad|peace|frieden|paz|paix|war|krieg|guerra|guerre)$/;
/** From so many years on a headline of few words is of the house, whatever it jokes about. */
const longAgo = 50;
const fewWords = 6;

/** 'Three centuries of wet boots', 'zweihundert Jahre Silberlöffel': an age, what it was spent with, and nothing else. */
function isTerse(reading: Reading, { years, to }: Duration): boolean {
  const [, end] = sentenceOf(reading, to - 1);
  const next = reading.tokens[to];
  if (years < longAgo || next === undefined || to >= end || end - to > fewWords || next.gap > breaks.space)
    return false;
  const rest = reading.tokens.slice(to, end);
  if (rest.some(({ text, gap }) => gap > breaks.space || proverbial.test(text)) || namesThing(reading, to, end))
    return false;
  return reading.language === 'de'
    ? next.kind === 'word' && rest.at(-1)?.capital === true
    : /^(?:of|de|d)$/.test(next.text);
}

/** 'Five centuries of castle life', 'six hundred years old and still growing': a sentence that begins with an age. */
export function isHeadline(reading: Reading, duration: Duration): boolean {
  const { from, to } = duration;
  const next = reading.tokens.slice(to, to + ofReach);
  return (
    isFirst(reading, from) &&
    (reading.tokens.slice(to - 1, to + 1).some(({ text }) => old.test(text)) ||
      next.some(
        ({ text, gap }, at) => gap === breaks.space && (lasting.test(text) || (at > 0 && lodgings.has(text))),
      ) ||
      isStanding(reading, to) ||
      isTerse(reading, duration) ||
      where[reading.language].test(next.map(({ text }) => text).join(' ')))
  );
}

/** A sentence may begin with 'since' as well. */
const isFirst = (reading: Reading, from: number): boolean => {
  const [start] = sentenceOf(reading, from);
  return reading.tokens.slice(start, from).every(({ text }) => /^(?:for|seit|desde|hace|depuis)$/.test(text));
};
