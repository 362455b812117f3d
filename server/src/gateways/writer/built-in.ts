/** The writer that needs nobody: the composer of editorial, handing over block by block what it wrote. */
import { setImmediate as breathe } from 'node:timers/promises';
import { composeSound } from '@foyer/editorial/composer/compose-sound';
import type { Writer } from './writer.ts';

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
