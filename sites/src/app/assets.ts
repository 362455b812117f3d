/**
 * The fonts, named by their content, so that a browser may keep them for good.
 * Nothing else is an asset: the stylesheet stands in the page.
 */
import { createHash } from 'node:crypto';
import { type FontAddresses, fontFiles, fontNames } from '#theme/fonts.ts';
import { type Answer, makeAnswer } from './answers.ts';

export const immutable = 'public, max-age=31536000, immutable';

/** Where each font is served, and the answer by address. */
export function loadAssets(): { addresses: FontAddresses; answers: Map<string, Answer> } {
  const answers = new Map<string, Answer>();
  const address = (name: keyof FontAddresses) => {
    const body = Buffer.from(fontFiles[name].slice(fontFiles[name].indexOf(',') + 1), 'base64');
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10);
    const path = `/_assets/${name}.${hash}.woff2`;
    answers.set(path, makeAnswer({ type: 'font/woff2', body, cacheControl: immutable, compressible: false }));
    return [name, path] as const;
  };
  const addresses = Object.fromEntries(fontNames.map(address)) as FontAddresses;
  return { addresses, answers };
}
