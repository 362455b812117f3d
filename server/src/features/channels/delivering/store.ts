/**
 * The SQL of working off what is due. A row is one worker's as long as its lease says; every word about the outcome
 * names the lease, so that a worker that has lost it changes nothing.
 */
import type { ChannelProblem } from '@foyer/contract/channels';
import { and, asc, desc, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { channels, deliveries, type TextThere } from '#db/tables/channels.ts';
import type { TenantScope } from '#lib/scope.ts';
import { inAct } from '../../access/rules.ts';
import { type Found, keepBrought, keepFound, level } from '../drift/store.ts';
import { nextWanted } from '../outbox/store.ts';
import { leaseSeconds } from '../policy.ts';
import type { DeliveryRow } from '../standing/store.ts';
import type { ChannelRow } from '../store.ts';

/** A row with the version that is being brought and the lease it is worked on under. */
export type Leased = DeliveryRow & { lease: string };

const due = sql`${deliveries.wanted} > ${deliveries.delivered} and not ${deliveries.stuck}`;
const free = or(isNull(deliveries.leaseUntil), lt(deliveries.leaseUntil, sql`now()`));
const lease = sql`now() + ${`${leaseSeconds} s`}::interval`;
const mine = (row: Leased): SQL | undefined => and(eq(deliveries.id, row.id), eq(deliveries.lease, row.lease));

/**
 * The next row of a domain that is due and nobody's, with its channel; undefined when there is none. What became due
 * last goes first: whoever publishes does not wait behind a backlog.
 */
export async function claim(
  scope: TenantScope,
  domainId: string,
): Promise<{ row: Leased; channel: ChannelRow } | undefined> {
  const [channel] = await scope.db
    .select()
    .from(channels)
    .where(and(eq(channels.domainId, domainId), or(isNull(channels.heldUntil), lte(channels.heldUntil, sql`now()`))));
  if (!channel) return undefined;
  const [next] = await scope.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.channelId, channel.id), due, lte(deliveries.nextTryAt, sql`now()`), free))
    .orderBy(desc(deliveries.nextTryAt), asc(deliveries.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  const [row] = await scope.db
    .update(deliveries)
    .set({ lease: uuidv7(), leaseUntil: lease })
    .where(eq(deliveries.id, next.id))
    .returning();
  return row?.lease ? { row: { ...row, lease: row.lease }, channel } : undefined;
}

/** Prolongs the lease; false when it is lost. */
export async function renew(scope: TenantScope, row: Leased): Promise<boolean> {
  const rows = await scope.db
    .update(deliveries)
    .set({ leaseUntil: lease })
    .where(and(mine(row), sql`${deliveries.leaseUntil} > now()`))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

const letGo = { lease: null, leaseUntil: null };

/** The version stands there; without a `text` it stood there already and is left as it was. */
export async function settle(
  scope: TenantScope,
  row: Leased,
  {
    stands,
    link,
    postNumber,
    sent,
    text,
  }: Pick<DeliveryRow, 'stands' | 'link' | 'postNumber' | 'sent'> & { text?: TextThere | null },
): Promise<void> {
  const kept = await scope.db
    .update(deliveries)
    .set({
      ...{ stands, link, postNumber, sent, ...letGo, delivered: row.wanted, deliveredAt: sql`now()` },
      ...{ tries: 0, problem: null, stuck: false, overwrite: false },
      ...(text === undefined ? {} : level),
    })
    .where(mine(row))
    .returning({ id: deliveries.id });
  if (kept.length > 0 && text !== undefined) await keepBrought(scope, row.id, text);
  await scope.db
    .update(channels)
    .set({ failures: 0, heldUntil: null, problem: null })
    .where(and(eq(channels.id, row.channelId), sql`(${channels.failures} > 0 or ${channels.problem} is not null)`));
}

/** The try failed; `wait` in milliseconds, null where only a person can go on, about what was found there. */
export async function fail(
  scope: TenantScope,
  row: Leased,
  problem: ChannelProblem,
  wait: number | null,
  found?: Found,
): Promise<void> {
  const kept = await scope.db
    .update(deliveries)
    .set({
      ...letGo,
      tries: sql`${deliveries.tries} + 1`,
      problem,
      stuck: wait === null,
      ...(wait === null ? {} : { nextTryAt: inMilliseconds(wait) }),
    })
    .where(mine(row))
    .returning({ id: deliveries.id });
  if (kept.length > 0 && found) await keepFound(scope, row.id, found);
}

/** The site itself is in the way: its posts wait, each for as many tries as it had. */
export async function hold(
  scope: TenantScope,
  row: Leased,
  { problem, wait, failures }: { problem: ChannelProblem; wait: number; failures: number },
): Promise<void> {
  await scope.db.update(deliveries).set(letGo).where(mine(row));
  // Several workers meet the same wall: it is counted once.
  await scope.db
    .update(channels)
    .set({ problem, failures: failures + 1, heldUntil: inMilliseconds(wait) })
    .where(and(eq(channels.id, row.channelId), eq(channels.failures, failures)));
}

/** A newer version stands there than we know of: ours is to be newer still. */
export async function outrun(scope: TenantScope, row: Leased, lowest: number): Promise<void> {
  await scope.db
    .update(deliveries)
    .set({ ...letGo, wanted: sql`greatest(${nextWanted}, ${lowest + 1}::bigint)` })
    .where(mine(row));
}

/** When the next of a domain's rows is due; null when none is. */
export async function nextDue(scope: TenantScope, domainId: string): Promise<string | null> {
  const [row] = await scope.db
    .select({
      at: sql<string | null>`min(greatest(${deliveries.nextTryAt}, ${deliveries.leaseUntil}, ${channels.heldUntil}))`,
    })
    .from(deliveries)
    .innerJoin(channels, eq(channels.id, deliveries.channelId))
    .where(and(eq(deliveries.domainId, domainId), due));
  return row?.at ?? null;
}

type Due = { organisationId: string; domainId: string };

/** Every domain of all organisations that has a channel. */
export const allChannels = () => inAct<Due[], Due[]>('app.all_channels()', async (found) => found);

/** Domains of all organisations with something due by now, the longest due first. */
export const dueChannels = (most: number) => inAct<Due[], Due[]>(`app.due_channels(${most})`, async (found) => found);

const inMilliseconds = (wait: number): SQL => sql`now() + ${`${Math.round(wait)} ms`}::interval`;
