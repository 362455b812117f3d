/**
 * The second number of a pair leaves its unit to the first: '200 Meter zum Kastell, in die Altstadt 150', 'la suite fait
 * 65 m² et le jardin 5 000'. The one with the unit is not of the thing that the bare one belongs to.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isNamed, mayBe, things } from '#claims/named-owners.ts';
import { type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { idsOf, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

type Owner = { id: string; source: ClaimSource };

const metresIn: Readonly<Record<string, number>> = { m: 1, km: 1000 };

/** The things a source gives just this number of the quantity's unit. */
function ownersOf({ distances, sizes }: Ledger, { unit }: Quantity, value: number): Owner[] {
  const metres = value * (metresIn[unit] ?? Number.NaN);
  return [
    ...[...distances].flatMap(([id, { value: way, source }]) => (way.metres === metres ? [{ id, source }] : [])),
    ...[...sizes].flatMap(([id, { value: size, source }]) =>
      size.unit === unit && size.amount === value ? [{ id, source }] : [],
    ),
  ];
}

const isBare = (reading: Reading, index: number): boolean => {
  const { kind, value, spelled, article } = reading.tokens[index] ?? {};
  const next = reading.tokens[index + 1];
  const isAlone = next === undefined || next.gap > breaks.space || reading.grammar.prepositions.has(next.text);
  return kind === 'number' && value !== null && !spelled && !article && isAlone;
};

/** The source of a number with its unit, where a bare one behind it is right for what stands between the two. */
export function firstOfPair(finding: Finding, reading: Reading, ledger: Ledger): ClaimSource | null {
  const { kind, from, to } = finding;
  if (kind !== 'distance' && kind !== 'size') return null;
  const first = quantitiesBeside(reading, from).find((one) => one.from >= from && one.to <= to);
  if (!first) return null;
  const [own] = ownersOf(ledger, first, first.value);
  if (!own) return null;
  const [, end] = sentenceOf(reading, from);
  for (let at = first.to; at < end; at++) {
    const value = reading.tokens[at]?.value ?? null;
    if (value === null || !isBare(reading, at)) continue;
    const second = ownersOf(ledger, first, value).find(({ id }) => id !== own.id && isBehind(reading, first, id));
    // What the second number is of must not be what the first one stands for: '150 to the castle, 200 to the old town'.
    if (second && !isBehindAlone(reading, first, own.id)) return own.source;
  }
  return null;
}

const named = (reading: Reading, index: number, id: string) =>
  mentionsBeside(reading, index).filter((one) => idsOf(one, ...things).some((other) => mayBe(id, other)));

const isBehind = (reading: Reading, { to }: Quantity, id: string): boolean => {
  const all = named(reading, to - 1, id);
  return all.length > 0 ? all.every(({ from }) => from >= to) : isNamed(reading, to - 1, id);
};

const preposition = 4;

/** True where a thing stands behind the number and nowhere near it. */
const isBehindAlone = (reading: Reading, { to }: Quantity, id: string): boolean => {
  const all = named(reading, to - 1, id);
  return all.length > 0 && all.every(({ from }) => from >= to + preposition);
};
