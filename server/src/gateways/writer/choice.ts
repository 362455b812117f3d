/** Who writes: the organisation's own service, else the installation's, else the built-in composer. */
import { outboundWith } from '#lib/outbound.ts';
import { runtime, type WriterSettings } from '#lib/runtime.ts';
import { builtInWriter } from './built-in.ts';
import { type Describe, providerDescriber } from './describer.ts';
import { providerWriter } from './provider.ts';
import type { Writer } from './writer.ts';

/** Bytes a page can need, many times over. */
const largestAnswer = 2_000_000;
/** Bytes of an answer that holds one line. */
const largestLine = 200_000;

export function writer(own: WriterSettings | null): Writer {
  const ai = own ?? runtime().ai;
  return ai ? providerWriter({ ...ai, fetch: outboundWith({ maxBytes: largestAnswer }) }) : builtInWriter;
}

/** Whoever can look at pictures; null where nobody can. Another's model sees none of an organisation with a service of its own. */
export function pictureDescriber(own: WriterSettings | null): Describe | null {
  const ai = own ?? runtime().ai;
  if (!ai?.visionModel) return null;
  return providerDescriber({ ...ai, model: ai.visionModel, fetch: outboundWith({ maxBytes: largestLine }) });
}
