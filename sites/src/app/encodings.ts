/**
 * Content codings of an answer: which one a browser takes, and how bytes are pressed. In a request only the quick
 * level is used; the best level runs afterwards on another thread.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Coding>();

/** The best coding that an `Accept-Encoding` header allows; `identity` without one. */
export function acceptedCoding(header: string | string[] | undefined): Coding {
  if (header === undefined) return 'identity';
  const text = String(header);
  const remembered = known.get(text);
  if (remembered) return remembered;
  const coding = readHeader(text);
  if (known.size < 200) known.set(text, coding);
  return coding;
}

function readHeader(header: string): Coding {
  const offers = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return [name.trim(), quality === undefined ? 1 : Number(quality.slice(2)) || 0] as const;
    }),
  );
  const takes = (coding: string) => (offers.get(coding) ?? offers.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const brotli = (bytes: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/** Quick enough for a request: about a millisecond for a page. */
export const pressQuickly = (bytes: Buffer) => brotliCompressSync(bytes, brotli(bytes, 5));
export const pressForOldBrowsers = (bytes: Buffer) => gzipSync(bytes, { level: 6 });

const brotliLater = promisify(brotliCompress);
let queue: Promise<unknown> = Promise.resolve();

/** The smallest form, one page after the other so that a burst of changes does not take every thread. */
export function pressWell(bytes: Buffer): Promise<Buffer> {
  const result = queue.then(() => brotliLater(bytes, brotli(bytes, 11)));
  queue = result.catch(() => undefined);
  return result;
}
