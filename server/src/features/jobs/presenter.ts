import type { Job } from '@foyer/contract/jobs';
import { toInstant } from '#lib/time.ts';
import type { JobRow } from './store.ts';

export const presentJob = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind,
  state: row.state as Job['state'],
  progress: row.progress,
  step: row.step,
  error: row.error,
  createdAt: toInstant(row.createdAt),
  updatedAt: toInstant(row.updatedAt),
});
