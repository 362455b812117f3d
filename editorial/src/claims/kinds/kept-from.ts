/** What a fact keeps out of some rooms: 'Wi-Fi reaches every cabin', of a house with 'no Wi-Fi in the cabins'. */

import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { askedFor, isDenied } from '#claims/reading/denial.ts';
import { clauseOf, idsOf, type Mention, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { missingWords } from '#lexicon/missing.ts';

/** Letters by which a room of a fact is known again: 'cabaña', 'cabañas'. */
const stem = 4;
/** 'The main house only': where it is to be had after all. */
const only = /^(?:only|nur|ausschließlich|solo|sólo|únicamente|uniquement|seulement|seule?)$/;

type Kept = { ids: readonly string[]; counted: readonly string[]; words: readonly string[]; source: ClaimSource };

const countedIn = (reading: Reading, from: number, to: number): Mention[] =>
  mentionsBeside(reading, from).filter((one) => one.from >= from && one.to <= to && idsOf(one, 'counted').length > 0);

/** The rooms that free texts deny a thing to. */
const keptIn = onceFor((ledger: Ledger): Kept[] =>
  ledger.stated.flatMap(({ name, reading, source }) =>
    name === 'event' || name.startsWith('policy:')
      ? []
      : reading.mentions
          .filter((one) => idsOf(one, 'amenity').length > 0 && isDenied(reading, one))
          .flatMap((one): Kept[] => {
            const clause = clauseOf(reading, one.from);
            const rooms = countedIn(reading, ...clause).filter(({ from }) => from >= one.to);
            const words = rooms.map(({ from }) => (reading.tokens[from]?.text ?? '').slice(0, stem));
            const counted = rooms.flatMap((room) => idsOf(room, 'counted'));
            return rooms.length > 0 ? [{ ids: idsOf(one, 'amenity').map(sortOfId), counted, words, source }] : [];
          }),
  ),
);

const isRoom = (reading: Reading, { counted, words }: Kept, from: number, to: number): boolean =>
  countedIn(reading, from, to).some(
    (one) =>
      idsOf(one, 'counted').some((id) => counted.includes(id)) ||
      words.includes((reading.tokens[one.from]?.text ?? '').slice(0, stem)),
  );

export const findKeptFrom: Finder = (reading, ledger) => {
  const kept = keptIn(ledger);
  if (kept.length === 0) return [];
  return reading.mentions.flatMap((mention): Finding[] => {
    const sorts = idsOf(mention, 'amenity').map(sortOfId);
    const [start, end] = clauseOf(reading, mention.from);
    const fact = kept.find((one) => one.ids.some((id) => sorts.includes(id)) && isRoom(reading, one, start, end));
    if (!fact || isElsewhere(reading, mention) || isUnreal(reading, mention)) return [];
    const words = reading.tokens.slice(start, end);
    // 'Is there a television in my room? There is none.'
    if (askedFor(reading, mention) !== null) return [];
    if (words.some(({ text }) => only.test(text) || missingWords[reading.language].test(text))) return [];
    const { from, to } = mention;
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source: fact.source }];
  });
};
