/** Shares of energy and of what else is green: '60 % of it from our own panels', 'three fifths', 'all our electricity'. */
import { agrees } from '#claims/compare.ts';
import { sortsOfEnergy } from '#claims/kinds/energy.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import { clauseOf, type MarkPlace, type Reading } from '#claims/reading/read.ts';

/** A share in hundredths, where it stands, and what it is said of: the sun, the wind, or nothing by name. */
type Share = { value: number; from: number; to: number; sorts: ReadonlySet<string> };

/** 'A good two thirds', 'casi la mitad': so near that nobody would call it wrong. */
const roughly =
  /^(?:good|almost|nearly|roughly|some|about|gute?[snr]?|knapp|fast|rund|etwa|circa|gut|largos?|largas?|casi|unos|cerca|bons?|bonnes?|presque|environ|quelque|près)$/;
/** Hundredths by which what is said so may be off. */
const roughSpan = 6;

export const nearly = (reading: Reading, from: number, to: number, said: number, known: number): boolean =>
  Math.abs(said - known) <= roughSpan &&
  reading.tokens.slice(Math.max(0, from - 2), to + 2).some(({ text }) => roughly.test(text));

/** Hundredths in words: '40 percent', 'quarante pour cent'. */
export const isPercent = ({ tokens }: Reading, index: number): boolean => {
  const word = tokens[index]?.text ?? '';
  return (
    /^(?:%|percent|prozent)$/.test(word) ||
    /^(?:per cent|pour cent|por ciento|por cien)$/.test(`${word} ${tokens[index + 1]?.text}`)
  );
};

const halves = /^(?:half|hälfte|mitad|moitié)$/;
/** The parts of a whole by their names: 'fifths', 'Fünftel', 'quintas partes', 'cinquièmes'. */
const parts: readonly (readonly [number, RegExp])[] = [
  [3, /^(?:thirds?|dritteln?|terci[oa]s?|terceras?|tiers)$/],
  [4, /^(?:quarters?|vierteln?|cuart[oa]s?|quarts?)$/],
  [5, /^(?:fifths?|fünfteln?|quint[oa]s?|cinquièmes?)$/],
  [6, /^(?:sixths?|sechsteln?|sext[oa]s?|sixièmes?)$/],
  [8, /^(?:eighths?|achteln?|octav[oa]s?|huitièmes?)$/],
  [10, /^(?:tenths?|zehnteln?|décim[oa]s?|dixièmes?)$/],
];
const one = /^(?:an?|one|eine?|un|una|une)$/;
/** A third is no whole number of hundredths. */
export const rounding = 0.7;

/** 'Three fifths', 'zwei Drittel', 'un quart': a number and the name of a part. */
function fractionAt(reading: Reading, index: number): Omit<Share, 'sorts'> | null {
  const number = reading.tokens[index];
  const name = reading.tokens[index + 1]?.text ?? '';
  const count = one.test(number?.text ?? '') ? 1 : number?.value;
  const part = count ? parts.find(([, words]) => words.test(name)) : undefined;
  if (!part || !count || count >= part[0]) return null;
  return { value: (100 * count) / part[0], from: index, to: index + 2 };
}

/** 'Cien por cien' is read as a saying, and not as numbers. */
export const isHundred = ({ tokens }: Reading, index: number): boolean =>
  tokens[index]?.text === 'cien' && tokens[index + 1]?.text === 'por' && tokens[index + 2]?.text === 'cien';

const percentAt = (reading: Reading, index: number): Omit<Share, 'sorts'> | null => {
  const number = reading.tokens[index];
  if (isHundred(reading, index)) return { value: 100, from: index, to: index + 3 };
  if (number?.kind !== 'number' || number.value === null || !isPercent(reading, index + 1)) return null;
  return { value: number.value, from: index, to: index + 2 };
};

const halfAt = (reading: Reading, index: number): Omit<Share, 'sorts'> | null =>
  halves.test(reading.tokens[index]?.text ?? '') ? { value: 50, from: index, to: index + 1 } : null;

/** The shares of a stretch of a text, each with the energy that its clause speaks of. */
export function sharesIn(reading: Reading, from: number, to: number): Share[] {
  const found: Share[] = [];
  for (let index = from; index < to; index++) {
    const share = percentAt(reading, index) ?? fractionAt(reading, index) ?? halfAt(reading, index);
    if (!share) continue;
    found.push({ ...share, sorts: sortsOfEnergy(reading, ...clauseOf(reading, index)) });
    index = share.to - 1;
  }
  return found;
}

const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((sort) => b.has(sort));

const whole =
  /^(?:all|entire(?:ly)?|wholly|sämtlich\p{L}*|gesamte\p{L}*|vollständig|toda|todo|íntegramente|toute?|entièrement)$/u;

/** All of it, where a source on energy says so of the thing it names next. */
function allOf(source: Reading): Share | null {
  const from = source.tokens.findIndex(({ text }) => whole.test(text));
  const next = source.tokens
    .slice(from + 1, from + 3)
    .some(({ text }) => /^(?:year|day|round|jahr|año|année|an)$/.test(text));
  if (from < 0 || next) return null;
  return { value: 100, from, to: from + 1, sorts: sortsOfEnergy(source, 0, source.tokens.length) };
}

/** What a source says of the same: '60 %' of what comes from the sun, '100 %' of what is renewable at all. */
export function sharesLike(said: ReadonlySet<string>, source: Reading): Share[] {
  const known = sharesIn(source, 0, source.tokens.length);
  const same = known.filter(({ sorts }) => meets(sorts, said));
  if (same.length > 0) return same;
  // 'All electricity comes from our own solar panels'.
  const everything = allOf(source);
  if (known.length === 0 && everything && meets(everything.sorts, said)) return [everything];
  const plain = known.filter(({ sorts }) => sorts.size === 0);
  return plain.length > 0 && said.size === 0 ? plain : known;
}

/** A share in the clause of a green word that is not the one a source gives of it. */
export function shareAgainst(reading: Reading, mark: MarkPlace, source: Reading): { from: number; to: number } | null {
  const [start, end] = clauseOf(reading, mark.from);
  const [said] = sharesIn(reading, start, end);
  const known = said ? sharesLike(said.sorts, source) : [];
  if (!said || known.length === 0) return null;
  const comparison = comparisonBefore(reading, said.from)?.id ?? null;
  const isRight = ({ value }: Share) =>
    agrees(said.value, value, comparison, rounding) || nearly(reading, said.from, said.to, said.value, value);
  return known.some(isRight) ? null : said;
}

/** The share a source gives of what a green word's clause speaks of, where it is a part. */
export function partOf(reading: Reading, mark: MarkPlace, source: Reading): number | null {
  const said = sortsOfEnergy(reading, ...clauseOf(reading, mark.from));
  const known = sharesLike(said, source);
  return known.length > 0 && known.every(({ value }) => value < 100) ? (known[0]?.value ?? null) : null;
}
