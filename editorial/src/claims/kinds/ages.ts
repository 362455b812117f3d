/** From which age a child may come, and up to which it costs nothing: held against the house's policy or the event. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { type Age, agesOf } from '#claims/reading/ages.ts';
import { idsOf, mentionsBeside, type Reading, speaksOf } from '#claims/reading/read.ts';

type Known = { age: Age; of: string; source: ClaimSource };

const knownAges = (ledger: Ledger): Known[] =>
  ledger.stated.flatMap((stated) =>
    agesOf(stated.reading).map((age) => ({ age, of: stated.name, source: stated.source })),
  );

const speaksOfEvent = (reading: Reading, index: number) =>
  speaksOf(reading, index, 'event') ||
  mentionsBeside(reading, index).some((mention) => idsOf(mention, 'thing').includes('ticket'));

/** The last year that is free: five for 'under six' as for 'up to five'. */
const lastFree = ({ value, below }: Age): number => (below ? value - 1 : value);

const isSame = (one: Age, other: Age): boolean => one.value === other.value || lastFree(one) === lastFree(other);

export const findAges: Finder = (reading, ledger) => {
  const found = agesOf(reading);
  if (found.length === 0) return [];
  const known = knownAges(ledger);
  return found.flatMap((said): Finding[] => {
    const { sort, from, to } = said;
    const same = known.filter(({ age }) => age.sort === sort);
    const right = same.find(({ age }) => isSame(said, age));
    const kind = sort === 'free' ? 'price' : 'amenity';
    if (right) return [{ kind, verdict: 'supported', from, to, source: right.source }];
    const event = speaksOfEvent(reading, from);
    const wrong = same.find(({ of }) => (of === 'event') === event);
    if (wrong) return [{ kind, verdict: 'contradicted', from, to, source: wrong.source, expected: undefined }];
    return sort === 'free' ? [{ kind, verdict: 'unsupported', from, to }] : [];
  });
};
