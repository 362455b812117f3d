/**
 * The writing of one text: reads the sources in one short transaction, lets a writer work with none open, and saves
 * each block as it comes. It can be stopped at any block, keeps what is there, and comes out the same when it is
 * taken up again after a crash.
 */
import type { Block } from '@foyer/contract/blocks';
import type { ComposedPage, GenerateInput, GenerationEvent } from '@foyer/contract/content';
import { languageNames } from '@foyer/contract/languages';
import { contextIn } from '@foyer/editorial/context';
import { Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { WriteRequest, Writer } from '../../../gateways/writer/writer.ts';
import { draftOf, endWriting, isKept, putBlock, textsBeside } from '../../entries/writing/rules.ts';
import { endJob, endSignal, startJob, tellJob } from '../../jobs/rules.ts';
import { landingPages } from '../../landing-pages/readiness/rules.ts';
import { loadSources } from '../sources/rules.ts';

export type Writing = { jobId: string; postId: string | null; input: GenerateInput };
type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;

class Stopped extends Error {}

/**
 * Does a job of writing to its end. `open` runs work in a transaction of the job's organisation.
 * @throws what the signal was given when the process stops: the job is then taken up again.
 */
export async function write(open: Open, writing: Writing, writer: Writer, signal: AbortSignal): Promise<void> {
  const { jobId, postId } = writing;
  const cancelled = endSignal(open, jobId);
  try {
    const request = await open((scope) => begin(scope, writing));
    if (!request) throw new Stopped();
    const page = await writer.write(request, {
      onBlock: (block, after) => open((scope) => keep(scope, writing, block, after)),
      onPart: (block) => open((scope) => tell(scope, jobId, [{ type: 'block', block, complete: false }])),
      onNote: (message) => open((scope) => tell(scope, jobId, [{ type: 'note', message }])),
      signal: AbortSignal.any([signal, cancelled.signal]),
    });
    await open((scope) => finish(scope, writing, page));
  } catch (error) {
    if (signal.aborted) throw error;
    const stopped = error instanceof Stopped || cancelled.signal.aborted;
    await open(async (scope) => {
      if (postId) await endWriting(scope, landingPages, postId, jobId, null);
      if (!stopped) await fail(scope, jobId, error);
    });
    if (!stopped && !(error instanceof Refusal)) throw error;
  } finally {
    cancelled.stop();
  }
}

/** What is to be written; null when the job was ended before it began. */
async function begin(scope: TenantScope, { jobId, postId, input }: Writing): Promise<WriteRequest | null> {
  if (!(await startJob(scope, jobId))) return null;
  const sources = await loadSources(scope, input);
  const draft = postId ? await draftOf(scope, postId) : [];
  const { language, landingPageId, contentType, imageId } = input;
  const beside = await textsBeside(scope, {
    domainId: sources.property.domainId,
    language,
    entryId: landingPageId,
  });
  const step = `Writing in ${languageNames[language]}`;
  await tellJob(scope, jobId, { progress: 0, step, events: [{ type: 'progress', progress: 0, step }] });
  return {
    ...contextIn(sources, language),
    contentType,
    imageId,
    brief: input.brief,
    factIds: input.factIds,
    images: sources.images.map(({ id, tags, altText }) => ({ id, tags, altText: altText[language] ?? '' })),
    seed: jobId,
    beside,
    keep: input.blocks ? draft : draft.filter(isKept),
    only: input.blocks,
  };
}

async function keep(scope: TenantScope, writing: Writing, block: Block, after: string | null): Promise<void> {
  const { jobId, postId } = writing;
  const kept = postId ? await putBlock(scope, postId, jobId, block, after) : block;
  if (!kept) throw new Stopped();
  await tell(scope, jobId, [{ type: 'block', block: kept, complete: true }]);
}

async function finish(scope: TenantScope, { jobId, postId, input }: Writing, page: ComposedPage): Promise<void> {
  const whole = !input.blocks;
  const saved = postId ? await endWriting(scope, landingPages, postId, jobId, { page, whole }) : page;
  const event: GenerationEvent = { type: 'done', page: saved ?? page };
  if (!(await endJob(scope, jobId, { state: 'done', events: [event] }))) throw new Stopped();
}

async function tell(scope: TenantScope, jobId: string, events: readonly GenerationEvent[]): Promise<void> {
  if (!(await tellJob(scope, jobId, { events }))) throw new Stopped();
}

async function fail(scope: TenantScope, jobId: string, error: unknown): Promise<void> {
  const message = error instanceof Refusal ? error.message : 'The text could not be written. Try again';
  const event: GenerationEvent = { type: 'failed', message };
  await endJob(scope, jobId, { state: 'failed', error: message, events: [event] });
}
