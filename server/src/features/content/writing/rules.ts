/**
 * The writing of one text: reads the sources in one short transaction, lets a writer work with none open, and saves
 * each block as it comes. It can be stopped at any block, keeps what is there, and comes out the same when it is
 * taken up again after a crash.
 */
import type { Block } from '@foyer/contract/blocks';
import type { ComposedPage, GenerateInput, GenerationEvent } from '@foyer/contract/content';
import { languageNames } from '@foyer/contract/languages';
import type { Way } from '@foyer/editorial/composer/another-way';
import { writtenIn } from '@foyer/editorial/composer/compose-sound';
import { materialsFact, withLooks } from '@foyer/editorial/composer/looks';
import { contextIn } from '@foyer/editorial/context';
import { Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { Listener, WriteRequest, Writer } from '../../../gateways/writer/writer.ts';
import { onePost, type PostRow } from '../../entries/rules.ts';
import { endWriting, isKept, putBlock, textsBeside } from '../../entries/writing/rules.ts';
import { readDecor, wordsAt } from '../../hotel-decor/pictures/rules.ts';
import { endJob, endSignal, startJob, tellJob } from '../../jobs/rules.ts';
import { landingPages } from '../../landing-pages/readiness/rules.ts';
import { loadSources } from '../sources/rules.ts';
import { openedFor, writeWays } from './ways/rules.ts';

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
    const begun = await open((scope) => begin(scope, writing));
    if (!begun) throw new Stopped();
    const listener = {
      onNote: (message: string) => open((scope) => tell(scope, jobId, [{ type: 'note', message }])),
      signal: AbortSignal.any([signal, cancelled.signal]),
    };
    const page = writing.input.ways
      ? await propose(open, writing, begun, writer, listener)
      : await writer.write(begun.request, {
          ...listener,
          onBlock: (block, after) => open((scope) => keep(scope, writing, block, after)),
          onPart: (block) => open((scope) => tell(scope, jobId, [{ type: 'block', block, complete: false }])),
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

type Begun = { request: WriteRequest; draft: PostRow | null };

/** What is to be written, and into or beside what; null when the job was ended before it began. */
async function begin(scope: TenantScope, { jobId, input }: Writing): Promise<Begun | null> {
  if (!(await startJob(scope, jobId))) return null;
  const sources = await loadSources(scope, input);
  const { language, landingPageId, contentType, imageId } = input;
  const post = landingPageId ? await onePost(scope, landingPageId, language) : null;
  const draft = post?.blocks ?? [];
  const beside = await textsBeside(scope, {
    domainId: sources.property.domainId,
    language,
    entryId: landingPageId,
  });
  const step = `Writing in ${languageNames[language]}`;
  await tellJob(scope, jobId, { progress: 0, step, events: [{ type: 'progress', progress: 0, step }] });
  const decor = await readDecor(scope, sources.property.id);
  const looks = { mood: decor.mood(language), materials: decor.materials(language) };
  const request = {
    ...withLooks(contextIn(sources, language), looks),
    contentType,
    imageId,
    brief: input.brief,
    // The looks of the house are no fact to be chosen.
    factIds: input.factIds && [...input.factIds, materialsFact],
    images: sources.images.map(({ id, tags, altText }) => ({
      id,
      tags: [...tags, ...wordsAt(decor.pictures.get(id))],
      altText: altText[language] ?? '',
    })),
    seed: jobId,
    beside,
    keep: !input.blocks ? draft.filter(isKept) : input.ways ? openedFor(draft, input.blocks) : draft,
    only: input.blocks,
  };
  return { request, draft: post };
}

/** Writes the ways that are asked for and tells each; answers the first of them. */
async function propose(
  open: Open,
  { jobId, input }: Writing,
  { request, draft }: Begun,
  writer: Writer,
  listener: Pick<Listener, 'onNote' | 'signal'>,
): Promise<ComposedPage> {
  const count = input.ways ?? 1;
  let told = 0;
  return writeWays(
    writer,
    request,
    { now: draft && standing(draft, request), count },
    {
      ...listener,
      onWay: (page) => {
        told += 1;
        return open((scope) => tell(scope, jobId, [{ type: 'way', page }], told / count));
      },
    },
  );
}

/** What stands where the text is to stand. */
const standing = (draft: PostRow, request: WriteRequest): Way =>
  request.contentType === 'search'
    ? { title: draft.title, description: draft.description, blocks: [] }
    : writtenIn(draft, request);

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

async function tell(
  scope: TenantScope,
  jobId: string,
  events: readonly GenerationEvent[],
  progress?: number,
): Promise<void> {
  if (!(await tellJob(scope, jobId, progress === undefined ? { events } : { progress, events }))) throw new Stopped();
}

async function fail(scope: TenantScope, jobId: string, error: unknown): Promise<void> {
  const message = error instanceof Refusal ? error.message : 'The text could not be written. Try again';
  const event: GenerationEvent = { type: 'failed', message };
  await endJob(scope, jobId, { state: 'failed', error: message, events: [event] });
}
