/** What a fact keeps out of some rooms: 'Wi-Fi reaches every cabin', of a house with 'no Wi-Fi in the cabins'. */

import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { askedFor, isDenied } from '#claims/reading/denial.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, type Mention, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { missingWords } from '#lexicon/missing.ts';

/** Letters by which a room of a fact is known again: 'cabaña', 'cabañas'. */
const stem = 4;
/** 'The main house only': where it is to be had after all. */
const only = /^(?:only|nur|ausschließlich|solo|sólo|únicamente|uniquement|seulement|seule?)$/;

/** 'In the lounge only', 'only on the ground floor': one place, and so no other. */
const onlyIn =
  /(?:^| )(?:in|at|on|im|in der|en|al|dans|au) .*(?:only|alone)$|(?:^| )(?:only|nur|ausschließlich|solo|sólo|únicamente|uniquement|seulement) (?:in|at|on|im|am|en|dans|au|à) /;
/** Rooms that guests sleep in, and their words by their first letters. */
const sleeping: ReadonlySet<string> = new Set(['room', 'suite', 'apartment', 'cabin', 'studio', 'dorm']);
const stems = ['room', 'zimm', 'habi', 'cham'];
const everywhere =
  /(?<!\p{L})(?:throughout|everywhere|(?:whole|entire) (?:house|hotel|building)|all over|ganzen (?:haus|hotel)|gesamten (?:haus|hotel)|überall|tod[oa] (?:la|el) (?:casa|hotel|edificio)|en todas partes|toute la maison|tout l (?:hôtel|établissement)|partout)(?!\p{L})/u;

type Kept = {
  ids: readonly string[];
  counted: readonly string[];
  words: readonly string[];
  source: ClaimSource;
  isOne: boolean;
};

const countedIn = (reading: Reading, from: number, to: number): Mention[] =>
  mentionsBeside(reading, from).filter((one) => one.from >= from && one.to <= to && idsOf(one, 'counted').length > 0);

/** What a note keeps to one place: `free_wifi` with 'in the lounge only'. */
const keptToOne = (ledger: Ledger): Kept[] =>
  ledger.stated.flatMap(({ name, words, reading, source }): Kept[] => {
    if (name === 'event' || name.startsWith('policy:') || !onlyIn.test(words.trim())) return [];
    if (
      countedIn(reading, 0, reading.tokens.length).some((one) => idsOf(one, 'counted').some((id) => sleeping.has(id)))
    )
      return [];
    const named = ledger.amenities.has(name)
      ? [name]
      : reading.mentions.slice(0, 1).flatMap((one) => idsOf(one, 'amenity'));
    if (named.length === 0) return [];
    return [{ ids: named.map(sortOfId), counted: [...sleeping], words: stems, source, isOne: true }];
  });

/** The rooms that free texts deny a thing to. */
const keptIn = onceFor((ledger: Ledger): Kept[] => [...keptToOne(ledger), ...deniedTo(ledger)]);

const deniedTo = (ledger: Ledger): Kept[] =>
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
            return rooms.length > 0
              ? [{ ids: idsOf(one, 'amenity').map(sortOfId), counted, words, source, isOne: false }]
              : [];
          }),
  );

const isRoom = (reading: Reading, { counted, words, isOne }: Kept, from: number, to: number): boolean =>
  (isOne && everywhere.test(wordsIn(reading, from, to))) ||
  countedIn(reading, from, to).some(
    (one) =>
      idsOf(one, 'counted').some((id) => counted.includes(id)) ||
      words.includes((reading.tokens[one.from]?.text ?? '').slice(0, stem)),
  );

/** The fact that keeps a thing from the rooms of its clause. */
function keptFromHere(reading: Reading, ledger: Ledger, mention: Mention): Kept | undefined {
  const kept = keptIn(ledger);
  if (kept.length === 0) return undefined;
  const sorts = idsOf(mention, 'amenity').map(sortOfId);
  const [start, end] = clauseOf(reading, mention.from);
  return kept.find((one) => one.ids.some((id) => sorts.includes(id)) && isRoom(reading, one, start, end));
}

/** 'No Wi-Fi in the rooms', of a house that has it in the lounge only. */
export const isKeptFromHere = (reading: Reading, ledger: Ledger, mention: Mention): boolean =>
  keptFromHere(reading, ledger, mention) !== undefined;

export const findKeptFrom: Finder = (reading, ledger) => {
  if (keptIn(ledger).length === 0) return [];
  return reading.mentions.flatMap((mention): Finding[] => {
    const fact = keptFromHere(reading, ledger, mention);
    const [start, end] = clauseOf(reading, mention.from);
    if (!fact || isElsewhere(reading, mention) || isUnreal(reading, mention)) return [];
    const words = reading.tokens.slice(start, end);
    // 'Is there a television in my room? There is none.'
    if (askedFor(reading, mention) !== null) return [];
    // 'Le wifi passe jusque dans les chambres', where 'se passe de' would go without.
    const passes = (at: number) => words[at]?.text === 'passe' && words[at - 1]?.text !== 'se';
    const isMissing = (text: string, at: number) => missingWords[reading.language].test(text) && !passes(at);
    if (words.some(({ text }, at) => only.test(text) || isMissing(text, at))) return [];
    // 'Le wifi passe jusque dans les chambres': both are needed to tell what is wrong.
    const room = countedIn(reading, start, end).find(
      (one) => one.from >= mention.to && isRoom(reading, fact, one.from, one.to),
    );
    const { from, to } = { from: mention.from, to: room?.to ?? mention.to };
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source: fact.source }];
  });
};
