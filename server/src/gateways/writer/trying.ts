/**
 * Asks a service for one word, to see whether it could write. Whatever comes of it is told in a sentence that says
 * nothing of the inside of the network.
 */
import OpenAI from 'openai';
import { outboundWith } from '#lib/outbound.ts';
import { clientFor } from './asking.ts';

/** Bytes that a word and what is around it may have. */
const largestAnswer = 200_000;

export async function tryProvider(
  { baseUrl, apiKey, model }: { baseUrl: string; apiKey: string; model: string },
  signal: AbortSignal,
): Promise<{ works: boolean; message: string }> {
  const client = clientFor({ baseUrl, apiKey, model, fetch: outboundWith({ maxBytes: largestAnswer }) });
  const enough = new AbortController();
  const late = AbortSignal.timeout(15_000);
  try {
    const answer = await client.chat.completions.create(
      { model, stream: true, messages: [{ role: 'user', content: 'Answer with the word yes.' }] },
      { signal: AbortSignal.any([signal, late, enough.signal]) },
    );
    for await (const { choices } of answer) {
      if (!choices?.[0]?.delta?.content) continue;
      enough.abort();
      return { works: true, message: `${model} answered.` };
    }
    return { works: false, message: 'The service answered without a word.' };
  } catch (problem) {
    signal.throwIfAborted();
    return { works: false, message: late.aborted ? 'The service did not answer in time.' : sentenceFor(problem) };
  }
}

function sentenceFor(problem: unknown): string {
  if (problem instanceof OpenAI.APIConnectionTimeoutError) return 'The service did not answer in time.';
  const status = problem instanceof OpenAI.APIError ? problem.status : undefined;
  if (status === 401 || status === 403) return 'The service does not accept this key.';
  if (status === 404) return 'The service does not know this model, or the address lacks a part such as /v1.';
  if (status === 429) return 'The service is busy, or its account is used up.';
  if (status !== undefined) return `The service answered with an error (${status}).`;
  if (problem instanceof OpenAI.APIConnectionError) return 'This address cannot be reached from here.';
  return 'The service does not answer as OpenAI’s does.';
}
