/** A second look at what the readers of the kinds hold against a text: what a source bears out after all is no error. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finding } from '#claims/finding.ts';
import { isOfTaken } from '#claims/kinds/animals-apart.ts';
import { firstOfPair } from '#claims/kinds/bare-seconds.ts';
import { isDeniedInPhrase, keptOut } from '#claims/kinds/denied-otherwise.ts';
import { isRightApart } from '#claims/kinds/hours-apart.ts';
import { isNoError } from '#claims/kinds/no-errors.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import { saidApart } from '#claims/kinds/price-differences.ts';
import { ofTheHouse } from '#claims/kinds/some-of-them.ts';
import { reckoned } from '#claims/kinds/sums-of-prices.ts';
import { toldRight } from '#claims/kinds/told-right.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import { denying } from '#claims/known.ts';
import { countedIn } from '#claims/ledger/counted-facts.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { ofAnother } from '#claims/numbers-of-others.ts';
import { clocksOf } from '#claims/reading/clocks.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { extentOf } from '#claims/reading/lands.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';
import { restated } from '#claims/restated.ts';
import { isCountedThing } from '#lexicon/counted-things.ts';
import { missingWords, noneAtLast, resting, stayingHome } from '#lexicon/missing.ts';
import { isRegion } from '#lexicon/regions.ts';

const isHeldAgainst = ({ verdict }: Finding): boolean => verdict === 'contradicted' || verdict === 'unsupported';

/** Denies what stands behind it, and nothing before: 'the lift takes you up without a sweat'. */
const without = /^(?:without|ohne|sin|sans)$/;

/** 'Small dogs are welcome if they promise not to bark': what a condition denies is not the thing. */
const conditions =
  /^(?:if|unless|as|while|because|provided|wenn|falls|solange|weil|vorausgesetzt|sofern|si|mientras|porque|siempre|condición|quand|tant|parce|condition|pourvu)$/;

const isDeniedBy = (source: ClaimSource, { denied }: Ledger): boolean =>
  [...denied.values()].some(({ name }) => name === source.name);

const replacing = /^(?:replaces?|ersetz(?:t|en)|sustituyen?|reemplazan?|remplace(?:nt)?)$/;

/** 'The stairs replace the lift': it is not there. */
const isReplaced = (reading: Reading, { from }: Finding): boolean =>
  reading.tokens.slice(Math.max(clauseOf(reading, from)[0], from - 2), from).some(({ text }) => replacing.test(text));

/**
 * 'Televisions you will look for in vain', where a fact says that there are none: the clause says in whatever words that
 * something is not there. Only what a source denies is looked at, so that a denial of what is there stays an error.
 */
function deniedToo(finding: Finding, reading: Reading, ledger: Ledger): ClaimSource | null {
  const { kind, source } = finding;
  if (kind !== 'amenity' || !source || !isDeniedBy(source, ledger)) return null;
  const [start, end] = clauseOf(reading, finding.from);
  const condition = reading.tokens.slice(finding.to, end).findIndex(({ text }) => conditions.test(text));
  const clause = [start, condition < 0 ? end : finding.to + condition] as const;
  const missing = missingWords[reading.language];
  const isMissing = ({ text }: Token, at: number) =>
    missing.test(text) && !(without.test(text) && clause[0] + at > finding.from);
  const whole = reading.tokens.slice(...sentenceOf(reading, finding.from)).map(({ text }) => text);
  const denies =
    isReplaced(reading, finding) ||
    noneAtLast[reading.language].test(whole.join(' ')) ||
    isDeniedInPhrase(reading, finding) ||
    hasMark(reading, ...clause, 'deniedAfter', 'no') ||
    reading.tokens.slice(...clause).some(isMissing);
  return denies ? source : null;
}

const having =
  /^(?:has|have|offers?|boasts?|owns|hat|haben|bietet|besitzt|lockt|prahlt|tiene|ofrece|presume|cuenta|a|possède|offre|se)$/;
const passed = /^(?:and|but|while|und|aber|während|y|pero|mientras|et|mais|si|the|die|der|das|la|el|le|l)$/;

/** 'Norderney has the casino, Langeoog has the quiet': what another place has, by its name, is not offered here. */
function isOfOtherPlace({ kind, from }: Finding, reading: Reading, ledger: Ledger): boolean {
  if (kind !== 'amenity') return false;
  let [at] = clauseOf(reading, from);
  while (passed.test(reading.tokens[at]?.text ?? '')) at++;
  const name = mentionsBeside(reading, from).find((one) => one.from === at && idsOf(one, 'town').length > 0);
  const word = reading.tokens[at];
  const isPlace = word?.capital && (name !== undefined || isRegion(word.text) || extentOf(word.text) !== undefined);
  const verb = reading.tokens[name?.to ?? at + 1];
  if (!isPlace || !verb || verb.gap > breaks.space || !having.test(verb.text)) return false;
  const words = reading.tokens.slice(at, name?.to ?? at + 1).map(({ text }) => text);
  const known = knownWords(ledger, reading);
  return !words.some((one) => known.has(one));
}

/** 'Pets, we are sorry, wait at home', of a house that takes none: they are told to be elsewhere. */
function isKeptHome({ source, from }: Finding, reading: Reading, ledger: Ledger): boolean {
  if (source?.name !== 'policy:pets' || !denying(ledger, 'pet_friendly')) return false;
  const [start, end] = sentenceOf(reading, from);
  // 'Your dog is welcome; the lead may stay at home': a semicolon parts the two.
  const isOther = ({ gap }: Token) => gap >= breaks.clause;
  const next = reading.tokens.slice(from + 1, end).findIndex(isOther);
  const last = reading.tokens.slice(start + 1, from + 1).findLastIndex(isOther);
  const until = next < 0 ? end : from + 1 + next;
  // 'Dogs are welcome, provided they leave the neighbours in peace'.
  const condition = reading.tokens.slice(from, until).findIndex(({ text }) => conditions.test(text));
  const sentence = reading.tokens.slice(start + 1 + last, condition < 0 ? until : from + condition);
  const { stays, home } = stayingHome[reading.language];
  return sentence.some(({ text }) => stays.test(text)) && sentence.some(({ text }) => home.test(text));
}

const before = /^(?:before|vor|antes|avant)$/;

/** 'The spa lies in until ten', of a spa that opens then: what rests until an hour opens at it. */
function restsUntil({ kind, source, from, to }: Finding, reading: Reading, ledger: Ledger): boolean {
  if (kind !== 'time' || !source) return false;
  const known = [...ledger.hours.values()].find((one) => one.source.name === source.name);
  const span = clocksOf(reading).find(({ first }) => first.from >= from && first.to <= to);
  if (!known || !span || span.second || !same(span.first, known.value.from)) return false;
  const clause = clauseOf(reading, from);
  // 'Who jumps in before nine does it in secret', of what opens then.
  const isBefore =
    before.test(reading.tokens[span.first.from - 1]?.text ?? '') || before.test(reading.tokens[from]?.text ?? '');
  if (isBefore && marksIn(reading, ...clause, 'role').every(({ mark }) => mark.id !== 'closes')) return true;
  // 'No breakfast before half past seven'.
  if (marksIn(reading, ...clause, 'denied').length > 0) return true;
  return reading.tokens.slice(...clause).some(({ text }) => resting[reading.language].test(text));
}

/** 'No breakfast before eight': what is denied at an hour that a source bears out is there at the others. */
function deniedAtHour(
  { kind, from, to }: Finding,
  beside: readonly Finding[],
  reading: Reading,
  ledger: Ledger,
): ClaimSource | null {
  if (kind !== 'amenity' || marksIn(reading, from, to, 'denied').length === 0) return null;
  const hour = beside.find(
    (one) =>
      one.kind === 'time' &&
      reading.clause[one.from] === reading.clause[from] &&
      (one.verdict === 'supported' || restsUntil(one, reading, ledger)),
  );
  return hour?.source ?? null;
}

const isDenial = ({ from, to }: Finding, reading: Reading): boolean =>
  hasMark(reading, from, to, 'denied', 'deniedAfter');

/** 'Leave the car: there is no parking here': the denial beside it says what the sentence means. */
const deniedBeside = (
  finding: Finding,
  beside: readonly Finding[],
  reading: Reading,
  ledger: Ledger,
): ClaimSource | null => {
  const { kind, source, from } = finding;
  if (kind !== 'amenity' || !source || !isDeniedBy(source, ledger)) return null;
  // 'Leave it in our garage; there is no parking in town.'
  if (marksIn(reading, ...clauseOf(reading, from), 'ours').length > 0) return null;
  const isSaid = beside.some(
    (one) =>
      one.verdict === 'supported' &&
      one.source?.name === source.name &&
      reading.sentence[one.from] === reading.sentence[from] &&
      marksIn(reading, one.from, one.to, 'denied').length > 0,
  );
  return isSaid ? source : null;
};

/** What a source says in other words than the text. */
const saysToo = (finding: Finding, reading: Reading, ledger: Ledger): ClaimSource | null =>
  isKeptHome(finding, reading, ledger) || restsUntil(finding, reading, ledger) || isRightApart(finding, reading, ledger)
    ? (finding.source ?? null)
    : null;

const borneOut = (finding: Finding, source: ClaimSource): Finding => ({
  ...finding,
  verdict: 'supported',
  source,
  expected: undefined,
});

const until = /^(?:bis|to|till|until|a|à|hasta|jusqu)$/;

/** 'Das von zehn bis sieben Gäste empfängt': no number of things goes down. */
const goesDown = ({ tokens }: Reading, index: number): boolean => {
  const [first, joint, second] = tokens.slice(Math.max(0, index - 2), index + 1);
  return until.test(joint?.text ?? '') && first?.kind === 'number' && (first.value ?? 0) > (second?.value ?? 0);
};

/** 'A las seis y cuarto', 'a tres cuartos de hora' count no rooms. */
const isPartOfHour = ({ kind, from }: Finding, reading: Reading): boolean =>
  kind === 'count' &&
  (/^h(?:ora|eure)s?$/.test(reading.tokens[from + 3]?.text ?? '') ||
    goesDown(reading, from) ||
    clocksOf(reading).some(({ first, second }) =>
      [first, second].some((clock) => clock && !clock.bare && clock.from <= from && from < clock.to),
    ));

/** What is told of by one word: a number of suites is none of restaurants. */
const told: ReadonlySet<string> = new Set(['restaurant', 'bar', 'floor', 'meeting_room', 'suite']);

/** A text that tells of these calls them by their word. */
const isListed = (noun: string): boolean => ofTheHouse.has(noun) || isCountedThing(noun);

/** 'Seven dormitories', of a house with `dorm_count` 7: a number that some fact counts, in a text that names the thing otherwise. */
const isCountedElsewhere = ({ kind, verdict, from, to }: Finding, reading: Reading, { numbers }: Ledger): boolean => {
  if (kind !== 'count' || verdict !== 'unsupported') return false;
  const isTold = mentionsBeside(reading, from).some(
    (one) => one.from >= from && one.to <= to && idsOf(one, 'counted').some((id) => told.has(id)),
  );
  return reading.tokens
    .slice(from, to)
    .some(({ value }) =>
      [...numbers].some(([name, known]) => known.value === value && !(isTold && isListed(countedIn(name)))),
    );
};

/** The findings, those that a source bears out on a second look made right. */
export function lookAgain(findings: readonly Finding[], reading: Reading, ledger: Ledger): Finding[] {
  const first = findings.map((finding) => {
    const source = isHeldAgainst(finding) ? restated(reading, ledger, finding.from, finding.to) : null;
    return source ? borneOut(finding, source) : finding;
  });
  const isNone = (one: Finding) =>
    isOfOtherPlace(one, reading, ledger) ||
    isPartOfHour(one, reading) ||
    isCountedElsewhere(one, reading, ledger) ||
    isNoError(one, reading, ledger);
  const ours = first.filter((finding) => !isHeldAgainst(finding) || !isNone(finding));
  const looked = ours.map((finding) => {
    // 'Dogs stay at home', of a house that takes dogs and no cats.
    if (!isHeldAgainst(finding) || isOfTaken(reading, ledger, finding)) return finding;
    const source =
      deniedToo(finding, reading, ledger) ??
      saysToo(finding, reading, ledger) ??
      deniedBeside(finding, first, reading, ledger) ??
      (isDenial(finding, reading) ? keptOut(finding, reading, ledger) : null) ??
      deniedAtHour(finding, first, reading, ledger) ??
      saidApart(finding, reading, ledger) ??
      reckoned(finding, reading, ledger) ??
      firstOfPair(finding, reading, ledger) ??
      toldRight(finding, reading, ledger, first) ??
      ofAnother(finding, first, reading, ledger);
    return source ? borneOut(finding, source) : finding;
  });
  const hours = looked.filter(({ kind, verdict }) => kind === 'time' && verdict === 'supported');
  return looked.filter((finding) => !isHour(finding, hours) && !isToldWider(finding, looked, reading));
}

/** 'Solar panels cover all our electricity', of panels that cover some: one error, and 'all of it' is where it lies. */
const isToldWider = (finding: Finding, all: readonly Finding[], reading: Reading): boolean =>
  finding.kind === 'green' &&
  finding.verdict === 'contradicted' &&
  all.some(
    (other) =>
      other.kind === 'green' &&
      other.verdict === 'contradicted' &&
      other.source?.name === finding.source?.name &&
      reading.clause[other.from] === reading.clause[finding.from] &&
      (other.to <= finding.from || other.from >= finding.to) &&
      other.to - other.from > finding.to - finding.from,
  );

/** 'Wer vor neun ins Becken springt', 'von zehn bis sieben Gäste empfangen': an hour that is right counts nothing. */
const isHour = (finding: Finding, hours: readonly Finding[]): boolean =>
  finding.kind === 'count' &&
  isHeldAgainst(finding) &&
  hours.some(({ from, to }) => from <= finding.from && finding.from < to);
