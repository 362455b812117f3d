/** Years that free texts give of what they are about: 'the lamp was switched off in 1956', of a text that says 1976. */
import { agrees } from '#claims/compare.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { durationsOf, isUntilNow } from '#claims/kinds/durations.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { clauseOf, idsOf, markAt, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { thisYear } from '#claims/today.ts';

/** Shorter words are seldom nouns. */
const shortest = 4;
/** Tokens at the beginning of a fact in which it names what it is about. */
const headReach = 3;
/** A year as a text writes it. */
export const isYear = (text: string) => /^(?:1\d|20)\d\d$/.test(text);

/** True where the sentence of a token shares a noun with a text in the same language, or what its fact is called. */
export function sharesWord(reading: Reading, index: number, stated: Stated): boolean {
  const own = new Set(
    stated.reading.language === reading.language
      ? stated.reading.tokens.flatMap(({ text, kind }, at) =>
          kind === 'word' && text.length >= shortest && (at === 0 || !reading.grammar.prepositions.has(text))
            ? [text]
            : [],
        )
      : [],
  );
  const [start, end] = sentenceOf(reading, index);
  // A lighthouse stands in every fact about a lighthouse.
  const isHouse = (at: number) =>
    markAt(reading, at, 'landmark') !== null ||
    mentionsBeside(reading, at).some((one) => one.from <= at && at < one.to && idsOf(one, 'house', 'town').length > 0);
  return reading.tokens
    .slice(start, end)
    .some(({ text, kind }, at) => kind === 'word' && text.length >= shortest && own.has(text) && !isHouse(start + at));
}

/** The first noun of a fact: 'die Lampe wurde 1956 gelöscht'. */
const headOf = ({ reading }: Stated): string | undefined =>
  reading.tokens
    .slice(0, headReach)
    .find(
      ({ kind, text, capital }) => kind === 'word' && text.length >= shortest && (reading.language !== 'de' || capital),
    )?.text;

/** What a fact with a year is about: its own name, or a noun of all four languages in it. */
function isAbout(reading: Reading, index: number, stated: Stated): boolean {
  const [start, end] = clauseOf(reading, index);
  const names = stated.name.split('_').filter((word) => word.length >= shortest);
  if (reading.language === 'en' && reading.tokens.slice(start, end).some(({ text }) => names.includes(text)))
    return true;
  const head = stated.reading.language === reading.language ? headOf(stated) : undefined;
  if (head && reading.tokens.slice(start, end).some(({ text }) => text === head)) return true;
  return mentionsBeside(reading, index).some(
    (one) =>
      one.from >= start &&
      one.to <= end &&
      idsOf(one, 'thing', 'counted', 'amenity').some((id) => stated.subjects.has(id)),
  );
}

const yearsIn = ({ reading }: Stated): string[] => reading.tokens.flatMap(({ text }) => (isYear(text) ? [text] : []));

function isKnown(ledger: Ledger, year: number): boolean {
  const all = [...ledger.years.values(), ...ledger.awards.entries()].map((one) =>
    'value' in one ? one.value : one[1].value,
  );
  return all.includes(year) || ledger.stated.some(({ words }) => words.includes(` ${year} `));
}

/** 'We carry the Green Key until the end of 2027': a year beside a seal is no year of the green power. */
const isOfSeal = (reading: Reading, index: number): boolean =>
  mentionsBeside(reading, index).some(
    (one) => reading.sentence[one.from] === reading.sentence[index] && idsOf(one, 'certificate').length > 0,
  );

/** 'On 19 and 20 June 2027': the year of a day, and of no thing. */
const isOfDate = (reading: Reading, index: number): boolean =>
  datesOf(reading).some(({ start, from, to }) => start.day !== null && from <= index && index < to);

/** So few years are talk. */
const youngest = 5;
/** How far such an age may be off. */
const loose = 2;

/** 'The light has looked after itself for sixty years', of a fact that says it has since 1984. */
const findAges = (reading: Reading, ledger: Ledger, facts: readonly Stated[]): Finding[] =>
  [...durationsOf(reading).values()].flatMap((duration): Finding[] => {
    const { from, to, number, years } = duration;
    if (years < youngest || !isUntilNow(reading, duration) || reading.silent[number]) return [];
    const told = [...[...ledger.years.values()].map(({ value }) => value), ...facts.flatMap(yearsIn).map(Number)];
    if (told.some((year) => agrees(years, thisYear() - year, duration.comparison ?? 'about', loose))) return [];
    const fact = facts.find((stated) => isAbout(reading, number, stated));
    return fact ? [{ kind: 'year', verdict: 'contradicted', from, to, source: fact.source }] : [];
  });

export const findYearsOfFacts: Finder = (reading, ledger) => {
  const facts = ledger.stated.filter((stated) => stated.name !== 'event' && yearsIn(stated).length === 1);
  if (facts.length === 0) return [];
  const ages = findAges(reading, ledger, facts);
  return ages.concat(findStatedYears(reading, ledger, facts));
};

function findStatedYears(reading: Reading, ledger: Ledger, facts: readonly Stated[]): Finding[] {
  return reading.tokens.flatMap(({ text, kind, value, spelled }, index): Finding[] => {
    if (kind !== 'number' || spelled || value === null || !isYear(text) || reading.silent[index]) return [];
    if (isKnown(ledger, value) || isOfSeal(reading, index) || isOfDate(reading, index)) return [];
    // 'The lamp was renewed in 2020': of another deed the fact says nothing.
    const said = marksIn(reading, ...clauseOf(reading, index), 'year').filter(({ mark }) => mark.id !== 'since');
    const fact = said.length > 0 ? undefined : facts.find((stated) => isAbout(reading, index, stated));
    if (!fact) return [];
    const [expected] = yearsIn(fact);
    return [{ kind: 'year', verdict: 'contradicted', from: index, to: index + 1, source: fact.source, expected }];
  });
}
