/**
 * Calendars other houses publish at an address, read through the one outgoing client, which refuses private addresses.
 * It answers bytes as they came and says in a sentence why there are none; it never follows what stands in them.
 */
import { largestImport } from '@foyer/contract/imports';
import { OutboundRefused, outboundWith } from '#lib/outbound.ts';

/** Why a feed could not be read, for people. */
export class FeedUnreadable extends Error {}

const fetchFeed = outboundWith({ maxBytes: largestImport, silence: 10_000, total: 60_000 });

/** Throws FeedUnreadable. `webcal:` is what calendars call https. */
export async function readFeed(address: string, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const headers = { accept: 'text/calendar, text/csv;q=0.9, */*;q=0.1' };
    const answer = await fetchFeed(address.replace(/^webcal:/i, 'https:'), { headers, signal });
    if (!answer.ok) throw new FeedUnreadable(`The feed answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (problem) {
    if (problem instanceof FeedUnreadable) throw problem;
    if (problem instanceof OutboundRefused) throw new FeedUnreadable(`The feed may not be read: ${problem.message}`);
    throw new FeedUnreadable('The feed could not be reached');
  }
}
