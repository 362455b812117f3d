/**
 * Other ways to say what a text says: each is written in sight of what stands there and of those before it, and one that
 * comes out in the same words is not offered. They are proposals; none of them goes into a draft. A text that is wrong,
 * or that a person has changed, never stands in the way of what the facts say: whoever spoiled it finds the way back.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Block } from '@foyer/contract/blocks';
import type { ComposedPage } from '@foyer/contract/content';
import { hasSameRows, isAnotherWay, isSameText, type Way } from '@foyer/editorial/composer/another-way';
import { openClaims, writtenIn } from '@foyer/editorial/composer/compose-sound';
import { Refusal } from '#lib/refusal.ts';
import type { WriteRequest, Writer } from '../../../../gateways/writer/writer.ts';

type Listener = {
  onWay: (page: ComposedPage) => Promise<void>;
  onNote: (message: string) => Promise<void>;
  signal: AbortSignal;
};

/**
 * Writes as many ways as are asked for and can be found; answers the first. `now` is what stands there, where anything does.
 * Throws 422 `no-other-way` where there is none.
 */
export async function writeWays(
  writer: Writer,
  request: WriteRequest,
  { now, count }: { now: Way | null; count: number },
  { onWay, onNote, signal }: Listener,
): Promise<ComposedPage> {
  const wrong = now !== null && openClaims(now, { ...request, keep: [] }) > 0;
  const said: Way[] = now ? [now] : [];
  const ways: ComposedPage[] = [];
  // What is right may be said in nearly the words of what is wrong.
  const isNew = (way: Way) => isAnotherWay(way, ways) && !(now && (wrong ? isSameText(way, now) : isSaid(way, now)));
  for (let number = 1; number <= count; number += 1) {
    signal.throwIfAborted();
    const asked = { ...request, seed: `${request.seed}/way ${number}`, unlike: said };
    const page = await writer.write(asked, { onBlock: async () => {}, onNote, signal });
    const way = { ...writtenIn(page, request), slug: page.slug };
    if (isNew(way)) {
      said.push(way);
      ways.push(way);
      await onWay(way);
    }
    await breathe();
  }
  const [first] = ways;
  if (!first) throw new Refusal(422, 'no-other-way', wrong ? nothingKnown : nothingElse);
  return first;
}

/** True where what stands says it already: in the very words, or in nearly those that a writer chose for the same. */
const isSaid = (way: Way, now: Way): boolean =>
  isSameText(way, now) ||
  (!now.blocks.some(({ origin }) => origin === 'person') && hasSameRows(way, now) && !isAnotherWay(way, [now]));

const nothingKnown = 'Nothing is known to write this from. State facts that belong here, or take out what is wrong';
const nothingElse =
  'Nothing known can be said in other words than these. State more facts, or change the words yourself';

/** The draft with the blocks that are asked for open to be written: a proposal takes nothing from a person. */
export const openedFor = (draft: readonly Block[], asked: readonly string[]): Block[] =>
  draft.map((block) => (asked.includes(block.id) && !block.locked ? { ...block, origin: 'composer' } : block));
