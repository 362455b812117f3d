/** How old the house is and how long ago it was opened or renovated, in years, decades and centuries. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import type { Finding } from '#claims/finding.ts';
import { isHeadline, old } from '#claims/kinds/ages-first.ts';
import { agesAdded, isUntilThen } from '#claims/kinds/ages-reckoned.ts';
import { type Duration, durationsOf, isAhead, isUntilNow, stretchOf } from '#claims/kinds/durations.ts';
import { isYear } from '#claims/kinds/years-of-facts.ts';
import { isHosting } from '#claims/kinds/years-of-guests.ts';
import { lodging, namesThing, pieceOf, speaksOfGuests } from '#claims/kinds/years-of-others.ts';
import type { Known, Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, type MarkPlace, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { isOfStaff } from '#claims/reading/staff.ts';
import { thisYear } from '#claims/today.ts';
import { lodgings } from '#lexicon/lodgings.ts';

/** Ages below this are talk: 'ten years ago'. */
const youngest = 20;
/** 'Voilà plus de quinze ans que l’hôtel accueille': so few are meant where it says since when guests come. */
const youngestCounted = 10;
/** 'Vor drei Jahren renoviert': with what was done, so few are meant. */
const youngestDone = 2;

/** 'Five centuries' are told of 539 years as of 490, and two and a half of 270; '200 Jahre' of none that is 152. */
const isRound = ({ years, comparison, exact }: Duration, age: number): boolean => {
  const step = years % 100 === 0 && !exact ? 100 : 50;
  return (
    years >= 200 &&
    years % step === 0 &&
    (comparison === null || comparison === 'about') &&
    (Math.floor(age / step) * step === years || (Math.round(age / step) * step === years && age >= years * nearly))
  );
};

/** 'Two centuries' are none of 159 years. */
const nearly = 0.9;

/** How far an age may be off that a text gives as a plain number. */
const loose = 2;

/** True where a duration is the number of years `age`; 'près de' is said of what is a little less as well. */
const fits = (duration: Duration, age: number, tolerance: number): boolean => {
  const { years, comparison } = duration;
  return comparison === 'more' || comparison === 'atLeast'
    ? age >= years
    : agrees(years, age, comparison ?? 'about', tolerance) ||
        (comparison === 'about' && agrees(years, age, 'nearly', tolerance)) ||
        isRound(duration, age);
};

const opening = /^(?:re)?(?:open|eröffn|geöffn|abr|abier|ouv|inaug)/;
const acts: Readonly<Record<string, true>> = { built: true, opened: true, renovated: true };

/** 'Seit zwanzig Jahren Urlaub, 2023 renoviert', 'seit neunzig Jahren ein Hotel und seit sieben renoviert': it has its own. */
const hasNumber = (reading: Reading, { from }: MarkPlace, number: number): boolean => {
  const [start, end] = pieceOf(reading, from);
  return reading.tokens
    .slice(start, end)
    .some(({ kind, article }, at) => kind === 'number' && article !== true && start + at !== number);
};

/** The deed in the piece of a sentence that says how long ago it was: 'opened twenty years ago'. */
function deedOf(reading: Reading, { number, to }: Duration): MarkPlace | undefined {
  const near = (place: MarkPlace) => (place.to <= number ? number - place.to : place.from - to);
  const of = (from: number, end: number) =>
    marksIn(reading, from, end, 'year')
      .filter((place) => place.mark.id in acts && !hasNumber(reading, place, number))
      .sort((a, b) => near(a) - near(b))[0];
  return of(...pieceOf(reading, number)) ?? of(...stretchOf(reading, number));
}

const isOpening = (reading: Reading, deed: MarkPlace | undefined): boolean =>
  deed?.mark.id === 'opened' && reading.tokens.slice(deed.from, deed.to).some(({ text }) => opening.test(text));

/** 'We opened …', 'eröffnet vor …': a deed of the house's. */
function isOfHouse(reading: Reading, deed: MarkPlace): boolean {
  const [start, end] = clauseOf(reading, deed.from);
  return (
    deed.mark.id === 'renovated' ||
    deed.from === start ||
    marksIn(reading, start, end, 'ours').length > 0 ||
    mentionsBeside(reading, deed.from).some(
      ({ from, to, subjects }) => from >= start && to <= end && subjects.some(({ type }) => type === 'house'),
    )
  );
}

/** 'Seit gut hundert Jahren ist unser Haus ein Hotel': what it has been for so long, in the clause or the one it leads to. */
const isOne = /^(?:ein|an?|un|une)$/;
const isCalledLodging = (reading: Reading, index: number): boolean => {
  const words = reading.tokens.slice(...stretchOf(reading, index));
  return words.some(
    ({ text }, at) =>
      at > 0 && lodging.test(text) && isOne.test(words[at - 1]?.text ?? '') && being.test(words[at - 2]?.text ?? ''),
  );
};
const being = /^(?:is|are|been|haus|wir|ist|sind|es|somos|sido|est|sommes|été|maison)$/;

/** 'We have been collecting lost socks for more than twenty years': hosts are none before their first guests. */
const isOfHosts = (reading: Reading, { number, from }: Duration): boolean =>
  // 'Llevamos veintiocho años en una casa que ha cumplido más de dos siglos'.
  (reading.language !== 'es' || reading.tokens[from - 1]?.text === 'llevamos') &&
  hosts[reading.language].test(wordsIn(reading, ...stretchOf(reading, number)));
const hosts: Readonly<Record<Reading['language'], RegExp>> = {
  en: /(?:^| )we (?:have|ve) been \p{L}+ing /u,
  de: /^seit .* \p{L}+(?:en|ln|rn) wir(?: |$)|(?:^| )wir \p{L}+(?:en|ln|rn) (?:\p{L}+ )?seit /u,
  es: /(?:^| )llevamos (?:\p{L}+ ){1,6}\p{L}+ndo(?: |$)/u,
  fr: /(?:^| )nous \p{L}+ons .*depuis |^depuis .* nous \p{L}+ons(?: |$)/u,
};

/** 'A hotel for more than a quarter of a century', 'hotel desde hace ochenta años': none before its first guests. */
function isOfLodging(reading: Reading, { number, from }: Duration): boolean {
  if (speaksOfGuests(reading, number)) return true;
  let at = from;
  while (
    /^(?:for|seit|desde|hace|depuis)$/.test(reading.tokens[at - 1]?.text ?? '') &&
    reading.clause[at - 2] === reading.clause[from]
  )
    at--;
  return (at < from && lodging.test(reading.tokens[at - 1]?.text ?? '')) || isCalledLodging(reading, number);
}

const welcoming =
  /^(?:empfangen|empfängt|beherbergen|bewirten|accueill(?:e|ons|ent)|reçoit|recevons|hébergeons|recibimos|acogemos|hospedamos|recibe|acoge|welcom(?:e|ed|es|ing)|hosted|hosting|receiving)$/;

/** 'Seit mehr als fünfzehn Jahren empfangen wir', in the clause or the one it leads to. */
const isWelcoming = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(...stretchOf(reading, index)).some(({ text }) => welcoming.test(text));

/** 'An oak takes twenty-five years': an age is of the house where the sentence speaks of it, or says since when. */
function speaksOfAge(reading: Reading, duration: Duration): boolean {
  const { number, comparison } = duration;
  const sentence = sentenceOf(reading, number);
  return (
    comparison !== null ||
    isHeadline(reading, duration) ||
    speaksOfGuests(reading, number) ||
    marksIn(reading, ...sentence, 'ours').length > 0 ||
    marksIn(reading, ...sentence, 'year').some(({ mark: { id } }) => id !== 'centuries' && id !== 'since') ||
    mentionsBeside(reading, number).some(({ subjects }) => subjects.some(({ type }) => type === 'house'))
  );
}

/** 'Our neighbour has forecast snow for thirty years': of somebody, and not of the house. */
function isOfOthers(reading: Reading, ledger: Ledger, { number }: Duration): boolean {
  const [start] = sentenceOf(reading, number);
  const person =
    marksIn(reading, start, number, 'person').length > 0 && marksIn(reading, start, number, 'ours').length === 0;
  const [clause] = clauseOf(reading, number);
  return (
    person ||
    marksIn(reading, clause, number, 'others').length > 0 ||
    isOfStaff(reading, number) ||
    namesThing(reading, clause, number) ||
    isOfLandmark(reading, ledger, number)
  );
}

/** Years that a source gives to anything: to the house, or in a free text. */
const datesTold = onceFor(({ years, stated }: Ledger): Known<number>[] => [
  ...years.values(),
  ...stated.flatMap(({ reading, source }) =>
    reading.tokens.flatMap(({ text, value }) => (isYear(text) && value !== null ? [{ value, source }] : [])),
  ),
]);

const between =
  /^(?:between|later|after|afterwards|before|until|till|passed|gone|went|lay|lies?|took|needed|waited|when|then|apart|zwischen|davon|später|durante|pendant|danach|darauf|nach|nachdem|bevor|ehe|bis|dann|als|vergingen|lagen|liegen|lang|dauerte|brauchte|wartete|entre|después|tarde|tras|antes|hasta|pasaron|mediaron|hubo|cuando|tardó|esperó|après|tard|avant|jusqu|passèrent|séparent|écoul\p{L}+|fallu|attendu|quand|lorsque|puis)$/u;

/** 'For two hundred and fourteen years only family slept here': so long, and no longer. */
const isPast = (reading: Reading, { from, comparison }: Duration): boolean =>
  comparison === null &&
  reading.tokens[from - 1]?.text === 'for' &&
  !reading.tokens.slice(...sentenceOf(reading, from)).some(({ text }) => /^(?:has|have|ve|been|is|are)$/.test(text));

/** 'Opened thirty-six years later', 'between first stone and first guest lie 218 years': so far apart are two that are told. */
function spanTold(reading: Reading, ledger: Ledger, duration: Duration): ClaimSource | undefined {
  const told = datesTold(ledger);
  const sentence = reading.tokens.slice(...sentenceOf(reading, duration.number));
  const isApart = sentence.some(({ text }) => between.test(text)) || isPast(reading, duration);
  const ofHouse = ledger.years.size;
  // '1856 gebaut, 1951 eröffnet: Manche Entscheidungen brauchen eben 95 Jahre.'
  const isSaid = (year: number) => reading.tokens.some(({ value, text }) => value === year && isYear(text));
  return told.find(({ value }, at) =>
    told.some(
      (other, index) =>
        (isApart
          ? agrees(duration.years, value - other.value, duration.comparison ?? 'about')
          : value - other.value === duration.years) &&
        // 'A pharmacy for 163 years', of a fact that says 'from 1787 to 1950', or until when the house was one.
        (isApart ||
          (isSaid(value) && isSaid(other.value)) ||
          (duration.comparison === null && (at >= ofHouse || index >= ofHouse))),
    ),
  )?.source;
}

/** 'The light has looked after itself for forty-two years', of one that a fact says was automated so long ago. */
const sinceTold = (ledger: Ledger, duration: Duration): ClaimSource | undefined =>
  datesTold(ledger)
    .slice(ledger.years.size)
    .find(({ value }) => fits(duration, thisYear() - value, 0))?.source;

/** 'Abrió hace más de ochenta años, cuando …': so long ago, and not so old. */
const agos = /^(?:hace|vor|ya)$/;
const whens = /^(?:when|als|cuando|quand|lorsque|lorsqu)$/;
const agoReach = 4;

/** 'The founder was 27 years old when he opened it'. */
const isOldWhen = (reading: Reading, { number, to }: Duration): boolean =>
  reading.tokens.slice(to, to + 2).some(({ text }) => whens.test(text)) &&
  !reading.tokens.slice(Math.max(0, number - agoReach), number).some(({ text }) => agos.test(text));

/** 'Alt' behind an age, or a verb that gives one: 'nos vignes ont soixante ans'. */
const having = /^(?:has|have|is|are|ist|sind|tiene|tienen|cumple|cumplen|a|ont)$/;
/** What may stand for the house before such a verb. */
const itself =
  /^(?:it|we|es|er|sie|wir|ell[ae]|il|on|walls?|house|building|mauern?|gebäude|haus|casa|edificio|muros|paredes|maison|murs|bâtiment|immeuble|bâtisse|\p{L}{3,}(?:haus|hof|hotel|schloss|house|mill))$/u;

/** 'Unsere alten Reben sind sechzig Jahre alt': the age of what stands before the verb, and not of the house. */
function isAgeOfThing(reading: Reading, ledger: Ledger, { number, from, to }: Duration): boolean {
  const verb = from - 1;
  const isVerb = having.test(reading.tokens[verb]?.text ?? '') && reading.clause[verb] === reading.clause[number];
  const isAge = reading.tokens.slice(to - 1, to + 1).some(({ text }) => old.test(text)) || isRomance(reading);
  if (!isVerb || !isAge) return false;
  const [start] = clauseOf(reading, number);
  const isHouse = mentionsBeside(reading, number).some(
    (one) => one.from >= start && one.to <= verb && one.subjects.some(({ type }) => type === 'house'),
  );
  const isOwn = marksIn(reading, start, verb, 'landmark').some(({ mark }) => ledger.ownLandmarks.has(mark.id));
  const said = reading.tokens.slice(start, verb);
  return said.length > 0 && !isHouse && !isOwn && !said.some(({ text }) => itself.test(text) || lodgings.has(text));
}

const isRomance = ({ language }: Reading): boolean => language === 'es' || language === 'fr';

type Held = { known: Known<number>[]; least: number; tolerance: number };

/** The years of the house that a duration is held against, and from how many years on it is. */
function heldAgainst(reading: Reading, { years }: Ledger, duration: Duration): Held {
  const deed = isUntilNow(reading, duration) ? deedOf(reading, duration) : undefined;
  const all = (...names: string[]) => names.flatMap((name) => years.get(name) ?? []);
  if (deed?.mark.id === 'renovated') return { known: all('renovated'), least: youngestDone, tolerance: 1 };
  const isCompared = /^(?:more|atLeast)$/.test(duration.comparison ?? '');
  const isHosts = isCompared && isOfHosts(reading, duration);
  const isWelcome = deed?.mark.id !== 'built' && (isWelcoming(reading, duration.number) || isHosts);
  const isCounted = isCompared && (isWelcome || speaksOfGuests(reading, duration.number));
  // 'Welcoming guests for ten years in a house well over a century old': that is how old the walls are.
  const isOld = old.test(reading.tokens[duration.to]?.text ?? '');
  const isGuests = isCounted || isWelcome || isOfLodging(reading, duration) || isHosting(reading, duration.number);
  const ofGuests = !isOld && (isGuests || isOpening(reading, deed));
  const least =
    deed && (isOpening(reading, deed) || deed.mark.id === 'built') && isOfHouse(reading, deed)
      ? youngestDone
      : isCounted
        ? youngestCounted
        : youngest;
  // 'We have had guests for more than twenty years': walls older than that have not.
  const known = years.has('opened') && ofGuests ? all('opened') : all('opened', 'built');
  return { known, least, tolerance: least === youngestDone ? 1 : loose };
}

/** 'more than a century', 'vor drei Jahren renoviert': held against the years of the house. */
export function judgeAge(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const duration = durationsOf(reading).get(index);
  if (!duration || ledger.years.size === 0 || isOldWhen(reading, duration) || isAhead(reading, duration)) return null;
  const { known, least, tolerance } = heldAgainst(reading, ledger, duration);
  if (duration.years < least || !speaksOfAge(reading, duration) || isOfOthers(reading, ledger, duration)) return null;
  const { from, to } = duration;
  const finding = (verdict: Finding['verdict'], source: ClaimSource): Finding => ({
    kind: 'year',
    verdict,
    from,
    to,
    source,
  });
  const near = duration.years < youngest ? tolerance : loose;
  const right =
    known.find(({ value }) => fits(duration, thisYear() - value, near))?.source ??
    spanTold(reading, ledger, duration) ??
    agesAdded(reading, ledger, duration) ??
    sinceTold(ledger, duration);
  if (right) return finding('supported', right);
  if (isAgeOfThing(reading, ledger, duration) || isUntilThen(reading, duration)) return null;
  return known[0] ? finding('contradicted', known[0].source) : null;
}
