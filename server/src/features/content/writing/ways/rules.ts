/**
 * Other ways to say what a text says: each is written in sight of what stands there and of those before it, and one that
 * comes out in the same words is not offered. They are proposals; none of them goes into a draft.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Block } from '@foyer/contract/blocks';
import type { ComposedPage } from '@foyer/contract/content';
import { isAnotherWay, type Way } from '@foyer/editorial/composer/another-way';
import { writtenIn } from '@foyer/editorial/composer/compose-sound';
import type { WriteRequest, Writer } from '../../../../gateways/writer/writer.ts';

type Listener = {
  onWay: (page: ComposedPage) => Promise<void>;
  onNote: (message: string) => Promise<void>;
  signal: AbortSignal;
};

/** Writes as many ways as are asked for and can be found; answers them. `now` is what stands there, where anything does. */
export async function writeWays(
  writer: Writer,
  request: WriteRequest,
  { now, count }: { now: Way | null; count: number },
  { onWay, onNote, signal }: Listener,
): Promise<ComposedPage[]> {
  const said: Way[] = now ? [now] : [];
  const ways: ComposedPage[] = [];
  for (let number = 1; number <= count; number += 1) {
    signal.throwIfAborted();
    const asked = { ...request, seed: `${request.seed}/way ${number}`, unlike: said };
    const page = await writer.write(asked, { onBlock: async () => {}, onNote, signal });
    const way = { ...writtenIn(page, request), slug: page.slug };
    if (isAnotherWay(way, said)) {
      said.push(way);
      ways.push(way);
      await onWay(way);
    }
    await breathe();
  }
  return ways;
}

/** The draft with the blocks that are asked for open to be written: a proposal takes nothing from a person. */
export const openedFor = (draft: readonly Block[], asked: readonly string[]): Block[] =>
  draft.map((block) => (asked.includes(block.id) && !block.locked ? { ...block, origin: 'composer' } : block));
