/** What free facts and the notes of amenities are about, by their names and the first thing they speak of. */
import { activitiesOfFact, sharedActivities } from '#claims/kinds/weekly.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { isElsewhere } from '#claims/reading/aside.ts';
import { idsOf, type Mention, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { isWide } from '#lexicon/activities.ts';

/** What free texts other than the event's tell. */
export const toldFacts = onceFor((ledger: Ledger): readonly Stated[] =>
  ledger.stated.filter(({ name }) => name !== 'event'),
);

/** What a free text is about: its name and the first thing it names; a note is of its amenity. */
export const headsOf = onceFor(({ name, reading, source }: Stated): ReadonlySet<string> => {
  if (source.item === name) return new Set([name, sortOfId(name)]);
  const [first] = reading.mentions;
  const words = name.split('_').flatMap((word) => [word, word.replace(/s$/, '')]);
  return new Set(
    [name, ...words, ...(first ? idsOf(first, 'amenity', 'thing', 'counted', 'place') : [])].map(sortOfId),
  );
});

/** What of a sentence a free text is about too. */
export function shared(reading: Reading, index: number, stated: Stated): Mention | undefined {
  const heads = headsOf(stated);
  return mentionsBeside(reading, index).find((mention) =>
    idsOf(mention, 'amenity', 'thing', 'counted', 'place').some((id) => heads.has(sortOfId(id))),
  );
}

/** True where the thing is told of as it always is: not the event, and not somebody else's. */
export const isOwn = (reading: Reading, mention: Mention): boolean =>
  !isElsewhere(reading, mention) && mention.subjects.every(({ type }) => type !== 'event');

/** How much a stretch of words and a fact do alike; what may be of anything counts half. */
export const likeness = (reading: Reading, part: readonly [number, number], stated: Stated): number =>
  sharedActivities(reading, part, stated).reduce((sum, one) => sum + (isWide(one) ? 0.5 : 1), 0);

/** True where the words name everything that a fact does: folk music is more than music. */
export const doesAll = (reading: Reading, part: readonly [number, number], stated: Stated): boolean => {
  const all = [...activitiesOfFact(stated)].filter((one) => !isWide(one));
  const said = sharedActivities(reading, part, stated);
  return all.length > 0 && all.every((one) => said.includes(one));
};
