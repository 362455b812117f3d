/** How much dearer one thing is than another: 'a single twenty euros less', 'for 20 euros more you get a double'. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isMoney, quantitiesBeside } from '#claims/reading/quantities.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { codesOf } from '#lexicon/currencies.ts';

const dearer =
  /^(?:more|less|cheaper|extra|dearer|mehr|weniger|teurer|billiger|günstiger|aufpreis|más|menos|plus|moins|cher)$/;
/** Tokens between the amount and such a word: 'deux euros de plus'. */
const reach = 2;
/** Cents are rounded nowhere; this only takes what adding does to fractions. */
const exact = 0.005;

/** The source of one of two prices that lie as far apart as a text says, or null where none do. */
export function saidApart(finding: Finding, reading: Reading, { prices }: Ledger): ClaimSource | null {
  const said = quantitiesBeside(reading, finding.from).find(
    ({ unit, from, to }) => isMoney(unit) && from >= finding.from && to <= finding.to,
  );
  if (finding.kind !== 'price' || !said) return null;
  const behind = reading.tokens.slice(said.to, said.to + reach);
  const stop = behind.findIndex(({ gap }) => gap > breaks.space);
  if (!(stop < 0 ? behind : behind.slice(0, stop)).some(({ text }) => dearer.test(text))) return null;
  const known = [...prices.values()].filter(({ value }) => codesOf[said.unit]?.includes(value.currency));
  const isApart = (one: number) => known.some(({ value }) => Math.abs(one - value.amount - said.value) < exact);
  return known.find(({ value }) => isApart(value.amount))?.source ?? null;
}

const betting =
  /^(?:bets?|betting|wette\p{L}*|wetten|ap(?:uesto|uesta|uestan|ostamos|uéstese|ostado)|jug(?:amos|aría)|parions|parie|parier|parié|mise|misons|mettrais)$/u;
/** 'The €39 pass saves you 17 euros': behind such a word, nothing is paid. */
const saves = /^(?:saves?|saving|spar\p{L}*|erspar\p{L}*|ahorr\p{L}*|économis\p{L}*|épargn\p{L}*)$/u;
const thoughts = /^(?:thoughts|gedanken|pensamientos|pensées)$/;

const paying = /^(?:pagan?|pay|pays|paient|paie|zahlen|zahlt)$/;
const somebody = /^(?:quien|quienes|otros|algunos|certains|autres|others|some|people|manche|andere)$/;
/** Tokens between 'not even' and the money. */
const evenReach = 3;
const notEven = /^(?:ni|même|even|einmal|selbst)$/;

/** 'Nous parions dix euros que vous reviendrez', 'un euro por sus pensamientos': money that nobody has to pay here. */
export function isStake(reading: Reading, index: number): boolean {
  const clause = reading.tokens.slice(...clauseOf(reading, index));
  const has = (words: RegExp) => clause.some(({ text }) => words.test(text));
  // 'Este silencio no se compra ni con mil euros', 'certains paient cent euros pour un bruit pire'.
  const isRound = /^(?:100|1000|10000|1000000)$/.test(String(reading.tokens[index]?.value));
  const before = reading.tokens.slice(Math.max(0, index - evenReach), index);
  return (
    before.some(({ text }) => saves.test(text)) ||
    has(betting) ||
    has(thoughts) ||
    (has(paying) && has(somebody)) ||
    (isRound && before.some(({ text }) => notEven.test(text)))
  );
}
