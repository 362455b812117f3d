/**
 * Whoever writes a text: the built-in composer, or an outside provider. A writer hands over whole blocks as they are
 * done, and at the end the text; it never saves anything itself.
 */
import type { Block } from '@foyer/contract/blocks';
import type { ComposedPage } from '@foyer/contract/content';
import type { ComposeRequest } from '@foyer/editorial/composer/workshop';

export type WriteRequest = ComposeRequest;

export type Listener = {
  /** A block is written, or written anew; `after` is the id of the written block before it. */
  onBlock: (block: Block, after: string | null) => Promise<void>;
  /** A block as far as it has come: to look at, not to keep, since nobody has checked it yet. */
  onPart?: (block: Block) => Promise<void>;
  /** Something a person should know, in a sentence. */
  onNote: (message: string) => Promise<void>;
  /** Goes off when nobody wants the text any more; `write` then rejects. */
  signal: AbortSignal;
};

export interface Writer {
  write(request: WriteRequest, listener: Listener): Promise<ComposedPage>;
}
