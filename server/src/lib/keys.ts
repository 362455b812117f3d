/** Keys for single purposes, each derived from the one key of the installation, so that none is used for two things. */
import { hkdfSync } from 'node:crypto';
import { runtime } from './runtime.ts';

const derived = new WeakMap<Buffer, Map<string, Buffer>>();

/** 32 bytes for the purpose, always the same for one installation key. */
export function derivedKey(purpose: string): Buffer {
  const { key } = runtime();
  const known = derived.get(key) ?? new Map<string, Buffer>();
  derived.set(key, known);
  const found = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', key, 'foyer', purpose, 32));
  known.set(purpose, found);
  return found;
}
