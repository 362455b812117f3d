/**
 * Imports: events read out of a file or feed, compared with what the workspace has, and taken over. A dry run stops
 * before that. It refuses neither bad lines nor the rest because of them, and running it twice adds nothing twice.
 */
import {
  type EventImport,
  type ImportInput,
  type ImportLine,
  type ImportVerdict,
  importVerdict,
} from '@foyer/contract/imports';
import type { Job } from '@foyer/contract/jobs';
import type { Paging } from '@foyer/contract/lists';
import type { SentFile } from '#lib/form.ts';
import { enqueue, type JobDefinition } from '#lib/jobs.ts';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { toInstant, toInstantOrNull } from '#lib/time.ts';
import { beginJob, oneJob } from '../jobs/rules.ts';
import * as store from './store.ts';

export type RunInput = {
  organisationId: string;
  importId: string;
  jobId: string;
  by: { userId: string | null; name: string };
  /** Take over what was found. */
  apply: boolean;
  /** What is doubtful too. */
  doubtful: boolean;
};
type Runner = JobDefinition<RunInput>;
export type Started = { id: string; jobId: string };

const jobKind = 'imports.run';

/** Begins an import of a file, or of what an address answers. Throws 422 when neither or both are given. */
export async function startImport(
  scope: TenantScope,
  runner: Runner,
  { workspaceId, format, feedUrl, dryRun, ...settings }: ImportInput,
  file?: SentFile,
): Promise<Started> {
  if (!file && !feedUrl) throw invalid([{ field: 'file', message: 'Choose a file or give the address of a feed' }]);
  if (file && feedUrl) throw invalid([{ field: 'feedUrl', message: 'Choose a file or a feed, not both' }]);
  const here = { ...scope, workspaceId };
  const jobId = await beginJob(here, jobKind, { source: feedUrl ?? file?.name });
  const { id } = await store.insertImport(scope, {
    workspaceId,
    jobId,
    source: feedUrl ?? (file?.name || 'File'),
    feedUrl: feedUrl ?? null,
    format: format ?? null,
    settings,
    dryRun,
    content: file ? file.bytes.toString('base64') : null,
  });
  await send(scope, runner, { id, jobId }, { apply: !dryRun, doubtful: false });
  return { id, jobId };
}

/** What an import found, its lines filtered and a page of them. Throws 404. */
export async function oneImport(
  scope: TenantScope,
  importId: string,
  { verdict, skip, take }: Paging & { verdict?: ImportVerdict },
): Promise<EventImport> {
  const row = await store.findImport(scope, importId);
  if (!row) throw notFound('Import');
  const job = await oneJob(scope, row.jobId);
  const lines = row.lines ?? [];
  const wanted = verdict ? lines.filter((line) => line.verdict === verdict) : lines;
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    jobId: row.jobId,
    source: row.source,
    format: row.format === 'ics' || row.format === 'csv' ? row.format : null,
    dryRun: row.dryRun,
    state: job.state,
    error: job.error,
    counts: countsOf(lines),
    lines: { data: wanted.slice(skip, skip + take), total: wanted.length },
    appliedAt: toInstantOrNull(row.appliedAt),
    createdAt: toInstant(row.createdAt),
  };
}

const countsOf = (lines: readonly ImportLine[]): EventImport['counts'] =>
  Object.fromEntries(
    importVerdict.options.map((verdict) => [verdict, lines.filter((line) => line.verdict === verdict).length]),
  ) as EventImport['counts'];

const isOver = ({ state }: Job): boolean => state === 'done' || state === 'failed' || state === 'cancelled';

/**
 * Takes over what a dry run found, or what is left of an import that was stopped; once more with `doubtful` what was
 * left in doubt. Throws 404, 409 `import-running` before it is over, 409 `import-unread` when nothing could be read.
 */
export async function applyImport(
  scope: TenantScope,
  runner: Runner,
  importId: string,
  doubtful: boolean,
): Promise<Started> {
  const row = await store.lockImport(scope, importId);
  if (!row) throw notFound('Import');
  if (!isOver(await oneJob(scope, row.jobId))) throw conflict('import-running', 'The import is still running');
  if (!row.lines) throw conflict('import-unread', 'Nothing could be read; start another import');
  const jobId = await beginJob({ ...scope, workspaceId: row.workspaceId }, jobKind, { source: row.source });
  await store.updateImport(scope, importId, { jobId, dryRun: false, reached: 0 });
  await send(scope, runner, { id: importId, jobId }, { apply: true, doubtful });
  return { id: importId, jobId };
}

async function send(
  scope: TenantScope,
  runner: Runner,
  { id, jobId }: Started,
  how: Pick<RunInput, 'apply' | 'doubtful'>,
): Promise<void> {
  const { organisationId, actor } = scope;
  const by = { userId: actor.userId, name: actor.name };
  await enqueue(scope, runner, { organisationId, importId: id, jobId, by, ...how });
}
