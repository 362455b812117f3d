/** Lakes and rivers that no list knows: a name behind 'Lake' or 'río' that no source has is another water than the house's. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { isGranted } from '#claims/kinds/elsewhere-told.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import { isDwelling } from '#claims/kinds/whereabouts.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isElsewhere, isOfPerson, isUnreal } from '#claims/reading/aside.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import { clauseOf, type Mention, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

type Water = { sort: 'lake' | 'river' | 'fjord' | 'island'; from: number; to: number };

const sorts: Readonly<Record<string, Water['sort']>> = {
  lake: 'lake',
  loch: 'lake',
  lough: 'lake',
  lac: 'lake',
  étang: 'lake',
  lago: 'lake',
  laguna: 'lake',
  embalse: 'lake',
  river: 'river',
  río: 'river',
  rivière: 'river',
  fleuve: 'river',
  fluss: 'river',
  isla: 'island',
  islas: 'island',
  île: 'island',
  îles: 'island',
  isle: 'island',
  insel: 'island',
};
const joints: ReadonlySet<string> = new Set('de d du del la le l los las of'.split(' '));
const shores = /^(?:bord|bords|rives?|orillas?|ribera|riberas|borde|shores?|banks?|edge|lakeside|waterfront)$/;
/** Tokens between the shore and the water it is of. */
const shoreReach = 3;

const isName = (reading: Reading, index: number) => {
  const token = reading.tokens[index];
  return token?.kind === 'word' && token.capital && token.gap === breaks.space && token.text.length > 2;
};

/** 'The Shetland Islands', 'die Shetlandinseln': islands with their name in front. */
function islandsAt(reading: Reading, index: number): Water | null {
  const token = reading.tokens[index];
  if (!token?.capital || reading.silent[index]) return null;
  if (reading.language === 'de' && token.text !== 'inseln')
    return /^(?!halb|nachbar|haupt)\p{L}{4,}inseln$/u.test(token.text)
      ? { sort: 'island', from: index, to: index + 1 }
      : null;
  const named = /^(?:islands|isles|inseln)$/.test(token.text) && token.gap === breaks.space;
  return named && reading.tokens[index - 1]?.capital ? { sort: 'island', from: index - 1, to: index + 1 } : null;
}

/** 'Am Bielersee', 'des Bielersees': a lake's name in one word, and none of the sorts of lakes. */
const isGermanLake = (reading: Reading, index: number): boolean =>
  reading.language === 'de' &&
  reading.tokens[index]?.capital === true &&
  !reading.silent[index] &&
  /^\p{L}{3,}sees?$/u.test(reading.tokens[index]?.text ?? '') &&
  !/^(?:bade|berg|stau|wald|bagger|natur|krater|moor|kar|gletscher|hoch|süd|ost|nord|tief|schwimm|speicher|dorf|haus|bin|angel|salz|park|stadt|kur|heide|quell|mühl|kunst|eis|alm|gebirgs|diese|muse)/.test(
    reading.tokens[index]?.text ?? '',
  );

/** 'Am Sognefjord', 'los acantilados del Lysefjord': a fjord's name is one word in all the languages. */
const isFjord = (reading: Reading, index: number): boolean =>
  reading.tokens[index]?.capital === true &&
  !reading.silent[index] &&
  /^\p{L}{3,}fj(?:or|ör)d(?:s|en|es)?$/u.test(reading.tokens[index]?.text ?? '');

function watersIn(reading: Reading): Water[] {
  return reading.tokens.flatMap(({ text }, from): Water[] => {
    if (isGermanLake(reading, from)) return [{ sort: 'lake', from, to: from + 1 }];
    if (isFjord(reading, from)) return [{ sort: 'fjord', from, to: from + 1 }];
    const islands = islandsAt(reading, from);
    if (islands) return [islands];
    const sort = sorts[text];
    if (!sort || reading.silent[from]) return [];
    let at = from + 1;
    while (joints.has(reading.tokens[at]?.text ?? '') && !reading.tokens[at]?.capital) at++;
    let to = at;
    while (isName(reading, to)) to++;
    return to > at ? [{ sort, from, to }] : [];
  });
}

const namesOf = (reading: Reading, { from, to }: Water) =>
  reading.tokens
    .slice(from, to)
    .filter(({ capital, text }) => capital && !sorts[text] && !/^(?:islands|isles|inseln)$/.test(text));

/** The water of this sort that a fact names, in its value or as the fact's own name: `river` = 'on the Weser'. */
const ownWater = (ledger: Ledger, sort: Water['sort']): ClaimSource | undefined =>
  ledger.stated.find(
    ({ name, reading }) =>
      name !== 'event' &&
      (watersIn(reading).some((own) => own.sort === sort) ||
        (new RegExp(`^${sort}(?:_name)?$`).test(name) && reading.tokens.slice(1).some(({ capital }) => capital))),
  )?.source;

const onIsland = /^(?:on|auf|in|im|en|sur|dans)$/;
const saysHouse = (reading: Reading, from: number): boolean =>
  mentionsBeside(reading, from).some(({ subjects }) => subjects.some(({ type }) => type === 'house'));

/** 'By the lake': where the house is said to stand. */
function isByHouse(reading: Reading, { from, sort }: Water): boolean {
  const [start, end] = sentenceOf(reading, from);
  // 'We stand on the Shetland Islands': on, and not 'the ferry to'.
  if (sort === 'island')
    return (
      reading.tokens.slice(Math.max(start, from - 2), from).some(({ text }) => onIsland.test(text)) &&
      (saysHouse(reading, from) || marksIn(reading, start, end, 'ours').length > 0)
    );
  const shore = reading.tokens.slice(Math.max(start, from - shoreReach), from).some(({ text }) => shores.test(text));
  return (
    shore && (saysHouse(reading, from) || isDwelling(reading, from) || marksIn(reading, start, end, 'ours').length > 0)
  );
}

const isFar = (reading: Reading, { from }: Water) =>
  quantitiesBeside(reading, from).some((quantity) => reading.clause[quantity.from] === reading.clause[from]);

export const findUnknownWaters: Finder = (reading, ledger) => {
  let known: ReadonlySet<string> | null = null;
  return watersIn(reading).flatMap((water): Finding[] => {
    const { from, to, sort } = water;
    const named = mentionsBeside(reading, from).some(
      (mention) =>
        mention.from < to &&
        mention.to > (to === from + 1 ? from : from + 1) &&
        mention.subjects.some(
          ({ type }) => type === 'water' || type === 'house' || type === 'event' || type === 'venue',
        ),
    );
    const place: Mention = { subjects: [], from, to };
    if (named || isFar(reading, water) || isUnreal(reading, place) || isOfPerson(reading, place)) return [];
    if (
      isGranted(reading, from) ||
      isElsewhere(reading, place) ||
      marksIn(reading, clauseOf(reading, from)[0], from, 'person').length > 0
    )
      return [];
    known ??= knownWords(ledger, reading);
    if (namesOf(reading, water).some(({ text }) => known?.has(text) || known?.has(text.replace(/(?:e?s|en)$/, ''))))
      return [];
    const source = ownWater(ledger, sort);
    const byHouse = isByHouse(reading, water);
    if (source && (sort !== 'island' || byHouse)) return [{ kind: 'place', verdict: 'contradicted', from, to, source }];
    return byHouse && sort !== 'island' && sort !== 'fjord'
      ? [{ kind: 'place', verdict: 'unsupported', from, to }]
      : [];
  });
};
