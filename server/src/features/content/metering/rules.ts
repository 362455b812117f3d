/**
 * How much an organisation may have written in a month, whoever writes it: each text asked for counts, each alt text
 * too. The limit is the installation's; over it nothing is begun, and the answer says when the count begins anew.
 */
import { Refusal } from '#lib/refusal.ts';
import { runtime } from '#lib/runtime.ts';
import type { TenantScope } from '#lib/scope.ts';
import { beginJob, endJob } from '../../jobs/rules.ts';
import { countForGood } from './store.ts';

/** Kinds of job that are a text each. */
export const writingKinds = ['content.generate', 'content.alt-text'] as const;

/** Throws 429 `writing-limit` where one more text would be one too many. Call it in the transaction that counts it. */
export async function refuseOverLimit(scope: TenantScope): Promise<void> {
  const { writingLimit } = runtime();
  if (writingLimit === null || (await countForGood(scope, writingKinds)) < writingLimit) return;
  const now = new Date();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(next);
  throw new Refusal(
    429,
    'writing-limit',
    `Your organization has had ${writingLimit} texts written this month, which is its limit. The count begins anew on ${day}`,
    { headers: { 'retry-after': String(Math.ceil((next - now.getTime()) / 1000)) } },
  );
}

/** Counts an alt text. Throws as `refuseOverLimit` does. */
export async function countAltText(scope: TenantScope, about: object): Promise<void> {
  await refuseOverLimit(scope);
  const jobId = await beginJob(scope, 'content.alt-text', about);
  await endJob(scope, jobId, { state: 'done', events: [] });
}
