/**
 * The only SQL of trainings. A training ends once: what is done, failed or cancelled never moves again. Beside its own
 * tables it reads what people changed in written texts before those went live.
 */
import type { Language } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import type { Proposal, TrainInput, TrainingStatus } from '@foyer/contract/training';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { entries, posts, postVersions } from '#db/tables/entries.ts';
import { trainingDecisions, trainings } from '#db/tables/style.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type TrainingRow = typeof trainings.$inferSelect;
export type DecisionRow = typeof trainingDecisions.$inferSelect;

const open = ['queued', 'running'] as const;

/** Undefined while another training of the style guide waits or runs. */
export async function insertTraining(
  scope: TenantScope,
  styleguideId: string,
  input: TrainInput,
): Promise<TrainingRow | undefined> {
  const [row] = await scope.db
    .insert(trainings)
    .values({ organisationId: scope.organisationId, styleguideId, input, startedBy: scope.actor.name })
    .onConflictDoNothing({ target: trainings.styleguideId, where: sql`state in ('queued', 'running')` })
    .returning();
  return row;
}

/** True when the training may run: it waits, or ran in a process that is gone. */
export async function start(scope: TenantScope, id: string): Promise<TrainingRow | undefined> {
  const [row] = await scope.db
    .update(trainings)
    .set({ state: 'running', steps: [], progress: 0 })
    .where(and(eq(trainings.id, id), inArray(trainings.state, [...open])))
    .returning();
  return row;
}

/** False when the training was ended meanwhile. */
export async function tell(
  scope: TenantScope,
  id: string,
  told: { progress: number; step: TrainingStatus['steps'][number]; texts?: number },
): Promise<boolean> {
  const rows = await scope.db
    .update(trainings)
    .set({
      progress: told.progress,
      steps: sql`${trainings.steps} || ${JSON.stringify([told.step])}::jsonb`,
      ...(told.texts === undefined ? {} : { texts: told.texts }),
    })
    .where(and(eq(trainings.id, id), eq(trainings.state, 'running')))
    .returning({ id: trainings.id });
  return rows.length > 0;
}

/** False when the training had ended before. */
export async function end(
  scope: TenantScope,
  id: string,
  ended: { state: 'done' | 'failed' | 'cancelled'; error?: string; proposals?: Proposal[] },
): Promise<boolean> {
  const rows = await scope.db
    .update(trainings)
    .set({ ...ended, ...(ended.state === 'done' ? { progress: 1 } : {}), finishedAt: sql`now()` })
    .where(and(eq(trainings.id, id), inArray(trainings.state, [...open])))
    .returning({ id: trainings.id });
  return rows.length > 0;
}

/** Ends what waits or runs for a style guide as cancelled. */
export async function cancelOpen(scope: TenantScope, styleguideId: string): Promise<void> {
  await scope.db
    .update(trainings)
    .set({ state: 'cancelled', finishedAt: sql`now()` })
    .where(and(eq(trainings.styleguideId, styleguideId), inArray(trainings.state, [...open])));
}

/** The last training that was not cancelled; with `done`, the last that came to its end. */
export async function latest(scope: Scope, styleguideId: string, done = false): Promise<TrainingRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(trainings)
    .where(
      and(
        eq(trainings.styleguideId, styleguideId),
        done ? eq(trainings.state, 'done') : sql`${trainings.state} <> 'cancelled'`,
      ),
    )
    .orderBy(desc(trainings.createdAt), desc(trainings.id))
    .limit(1);
  return row;
}

export async function listTrainings(scope: Scope, styleguideId: string, { skip, take }: Paging) {
  const where = eq(trainings.styleguideId, styleguideId);
  const accepted = sql<number>`(select count(*)::int from ${trainingDecisions} d
    where d.training_id = "trainings"."id" and d.decision = 'accepted')`;
  const rows = await scope.db
    .select({
      id: trainings.id,
      state: trainings.state,
      startedBy: trainings.startedBy,
      createdAt: trainings.createdAt,
      finishedAt: trainings.finishedAt,
      texts: trainings.texts,
      proposals: sql<number>`jsonb_array_length(${trainings.proposals})`,
      accepted,
      error: trainings.error,
      total: totalColumn,
    })
    .from(trainings)
    .where(where)
    .orderBy(desc(trainings.createdAt), desc(trainings.id))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(trainings, where));
}

/** What people said to proposals about a style guide, the latest word on each. */
export async function decisionsOf(scope: Scope, styleguideId: string): Promise<Map<string, DecisionRow>> {
  const rows = await scope.db
    .select()
    .from(trainingDecisions)
    .where(eq(trainingDecisions.styleguideId, styleguideId))
    .orderBy(trainingDecisions.decidedAt);
  return new Map(rows.map((row) => [row.proposal, row]));
}

export async function decide(
  scope: TenantScope,
  training: Pick<TrainingRow, 'id' | 'styleguideId'>,
  proposal: string,
  decision: DecisionRow['decision'],
): Promise<DecisionRow> {
  const said = { decision, decidedBy: scope.actor.name, decidedAt: sql`now()` };
  const [row] = await scope.db
    .insert(trainingDecisions)
    .values({
      ...said,
      organisationId: scope.organisationId,
      styleguideId: training.styleguideId,
      trainingId: training.id,
      proposal,
    })
    .onConflictDoUpdate({ target: [trainingDecisions.trainingId, trainingDecisions.proposal], set: said })
    .returning();
  return row as DecisionRow;
}

export type EditedText = {
  title: string;
  language: Language;
  before: (typeof postVersions.$inferSelect)['blocks'];
  after: (typeof postVersions.$inferSelect)['blocks'];
};

/** Texts in a style guide that the writer wrote and a person has changed before they were published. */
export async function editedTexts(
  scope: Scope,
  styleguideId: string,
  writer: string,
  most: number,
): Promise<EditedText[]> {
  const written = scope.db
    .selectDistinctOn([postVersions.postId], { postId: postVersions.postId, blocks: postVersions.blocks })
    .from(postVersions)
    .where(and(isNull(postVersions.savedById), eq(postVersions.savedBy, writer)))
    .orderBy(postVersions.postId, desc(postVersions.version))
    .as('written');
  return scope.db
    .select({ title: posts.title, language: posts.language, before: written.blocks, after: postVersions.blocks })
    .from(posts)
    .innerJoin(entries, and(eq(entries.id, posts.entryId), isNull(entries.deletedAt)))
    .innerJoin(written, eq(written.postId, posts.id))
    .innerJoin(postVersions, and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.publishedVersion)))
    .where(and(eq(entries.styleguideId, styleguideId), isNotNull(postVersions.savedById)))
    .orderBy(desc(posts.publishedAt))
    .limit(most);
}
