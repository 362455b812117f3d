/**
 * The gate against thin pages: a page must say enough that only this hotel can state, and must not repeat its sister
 * pages. Shared wording is counted in runs of five words, in prose alone: dates and labels may be alike.
 */
import type { Block } from '@foyer/contract/blocks';
import type { Claim } from '@foyer/contract/claims';
import { runsOf } from '@foyer/editorial/composer/runs';

/** Facts only this hotel can state that a page needs at least. */
export const leastOwnFacts = 5;

/** How many different facts of the hotel, and not of the event, the claims of a page rest on. */
export function ownFacts(claims: readonly Claim[]): number {
  const sources = claims.flatMap(({ verdict, source, text }) => {
    if (verdict !== 'supported' || !source || source.type === 'event') return [];
    // The amenities are one fact of many things: each thing named counts.
    return [source.name === 'amenities' ? (source.item ?? text.toLowerCase()) : `${source.name}=${source.value}`];
  });
  return new Set(sources).size;
}

/** The largest share (0 to 1) of a page's wording found in one of the others, and which one. */
export function sharedWith(
  page: readonly Block[],
  others: readonly { title: string; blocks: readonly Block[] }[],
): { share: number; title: string } {
  const own = runsOf([page]);
  let most = { share: 0, title: '' };
  if (own.size === 0) return most;
  for (const other of others) {
    const share = own.intersection(runsOf([other.blocks])).size / own.size;
    if (share > most.share) most = { share, title: other.title };
  }
  return most;
}
