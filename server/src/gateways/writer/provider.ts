/**
 * The writer behind an OpenAI-compatible provider. Blocks are handed over as they arrive, each is checked against the
 * sources, and what rests on nothing is asked for once more. Whatever the provider fails at, the built-in composer
 * does in its place, and a note says so: a page always comes out.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Block } from '@foyer/contract/blocks';
import type { ComposedPage } from '@foyer/contract/content';
import { checkText } from '@foyer/editorial/check';
import { checkPage } from '@foyer/editorial/check-page';
import { composeSound } from '@foyer/editorial/composer/compose-sound';
import OpenAI from 'openai';
import { promptFor, sourcesOf, type WrittenBlock, type WrittenPart, writtenKinds, writtenPart } from './prompt.ts';
import { objectReader } from './read-objects.ts';
import type { Listener, WriteRequest, Writer } from './writer.ts';

export type ProviderSettings = {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** The one client for outgoing calls. */
  fetch: typeof globalThis.fetch;
  /** Longest silence in milliseconds, before the first byte as after it. */
  patience?: number;
};

type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** Seconds of a Retry-After we wait for; a longer one counts as down. */
const longestRetryAfter = 5;
/** Characters a page can need, several times over. */
const longestAnswer = 200_000;

export function providerWriter(settings: ProviderSettings): Writer {
  const ask = asker(settings);
  return {
    async write(request, listener) {
      const page = pageInWork(composeSound(request), request, listener);
      const messages: Message[] = promptFor(request, page.wanted());
      try {
        const answer = await ask(messages, listener.signal, page.take);
        const faults = page.faults();
        if (faults.length > 0) {
          const again = `These parts rest on nothing the sources say. Write only them again, in the same form:\n${faults.join('\n')}`;
          await ask(
            [...messages, { role: 'assistant', content: answer }, { role: 'user', content: again }],
            listener.signal,
            page.take,
          );
        }
      } catch (error) {
        listener.signal.throwIfAborted();
        await listener.onNote(`${reasonFor(error)} The built-in writer wrote what was missing.`);
      }
      return page.finish();
    },
  };
}

/** Asks the provider and hands over each part as it is complete; answers the whole text. */
function asker(settings: ProviderSettings) {
  const { patience = 15_000, baseUrl, apiKey, fetch, model } = settings;
  const client = new OpenAI({
    apiKey: apiKey || 'none',
    baseURL: baseUrl,
    fetch,
    maxRetries: 0,
    timeout: patience,
    logLevel: 'off',
  });
  async function once(messages: Message[], signal: AbortSignal, take: (part: WrittenPart) => Promise<void>) {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error('silent')), patience);
    const read = objectReader();
    let text = '';
    let finished = false;
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
        for (const object of read(piece)) {
          const part = writtenPart.safeParse(object);
          if (part.success) await take(part.data);
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
  return async (messages: Message[], signal: AbortSignal, take: (part: WrittenPart) => Promise<void>) => {
    try {
      return await once(messages, signal, take);
    } catch (error) {
      const seconds = retryAfter(error);
      if (seconds === null) throw error;
      await wait(seconds * 1000, undefined, { signal });
      return once(messages, signal, take);
    }
  };
}

/** Seconds to wait before asking a busy provider once more; null when there is no use in it. */
function retryAfter(error: unknown): number | null {
  if (!(error instanceof OpenAI.APIError) || error.status !== 429) return null;
  const seconds = Number(error.headers?.get('retry-after') ?? Number.NaN);
  return seconds >= 0 && seconds <= longestRetryAfter ? seconds : null;
}

function reasonFor(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof OpenAI.APIConnectionTimeoutError || message === 'silent') {
    return 'The writing service did not answer in time.';
  }
  if (error instanceof OpenAI.APIError && error.status === 429) return 'The writing service is busy.';
  if (message === 'cut') return 'The writing service broke off.';
  if (message === 'empty' || message === 'endless') return 'The writing service answered with no page.';
  return 'The writing service could not be used.';
}

/** A page while it is written: the composer's plan, with the provider's parts put in as they come. */
function pageInWork(plan: ComposedPage, request: WriteRequest, listener: Listener) {
  const known = sourcesOf(request);
  const written = new Map<string, Block>();
  const faulty = new Map<string, string>();
  let search: Pick<ComposedPage, 'title' | 'description'> = plan;

  const hand = async (block: Block) => {
    const before = plan.blocks.slice(
      0,
      plan.blocks.findIndex((other) => other.id === block.id),
    );
    written.set(block.id, block);
    await listener.onBlock(block, before.findLast((other) => written.has(other.id) || !isFree(other))?.id ?? null);
  };
  const isFree = (block: Block) => !request.keep?.includes(block);
  const isProse = (block: Block) => isFree(block) && writtenKinds.includes(block.kind);

  return {
    /** Kinds the provider is asked for. */
    wanted: () => plan.blocks.filter(isProse).map((block) => block.kind),
    /** Puts in a part as it arrives, after the data blocks that stand before it. */
    take: async (part: WrittenPart) => {
      listener.signal.throwIfAborted();
      if (part.kind === 'page') {
        if (!isOpen(`${part.title}. ${part.description}`, request)) search = part;
        return;
      }
      const at = plan.blocks.findIndex(
        (block) => block.kind === part.kind && isProse(block) && (!written.has(block.id) || faulty.has(block.id)),
      );
      const planned = plan.blocks[at];
      if (!planned) return;
      for (const block of plan.blocks.slice(0, at)) {
        if (isFree(block) && !isProse(block) && !written.has(block.id)) await hand(block);
      }
      const { sources, ...text } = part;
      const block = { ...planned, ...text, origin: 'provider' } as Block;
      const fault = faultOf(block, sources, known, request);
      const second = faulty.delete(planned.id);
      if (fault) faulty.set(planned.id, `${part.kind}: ${fault}`);
      if (!fault || !second) await hand(block);
    },
    faults: () => [...faulty.values()],
    /** Everything still missing or still resting on nothing comes from the plan. */
    finish: async (): Promise<ComposedPage> => {
      if (faulty.size > 0) {
        await listener.onNote(
          `${faulty.size} ${faulty.size === 1 ? 'part' : 'parts'} rested on no fact; the built-in writer wrote them instead.`,
        );
      }
      for (const block of plan.blocks) {
        if (isFree(block) && (!written.has(block.id) || faulty.has(block.id))) await hand(block);
      }
      const { title, description } = search;
      return {
        title,
        description,
        slug: plan.slug,
        blocks: plan.blocks.map((block) => written.get(block.id) ?? block),
      };
    },
  };
}

/** What is wrong with a block, for the one who wrote it; null when all of it rests on sources. */
function faultOf(
  block: Block,
  cited: WrittenBlock['sources'],
  known: ReadonlyMap<string, string>,
  request: WriteRequest,
): string | null {
  const unknown = cited.filter((name) => !known.has(name));
  const red = checkPage([block], request)
    .segments.flatMap((segment) => segment.claims)
    .filter((claim) => claim.verdict === 'contradicted' || claim.verdict === 'unsupported');
  const said = [
    ...unknown.map((name) => `there is no source ${name}`),
    ...red.map((claim) => `"${claim.text}" ${claim.expected ? `must be "${claim.expected}"` : 'stands in no source'}`),
  ];
  return said.length > 0 ? said.join('; ') : null;
}

const isOpen = (text: string, request: WriteRequest): boolean =>
  checkText(text, request).claims.some((claim) => claim.verdict === 'contradicted' || claim.verdict === 'unsupported');
