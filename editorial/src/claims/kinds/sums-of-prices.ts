/** What several things cost together, and one thing several times: 'bed plus breakfast: £29.50', 'two breakfasts, €32'. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finding } from '#claims/finding.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { questionBefore } from '#claims/reading/link.ts';
import { isMoney, type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { idsOf, type Mention, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';
import { codesOf } from '#lexicon/currencies.ts';

/** Cents are rounded nowhere; this only takes what adding does to fractions. */
const exact = 0.005;

/** A price a source tells, and where the text names what it is paid for. */
type Named = { amount: number; source: ClaimSource; at: Mention };

const adding =
  /^(?:together|total|altogether|both|sum|adds?|zusammen|macht|machen|insgesamt|beides|summe|juntos|suman?|ambos|ambas|ensemble|tout|deux|font|réunis?)$/;
/** 'Breakfast and shuttle: €44'; of 'breakfast is €16 and the shuttle €44' the second is no sum. */
const joining = /^(?:plus|with|and|\+|mit|und|con|y|más|avec|et)$/;

/** What a price may be paid several times for: 'three nights', 'for two people'. */
const perEach =
  /^(?:nights?|days?|hours?|weeks?|people|persons?|guests?|adults?|times|nächten?|tagen?|stunden|wochen|personen|leute|gäste|erwachsene|mal|noches|días|horas|semanas|personas|adultos|veces|nuits|jours|heures|semaines|personnes|adultes|fois)$/;
/** 'Zu zweit', 'a week of parking': so many of whatever it is. */
const manifold: Readonly<Record<string, number>> = {
  zweit: 2,
  dritt: 3,
  viert: 4,
  ...Object.fromEntries(['week', 'woche', 'semana', 'semaine'].map((word) => [word, 7])),
};

const fewest = 2;
/** So often nobody reckons. */
const most = 31;

const isSort = (id: string, known: string): boolean =>
  id === known || sortOfId(id) === sortOfId(known) || known.endsWith(`_${id}`) || known.startsWith(`${id}_`);

/** The mentions of the sentence and of the question it answers. */
function spokenOf(reading: Reading, index: number): readonly Mention[] {
  const asked = questionBefore(reading, sentenceOf(reading, index)[0]);
  return [...(asked ? mentionsBeside(reading, asked[0]) : []), ...mentionsBeside(reading, index)];
}

function namedPrices(reading: Reading, { prices, stated }: Ledger, { unit, from }: Quantity): Named[] {
  const codes = codesOf[unit] ?? [];
  const spoken = spokenOf(reading, from);
  const naming = (name: string) =>
    spoken.find((one) => idsOf(one, 'thing', 'amenity', 'counted').some((id) => isSort(id, name)));
  const ofFacts = [...prices].flatMap(([id, { value, source }]): Named[] => {
    const at = codes.includes(value.currency) ? naming(id) : undefined;
    return at ? [{ amount: value.amount, source, at }] : [];
  });
  // 'Two nights with the dog come to 24 euros', of `policy:pets`.
  const ofPolicies = stated.flatMap(({ name, quantities, source }): Named[] => {
    const at = name.startsWith('policy:') ? naming(name.slice('policy:'.length)) : undefined;
    return at ? quantities.filter((one) => one.unit === unit).map(({ value }) => ({ amount: value, source, at })) : [];
  });
  // 'Four tickets are 1,920 crowns', of the event's description.
  const ticket = naming('ticket');
  const ofEvent = stated.flatMap(({ name, quantities, source }): Named[] =>
    ticket && name === 'event'
      ? quantities.filter((one) => one.unit === unit).map(({ value }) => ({ amount: value, source, at: ticket }))
      : [],
  );
  return [...ofFacts, ...ofPolicies, ...ofEvent];
}

/** The numbers of the sentence that say how often something is paid. */
function timesIn(reading: Reading, named: readonly Named[], { from, to }: Quantity): number[] {
  const [start, end] = sentenceOf(reading, from);
  const asked = questionBefore(reading, start);
  return reading.tokens.slice(asked?.[0] ?? start, end).flatMap((token, offset): number[] => {
    const index = (asked?.[0] ?? start) + offset;
    const many = manifold[token.text];
    if (many !== undefined) return [many];
    const { kind, value } = token;
    if (kind !== 'number' || value === null || value < fewest || value > most || !Number.isInteger(value)) return [];
    if (index >= from && index < to) return [];
    const behind = reading.tokens.slice(index + 1, index + 3).filter(({ gap }: Token) => gap === breaks.space);
    const counts =
      behind.some(({ text }) => perEach.test(text)) ||
      named.some(({ at }) => at.from > index && at.from - index <= 2) ||
      /^(?:for|für|para|pour|à|zu)$/.test(reading.tokens[index - 1]?.text ?? '');
    return counts ? [value] : [];
  });
}

/** Whether such a word stands in the sentence, or in the question it answers. */
function hasWord(reading: Reading, { from, to }: Quantity, words: RegExp): boolean {
  const [sentence, end] = sentenceOf(reading, from);
  const start = questionBefore(reading, sentence)?.[0] ?? sentence;
  return [...reading.tokens.slice(start, from), ...reading.tokens.slice(to, end)].some(({ text }) => words.test(text));
}

/** Two or all of the things whose prices come to that. */
function sumOf(reading: Reading, named: readonly Named[], said: Quantity): ClaimSource | null {
  const isAdded = hasWord(reading, said, adding);
  if (!isAdded && !hasWord(reading, said, joining)) return null;
  const told = quantitiesBeside(reading, said.from).filter(({ unit }) => unit === said.unit);
  const free = named.filter(
    ({ amount, at }, index) =>
      (isAdded || told.every(({ value }) => value !== amount)) && named.findIndex((one) => one.at === at) === index,
  );
  const isSum = (parts: readonly Named[]) =>
    parts.length > 1 && Math.abs(parts.reduce((sum, { amount }) => sum + amount, 0) - said.value) < exact;
  const pairs = free.flatMap((one, at) => free.slice(at + 1).map((other) => [one, other]));
  return [free, ...pairs].find(isSum)?.[0]?.source ?? null;
}

/** The source of a price that a text has added up or multiplied, or null. */
export function reckoned(finding: Finding, reading: Reading, ledger: Ledger): ClaimSource | null {
  if (finding.kind !== 'price') return null;
  const said = quantitiesBeside(reading, finding.from).find(
    ({ unit, from, to }) => isMoney(unit) && from >= finding.from && to <= finding.to,
  );
  const named = said ? namedPrices(reading, ledger, said) : [];
  if (!said || named.length === 0) return null;
  const often = timesIn(reading, named, said);
  const multiple = named.find(({ amount }) => often.some((times) => Math.abs(amount * times - said.value) < exact));
  return multiple?.source ?? sumOf(reading, named, said);
}
