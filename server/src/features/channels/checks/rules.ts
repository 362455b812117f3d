/**
 * Testing a channel's connection: asks the WordPress with no transaction open and keeps what it found. One test at a
 * time; whoever asks meanwhile gets the same job. A connection that works again lets its backlog go.
 */
import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { enqueue } from '#lib/jobs.ts';
import { notFound } from '#lib/refusal.ts';
import type { Actor, TenantScope } from '#lib/scope.ts';
import { unseal, WrongKey } from '#lib/seal.ts';
import { type Login, WordPressFailure } from '../../../gateways/wordpress/calls.ts';
import { probeWordPress } from '../../../gateways/wordpress/probing.ts';
import { inTenant } from '../../access/rules.ts';
import { beginJob, openJob } from '../../jobs/rules.ts';
import { sendDelivery } from '../outbox/rules.ts';
import { passwordPurpose } from '../policy.ts';
import { type ChannelRow, findChannel, lockChannel, setChecked } from '../store.ts';

const system: Actor = { userId: null, name: 'Foyer' };

/** The job that tests. Its work stands in jobs.ts. */
export const testWork = {
  name: 'channels.test',
  input: z.object({ organisationId: id, domainId: id, jobId: id }),
};

/** Id of the job that tests. Throws 404. */
export async function askForTest(scope: TenantScope, domainId: string): Promise<string> {
  if (!(await lockChannel(scope, domainId))) throw notFound('Channel');
  const open = await openJob(scope, testWork.name, { domainId });
  if (open) return open;
  const jobId = await beginJob(scope, testWork.name, { domainId });
  await enqueue(scope, testWork, { organisationId: scope.organisationId, domainId, jobId });
  return jobId;
}

/** Tests once and keeps what was found; a channel that is gone or was changed meanwhile is left alone. */
export async function testChannel(organisationId: string, domainId: string): Promise<void> {
  const row = await inTenant(organisationId, system, (scope) => findChannel(scope, domainId));
  if (!row) return;
  const found = await look(row);
  await inTenant(organisationId, system, async (scope) => {
    await setChecked(scope, row, found);
    if (!found.problem) await sendDelivery(scope, domainId);
  });
}

async function look(row: ChannelRow) {
  try {
    return { problem: null, site: await probeWordPress(loginOf(row)) };
  } catch (failure) {
    if (!(failure instanceof WordPressFailure)) throw failure;
    return { problem: failure.problem, site: row.site };
  }
}

/** Whose WordPress a domain is mirrored into. Throws 404, and WordPressFailure as `loginOf`. */
export async function loginTo(scope: TenantScope, domainId: string): Promise<Login> {
  const row = await findChannel(scope, domainId);
  if (!row) throw notFound('Channel');
  return loginOf(row);
}

/** Whom to sign in as. Throws WordPressFailure where the password was sealed with another key. */
export function loginOf({ address, username, password }: ChannelRow): Login {
  try {
    return { address, username, password: unseal(password, passwordPurpose) };
  } catch (problem) {
    if (!(problem instanceof WrongKey)) throw problem;
    throw new WordPressFailure(
      'key-changed',
      'Give the application password again: the key it was sealed with is gone',
    );
  }
}
