/** What becomes of style guides: their saved states, what trainings found, and what people made of it. Tenant tables. */
import type { Proposal, TrainInput, TrainingStatus } from '@foyer/contract/training';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, refersTo, tenantKey } from './columns.ts';
import { styleguides } from './tenants.ts';

/** Every state a style guide was saved in; the latest is the style guide itself. */
export const styleguideVersions = pgTable(
  'styleguide_versions',
  {
    id: key(),
    organisationId: organisation(),
    styleguideId: uuid('styleguide_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<(typeof styleguides.$inferSelect)['content']>().notNull(),
    /** Null for a state from before they were kept. */
    savedBy: text('saved_by'),
    restoredFrom: integer('restored_from'),
    /** The proposal of a training that made it, by its key. */
    accepted: text('accepted'),
    savedAt: instantColumn('saved_at').notNull().defaultNow(),
  },
  (t) => [
    unique('styleguide_versions_once').on(t.styleguideId, t.version),
    refersTo(styleguides, t, t.styleguideId).onDelete('cascade'),
  ],
);

/** A training: the work while it goes on, then what it found. */
export const trainings = pgTable(
  'trainings',
  {
    id: key(),
    organisationId: organisation(),
    styleguideId: uuid('styleguide_id').notNull(),
    state: text('state').$type<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>().notNull().default('queued'),
    progress: doublePrecision('progress').notNull().default(0),
    steps: jsonb('steps').$type<TrainingStatus['steps']>().notNull().default([]),
    error: text('error'),
    input: jsonb('input').$type<TrainInput>().notNull(),
    texts: integer('texts').notNull().default(0),
    proposals: jsonb('proposals').$type<Proposal[]>().notNull().default([]),
    startedBy: text('started_by').notNull(),
    createdAt: createdAt(),
    finishedAt: instantColumn('finished_at'),
  },
  (t) => [
    tenantKey('trainings', t),
    index('trainings_latest').on(t.styleguideId, t.createdAt),
    uniqueIndex('trainings_one_at_a_time').on(t.styleguideId).where(sql`${t.state} in ('queued', 'running')`),
    refersTo(styleguides, t, t.styleguideId).onDelete('cascade'),
  ],
);

/** What a person said to a proposal; it holds for later trainings that propose the same. */
export const trainingDecisions = pgTable(
  'training_decisions',
  {
    id: key(),
    organisationId: organisation(),
    styleguideId: uuid('styleguide_id').notNull(),
    trainingId: uuid('training_id').notNull(),
    proposal: text('proposal').notNull(),
    decision: text('decision').$type<'accepted' | 'dismissed'>().notNull(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: instantColumn('decided_at').notNull().defaultNow(),
  },
  (t) => [
    unique('training_decisions_once').on(t.trainingId, t.proposal),
    index('training_decisions_guide').on(t.styleguideId),
    refersTo(trainings, t, t.trainingId).onDelete('cascade'),
    refersTo(styleguides, t, t.styleguideId).onDelete('cascade'),
  ],
);
