/** Imports as they go over the wire. */
import type { Job } from '@foyer/contract/jobs';
import {
  type WordPressCounts,
  type WordPressImport,
  type WordPressItem,
  wordpressKinds,
  wordpressOutcomes,
} from '@foyer/contract/wordpress-import';
import { toInstant, toInstantOrNull } from '#lib/time.ts';
import { sizeOf } from './policy.ts';
import type { ImportRow, ItemRow } from './store.ts';

export type Counted = Pick<ItemRow, 'kind' | 'outcome'> & { count: number };

export const presentImport = (row: ImportRow, job: Job, counted: readonly Counted[]): WordPressImport => ({
  id: row.id,
  domainId: row.domainId,
  workspaceId: row.workspaceId,
  jobId: row.jobId,
  address: row.address,
  propertyId: row.propertyId,
  language: row.language,
  dryRun: row.dryRun,
  state: job.state,
  error: job.error,
  total: row.plan ? sizeOf(row.plan) : null,
  reached: row.reached,
  counts: countsOf(counted),
  notes: row.notes,
  startedBy: row.startedBy,
  createdAt: toInstant(row.createdAt),
  updatedAt: job.updatedAt,
});

const countsOf = (counted: readonly Counted[]): WordPressCounts =>
  Object.fromEntries(
    wordpressKinds.map((kind) => [
      kind,
      Object.fromEntries(
        wordpressOutcomes.map((outcome) => [
          outcome,
          counted.find((one) => one.kind === kind && one.outcome === outcome)?.count ?? 0,
        ]),
      ),
    ]),
  ) as WordPressCounts;

export const presentItem = (row: ItemRow): WordPressItem => ({
  kind: row.kind,
  number: row.number,
  title: row.title,
  link: row.link,
  date: toInstantOrNull(row.date),
  outcome: row.outcome,
  notes: row.notes,
  thingId: row.thingId,
});
