/** The only SQL of properties. The domain is that of the workspace; facts are counted, never kept. */
import type { Paging } from '@foyer/contract/lists';
import type { PropertyRecord } from '@foyer/contract/properties';
import { and, asc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { containing, totalColumn, withTotal } from '#db/listing.ts';
import { asProperty, inOrganisation } from '#db/reach.ts';
import { properties, workspaces } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

const factCount = sql<number>`(select count(*) from property_facts f where f.property_id = properties.id)`
  .mapWith(Number)
  .as('fact_count');
const columns = { ...getTableColumns(properties), domainId: workspaces.domainId, factCount };

export type PropertyRow = typeof properties.$inferSelect & { domainId: string; factCount: number };

export async function listProperties(scope: Scope, { skip, take, search }: Paging & { search?: string }) {
  const pattern = search ? containing(search) : undefined;
  const where = and(
    asProperty(scope),
    pattern ? or(ilike(properties.name, pattern), ilike(properties.city, pattern)) : undefined,
  );
  const rows = await scope.db
    .select({ ...columns, total: totalColumn })
    .from(properties)
    .innerJoin(workspaces, eq(workspaces.id, properties.workspaceId))
    .where(where)
    .orderBy(asc(properties.createdAt), asc(properties.id))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(properties, where));
}

const itself = (scope: Scope, propertyId: string) =>
  and(inOrganisation(scope, properties.organisationId), eq(properties.id, propertyId));

export async function findProperty(scope: Scope, propertyId: string): Promise<PropertyRow | undefined> {
  const [row] = await scope.db
    .select(columns)
    .from(properties)
    .innerJoin(workspaces, eq(workspaces.id, properties.workspaceId))
    .where(itself(scope, propertyId));
  return row;
}

/** Properties of the workspaces that stand on a domain. */
export const findOnDomain = (scope: TenantScope, domainId: string): Promise<PropertyRow[]> =>
  scope.db
    .select(columns)
    .from(properties)
    .innerJoin(workspaces, eq(workspaces.id, properties.workspaceId))
    .where(and(eq(properties.organisationId, scope.organisationId), eq(workspaces.domainId, domainId)))
    .orderBy(asc(properties.createdAt), asc(properties.id));

/** Holds the property until the transaction ends. */
export async function lockProperty(scope: TenantScope, propertyId: string): Promise<PropertyRow | undefined> {
  await scope.db.select({ id: properties.id }).from(properties).where(itself(scope, propertyId)).for('no key update');
  return findProperty(scope, propertyId);
}

export async function insertProperty(
  scope: TenantScope,
  workspaceId: string,
  record: PropertyRecord,
): Promise<{ id: string }> {
  const [row] = await scope.db
    .insert(properties)
    .values({ organisationId: scope.organisationId, workspaceId, ...named(record) })
    .returning({ id: properties.id });
  return row as { id: string };
}

export async function updateProperty(scope: TenantScope, propertyId: string, record: PropertyRecord): Promise<void> {
  await scope.db
    .update(properties)
    .set({ ...named(record), version: sql`${properties.version} + 1`, updatedAt: sql`now()` })
    .where(itself(scope, propertyId));
}

export async function setImage(scope: TenantScope, propertyId: string, imageId: string): Promise<void> {
  await scope.db.update(properties).set({ imageId }).where(itself(scope, propertyId));
}

export async function deleteProperty(scope: TenantScope, propertyId: string): Promise<void> {
  await scope.db.delete(properties).where(itself(scope, propertyId));
}

/** The columns a record fills, each by name: nothing else of what was sent is stored. */
const named = (record: PropertyRecord): PropertyRecord => ({
  name: record.name,
  type: record.type,
  starRating: record.starRating,
  address: record.address,
  postalCode: record.postalCode,
  city: record.city,
  country: record.country,
  latitude: record.latitude,
  longitude: record.longitude,
  timeZone: record.timeZone,
  email: record.email,
  telephone: record.telephone,
  reservationLink: record.reservationLink,
  checkInTime: record.checkInTime,
  checkOutTime: record.checkOutTime,
});
