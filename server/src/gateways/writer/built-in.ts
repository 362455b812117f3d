/**
 * The writer that needs nobody: the composer of editorial, handing over block by block what it wrote. A text its own
 * check would stop is composed anew, so that nothing red leaves the house.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { ComposedPage } from '@foyer/contract/content';
import { checkPage } from '@foyer/editorial/check-page';
import { composePage } from '@foyer/editorial/composer/compose-page';
import type { WriteRequest, Writer } from './writer.ts';

/** Times a page is composed at most. */
const tries = 5;

/** A page without open claims in what the composer wrote; the same request gives the same page. */
export function composeSound(request: WriteRequest): ComposedPage {
  let page = composePage(request);
  for (let i = 1; i < tries && openIn(page, request) > 0; i += 1) {
    page = composePage({ ...request, seed: `${request.seed}/${i}` });
  }
  return page;
}

const openIn = ({ blocks }: ComposedPage, request: WriteRequest): number =>
  checkPage(
    blocks.filter((block) => !request.keep?.includes(block)),
    request,
  ).open;

export const builtInWriter: Writer = {
  async write(request, { onBlock, signal }) {
    const page = composeSound(request);
    let after: string | null = null;
    for (const block of page.blocks) {
      signal.throwIfAborted();
      if (!request.keep?.includes(block)) await onBlock(block, after);
      after = block.id;
      await breathe();
    }
    return page;
  },
};
