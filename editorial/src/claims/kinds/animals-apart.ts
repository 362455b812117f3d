/** Animals that a policy tells apart: 'dogs 15 CHF a night, cats stay free', 'dogs welcome, 12 EUR a night; no cats'. */

import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { isWelcomed } from '#claims/kinds/pets.ts';
import { type Fee, feeOf } from '#claims/known.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { saysYes } from '#claims/reading/denial.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { isMoney, type Quantity } from '#claims/reading/quantities.ts';
import { isAnswered } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, type Mention, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { sortOfWord } from '#claims/reading/sort-of-word.ts';
import { codesOf } from '#lexicon/currencies.ts';

type Species = 'dog' | 'cat';

const species: readonly (readonly [Species, RegExp])[] = [
  ['dog', /^(?:dogs?|hounds?|pupp(?:y|ies)|\p{L}*hund(?:e[ns]?|s)?|perr(?:it)?[oa]s?|chien(?:ne)?s?|toutous?)$/u],
  ['cat', /^(?:cats?|kittens?|katzen?|kater[ns]?|stubentigern?|gat(?:it)?[oa]s?|chats?|chattes?|matous?)$/],
];

const speciesOfWord = sortOfWord(species);
const speciesAt = (reading: Reading, at: number): Species | undefined => speciesOfWord(reading.tokens[at]?.text ?? '');

const no = /^(?:no|not|never|kein\p{L}*|nicht|sin|ningún|ni|pas|aucune?|non|without|ohne|sans)$/u;
const regret =
  /^(?:sorry|regret\p{L}*|unfortunately|alas|leider|bedauer\p{L}*|lo|lamentamos|désolée?s?|hélas|malheureusement)$/u;
const joint = /^(?:and|or|und|oder|y|e|o|et|ou)$/;

/** What a policy has for one sort of animals: `price` is null where it names none. */
export type Terms = { of: Species; price: Quantity | null; isFree: boolean; isBanned: boolean; source: ClaimSource };

/** Animals named one after the other, 'dogs and cats', share whatever is said of them. */
function groupsIn(reading: Reading): { kinds: Species[]; from: number; to: number }[] {
  const groups: { kinds: Species[]; from: number; to: number }[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const kind = speciesAt(reading, at);
    if (!kind) continue;
    const last = groups.at(-1);
    const isTied = last !== undefined && last.to === at - 1 && joint.test(reading.tokens[at - 1]?.text ?? '');
    if (last && isTied) {
      last.kinds.push(kind);
      last.to = at + 1;
    } else groups.push({ kinds: [kind], from: at, to: at + 1 });
  }
  return groups;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

function termsIn({ reading, quantities, source }: Stated): Terms[] {
  const groups = groupsIn(reading);
  if (groups.length < 2) return [];
  return groups.flatMap(({ kinds, from, to }, at) => {
    const end = groups[at + 1]?.from ?? reading.tokens.length;
    const isRefused = (index: number) => no.test(reading.tokens[index]?.text ?? '');
    const free = marksIn(reading, to, end, 'price').some(({ mark }) => mark.id !== 'paid');
    const price = quantities.find((one) => isMoney(one.unit) && one.from >= to && one.to <= end) ?? null;
    const [start, last] = clauseOf(reading, from);
    // 'Gatos no', 'chats non admis', 'no se admiten gatos': refused in a clause of their own.
    const isAlone = (groups[at - 1]?.to ?? 0) <= start && last <= end;
    const near = isAlone ? range(start, last) : [from - 1, to, to + 1];
    const isBanned = !free && !price && near.some((index) => index < end && isRefused(index));
    return kinds.map((of) => ({ of, price, isFree: free && !price, isBanned, source }));
  });
}

/** The terms of a policy that names more than one sort, each with its own. */
const termsKnown = onceFor((ledger: Ledger): Terms[] =>
  ledger.stated.flatMap((stated) => (stated.name === 'policy:pets' ? termsIn(stated) : [])),
);

/** The animals a mention names, where they are of one sort. */
function speciesOf(reading: Reading, { from, to }: Mention): Species | undefined {
  const named = new Set<Species>();
  for (let at = from; at < to; at++) {
    const kind = speciesAt(reading, at);
    if (kind) named.add(kind);
  }
  return named.size === 1 ? [...named][0] : undefined;
}

/** What the policy says of just these animals, or undefined where it tells none apart. */
export function termsOf(reading: Reading, ledger: Ledger, mention: Mention): Terms | undefined {
  const known = termsKnown(ledger);
  const kind = known.length > 0 ? speciesOf(reading, mention) : undefined;
  return kind && known.find(({ of }) => of === kind);
}

/** What the policy has against or for the word that is said of just these animals, or null where it tells none apart. */
export function judgeApart(
  reading: Reading,
  ledger: Ledger,
  mention: Mention,
  ids: readonly string[],
  refused: boolean,
): Pick<Finding, 'verdict' | 'source'> | null {
  // 'Los perros no son bienvenidos' is a refusal by its own words.
  const isDenied = refused || ids.includes('no_pets');
  if (!ids.some((id) => id === 'pet_friendly' || id === 'no_pets')) return null;
  if (!termsKnown(ledger).some(({ isBanned }) => isBanned)) return null;
  const terms = termsOf(reading, ledger, mention);
  if (terms) return { verdict: terms.isBanned === isDenied ? 'supported' : 'contradicted', source: terms.source };
  // 'Animals are not admitted', of a house that takes dogs and no cats.
  const taken = termsKnown(ledger).find(({ isBanned }) => !isBanned);
  const isAll = speciesOf(reading, mention) === undefined && taken !== undefined;
  return isDenied && isAll ? { verdict: 'contradicted', source: taken.source } : null;
}

/** True where a finding speaks of animals that the policy lets in, while it keeps out others: no denial of it bears it out. */
export const isOfTaken = (reading: Reading, ledger: Ledger, { source, from, to }: Finding): boolean =>
  source?.name === 'policy:pets' &&
  termsKnown(ledger).some(({ isBanned }) => isBanned) &&
  termsKnown(ledger).some(({ isBanned }) => !isBanned) &&
  reading.mentions.every((one) => one.to <= from || one.from >= to || termsOf(reading, ledger, one)?.isBanned !== true);

/** Whether these animals stay free or cost something, by their own terms where they have any. */
export function feeFor(reading: Reading, ledger: Ledger, mention: Mention, ids: readonly string[]): Fee | null {
  const terms = termsOf(reading, ledger, mention);
  if (!terms || terms.isBanned) return feeOf(ledger, ids);
  const { isFree, price, source } = terms;
  if (isFree) return { free: true, source };
  const money = price && { amount: price.value, currency: codesOf[price.unit]?.[0] ?? '' };
  return money ? { free: false, source, price: { value: money, source } } : null;
}

/** '15 francs for each cat', of a house where dogs pay so much and cats nothing. */
export function priceOfAnimal(
  reading: Reading,
  ledger: Ledger,
  mention: Mention,
  { value, from, to }: Quantity,
): Finding | null {
  const terms = termsOf(reading, ledger, mention);
  if (!terms || terms.isBanned || (!terms.isFree && !terms.price)) return null;
  const isRight = value === (terms.isFree ? 0 : terms.price?.value);
  return { kind: 'price', verdict: isRight ? 'supported' : 'contradicted', from, to, source: terms.source };
}

/** 'Can I bring my cat? Sorry, no cats': asked, and no yes behind it. */
function isAsked(reading: Reading, { from }: Mention): boolean {
  const [, end] = sentenceOf(reading, from);
  if (!isAnswered(reading, end) || saysYes(reading, end)) return false;
  const [, last] = clauseOf(reading, end);
  return reading.tokens.slice(end, last).some(({ text }) => no.test(text) || regret.test(text));
}

/** 'Cats are as welcome as their people', of a house that takes dogs and no cats. */
export const findAnimalsApart: Finder = (reading, ledger) => {
  if (!termsKnown(ledger).some(({ isBanned }) => isBanned)) return [];
  return reading.mentions.flatMap((mention): Finding[] => {
    const terms = termsOf(reading, ledger, mention);
    if (!terms?.isBanned) return [];
    const clause = clauseOf(reading, mention.from);
    const isDenied = hasMark(reading, ...clause, 'denied', 'deniedAfter', 'no', 'others');
    const isRefused = isDenied || reading.tokens.slice(...clause).some(({ text }) => no.test(text));
    const isWelcome = idsOf(mention, 'amenity').includes('pet_friendly') || isWelcomed(reading, mention);
    if (isRefused || !isWelcome || isAsked(reading, mention)) return [];
    const { from, to } = mention;
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source: terms.source }];
  });
};
