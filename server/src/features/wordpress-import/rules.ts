/**
 * Imports from the WordPress of a domain: begun, looked at and stopped. One runs at a time. It refuses whoever may not
 * write everything that would come in, a domain without a connection, and a house that stands elsewhere.
 */
import type { Paging } from '@foyer/contract/lists';
import type { WordPressImport, WordPressImportInput, WordPressItem } from '@foyer/contract/wordpress-import';
import { enqueue, type JobDefinition } from '#lib/jobs.ts';
import { conflict, invalid, notAllowed, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { recordAct } from '../audit-log/rules.ts';
import { channelOf } from '../channels/rules.ts';
import { holdDomain } from '../domains/rules.ts';
import { beginJob, cancelJob, oneJob, openJob } from '../jobs/rules.ts';
import { oneProperty } from '../properties/rules.ts';
import { workspaceOfDomain } from '../workspaces/rules.ts';
import { mostKept } from './policy.ts';
import { presentImport, presentItem } from './presenter.ts';
import * as store from './store.ts';

export type RunInput = {
  organisationId: string;
  domainId: string;
  importId: string;
  jobId: string;
  by: { userId: string | null; name: string };
};
type Runner = JobDefinition<RunInput>;

const jobKind = 'wordpress-import.run';

/**
 * Begins an import, or a dry run of one. Throws 403 without the rights to write texts, pictures and categories, 404
 * without a connection, 409 `import-running`, 422 for a house of another domain.
 */
export async function startImport(
  scope: TenantScope,
  runner: Runner,
  domainId: string,
  { dryRun, propertyId, language }: WordPressImportInput,
): Promise<{ id: string; jobId: string }> {
  if (!(['content:write', 'media:write', 'config:write'] as const).every(scope.may)) throw notAllowed();
  await holdDomain(scope, domainId);
  const channel = await channelOf(scope, domainId);
  if (!channel) throw notFound('Channel');
  if (await openJob(scope, jobKind, { domainId })) {
    throw conflict(
      'import-running',
      'An import from this WordPress is running already. Stop it, or wait until it is over',
    );
  }
  const workspaceId = await workspaceFor(scope, domainId, propertyId);
  const { organisationId, actor } = scope;
  const jobId = await beginJob({ ...scope, workspaceId }, jobKind, { domainId });
  const { id } = await store.insertImport(scope, {
    ...{ domainId, workspaceId, propertyId, jobId, dryRun },
    ...{ address: channel.address, language: language ?? null, startedBy: actor.name },
  });
  await store.keepNewest(scope, domainId, mostKept);
  const by = { userId: actor.userId, name: actor.name };
  await enqueue(scope, runner, { organisationId, domainId, importId: id, jobId, by });
  if (!dryRun) await record(scope, 'started', domainId, { address: channel.address });
  return { id, jobId };
}

/** The newest first. */
export async function listImports(
  scope: TenantScope,
  domainId: string,
  paging: Paging,
): Promise<{ data: WordPressImport[]; total: number }> {
  const { rows, total } = await store.listImports(scope, domainId, paging);
  return { data: await present(scope, rows), total };
}

/** Throws 404. */
export async function oneImport(scope: TenantScope, domainId: string, id: string): Promise<WordPressImport> {
  const [shown] = await present(scope, [await found(scope, domainId, id)]);
  return shown as WordPressImport;
}

/** What became of each thing, in the order of the import. Throws 404. */
export async function itemsOf(
  scope: TenantScope,
  domainId: string,
  id: string,
  query: store.ItemFilter & Paging,
): Promise<{ data: WordPressItem[]; total: number }> {
  await found(scope, domainId, id);
  const { rows, total } = await store.listItems(scope, id, query);
  return { data: rows.map(presentItem), total };
}

/** Stops an import and keeps what came in; one that is over stays as it is. Throws 404. */
export async function cancelImport(scope: TenantScope, domainId: string, id: string): Promise<WordPressImport> {
  const row = await found(scope, domainId, id);
  const before = await oneJob(scope, row.jobId);
  const { state } = await cancelJob(scope, row.jobId);
  if (state !== before.state && !row.dryRun) await record(scope, 'cancelled', domainId, { address: row.address });
  return oneImport(scope, domainId, id);
}

async function found(scope: TenantScope, domainId: string, id: string): Promise<store.ImportRow> {
  const row = await store.findImport(scope, domainId, id);
  if (!row) throw notFound('Import');
  return row;
}

async function present(scope: TenantScope, rows: readonly store.ImportRow[]): Promise<WordPressImport[]> {
  const counted = await store.countItems(
    scope,
    rows.map(({ id }) => id),
  );
  const shown: WordPressImport[] = [];
  for (const row of rows) {
    const own = counted.filter(({ importId }) => importId === row.id);
    shown.push(presentImport(row, await oneJob(scope, row.jobId), own));
  }
  return shown;
}

async function workspaceFor(scope: TenantScope, domainId: string, propertyId: string | null): Promise<string> {
  const house = propertyId ? await oneProperty(scope, propertyId) : null;
  if (house && house.domainId !== domainId) {
    throw invalid([{ field: 'propertyId', message: 'Choose a property whose pages stand on this domain' }]);
  }
  const workspaceId = house?.workspaceId ?? (await workspaceOfDomain(scope, domainId))?.id;
  if (workspaceId) return workspaceId;
  throw conflict('no-workspace', 'No workspace uses this domain yet. Create one first: what comes in is kept there');
}

const record = (
  scope: TenantScope,
  act: 'started' | 'cancelled',
  domainId: string,
  detail: Record<string, string>,
): Promise<void> =>
  recordAct(scope, { action: `wordpress-import.${act}`, targetKind: 'domain', targetId: domainId, detail });
