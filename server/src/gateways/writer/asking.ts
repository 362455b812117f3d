/**
 * Asks an OpenAI-compatible provider and reads its stream. Silence, an endless answer, one that breaks off and one that
 * takes for ever end in an error; a provider that is busy is asked once more when it says how soon.
 */
import { setTimeout as wait } from 'node:timers/promises';
import OpenAI from 'openai';
import { type WrittenPart, writtenPart } from './prompt.ts';
import { objectReader } from './read-objects.ts';

export type ProviderSettings = {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** The one client for outgoing calls. */
  fetch: typeof globalThis.fetch;
  /** Longest silence in milliseconds, before the first byte as after it. */
  patience?: number;
  /** Milliseconds that all the asking for one text may take. */
  total?: number;
};

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** What is done with a part: once it is whole, and on its way there. */
export type Taker = {
  take: (part: WrittenPart) => Promise<void>;
  look: (part: WrittenPart) => Promise<void>;
};

export type Ask = (messages: Message[], signal: AbortSignal, taker: Taker) => Promise<string>;

/** Seconds of a Retry-After we wait for; a longer one counts as down. */
const longestRetryAfter = 5;
/** Characters a text can need, several times over. */
const longestAnswer = 200_000;
/** Milliseconds between two looks at a part under way. */
const lookEvery = 400;

export const clientFor = ({ apiKey, baseUrl, fetch, patience = 15_000 }: ProviderSettings): OpenAI =>
  new OpenAI({ apiKey: apiKey || 'none', baseURL: baseUrl, fetch, maxRetries: 0, timeout: patience, logLevel: 'off' });

/** Asks the provider and hands over each part as it comes; answers the whole text. */
export function asker(settings: ProviderSettings): Ask {
  const { patience = 15_000, model } = settings;
  const client = clientFor(settings);
  async function once(messages: Message[], signal: AbortSignal, { take, look }: Taker): Promise<string> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error('silent')), patience);
    const reader = objectReader();
    let text = '';
    let finished = false;
    let looked = performance.now();
    try {
      const answer = await client.chat.completions.create(
        { model, messages, stream: true },
        { signal: AbortSignal.any([signal, silence.signal]) },
      );
      for await (const chunk of answer) {
        timer.refresh();
        const [choice] = chunk.choices;
        finished ||= Boolean(choice?.finish_reason);
        const piece = choice?.delta?.content ?? '';
        text += piece;
        if (text.length > longestAnswer) throw new Error('endless');
        for (const object of reader.read(piece)) {
          const part = writtenPart.safeParse(object);
          if (part.success) await take(part.data);
        }
        if (performance.now() - looked >= lookEvery) {
          const part = writtenPart.safeParse(reader.sofar());
          if (part.success) await look(part.data);
          looked = performance.now();
        }
        timer.refresh();
      }
    } catch (error) {
      throw silence.signal.aborted ? silence.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
    if (silence.signal.aborted) throw silence.signal.reason;
    if (!finished) throw new Error(text === '' ? 'empty' : 'cut');
    return text;
  }
  return async (messages, signal, taker) => {
    try {
      return await once(messages, signal, taker);
    } catch (error) {
      const seconds = retryAfter(error);
      if (seconds === null) throw error;
      await wait(seconds * 1000, undefined, { signal });
      return once(messages, signal, taker);
    }
  };
}

/** Seconds to wait before asking a busy provider once more; null when there is no use in it. */
function retryAfter(error: unknown): number | null {
  if (!(error instanceof OpenAI.APIError) || error.status !== 429) return null;
  const seconds = Number(error.headers?.get('retry-after') ?? Number.NaN);
  return seconds >= 0 && seconds <= longestRetryAfter ? seconds : null;
}

/** What a person is told of it. */
export function reasonFor(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const late = error instanceof OpenAI.APIConnectionTimeoutError || (error as Error)?.name === 'TimeoutError';
  if (late || message === 'silent') return 'The writing service did not answer in time.';
  if (error instanceof OpenAI.APIError && error.status === 429) return 'The writing service is busy.';
  if (message === 'cut') return 'The writing service broke off.';
  if (message === 'empty' || message === 'endless') return 'The writing service answered with no page.';
  return 'The writing service could not be used.';
}
