/** Counts what an organisation uses, in one statement. */
import { and, eq, gte, sql } from 'drizzle-orm';
import { organizations, properties, workspaces } from '#db/tables/tenants.ts';
import { jobs } from '#db/tables/work.ts';
import type { TenantScope } from '#lib/scope.ts';

export async function countUsage(scope: TenantScope) {
  const { db, organisationId } = scope;
  const slots = db
    .select({ sum: sql`coalesce(sum(${workspaces.propertySlots}), 0)` })
    .from(workspaces)
    .where(eq(workspaces.organisationId, organisationId));
  const month = sql`date_trunc('month', now(), 'UTC')`;
  const texts = and(
    eq(jobs.organisationId, organisationId),
    eq(jobs.kind, 'content.generate'),
    gte(jobs.createdAt, month),
  );
  const [row] = await db
    .select({
      workspaceSlots: organizations.workspaceSlots,
      slotsSince: organizations.slotsSince,
      workspaces: db.$count(workspaces, eq(workspaces.organisationId, organisationId)),
      properties: db.$count(properties, eq(properties.organisationId, organisationId)),
      propertySlots: sql`(${slots})`.mapWith(Number),
      generations: db.$count(jobs, texts),
    })
    .from(organizations)
    .where(eq(organizations.id, organisationId));
  return row;
}
