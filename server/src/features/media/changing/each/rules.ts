/**
 * One picture after the other, each in a short transaction of its own: stopped anywhere it keeps what is done, and taken
 * up again it does the same once more, which changes nothing. What one picture refuses keeps no other from its change.
 */
import { mostTags, type PicturesChange } from '@foyer/contract/media-library';
import { invalid, Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { endJob, startJob, tellJob } from '../../../jobs/rules.ts';
import { changePicture, removePicture } from '../../library/rules.ts';
import { findPicture } from '../../library/store.ts';

type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;
type Work = { jobId: string; ids: readonly string[]; change: PicturesChange | null };

/** Does such a job to its end. */
export async function changeEach(open: Open, { jobId, ids, change }: Work, signal: AbortSignal): Promise<void> {
  if (!(await open((scope) => startJob(scope, jobId)))) return;
  try {
    const refused = await throughAll(open, { jobId, ids, change }, signal);
    if (!refused) return;
    const [why] = refused;
    const verb = change ? 'changed' : 'deleted';
    const error = `${refused.length} of ${ids.length} pictures could not be ${verb}: ${why}`;
    const ended = why ? { state: 'failed' as const, error } : { state: 'done' as const };
    await open((scope) => endJob(scope, jobId, { ...ended, events: [{ type: ended.state }] }));
  } catch (problem) {
    if (signal.aborted) throw problem;
    const error = 'The pictures could not all be changed';
    await open((scope) => endJob(scope, jobId, { state: 'failed', error, events: [{ type: 'failed' }] }));
    throw problem;
  }
}

/** What pictures refused, in words; null when somebody has ended the job. */
async function throughAll(open: Open, { jobId, ids, change }: Work, signal: AbortSignal): Promise<string[] | null> {
  const refused: string[] = [];
  for (const [at, id] of ids.entries()) {
    signal.throwIfAborted();
    const told = { progress: at / ids.length, step: `${at + 1} of ${ids.length}`, events: [] };
    if (!(await open((scope) => tellJob(scope, jobId, told)))) return null;
    await open((scope) => doTo(scope, id, change)).catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem;
      // One that is gone meanwhile needs no change any more.
      if (problem.statusCode !== 404) refused.push(problem.message);
    });
  }
  return refused;
}

async function doTo(scope: TenantScope, id: string, change: PicturesChange | null): Promise<void> {
  if (!change) return removePicture(scope, id, true);
  const { addTags, ...plain } = change;
  if (!addTags) return void (await changePicture(scope, id, plain));
  const tags = [...new Set([...((await findPicture(scope, id))?.tags ?? []), ...addTags])];
  if (tags.length > mostTags) {
    throw invalid([{ field: 'addTags', message: `A picture has at most ${mostTags} tags` }]);
  }
  await changePicture(scope, id, { ...plain, tags });
}
