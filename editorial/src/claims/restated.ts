/**
 * Sentences a source has written itself. Where a text says what a free-text fact or the event's description says, in the
 * same words, what it claims rests on that source, whatever else the facts know of a lake or a lift.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { idsOf, markAt, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import type { Token } from '#claims/reading/tokens.ts';

/** Tokens on either side that are compared with the source. */
const reach = 7;
/** Fewest words beside the claim that must be the source's, and their share of all. */
const fewestWords = 2;
const leastShare = 0.75;
/** Words from this length carry meaning by themselves. */
const telling = 4;

const tells = (token: Token) => token.value !== null || token.text.length >= telling || token.kind === 'sign';
/** 'All', which makes more of what a source says of some. */
const wholes =
  /^(?:all|every|whole|entire|only|alle[nmrs]?|ganze[nmrs]?|gesamte[nmrs]?|nur|tod[oa]s?|solo|sólo|toute?s?|tous|seulement)$/;
const same = (a: Token, b: Token) => (a.value !== null && a.value === b.value) || a.text === b.text;

const denies = ({ text }: Token) =>
  /^(?:not?|nicht|kein\p{L}*|pas|aucune?|ning\p{L}+|ni|sin|sans|ohne|without)$/u.test(text);

/** True where the tokens stand in the source in the same order, at most one word of the source between two of them. */
function standsIn(tokens: readonly Token[], source: readonly Token[]): boolean {
  return source.some((_, start) => {
    let at = start;
    return tokens.every((token, index) => {
      const found = source.slice(at, at + (index === 0 ? 1 : 2)).findIndex((other) => same(token, other));
      at += found + 1;
      return found >= 0;
    });
  });
}

/** 'Dogs under 12 kg stay free' is not what 'children under 12 stay free' says: a policy speaks of its own guests. */
const isOfOtherGuests = (reading: Reading, index: number, name: string): boolean => {
  const guests = /^policy:(pets|children)$/.exec(name)?.[1];
  return (
    guests !== undefined &&
    !mentionsBeside(reading, index).some((one) =>
      idsOf(one, 'thing', 'amenity').some(
        (id) => id.startsWith(guests) || (guests === 'pets' && id === 'pet_friendly'),
      ),
    ) &&
    mentionsBeside(reading, index).some((one) =>
      idsOf(one, 'thing', 'amenity').some((id) => /^(?:pets|pet_friendly|children)/.test(id)),
    )
  );
};

/** The source whose own sentence holds tokens `from` to `to` and what stands around them; null where none does. */
export function restated(reading: Reading, ledger: Ledger, from: number, to: number): ClaimSource | null {
  const [start, end] = sentenceOf(reading, from);
  const claimed = reading.tokens
    .slice(from, to)
    .filter((token, at) => tells(token) || wholes.test(token.text) || markAt(reading, from + at, 'unit'));
  const around = [
    ...reading.tokens.slice(Math.max(start, from - reach), from),
    ...reading.tokens.slice(to, Math.min(end, to + reach)),
  ].filter(tells);
  if (claimed.length === 0 || around.length < fewestWords) return null;
  for (const stated of ledger.stated) {
    const { tokens } = stated.reading;
    if (isOfOtherGuests(reading, from, stated.name)) continue;
    const shared = around.filter((token) => tokens.some((other) => same(token, other)));
    if (shared.length < fewestWords || shared.length < around.length * leastShare) continue;
    // 'Not licensed for ceremonies' is not what 'licensed for ceremonies' says.
    if (reading.tokens.slice(from, to).some(denies) && !tokens.some(denies)) continue;
    if (standsIn(claimed, tokens)) return stated.source;
  }
  return null;
}
