/** Ways to a place by its own name: the train to Lindau is no way to the station, nor is Zurich's main station the next one. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import { isOwnName, pace, perUnit, sameWay } from '#claims/kinds/known-ways.ts';
import { sameMode } from '#claims/kinds/stated-quantities.ts';
import type { Known, Ledger, Length } from '#claims/ledger/ledger.ts';
import { plainName } from '#claims/plain-name.ts';
import { plainWordsOf } from '#claims/reading/plain-words.ts';
import { type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { idsOf, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { measure, withNumber } from '#claims/wording.ts';
import { namesOfTown } from '#lexicon/gazetteer.ts';

type NamedWay = { right: boolean; source: ClaimSource; expected: string | undefined };
const wayName = /^(?:distance:|(?:[a-z]+_)*to_)([a-z0-9_]+)$/;

/**
 * Facts about the way to a place by its own name (`train_to_lindau`, `distance:messe`) where the sentence names that
 * place. They come before the kinds of places: the train to Lindau is no way to the station.
 */
export function namedWays(reading: Reading, ledger: Ledger, quantity: Quantity): NamedWay[] {
  const words = plainWordsOf(reading, quantity.from);
  const isNamed = (place: string) =>
    isOwnName(place) && (words.includes(` ${place.replaceAll('_', ' ')} `) || isTownNamed(reading, quantity, place));
  const rides = ledger.stated.flatMap((stated): NamedWay[] => {
    if (!isNamed(wayName.exec(stated.name)?.[1] ?? '')) return [];
    const fitting = stated.quantities.filter(
      (one) => one.unit === quantity.unit && sameMode(quantity, one, stated.name),
    );
    const right = fitting.some((one) => agrees(quantity.value, one.value, quantity.comparison));
    const [first] = fitting;
    const { from, to } = quantity;
    return first ? [{ right, source: stated.source, expected: withNumber(reading, from, to, from, first.value) }] : [];
  });
  const distances = [...ledger.distances].flatMap(([place, known]): NamedWay[] => {
    const same = isNamed(place) ? sameWay(quantity, known) : null;
    // 'Oslo is 240 kilometres away, the next trail 50 metres': another number of the sentence is the way to Oslo.
    const isTold =
      same === false &&
      (quantitiesBeside(reading, quantity.from).some((other) => other !== quantity && sameWay(other, known)) ||
        isBare(reading, quantity, known));
    return same === null || isTold
      ? []
      : [{ right: same, source: known.source, expected: wayText(reading, quantity, known.value) }];
  });
  return [...rides, ...distances];
}

/** 'In zehn Minuten sind Sie in Wien', of `distance:vienna`: a town by its name in another language. */
const isTownNamed = (reading: Reading, { from, unit, mode }: Quantity, place: string): boolean =>
  (perUnit[unit] !== undefined || mode !== null || /^(?:in|en)$/.test(reading.tokens[from - 1]?.text ?? '')) &&
  mentionsBeside(reading, from).some(
    (one) =>
      reading.sentence[one.from] === reading.sentence[from] &&
      idsOf(one, 'town').some((id) => namesOfTown(id).some((name) => plainName(name) === place)),
  );

/** 'Zur Oper sind es 450 Meter, zum Dom siebenhundert': the metres of a later way, the unit said with the first. */
const isBare = (reading: Reading, { to }: Quantity, { value: { metres } }: Known<Length>): boolean =>
  metres !== null &&
  reading.tokens
    .slice(to, sentenceOf(reading, to - 1)[1])
    .some(({ kind, value }) => kind === 'number' && value !== null && (value === metres || value * 1000 === metres));

/** Words of a place's name that say what it is, and not which. */
const general: ReadonlySet<string> = new Set(
  `station main central airport port harbour harbor town city centre center square street park lake river sea beach
  museum church cathedral castle palace tower bridge lighthouse market hall hospital university house garden gardens
  stop terminal lift valley mountain hill trail path from north south east west convention exhibition stadium arena
  golf course club school theatre opera design roman national thermal baths temple ferry border old grand saint`.split(
    /\s+/,
  ),
);
const shortestWord = 4;

/** The way to a place the sentence names by a word of its own ('de la estación central de Zúrich'), where it is right. */
export function wayByOwnWord(reading: Reading, ledger: Ledger, quantity: Quantity): Known<Length> | null {
  const words = plainWordsOf(reading, quantity.from);
  for (const [place, known] of ledger.distances) {
    const own = place.split('_').filter((word) => word.length >= shortestWord && !general.has(word));
    if (own.some((word) => words.includes(` ${word} `)) && sameWay(quantity, known)) return known;
  }
  return null;
}

export function wayText(reading: Reading, quantity: Quantity, known: Length): string | undefined {
  const index = quantity.from;
  if (!perUnit[quantity.unit]) {
    const minutes = known.minutes ?? (known.metres === null ? null : Math.round(known.metres / pace));
    return minutes === null ? undefined : withNumber(reading, quantity.from, quantity.to, index, minutes);
  }
  if (known.metres === null)
    return known.minutes === null ? undefined : measure(known.minutes, 'min', reading.language);
  const unit = known.metres >= 1000 ? 'km' : 'm';
  const value = unit === 'km' ? Math.round(known.metres / 100) / 10 : Math.round(known.metres);
  return unit === quantity.unit
    ? withNumber(reading, quantity.from, quantity.to, index, value)
    : measure(value, unit, reading.language);
}
