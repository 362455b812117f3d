/**
 * Looking at what stands in a WordPress: all posts by their digests, some calls for hundreds of them, and whole only
 * those that a hand has changed since the last look. It writes nothing there. Each night every channel is looked at,
 * and when somebody opens a screen that shows it, though not again within ten minutes.
 */
import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { enqueue } from '#lib/jobs.ts';
import type { Actor, TenantScope } from '#lib/scope.ts';
import { type Login, WordPressFailure } from '../../../../gateways/wordpress/calls.ts';
import { findItem, type ItemType, listItems, type RowThere } from '../../../../gateways/wordpress/items.ts';
import { inTenant } from '../../../access/rules.ts';
import { beginJob, endJob, openJob, startJob, tellJob } from '../../../jobs/rules.ts';
import { loginOf } from '../../checks/rules.ts';
import { allChannels } from '../../delivering/store.ts';
import { sendDelivery } from '../../outbox/rules.ts';
import { needsPerson } from '../../policy.ts';
import type { DeliveryRow } from '../../standing/store.ts';
import { type ChannelRow, findChannel, lockChannel } from '../../store.ts';
import { itemTypes } from '../../telling/rules.ts';
import { foundOf, removed } from '../rules.ts';
import type { Found } from '../store.ts';
import * as store from './store.ts';

const system: Actor = { userId: null, name: 'Foyer' };
const notAgainWithin = 10 * 60 * 1000;

/** The job that looks. Its work stands in jobs.ts. */
export const lookWork = {
  name: 'channels.look',
  input: z.object({ organisationId: id, domainId: id, jobId: id }),
};

/** Id of the job that looks; null where there is no channel, it cannot be reached just now, or it was looked at lately. */
export async function askForLook(scope: TenantScope, domainId: string, again: boolean): Promise<string | null> {
  const channel = await lockChannel(scope, domainId);
  if (!channel || isHeld(channel)) return null;
  const open = await openJob(scope, lookWork.name, { domainId });
  if (open) return open;
  if (!again && channel.lookedAt && Date.parse(channel.lookedAt) > Date.now() - notAgainWithin) return null;
  const jobId = await beginJob(scope, lookWork.name, { domainId });
  await enqueue(scope, lookWork, { organisationId: scope.organisationId, domainId, jobId });
  return jobId;
}

/** Has every channel of the installation looked at. */
export async function lookEverywhere(): Promise<void> {
  for (const { organisationId, domainId } of await allChannels()) {
    await inTenant(organisationId, system, (scope) => askForLook(scope, domainId, true));
  }
}

const isHeld = ({ heldUntil }: ChannelRow) => heldUntil !== null && Date.parse(heldUntil) > Date.now();

type Look = {
  login: Login;
  domainId: string;
  open: <T>(act: (scope: TenantScope) => Promise<T>) => Promise<T>;
  /** Tells how far it is. Throws where it was cancelled. */
  tell: (progress: number, step: string) => Promise<void>;
};

class Cancelled extends Error {}

/** Looks once, and ends the job with how many posts were found changed. */
export async function look(
  { organisationId, domainId, jobId }: z.infer<typeof lookWork.input>,
  signal?: AbortSignal,
): Promise<void> {
  const open: Look['open'] = (act) => inTenant(organisationId, system, act);
  if (!(await open((scope) => startJob(scope, jobId)))) return;
  const tell: Look['tell'] = async (progress, step) => {
    // A process that stops leaves the job to the next one.
    if (signal?.aborted) throw new Error('The program stops');
    if (!(await open((scope) => tellJob(scope, jobId, { progress, step, events: [] })))) throw new Cancelled();
  };
  try {
    const changed = await lookAt(domainId, open, tell);
    await tell(1, said(changed));
    await open((scope) => endJob(scope, jobId, { state: 'done', events: [{ type: 'done', changed }] }));
  } catch (problem) {
    if (problem instanceof Cancelled) return;
    if (signal?.aborted) throw problem;
    const known = problem instanceof WordPressFailure;
    const error = known ? `WordPress could not be looked at: ${problem.message}` : 'WordPress could not be looked at';
    await open((scope) =>
      endJob(scope, jobId, { state: 'failed', error, events: [{ type: 'failed', message: error }] }),
    );
    if (!known) throw problem;
  }
}

const said = (changed: number): string => {
  if (changed === 0) return 'Everything stands in WordPress as it was brought there';
  return changed === 1 ? 'One page was changed in WordPress' : `${changed} pages were changed in WordPress`;
};

async function lookAt(domainId: string, open: Look['open'], tell: Look['tell']): Promise<number> {
  const channel = await open((scope) => findChannel(scope, domainId));
  if (!channel) return 0;
  const work: Look = { login: loginOf(channel), domainId, open, tell };
  const rows = await open((scope) => store.standingOn(scope, channel.id));
  let changed = 0;
  for (const [type, own] of Map.groupBy(rows, (row) => itemTypes[row.type])) {
    if (type) changed += await lookAtType(work, type, own);
  }
  await open((scope) => store.setLooked(scope, channel.id));
  return changed;
}

async function lookAtType(work: Look, type: ItemType, rows: readonly DeliveryRow[]): Promise<number> {
  const there = new Map<string, RowThere>();
  for await (const page of listItems(work.login, type)) {
    for (const row of page.rows) there.set(row.id, row);
    await work.tell(Math.min(0.9, there.size / Math.max(1, page.total)), `${there.size} of ${page.total} posts`);
  }
  let changed = 0;
  for (const row of rows) changed += (await lookAtOne(work, type, row, there.get(idOf(row)))) ? 1 : 0;
  return changed;
}

const idOf = ({ thingId, language }: DeliveryRow) => `${thingId}-${language}`;

/** True where a hand has changed it. */
async function lookAtOne(work: Look, type: ItemType, row: DeliveryRow, listed: RowThere | undefined): Promise<boolean> {
  if (listed && !listed.changed_by_hand) return keep(work, row, null);
  // The same as at the last look: what is known of it is known already.
  if (listed && row.drift && row.driftMark === listed.digest) return true;
  await work.tell(0.95, 'Reading what was changed');
  // A list read page by page may leave one out while others are deleted: only the post itself can say that it is gone.
  const there = await findItem(work.login, type, idOf(row));
  if (!there) return keep(work, row, removed);
  // Somebody newer than what is known here has written it.
  if (there.version > row.wanted) return false;
  return keep(work, row, there.changed_by_hand ? foundOf(there, row) : null);
}

/** Keeps what was found where it is news; true where it is a difference. */
async function keep({ open, domainId }: Look, row: DeliveryRow, found: Found | null): Promise<boolean> {
  if (!found && !row.drift) return false;
  if (found && row.drift === found.kind && row.driftMark === found.mark) return true;
  await open(async (scope) => {
    if (!(await store.keepSeen(scope, row, found))) return;
    if (found || !row.stuck || !row.problem || !needsPerson(row.problem.code)) return;
    await store.tryAgain(scope, row.id);
    await sendDelivery(scope, domainId);
  });
  return found !== null;
}
