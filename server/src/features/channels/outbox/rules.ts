/**
 * The outbox of a domain's channel: whatever a transaction puts on the site, changes there or takes away becomes due
 * for the WordPress in that same transaction, and a job is sent with it. It stands by itself, since domains call it,
 * which everything else builds on.
 */
import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { enqueue } from '#lib/jobs.ts';
import type { TenantScope } from '#lib/scope.ts';
import * as store from './store.ts';

/** The job that brings what is due. Its work stands in jobs.ts, which builds on what calls this. */
export const deliverWork = {
  name: 'channels.deliver',
  input: z.object({ organisationId: id, domainId: id }),
};

/** Called whenever the site of a domain has changed; does nothing where there is no channel. */
export const mirrorChanges = async (scope: TenantScope, domainId: string): Promise<void> =>
  mirror(scope, domainId, await store.touchedHere(scope, domainId));

/** Called when what pages tell beside their text has changed: a property, events, pictures. */
export const mirrorAbout = async (scope: TenantScope, domainId: string, about: store.About): Promise<void> =>
  mirror(scope, domainId, await store.liveAbout(scope, domainId, about));

/** Has everything on the domain looked at again; what is told as before is not sent anew. */
export const mirrorAll = async (scope: TenantScope, domainId: string): Promise<void> =>
  mirror(scope, domainId, await store.allOf(scope, domainId));

async function mirror(scope: TenantScope, domainId: string, marks: Parameters<typeof store.putDue>[2]): Promise<void> {
  if (marks.length === 0) return;
  await store.putDue(scope, domainId, marks);
  await sendDelivery(scope, domainId);
}

/** Has what is due brought as soon as the transaction stands, or at a moment to come. */
export async function sendDelivery(scope: TenantScope, domainId: string, startAfter?: Date): Promise<void> {
  const { organisationId } = scope;
  const input = { organisationId, domainId };
  // One that waits for later may not stand in the way of one that is wanted now.
  const options = startAfter ? { startAfter, singletonKey: `${domainId}:later` } : { singletonKey: domainId };
  await enqueue(scope, deliverWork, input, options);
}
