/**
 * The same done to several pictures by a job, so that it goes on when the screen is left. It refuses a second one of the
 * property while the first runs, and what no picture could be changed to.
 */
import type { PicturesChange } from '@foyer/contract/media-library';
import { enqueue } from '#lib/jobs.ts';
import { conflict, invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { beginJob, openJob } from '../../jobs/rules.ts';
import { refuseForeignFolder } from '../folders/rules.ts';
import { changingKind } from '../library/rules.ts';
import { changePictures } from './jobs.ts';
import * as store from './store.ts';

/**
 * Opens a job that changes pictures, or deletes them where `change` is null.
 * @throws 409 `already-changing`, 422 for another workspace's folder or where no picture is the property's.
 */
export async function startChange(
  scope: TenantScope,
  { propertyId, ids }: { propertyId: string; ids: readonly string[] },
  change: PicturesChange | null,
): Promise<{ jobId: string; pictures: number }> {
  if (await openJob(scope, changingKind, { propertyId })) {
    throw conflict('already-changing', 'Pictures are being changed already. Wait until that is done, or stop it');
  }
  const chosen = await store.findChosenIds(scope, propertyId, ids);
  const [first] = chosen;
  if (!first) throw invalid([{ field: 'ids', message: 'None of these pictures is there any more' }]);
  if (change?.folderId) await refuseForeignFolder(scope, first, change.folderId);
  const jobId = await beginJob(scope, changingKind, { propertyId });
  const { userId, name } = scope.actor;
  const work = { jobId, person: { userId, name }, ids: chosen, change };
  await enqueue(scope, changePictures, { organisationId: scope.organisationId, ...work });
  return { jobId, pictures: chosen.length };
}
