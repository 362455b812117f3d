/** Counts what an organisation uses, in one statement. */
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { organizations, properties, workspaces } from '#db/tables/tenants.ts';
import { jobs } from '#db/tables/work.ts';
import type { TenantScope } from '#lib/scope.ts';

/** `texts` are the kinds of job that are a text each. */
export async function countUsage(scope: TenantScope, texts: readonly string[]) {
  const { db, organisationId } = scope;
  const slots = db
    .select({ sum: sql`coalesce(sum(${workspaces.propertySlots}), 0)` })
    .from(workspaces)
    .where(eq(workspaces.organisationId, organisationId));
  const month = sql`date_trunc('month', now(), 'UTC')`;
  const written = and(
    eq(jobs.organisationId, organisationId),
    inArray(jobs.kind, [...texts]),
    gte(jobs.createdAt, month),
  );
  const [row] = await db
    .select({
      workspaceSlots: organizations.workspaceSlots,
      slotsSince: organizations.slotsSince,
      workspaces: db.$count(workspaces, eq(workspaces.organisationId, organisationId)),
      properties: db.$count(properties, eq(properties.organisationId, organisationId)),
      propertySlots: sql`(${slots})`.mapWith(Number),
      generations: db.$count(jobs, written),
    })
    .from(organizations)
    .where(eq(organizations.id, organisationId));
  return row;
}
