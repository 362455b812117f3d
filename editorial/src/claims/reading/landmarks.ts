/** Whether a sentence speaks of a church, a bridge or a river, and not of the house: its years and sizes are not ours. */

import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import {
  clauseOf,
  type MarkPlace,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Tokens between a thing and the landmark it belongs to: 'the garden of the old abbey'. */
const ownerReach = 4;
/** Tokens between a preposition and its landmark: 'beside the old church'. */
const prepositionReach = 3;

type Place = { from: number; to: number };

/** Facts that tell what the house was before: a former cigar factory. */
const former = /^(?:building|history|former|formerly|origin|heritage|architecture|monument|past|house)(?:_|$)/;

/** Sorts of landmarks that the house is or was. */
const ownOf = onceFor((ledger: Ledger): ReadonlySet<string> => {
  const told = ledger.stated.filter(({ name }) => former.test(name)).map(({ reading }) => reading);
  const marks = told.flatMap((reading) => marksIn(reading, 0, reading.tokens.length, 'landmark'));
  return new Set([...ledger.ownLandmarks, ...marks.map(({ mark }) => mark.id).filter((id) => id !== 'nature')]);
});

/** 'Park beneath the hotel': a verb at the beginning of an English sentence. */
const isParking = (reading: Reading, index: number): boolean =>
  reading.language === 'en' &&
  reading.tokens[index]?.text === 'park' &&
  reading.sentence[index - 1] !== reading.sentence[index];

const landmarksIn = (reading: Reading, ledger: Ledger, from: number, to: number): MarkPlace[] =>
  marksIn(reading, from, to, 'landmark').filter(
    (place) => !ownOf(ledger).has(place.mark.id) && !isParking(reading, place.from),
  );

/** True where a landmark says where something is: 'beside the church'. */
function isWhere(reading: Reading, { from }: Place, start: number): boolean {
  for (let index = from - 1; index >= Math.max(start, from - prepositionReach); index--) {
    if ((reading.tokens[index + 1]?.gap ?? breaks.sentence) > breaks.space) return false;
    if (reading.grammar.prepositions.has(reading.tokens[index]?.text ?? '')) return true;
  }
  return false;
}

const isHouse = ({ subjects }: Mention) =>
  subjects.some(({ type }) => type === 'house' || type === 'event' || type === 'venue');

/** What a stretch of words speaks of first: a landmark, the house (or one of `things`), or neither. */
function topicOf(
  reading: Reading,
  ledger: Ledger,
  [start, end]: readonly [number, number],
  things: (mention: Mention) => boolean,
): 'landmark' | 'house' | null {
  const first = (places: readonly Place[]) => Math.min(Number.POSITIVE_INFINITY, ...places.map(({ from }) => from));
  const landmark = first(landmarksIn(reading, ledger, start, end).filter((one) => !isWhere(reading, one, start)));
  const mentions = mentionsBeside(reading, start).filter(
    (one) => one.from >= start && one.to <= end && (isHouse(one) || things(one)),
  );
  const house = first([...mentions, ...marksIn(reading, start, end, 'ours')]);
  if (landmark === house) return landmark === Number.POSITIVE_INFINITY ? null : 'house';
  return landmark < house ? 'landmark' : 'house';
}

const sentencesWith = onceFor(
  (reading: Reading) =>
    new Set(marksIn(reading, 0, reading.tokens.length, 'landmark').map(({ from }) => reading.sentence[from] ?? 0)),
);

/** Most sentences name no landmark at all. */
const hasLandmark = (reading: Reading, index: number): boolean =>
  sentencesWith(reading).has(reading.sentence[index] ?? 0);

/** True where the clause of a token, or where it names nobody the sentence, is about a landmark. */
export function isOfLandmark(
  reading: Reading,
  ledger: Ledger,
  index: number,
  things: (mention: Mention) => boolean = () => false,
): boolean {
  if (!hasLandmark(reading, index)) return false;
  const topic = topicOf(reading, ledger, clauseOf(reading, index), things);
  return (topic ?? topicOf(reading, ledger, sentenceOf(reading, index), things)) === 'landmark';
}

/** What joins a thing to whose it is. */
const owning: ReadonlySet<string> = new Set('of des der vom de del du d'.split(' '));

const inside: ReadonlySet<string> = new Set('in at inside to im ins zum zur en al a dans au à'.split(' '));

/** True where a thing is a landmark's own: 'the museum café', 'the garden of the abbey'; `loosely` 'in the abbey' too. */
export function belongsToLandmark(reading: Reading, ledger: Ledger, { from, to }: Mention, loosely: boolean): boolean {
  const joined = (reading.tokens[from]?.gap ?? breaks.sentence) === breaks.space;
  const before = landmarksIn(reading, ledger, Math.max(0, from - 2), from);
  // A 'lake sauna' or a 'tower bar' may well be the house's.
  if (joined && before.some(({ mark, to: end }) => end === from && mark.id !== 'nature' && mark.id !== 'tower'))
    return true;
  const [, end] = clauseOf(reading, from);
  const joint = reading.tokens[to]?.text ?? '';
  if (!owning.has(joint) && !(loosely && inside.has(joint))) return false;
  return landmarksIn(reading, ledger, to, Math.min(end, to + ownerReach)).some((mark) => mark.from > to);
}

/** 'The sea has no Wi-Fi': it is nature that goes without, where it stands in the same sentence. */
export const isOfNature = (reading: Reading, denied: number): boolean =>
  [denied, denied - 1].some((at) =>
    (reading.ending[at] ?? []).some(
      ({ mark, to }) =>
        mark.type === 'landmark' &&
        mark.id === 'nature' &&
        reading.sentence[to - 1] === reading.sentence[denied] &&
        // 'Passez votre chemin : les chiens ne sont pas acceptés.'
        (reading.tokens[to]?.gap ?? 0) < breaks.clause,
    ),
  );
