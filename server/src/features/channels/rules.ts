/**
 * The channel of a domain: the WordPress its pages are mirrored into. The application password is kept sealed and never
 * told; it goes to another address or user only when somebody gives it anew.
 */
import type { Channel, ChannelInput } from '@foyer/contract/channels';
import { invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { seal } from '#lib/seal.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { recordAct } from '../audit-log/rules.ts';
import { holdDomain } from '../domains/rules.ts';
import { mirrorAll, sendDelivery } from './outbox/rules.ts';
import { passwordPurpose } from './policy.ts';
import { presentChannel } from './presenter.ts';
import * as store from './store.ts';

/** Null where the domain's own site alone shows it. */
export async function channelOf(scope: TenantScope, domainId: string): Promise<Channel | null> {
  const row = await store.findChannel(scope, domainId);
  return row ? presentChannel(row, await store.countBacklog(scope, row.id)) : null;
}

/**
 * Connects a WordPress or changes the connection. A new address gets everything live. Throws 412 for another version
 * than expected, 422 where the password is needed anew.
 */
export async function saveChannel(
  scope: TenantScope,
  domainId: string,
  { address, username, password }: ChannelInput,
  expected: Expected,
): Promise<Channel> {
  await holdDomain(scope, domainId);
  const before = await store.lockChannel(scope, domainId);
  if (before) refuseStale(expected, presentChannel(before, await store.countBacklog(scope, before.id)));
  const known = before?.address === address && before.username === username ? before : undefined;
  if (!password && !known) {
    const message = before
      ? 'Give the application password again for another address or user'
      : 'Application password is required';
    throw invalid([{ field: 'password', message }]);
  }
  const values = { address, username, password: password ? seal(password, passwordPurpose) : (known?.password ?? '') };
  const row = before
    ? await store.updateChannel(scope, before.id, values)
    : await store.insertChannel(scope, domainId, values);
  if (before?.address === address) await sendDelivery(scope, domainId);
  else {
    await store.forgetDeliveries(scope, row.id);
    await mirrorAll(scope, domainId);
  }
  await record(scope, before ? 'changed' : 'connected', row);
  return presentChannel(row, await store.countBacklog(scope, row.id));
}

/** Takes the connection away; what stands in the WordPress stays there. Throws 404. */
export async function removeChannel(scope: TenantScope, domainId: string): Promise<void> {
  const row = await store.deleteChannel(scope, domainId);
  if (!row) throw notFound('Channel');
  await record(scope, 'removed', row);
}

const record = (scope: TenantScope, act: 'connected' | 'changed' | 'removed', row: store.ChannelRow) =>
  recordAct(scope, {
    action: `channel.${act}`,
    targetKind: 'domain',
    targetId: row.domainId,
    detail: { address: row.address, username: row.username },
  });
