/** 'The dorms are for adults only', of a fact that lets nobody under eighteen into them: true of a part of the house. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { agesOf } from '#claims/reading/ages.ts';
import { idsOf, type Mention, mentionsBeside, type Reading } from '#claims/reading/read.ts';

/** What a fact says of those who are of age. */
const ofAge = / (?:18|eighteen|adults?) /;

/** What stands before the age from which somebody may come. */
const leastAge = /^(?:from|over|aged?|least|minimum|ab|über|mindestens|desde|partir|de|dès)$/;

/** The fact that keeps the thing of the sentence to adults; of the house as a whole only its own amenity tells. */
export function keptForAdults(
  reading: Reading,
  { stated }: Ledger,
  mention: Mention,
  ids: readonly string[],
): ClaimSource | undefined {
  if (!ids.every((id) => id === 'adults_only')) return undefined;
  // 'Erst ab 14 Jahren', of a policy that opens a part of the house from that age on.
  const age = reading.tokens.slice(mention.from, mention.to).find(({ kind }) => kind === 'number')?.value;
  const ofThatAge = stated.find(
    ({ name, reading: { tokens } }) =>
      /^policy:children$|age/.test(name) &&
      tokens.some(
        ({ kind, value }, at) => kind === 'number' && value === age && leastAge.test(tokens[at - 1]?.text ?? ''),
      ),
  );
  if (ofThatAge) return ofThatAge.source;
  const things = mentionsBeside(reading, mention.from)
    .filter((one) => one !== mention && reading.sentence[one.from] === reading.sentence[mention.from])
    .flatMap((one) => idsOf(one, 'amenity', 'thing', 'counted'));
  const isOf = (subjects: ReadonlySet<string>) =>
    // `dorm_bed` is a bed of the dorm.
    things.some((id) => subjects.has(id) || subjects.has(id.replace(/_bed$/, '')));
  return stated.find(({ subjects, words }) => ofAge.test(words) && isOf(subjects))?.source;
}

/** 'No admitimos niños menores de ocho años': an age in the clause of the children. */
export const isOfAge = (reading: Reading, { from }: Mention, ids: readonly string[]): boolean =>
  ids.every((id) => /^(?:adults_only|children_welcome|all_ages|least_age)$/.test(id)) &&
  agesOf(reading).some((age) => reading.clause[age.from] === reading.clause[from]);
