/**
 * Whether a text that names a thing says that it is to be had in this house, for things that no source knows: a bathrobe
 * may be anybody's, a casino some other town's, and what a guest looks for in vain is nowhere.
 */

import {
  clauseOf,
  idsOf,
  type Mention,
  markAt,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { comfortsOfGuests } from '#lexicon/concepts.ts';

/** Tokens between a thing and the one it belongs to: 'the minibar of my dear grandmother'. */
const ownerReach = 3;
const owning: ReadonlySet<string> = new Set('of der des von vom seiner ihrer meiner de del du d'.split(' '));
const articles: ReadonlySet<string> = new Set(
  'the a an my your his her their ein eine einem einer eines der die das den dem mein meine meiner seine seiner la el los las un una mi su tu le les l une mon ma mes son sa ses leur'.split(
    ' ',
  ),
);

const definite: ReadonlySet<string> = new Set('the der die das den el la los las le les l'.split(' '));

const isJoined = (reading: Reading, index: number) => (reading.tokens[index]?.gap ?? breaks.sentence) === breaks.space;

/** 'Bathrobe and slippers', 'a kettle, a minibar': told in a row with other things. */
function isListed(reading: Reading, mention: Mention): boolean {
  const [start, end] = sentenceOf(reading, mention.from);
  const near = mentionsBeside(reading, mention.from).filter(
    (other) => other !== mention && idsOf(other, 'amenity').length > 0 && other.from >= start && other.to <= end,
  );
  const between = ({ from, to }: { from: number; to: number }) => to - from;
  return near.some((other) =>
    other.from >= mention.to
      ? between({ from: mention.to, to: other.from }) <= 2
      : between({ from: other.to, to: mention.from }) <= 2,
  );
}

/** What guests have at home as well is claimed only where the text says that it is there for them. */
function isAnybodys(reading: Reading, mention: Mention, ids: readonly string[]): boolean {
  if (!ids.every((id) => comfortsOfGuests.has(id))) return false;
  const [start, end] = clauseOf(reading, mention.from);
  const rooms = mentionsBeside(reading, mention.from).some(
    (one) => one.from >= start && one.to <= end && idsOf(one, 'counted').includes('room'),
  );
  // 'The television in the lounge' stands there.
  const placed =
    definite.has(reading.tokens[mention.from - 1]?.text ?? '') &&
    isJoined(reading, mention.to) &&
    reading.grammar.prepositions.has(reading.tokens[mention.to]?.text ?? '');
  return (
    !rooms &&
    !placed &&
    !isListed(reading, mention) &&
    (['offered', 'ours', 'own'] as const).every((type) => marksIn(reading, start, end, type).length === 0)
  );
}

/** 'Le casino de Nice': a name that is neither the house's nor a noun. */
const isOtherName = (reading: Reading, at: number): boolean => {
  const token = reading.tokens[at];
  const named = mentionsBeside(reading, at).find((one) => one.from <= at && one.to > at);
  if (named) return idsOf(named, 'town').length > 0;
  return reading.language !== 'de' && token?.kind === 'word' && token.capital && !reading.silent[at];
};

/** 'Grandmother’s library', 'la biblioteca de la abuela', 'le casino de Nice'. */
function isOfSomebody(reading: Reading, { from, to }: Mention): boolean {
  if (owning.has(reading.tokens[to]?.text ?? '') && isJoined(reading, to)) {
    for (let at = to + 1; at <= to + ownerReach && isJoined(reading, at); at++) {
      if (markAt(reading, at, 'kin')) return true;
      if (isOtherName(reading, at)) return true;
      if (!articles.has(reading.tokens[at]?.text ?? '')) break;
    }
  }
  const before = reading.tokens[from - 1]?.text === 's' ? from - 2 : from - 1;
  return isJoined(reading, from) && before !== from - 1 && markAt(reading, before, 'kin') !== null;
}

/** 'Quien busque un casino se ha equivocado de isla': looked for, and not said to be found. */
function isSought(reading: Reading, { from, to }: Mention): boolean {
  const [start, end] = clauseOf(reading, from);
  const [first, last] = sentenceOf(reading, from);
  const seeker = marksIn(reading, start, from, 'sought').length > 0;
  // German puts the verb last: 'wer eine Sauna sucht'.
  const behind =
    reading.language === 'de' &&
    reading.tokens[start]?.text === 'wer' &&
    /^(?:such|wünsch|erwarte|braucht|vermiss|will|möchte)/.test(reading.tokens[end - 1]?.text ?? '');
  if (!seeker && !behind) return false;
  const answer = behind ? end : to;
  return start !== first && !behind ? true : marksIn(reading, answer, last, 'found').length === 0;
}

/** True where a thing that no source knows is named and not offered. */
export const isNotOffered = (reading: Reading, mention: Mention, ids: readonly string[]): boolean =>
  isAnybodys(reading, mention, ids) || isOfSomebody(reading, mention) || isSought(reading, mention);
