/** The SQL of channels: one row for a domain that is mirrored into a WordPress. */
import type { ChannelProblem, ChannelSite } from '@foyer/contract/channels';
import { and, count, eq, sql } from 'drizzle-orm';
import { channels, deliveries } from '#db/tables/channels.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type ChannelRow = typeof channels.$inferSelect;
export type Backlog = { waiting: number; stuck: number; delivered: number };
type Connection = Pick<ChannelRow, 'address' | 'username' | 'password'>;

const of = (scope: TenantScope, domainId: string) =>
  and(eq(channels.organisationId, scope.organisationId), eq(channels.domainId, domainId));

export async function findChannel(scope: TenantScope, domainId: string): Promise<ChannelRow | undefined> {
  const [row] = await scope.db.select().from(channels).where(of(scope, domainId));
  return row;
}

/** Held until the transaction ends. */
export async function lockChannel(scope: TenantScope, domainId: string): Promise<ChannelRow | undefined> {
  const [row] = await scope.db.select().from(channels).where(of(scope, domainId)).for('no key update');
  return row;
}

export async function insertChannel(scope: TenantScope, domainId: string, values: Connection): Promise<ChannelRow> {
  const { organisationId } = scope;
  const [row] = await scope.db
    .insert(channels)
    .values({ ...values, organisationId, domainId })
    .returning();
  return row as ChannelRow;
}

/** Another connection: what was found of the one before is forgotten. */
export async function updateChannel(scope: TenantScope, id: string, values: Connection): Promise<ChannelRow> {
  const [row] = await scope.db
    .update(channels)
    .set({
      ...{ ...values, checkedAt: null, problem: null, site: null, failures: 0, heldUntil: null },
      version: sql`${channels.version} + 1`,
    })
    .where(eq(channels.id, id))
    .returning();
  return row as ChannelRow;
}

export async function deleteChannel(scope: TenantScope, domainId: string): Promise<ChannelRow | undefined> {
  const [row] = await scope.db.delete(channels).where(of(scope, domainId)).returning();
  return row;
}

/** Nothing has been brought to the new address yet. */
export async function forgetDeliveries(scope: TenantScope, channelId: string): Promise<void> {
  await scope.db.delete(deliveries).where(eq(deliveries.channelId, channelId));
}

/** What a test found; left alone where the connection was changed meanwhile. */
export async function setChecked(
  scope: TenantScope,
  { id, version }: ChannelRow,
  found: { problem: ChannelProblem | null; site: ChannelSite | null },
): Promise<void> {
  await scope.db
    .update(channels)
    .set({ ...found, checkedAt: sql`now()`, ...(found.problem ? {} : { failures: 0, heldUntil: null }) })
    .where(and(eq(channels.id, id), eq(channels.version, version)));
}

export async function countBacklog(scope: Scope, channelId: string): Promise<Backlog> {
  const due = sql`${deliveries.wanted} > ${deliveries.delivered}`;
  const [row] = await scope.db
    .select({
      waiting: sql<number>`count(*) filter (where ${due} and not ${deliveries.stuck})`.mapWith(Number),
      stuck: sql<number>`count(*) filter (where ${due} and ${deliveries.stuck})`.mapWith(Number),
      delivered: count(),
    })
    .from(deliveries)
    .where(eq(deliveries.channelId, channelId));
  const { waiting, stuck, delivered: all } = row ?? { waiting: 0, stuck: 0, delivered: 0 };
  return { waiting, stuck, delivered: all - waiting - stuck };
}
