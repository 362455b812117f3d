/** 'The dorms are for adults only', of a fact that lets nobody under eighteen into them: true of a part of the house. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { idsOf, type Mention, mentionsBeside, type Reading } from '#claims/reading/read.ts';

/** What a fact says of those who are of age. */
const ofAge = / (?:18|eighteen|adults?) /;

/** The fact that keeps the thing of the sentence to adults; of the house as a whole only its own amenity tells. */
export function keptForAdults(
  reading: Reading,
  { stated }: Ledger,
  mention: Mention,
  ids: readonly string[],
): ClaimSource | undefined {
  if (!ids.every((id) => id === 'adults_only')) return undefined;
  const things = mentionsBeside(reading, mention.from)
    .filter((one) => one !== mention && reading.sentence[one.from] === reading.sentence[mention.from])
    .flatMap((one) => idsOf(one, 'amenity', 'thing', 'counted'));
  const isOf = (subjects: ReadonlySet<string>) =>
    // `dorm_bed` is a bed of the dorm.
    things.some((id) => subjects.has(id) || subjects.has(id.replace(/_bed$/, '')));
  return stated.find(({ subjects, words }) => ofAge.test(words) && isOf(subjects))?.source;
}
