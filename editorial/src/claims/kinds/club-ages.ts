/** Of which ages the kids' club takes children, held against the fact that gives them: 'from the age of two', 'Zweijährige'. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { clauseOf, idsOf, type Mention, marksIn, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isAgeOf } from '#claims/reading/young.ts';

/** An age in years, and the tokens that tell it. */
type Said = { years: number; from: number; to: number; pair?: 'first' | 'last' };
type Club = { youngest: number; oldest: number; source: ClaimSource };

const inYears = /^(?:years?|jahren?|años?|ans)$/;
const inMonths = /^(?:months?|monaten?|meses|mois)$/;
/** 'From the age of two', 'ages 4 to 12', 'ab einem Alter von'. */
const ageWord = /^(?:ages?|aged|alter|edad|edades|âge|âgée?s?)$/;
const joining = /^(?:to|and|bis|und|a|y|à|et|hasta|of|from|von|de|entre|between|zwischen|the|los|las|l|dès|desde)$/;
/** Tokens of words of age before a number. */
const reach = 6;
/** 'Dreijährige', and the rest of '3-jährige'. */
const ofGerman = /^(\p{L}*?)jährigen?[nr]?$/u;
const germanYears =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn'.split(
    ' ',
  );
/** Nobody older goes to a kids' club. */
const oldestChild = 18;
const monthsAYear = 12;

/** 'The kids' club opened two years ago': so long, and nobody's age. */
const lasting = /^(?:for|since|past|last|seit|vor|nach|hace|depuis|pendant|durante|after|over)$/;
const isSpan = (reading: Reading, { from, to }: Said): boolean =>
  lasting.test(textAt(reading, from - 1)) || textAt(reading, from - 2) === 'y' || textAt(reading, to) === 'ago';

const textAt = (reading: Reading, at: number): string => reading.tokens[at]?.text ?? '';

const isNumber = (reading: Reading, at: number): boolean => reading.tokens[at]?.kind === 'number';

/** True where words of age lead to the number, with no more than the first of a pair between: 'aged 4 to 12 from ten to six'. */
function isAged(reading: Reading, index: number): boolean {
  let at = index - 1;
  let passed = 0;
  const leadsOn = () => joining.test(textAt(reading, at)) || (isNumber(reading, at) && passed++ === 0);
  while (at > index - reach && reading.tokens[at + 1]?.gap === breaks.space && leadsOn()) at--;
  return reading.tokens[at + 1]?.gap === breaks.space && ageWord.test(textAt(reading, at));
}

/** An age whose own words tell its unit: 'six months', 'tres años', 'Dreijährige', 'ages 4 to 12'. */
function ownAgeAt(reading: Reading, index: number): Said | null {
  const token = reading.tokens[index];
  const german = germanYears.indexOf(ofGerman.exec(token?.text ?? '')?.[1] || '-');
  if (reading.language === 'de' && german > 0) return { years: german, from: index, to: index + 1 };
  if (token?.kind !== 'number' || token.value === null || reading.silent[index]) return null;
  const unit = reading.tokens[index + 1]?.gap === breaks.space ? textAt(reading, index + 1) : '';
  if (inMonths.test(unit)) return { years: token.value / monthsAYear, from: index, to: index + 2 };
  if (token.value > oldestChild) return null;
  if (inYears.test(unit) || ofGerman.test(unit)) return { years: token.value, from: index, to: index + 2 };
  // 'Children from four to twelve, from ten to six': the first two.
  const before = reading.tokens.slice(clauseOf(reading, index)[0], index).filter(({ kind }) => kind === 'number');
  const isHour = marksIn(reading, index + 1, index + 3, 'hour').length > 0;
  const isOfChildren = before.length <= 1 && !isHour && isAgeOf(reading, index);
  return isAged(reading, index) || isOfChildren ? { years: token.value, from: index, to: index + 1 } : null;
}

/** All ages between two tokens, the first of a pair too, whose unit the second tells: 'de 3 à 12 ans', 'Vier- bis Zwölfjährige'. */
function agesIn(reading: Reading, start: number, end: number): Said[] {
  const ages: Said[] = [];
  for (let index = start; index < end; index++) {
    const age = ownAgeAt(reading, index);
    if (!age || isSpan(reading, age)) continue;
    const first = reading.tokens[index - 1]?.kind === 'number' && reading.tokens[index]?.dash ? index - 1 : index - 2;
    const before = reading.tokens[first];
    const isPair = first >= start && (first === index - 1 || joining.test(textAt(reading, index - 1)));
    const paired = isPair && before?.kind === 'number' && before.value !== null;
    if (paired) {
      if (ages.at(-1)?.from === first) ages.pop();
      ages.push({ years: before.value ?? 0, from: first, to: first + 1, pair: 'first' });
    }
    ages.push({ ...age, ...(paired && { pair: 'last' }) });
  }
  return ages;
}

/** 'Le club accueille les enfants dès deux ans': a club with children in its clause. */
const isInClub = (reading: Reading, mention: Mention): boolean =>
  idsOf(mention, 'thing', 'amenity').some((id) => /^children/.test(id)) &&
  reading.tokens.slice(...clauseOf(reading, mention.from)).some(({ text }) => text === 'club');

/** The clauses that name the club. */
const clausesOfClub = (reading: Reading): (readonly [number, number])[] => [
  ...new Map(
    reading.mentions
      .filter((mention) => idsOf(mention, 'amenity').includes('kids_club') || isInClub(reading, mention))
      .map(({ from }) => [reading.clause[from], clauseOf(reading, from)] as const),
  ).values(),
];

/** The numbers of a fact about the club's ages, or those that another one gives it: `policy:children` with 'miniclub de 4 a 12 años'. */
const statedAges = ({ name, reading }: Stated): number[] =>
  /^(?:kids?|children|mini)\w*club_ages?$/.test(name)
    ? reading.tokens.flatMap(({ kind, value }) =>
        kind === 'number' && value !== null && value <= oldestChild ? [value] : [],
      )
    : clausesOfClub(reading)
        .flatMap((clause) => agesIn(reading, ...clause))
        .flatMap(({ years, pair }) => (pair ? [years] : []));

/** The ages that a fact gives the club: `kids_club_age` with 'children from 4 to 12 years'. */
export const clubOf = onceFor((ledger: Ledger): Club | null => {
  for (const stated of ledger.stated) {
    const { source } = stated;
    const [youngest, oldest] = statedAges(stated);
    if (youngest !== undefined && oldest !== undefined && youngest < oldest) return { youngest, oldest, source };
  }
  return null;
});

const isOfClub = ({ years, pair }: Said, { youngest, oldest }: Club): boolean =>
  pair ? years === (pair === 'first' ? youngest : oldest) : years >= youngest && years <= oldest;

export const findClubAges: Finder = (reading, ledger) => {
  const club = clubOf(ledger);
  if (!club) return [];
  return clausesOfClub(reading).flatMap(([start, end]) => {
    const ages = agesIn(reading, start, end);
    // 'Six- to eight-year-olds paint in the kids' club': some of them.
    const isPart = (said: Said) => said.pair && ages.every(({ years }) => years > club.youngest && years < club.oldest);
    const isDenied = marksIn(reading, start, end, 'denied').length > 0;
    return ages.flatMap((said): Finding[] => {
      const { from, to } = said;
      const isRight = isOfClub(said, club);
      if (isPart(said) || (!isRight && isDenied)) return [];
      return [{ kind: 'amenity', verdict: isRight ? 'supported' : 'contradicted', from, to, source: club.source }];
    });
  });
};
