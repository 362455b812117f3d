/** Who writes in this installation: a provider where one is set, else the built-in composer. */
import { outboundWith } from '#lib/outbound.ts';
import { runtime } from '#lib/runtime.ts';
import { builtInWriter } from './built-in.ts';
import { type Describe, providerDescriber } from './describer.ts';
import { providerWriter } from './provider.ts';
import type { Writer } from './writer.ts';

/** Bytes a page can need, many times over. */
const largestAnswer = 2_000_000;
/** Bytes of an answer that holds one line. */
const largestLine = 200_000;

export function writer(): Writer {
  const { ai } = runtime();
  return ai ? providerWriter({ ...ai, fetch: outboundWith({ maxBytes: largestAnswer }) }) : builtInWriter;
}

/** Whoever can look at pictures; null where nobody can. */
export function pictureDescriber(): Describe | null {
  const { ai } = runtime();
  if (!ai?.visionModel) return null;
  return providerDescriber({ ...ai, model: ai.visionModel, fetch: outboundWith({ maxBytes: largestLine }) });
}
