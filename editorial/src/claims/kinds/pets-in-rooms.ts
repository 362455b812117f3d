/** Into which rooms animals may come: 'dogs are welcome in the restaurant', of a house that keeps them out of it. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { isPets, isWelcomed } from '#claims/kinds/pets.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { countsOf } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';

/** Rooms of the house that a policy may keep animals out of. */
const keptFrom =
  /^(?:restaurant|breakfast|dining_room|spa|wellness|pool|indoor_pool|outdoor_pool|sauna|garden|bar|beach)$/;
const inside = /^(?:in|into|at|on|onto|im|ins|am|an|ans|auf|en|al|a|dans|au|aux|à|sur)$/;
const except = /^(?:not|except|nicht|außer|ohne|no|salvo|excepto|menos|pas|sauf|hors|hormis|but)$/;

/** 'Not in the cabins' keeps them out of what is counted as well. */
const roomsOf = (mention: Mention): string[] => [
  ...idsOf(mention, 'amenity', 'thing', 'place').filter((id) => keptFrom.test(id)),
  ...idsOf(mention, 'counted').filter((id) => id !== 'guest'),
];

/** What a welcome of several words names inside itself: 'Hunde sind auch im Restaurant willkommen'. */
const withInner = (reading: Reading, mention: Mention): Mention[] =>
  mention.to - mention.from > 2 && isPets(mention)
    ? Array.from({ length: mention.to - mention.from - 2 }, (_, at) => mention.from + 1 + at).flatMap((index) => {
        const inner = reading.grammar.subjects.longest(reading.tokens, index);
        return inner && inner.to < mention.to ? [{ subjects: inner.values, from: inner.from, to: inner.to }] : [];
      })
    : [];

/** Places named right behind 'in the …'. */
const placesIn = (reading: Reading): { ids: string[]; from: number; to: number }[] =>
  reading.mentions
    .flatMap((mention) => [mention, ...withInner(reading, mention)])
    .flatMap(({ from, to, ...mention }) => {
      const ids = roomsOf({ from, to, ...mention });
      const before = reading.tokens.slice(Math.max(0, from - 2), from);
      return ids.length > 0 && before.some(({ text }) => inside.test(text)) ? [{ ids, from, to }] : [];
    });

const adding =
  /^(?:including|even|also|auch|sogar|selbst|einschließlich|incluso|también|hasta|incluid[oa]s?|compris|même|aussi)$/;
/** Tokens of a clause in which it says that it adds a place to those before. */
const addingReach = 2;
const isAdded = (reading: Reading, from: number): boolean => {
  const [start] = clauseOf(reading, from);
  return reading.tokens.slice(start, start + addingReach).some(({ text }) => adding.test(text));
};

const itself = /^(?:he|she|it|they|er|sie|es|il|elle|ils|elles)$/;
/** What animals do where they are let in, behind 'may' and 'can'. */
const may =
  /^(?:may|can|even|welcome|allowed|darf|dürfen|kann|können|pueden?|podrán?|peut|peuvent|pourra|pourront|même|sogar|incluso)$/;

/** 'Your dog is welcome everywhere: he may even dine in the restaurant': a clause that goes on about the animal before it. */
function isOfAnimalBefore(reading: Reading, from: number): boolean {
  const [start, end] = clauseOf(reading, from);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  // Spanish leaves the pronoun out.
  const opens = itself.test(words[0] ?? '') || (reading.language === 'es' && may.test(words[0] ?? ''));
  const hasOthers = mentionsBeside(reading, from).some((one) => one.from >= start && one.to <= end && isPets(one));
  return opens && !hasOthers && words.some((word) => may.test(word));
}

/** Where what is said of an animal begins, before a clause that goes on about it: in its sentence or the one before. */
function aboutAnimal(reading: Reading, from: number): [number, number] {
  const [start, end] = sentenceOf(reading, from);
  const [clause] = clauseOf(reading, from);
  return clause === start && start > 0 ? [sentenceOf(reading, start - 1)[0], end] : [start, end];
}

type Room = { id: string; isBanned: boolean; source: ClaimSource };

/** The rooms a policy names, and whether it keeps animals out of them: 'welcome in the bar, not in the restaurant'. */
const roomsKnown = onceFor((ledger: Ledger): Room[] =>
  ledger.stated.flatMap(({ name, reading, source }) => {
    if (name !== 'policy:pets') return [];
    const start = reading.tokens.findIndex(({ text }) => except.test(text));
    return reading.mentions.flatMap((mention) =>
      roomsOf(mention).map((id) => ({ id, isBanned: start >= 0 && mention.from > start, source })),
    );
  }),
);

/** Animals by what they have. */
const paws =
  /^(?:paws?|tails?|fur|four|legged|pfoten?|vierbeinern?|vierbeinige[nr]?|fellnasen?|schnauzen?|patas|peludos?|rabos?|hocicos?|pattes|truffes?|poils)$/;

/** True where a clause keeps animals out of a place of the house and not out of the house: 'no dogs in the restaurant'. */
export function isKeptFromRoom(reading: Reading, ledger: Ledger, mention: Mention): boolean {
  const [start, end] = clauseOf(reading, mention.from);
  const here = mentionsBeside(reading, mention.from).filter((one) => one.from >= start && one.to <= end);
  const isOfPaws = reading.tokens.slice(start, end).some(({ text }) => paws.test(text));
  if (!isOfPaws && !here.some((one) => isPets(one) || idsOf(one, 'amenity').includes('no_pets'))) return false;
  const named = [...here, ...here.flatMap((one) => withInner(reading, one))];
  const ids = named.flatMap(roomsOf).filter((id) => keptFrom.test(id));
  const known = roomsKnown(ledger);
  return ids.length > 0 && ids.every((id) => known.every((room) => room.id !== id || room.isBanned));
}

/** What may stand between a number and the rooms it counts. */
const partly = /^(?:of|the|our|its|unserer|der|de|nos|nuestras|las|los|sus)$/;

/** Numbers of rooms, 'four of the rooms', and no 'two dogs a room'. */
const roomsCounted = (reading: Reading) =>
  countsOf(reading).filter(
    ({ noun, from, to }) =>
      noun === 'room' && reading.tokens.slice(from + 1, to - 1).every(({ text }) => partly.test(text)),
  );

const everywhere =
  /(?<!\p{L})(?:(?:all|every|each|any)(?: \p{L}+){0,2} rooms?|throughout|(?:whole|entire) house|(?:allen|jedem|sämtlichen)(?: \p{L}+)? zimmern?|(?:ganzen|gesamten) haus|überall|(?:todas|cualquier)(?: \p{L}+){0,2} habitaci\p{L}+|toda la casa|todo el hotel|toute?s?(?: \p{L}+){0,2} (?:chambres?|maison)|chaque chambre|tout l hôtel|partout)(?!\p{L})/u;

/** 'Dogs are welcome in every room', 'six of our rooms take dogs', of a house that gives them four. */
function findSomeRooms(reading: Reading, ledger: Ledger): Finding[] {
  const [policy] = ledger.stated.flatMap(({ name, source, reading: told }) =>
    name === 'policy:pets' ? roomsCounted(told).map(({ value }) => ({ value, source })) : [],
  );
  if (!policy || policy.value < 2) return [];
  const counts = roomsCounted(reading);
  return reading.mentions.filter(isPets).flatMap((mention): Finding[] => {
    const [start, end] = clauseOf(reading, mention.from);
    const words = wordsIn(reading, start, end);
    const wrong = counts.find(({ from, value }) => from >= start && from < end && value !== policy.value);
    const denied = hasMark(reading, start, end, 'denied', 'deniedAfter');
    const isAll = everywhere.test(words) && marksIn(reading, start, end, 'welcomed').length > 0;
    if (denied || (!wrong && !isAll)) return [];
    const { from, to } = wrong ?? { from: start, to: end };
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source: policy.source }];
  });
}

function findBanned(reading: Reading, ledger: Ledger): Finding[] {
  const banned = roomsKnown(ledger).filter(({ isBanned }) => isBanned);
  if (banned.length === 0) return [];
  return placesIn(reading).flatMap(({ ids, from, to }): Finding[] => {
    const fact = banned.find(({ id }) => ids.includes(id));
    // 'Les chiens sont les bienvenus, y compris dans les chalets': what is added speaks of what stands before.
    const [start, end] = isAdded(reading, from)
      ? sentenceOf(reading, from)
      : isOfAnimalBefore(reading, from)
        ? aboutAnimal(reading, from)
        : clauseOf(reading, from);
    const here = reading.mentions.filter((one) => one.from >= start && one.to <= end && isPets(one));
    // 'Your dog may lie at your feet in the restaurant'.
    const isLetIn = (one: Mention) =>
      one.from < from && reading.tokens.slice(one.to, from).some(({ text }) => may.test(text));
    const welcome = here.some(
      (one) => idsOf(one, 'amenity').includes('pet_friendly') || isWelcomed(reading, one) || isLetIn(one),
    );
    const denied = hasMark(reading, start, end, 'denied', 'deniedAfter');
    const excepted = reading.tokens.slice(start, from).some(({ text }) => except.test(text));
    if (!fact || !welcome || denied || excepted) return [];
    return [{ kind: 'amenity', verdict: 'contradicted', from, to, source: fact.source }];
  });
}

export const findPetsInRooms: Finder = (reading, ledger) => [
  ...findBanned(reading, ledger),
  ...findSomeRooms(reading, ledger),
];
