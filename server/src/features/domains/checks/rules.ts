/**
 * Asking for a look at a domain's record: one at a time, whoever asks meanwhile gets the same job. It refuses to look
 * for what needs no proof. It stands by itself, since the job calls what it starts.
 */
import { enqueue } from '#lib/jobs.ts';
import { conflict, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { beginJob, openJob } from '../../jobs/rules.ts';
import { verifyDomain } from '../jobs.ts';
import { needsProof } from '../policy.ts';
import { lockProof } from '../verification/store.ts';

/** Id of the job that looks. Throws 404, or 409 `no-proof-needed`. */
export async function askForCheck(scope: TenantScope, domainId: string): Promise<string> {
  const row = await lockProof(scope, domainId);
  if (!row) throw notFound('Domain');
  if (!needsProof(row)) throw conflict('no-proof-needed', 'A local address needs no proof');
  const open = await openJob(scope, verifyDomain.name, { domainId });
  if (open) return open;
  const jobId = await beginJob(scope, verifyDomain.name, { domainId });
  const { organisationId, actor } = scope;
  const by = { userId: actor.userId, name: actor.name };
  await enqueue(scope, verifyDomain, { organisationId, domainId, jobId, by });
  return jobId;
}
