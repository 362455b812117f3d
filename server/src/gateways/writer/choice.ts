/** Which writer this installation has: a provider where one is set, else the built-in composer. */
import { outboundWith } from '#lib/outbound.ts';
import { runtime } from '#lib/runtime.ts';
import { builtInWriter } from './built-in.ts';
import { providerWriter } from './provider.ts';
import type { Writer } from './writer.ts';

/** Bytes a page can need, many times over. */
const largestAnswer = 2_000_000;

export function writer(): Writer {
  const { ai } = runtime();
  return ai ? providerWriter({ ...ai, fetch: outboundWith({ maxBytes: largestAnswer }) }) : builtInWriter;
}
