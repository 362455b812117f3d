/**
 * Teaching a style guide by texts: pasted ones, what is live in it, and what people changed in written texts before they
 * published them. It runs as a job, one a style guide at a time, and only ever proposes: a proposal becomes part of the
 * guide when a person accepts it, as a version of its own.
 */
import { setImmediate as rest } from 'node:timers/promises';
import { type Block, pageSegments } from '@foyer/contract/blocks';
import { id } from '@foyer/contract/lists';
import type { Styleguide } from '@foyer/contract/styleguides';
import type { DecidedProposal, PastTraining, Proposal, TrainInput, TrainingStatus } from '@foyer/contract/training';
import { withChange } from '@foyer/editorial/training/accept';
import { learn } from '@foyer/editorial/training/learn';
import { holdBack, type SampleEdit, type SampleText } from '@foyer/editorial/training/samples';
import { tryProposals } from '@foyer/editorial/training/try-proposals';
import { z } from 'zod';
import { enqueue } from '#lib/jobs.ts';
import { conflict, notFound, Refusal } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { inTenant } from '../../access/rules.ts';
import { writerName } from '../../entries/writing/rules.ts';
import { listProperties } from '../../properties/rules.ts';
import { countLive, type LiveText, liveTexts } from '../../styleguides/live/rules.ts';
import { oneStyleguide, updateStyleguide } from '../../styleguides/rules.ts';
import { lastSavedByHand } from '../../styleguides/versions/rules.ts';
import * as store from './store.ts';

/** The job, as whoever sends it knows it; `jobs.ts` beside it does it. */
export const trainWork = {
  name: 'content.train',
  input: z.object({ organisationId: id, trainingId: id }),
};
export type TrainWork = z.infer<typeof trainWork.input>;

type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;

/** Live texts read in one transaction, and in all; edited texts in all. */
const page = 25;
const mostLive = 500;
const mostEdits = 200;
/** Properties whose names are no vocabulary. */
const mostProperties = 100;

/** Opens a training. Throws 404; 409 `already-training` while one waits or runs. */
export async function startTraining(
  scope: TenantScope,
  styleguideId: string,
  input: TrainInput,
): Promise<TrainingStatus> {
  await oneStyleguide(scope, styleguideId);
  const training = await store.insertTraining(scope, styleguideId, input);
  if (!training)
    throw conflict('already-training', 'A training of this style guide is running. Stop it or wait for it');
  await enqueue(scope, trainWork, { organisationId: scope.organisationId, trainingId: training.id });
  return trainingStatus(scope, styleguideId);
}

/** Stops what waits or runs; where nothing does, nothing changes. */
export async function cancelTraining(scope: TenantScope, styleguideId: string): Promise<TrainingStatus> {
  await store.cancelOpen(scope, styleguideId);
  return trainingStatus(scope, styleguideId);
}

/** How far it is; after it is done, what is new since: texts put live, and a guide saved by hand. */
export async function trainingStatus(scope: Scope, styleguideId: string): Promise<TrainingStatus> {
  const training = await store.latest(scope, styleguideId);
  const nothing = { livePages: 0, guide: false };
  if (!training) {
    const times = { startedAt: null, finishedAt: null };
    return { status: 'idle', progress: 0, ...times, texts: 0, steps: [], open: 0, changed: nothing };
  }
  const { state, progress, texts, steps, error, createdAt, finishedAt } = training;
  const changed = state === 'done' ? await changedSince(scope, styleguideId, createdAt) : nothing;
  const ended = changed.livePages > 0 || changed.guide ? ('stale' as const) : ('ready' as const);
  const proposals = await decided(scope, styleguideId);
  return {
    status: state === 'done' ? ended : (state as 'queued' | 'running' | 'failed'),
    progress,
    startedAt: toInstant(createdAt),
    finishedAt: finishedAt && toInstant(finishedAt),
    texts,
    ...(error ? { error } : {}),
    steps,
    open: proposals.filter(({ decision }) => decision === 'open').length,
    changed,
  };
}

async function changedSince(scope: Scope, styleguideId: string, since: string): Promise<TrainingStatus['changed']> {
  const saved = await lastSavedByHand(scope, styleguideId);
  return {
    livePages: await countLive(scope, styleguideId, since),
    guide: saved !== null && Date.parse(saved) > Date.parse(since),
  };
}

/** Trainings, the latest first. */
export async function trainingHistory(
  scope: Scope,
  styleguideId: string,
  paging: { skip: number; take: number },
): Promise<{ data: PastTraining[]; total: number }> {
  const { rows, total } = await store.listTrainings(scope, styleguideId, paging);
  const data = rows.map(({ createdAt, finishedAt, total: _, ...row }) => ({
    ...row,
    startedAt: toInstant(createdAt),
    finishedAt: finishedAt && toInstant(finishedAt),
  }));
  return { data, total };
}

/** What the last training that came to its end proposes, with what people said to it. */
export async function trainingProposals(scope: Scope, styleguideId: string) {
  const data = await decided(scope, styleguideId);
  return { data, total: data.length };
}

async function decided(scope: Scope, styleguideId: string): Promise<DecidedProposal[]> {
  const training = await store.latest(scope, styleguideId, true);
  if (!training || training.proposals.length === 0) return [];
  const decisions = await store.decisionsOf(scope, styleguideId);
  return training.proposals
    .map((proposal) => withDecision(proposal, decisions.get(proposal.key)))
    .filter(({ decision }, at) => decision !== 'dismissed' || isOf(training.id, decisions, training.proposals[at]));
}

/** A proposal put aside in an earlier training is not shown again. */
const isOf = (trainingId: string, decisions: Map<string, store.DecisionRow>, proposal: Proposal | undefined): boolean =>
  decisions.get(proposal?.key ?? '')?.trainingId === trainingId;

const withDecision = (proposal: Proposal, said: store.DecisionRow | undefined): DecidedProposal => ({
  ...proposal,
  decision: said?.decision ?? 'open',
  decidedBy: said?.decidedBy ?? null,
  decidedAt: said ? toInstant(said.decidedAt) : null,
});

/**
 * Makes a proposal a version of the style guide, or puts it aside.
 * @throws 404 for one the last training did not make; 409 `already-accepted`.
 */
export async function decideProposal(
  scope: TenantScope,
  styleguideId: string,
  { key, decision }: { key: string; decision: 'accepted' | 'dismissed' },
): Promise<{ proposal: DecidedProposal; styleguide: Styleguide }> {
  const training = await store.latest(scope, styleguideId, true);
  const proposal = (await decided(scope, styleguideId)).find((one) => one.key === key);
  if (!training || !proposal) throw notFound('Proposal');
  if (proposal.decision === 'accepted')
    throw conflict('already-accepted', 'This proposal is part of the style guide already. Its history leads back');
  const said = await store.decide(scope, training, key, decision);
  const present = await oneStyleguide(scope, styleguideId);
  const styleguide =
    decision === 'accepted'
      ? await updateStyleguide(
          scope,
          styleguideId,
          { ...present, content: withChange(present.content, proposal.change) },
          null,
          { accepted: key },
        )
      : present;
  return { proposal: withDecision(proposal, said), styleguide };
}

class Stopped extends Error {}

/** Does a training to its end. Taken up again after a crash it begins anew and finds the same. */
export async function train({ organisationId, trainingId }: TrainWork, signal: AbortSignal): Promise<void> {
  const open: Open = (work) => inTenant(organisationId, { userId: null, name: writerName }, work);
  const training = await open((scope) => store.start(scope, trainingId));
  if (!training) return;
  const tell = async (progress: number, name: string, texts?: number) => {
    signal.throwIfAborted();
    const step = { name, at: new Date().toISOString() };
    const alive = await open((scope) =>
      store.tell(scope, trainingId, { progress, step, ...(texts === undefined ? {} : { texts }) }),
    );
    if (!alive) throw new Stopped();
    await rest();
  };
  try {
    const proposals = await study(open, training, tell);
    await open((scope) => store.end(scope, trainingId, { state: 'done', proposals }));
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof Stopped) return;
    const message = error instanceof Refusal ? error.message : 'The training broke off. Try again';
    await open((scope) => store.end(scope, trainingId, { state: 'failed', error: message }));
    if (!(error instanceof Refusal)) throw error;
  }
}

async function study(
  open: Open,
  { styleguideId, input }: store.TrainingRow,
  tell: (progress: number, name: string, texts?: number) => Promise<void>,
): Promise<Proposal[]> {
  const pasted = input.texts.map((text, at) => ({ ...text, title: text.title || `Pasted text ${at + 1}` }));
  const live = input.livePages ? await readLive(open, styleguideId) : [];
  const edits = input.edits ? await readEdits(open, styleguideId) : [];
  const texts: SampleText[] = [...pasted, ...live];
  if (texts.length + edits.length === 0)
    throw conflict('nothing-to-learn', 'There is nothing to learn from yet. Paste texts, or publish pages first');
  const livePages = new Set(live.map(({ title, language }) => `${language} ${title}`)).size;
  const count = pasted.length + livePages + edits.length;
  const read = [named(pasted.length, 'pasted text'), named(livePages, 'live text'), named(edits.length, 'edit')];
  await tell(0.4, `Read ${read.filter((part) => part !== '').join(', ')}`, count);

  const { guide, names } = await open(async (scope) => ({
    guide: (await oneStyleguide(scope, styleguideId)).content,
    names: (await listProperties(scope, { skip: 0, take: mostProperties })).data.flatMap(({ name, city, address }) => [
      name,
      city,
      address,
    ]),
  }));
  const { seen, held } = holdBack(texts);
  const titles = live.map(({ title }) => title);
  const learned = learn({ texts: seen, edits, guide, names: [...names, ...titles] });
  await tell(0.8, `Found ${named(learned.length, 'proposal') || 'nothing new'}`);
  const proposals = tryProposals(learned, held);
  if (held.length > 0) await tell(0.95, `Tried them on ${named(held.length, 'text')} held back`);
  return proposals;
}

const named = (count: number, thing: string) => (count === 0 ? '' : `${count} ${thing}${count === 1 ? '' : 's'}`);

/** What is live, what people wrote of it apart from what the program wrote. */
async function readLive(open: Open, styleguideId: string): Promise<SampleText[]> {
  const found: SampleText[] = [];
  let after: string | null = null;
  for (let read = 0; read < mostLive; read += page) {
    const from: string | null = after;
    const texts: LiveText[] = await open((scope) => liveTexts(scope, styleguideId, from, page));
    for (const { title, entry, language, blocks } of texts) {
      const called = title || entry.name;
      const byHand = blocks.filter((block) => block.origin === 'person');
      const written = blocks.filter((block) => block.origin !== 'person');
      found.push({ title: called, language, text: wordsOf(byHand) });
      found.push({ title: called, language, text: wordsOf(written), written: true });
    }
    after = texts.at(-1)?.id ?? null;
    if (texts.length < page) break;
  }
  return found.filter(({ text }) => text !== '');
}

const wordsOf = (blocks: readonly Block[]) =>
  pageSegments(blocks)
    .map(({ text }) => text)
    .join('\n');

async function readEdits(open: Open, styleguideId: string): Promise<SampleEdit[]> {
  const rows = await open((scope) => store.editedTexts(scope, styleguideId, writerName, mostEdits));
  return rows
    .map(({ title, language, before, after }) => ({ title, language, before: wordsOf(before), after: wordsOf(after) }))
    .filter(({ before, after }) => before !== after && before !== '');
}
