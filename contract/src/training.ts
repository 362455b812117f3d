import { z } from 'zod';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, paging } from './lists.ts';
import { addressForm, styleguide } from './styleguides.ts';

/** Texts a training takes at a time, and characters of each. */
export const mostTexts = 50;
export const longestText = 20_000;

/** A text that sounds as the house wants to sound. */
export const pastedText = z.object({
  title: z.string().trim().max(160).default(''),
  language,
  text: z.string().trim().min(1, 'Paste a text').max(longestText, 'A text has at most 20,000 characters'),
});
export type PastedText = z.infer<typeof pastedText>;

export const trainInput = z
  .object({
    texts: z.array(pastedText).max(mostTexts, `Train with at most ${mostTexts} pasted texts at a time`).default([]),
    /** Learn from what is live in this style guide. */
    livePages: z.boolean().default(true),
    /** Learn from what people changed in written texts before they published them. */
    edits: z.boolean().default(true),
  })
  .prefault({});
export type TrainInput = z.infer<typeof trainInput>;

export const trainingState = z.enum(['idle', 'queued', 'running', 'ready', 'failed', 'stale']);
export type TrainingState = z.infer<typeof trainingState>;

export const trainingStatus = z.object({
  status: trainingState,
  /** 0 to 1. */
  progress: z.number(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Texts the last training read. */
  texts: z.number().int(),
  error: z.string().optional(),
  /** What it has done so far, the first step first. */
  steps: z.array(z.object({ name: z.string(), at: instant })),
  /** Proposals nobody has decided on. */
  open: z.number().int(),
  /** What is new since the last training: texts put live, and whether the guide says something else. */
  changed: z.object({ livePages: z.number().int(), guide: z.boolean() }),
});
export type TrainingStatus = z.infer<typeof trainingStatus>;

/** What a style guide would say after a proposal. `language` null holds for every language. */
export const proposedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('formality'), language: z.null(), was: z.number(), now: z.number() }),
  z.object({ kind: z.literal('creativity'), language: z.null(), was: z.number(), now: z.number() }),
  z.object({ kind: z.literal('tone'), language: z.null(), was: z.string(), now: z.string() }),
  z.object({ kind: z.literal('address'), language, was: addressForm.nullable(), now: addressForm }),
  z.object({ kind: z.literal('preferred-word'), language, word: z.string(), insteadOf: z.array(z.string()) }),
  z.object({ kind: z.literal('avoided-word'), language, word: z.string(), instead: z.string() }),
  /** Sentences as long as those of the texts, to be added to the examples. */
  z.object({
    kind: z.literal('rhythm'),
    language,
    was: z.number().nullable(),
    now: z.number(),
    sentences: z.array(z.string()),
  }),
]);
export type ProposedChange = z.infer<typeof proposedChange>;

export const proposal = z.object({
  /** The same for the same proposal in every training, such as `address:de`. */
  key: z.string().max(200),
  change: proposedChange,
  /** Sentences that show it, with the text they stand in. */
  evidence: z.array(z.object({ title: z.string(), sentence: z.string() })),
  /** In how many places it shows, of how many where it could. */
  shown: z.object({ times: z.number().int(), of: z.number().int() }),
  /** Held-back texts it was tried on, and how many of them agree; null where there were too few texts to hold any back. */
  tested: z.object({ agree: z.number().int(), of: z.number().int() }).nullable(),
});
export type Proposal = z.infer<typeof proposal>;

export const decidedProposal = proposal.extend({
  decision: z.enum(['open', 'accepted', 'dismissed']),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});
export type DecidedProposal = z.infer<typeof decidedProposal>;

/** A training that has been. */
export const pastTraining = z.object({
  id,
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  startedBy: z.string(),
  startedAt: instant,
  finishedAt: instant.nullable(),
  texts: z.number().int(),
  proposals: z.number().int(),
  accepted: z.number().int(),
  error: z.string().nullable(),
});
export type PastTraining = z.infer<typeof pastTraining>;

const trains = { permission: 'ai:train', at: [{ kind: 'styleguide', from: 'params.id' }] } as const;
const reads = { permission: 'styleguide:read', at: [{ kind: 'styleguide', from: 'params.id' }] } as const;

/** Teaching a style guide by texts. Every `id` is the style guide's. */
export const trainingEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/content/train/:id',
    summary: 'Learn how a style guide should sound from texts, as a job; what it finds is proposed, never written',
    access: trains,
    params: idParams,
    body: trainInput,
    responses: { 202: trainingStatus },
  }),
  status: endpoint({
    method: 'GET',
    path: '/content/train/status/:id',
    summary: 'How far the training of a style guide is, and what has changed since',
    access: reads,
    params: idParams,
    responses: { 200: trainingStatus },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/content/train/:id/cancel',
    summary: 'Stop the training; what the one before proposed stays',
    access: trains,
    params: idParams,
    responses: { 200: trainingStatus },
  }),
  history: endpoint({
    method: 'GET',
    path: '/content/train/:id/history',
    summary: 'Trainings of a style guide, the latest first',
    access: reads,
    params: idParams,
    query: paging,
    responses: { 200: listOf(pastTraining) },
  }),
  proposals: endpoint({
    method: 'GET',
    path: '/content/train/:id/proposals',
    summary: 'What the last training proposes, with the sentences that show it',
    access: reads,
    params: idParams,
    responses: { 200: listOf(decidedProposal) },
  }),
  decide: endpoint({
    method: 'POST',
    path: '/content/train/:id/decisions',
    summary: 'Accept a proposal, which makes it a new version of the style guide, or put it aside',
    access: { permission: 'styleguide:manage', at: [{ kind: 'styleguide', from: 'params.id' }] },
    params: idParams,
    body: z.object({ key: z.string().min(1).max(200), decision: z.enum(['accepted', 'dismissed']) }),
    responses: { 200: z.object({ proposal: decidedProposal, styleguide }) },
  }),
} as const;
