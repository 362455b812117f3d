/** The only SQL of styleguides; which workspace writes in which is read from the workspaces. */
import type { Paging } from '@foyer/contract/lists';
import type { StyleguideInput, StyleguideUpdate } from '@foyer/contract/styleguides';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inOrganisation, inWorkspace } from '#db/reach.ts';
import { styleguides, workspaces } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type StyleguideRow = typeof styleguides.$inferSelect;

/** Style guides of organisations reached as a whole, and those of the workspaces that are reached. */
function reached(scope: Scope) {
  const own = scope.reach.organisationIds.map((id) => eq(styleguides.organisationId, id));
  const used = scope.db
    .select({ id: workspaces.styleguideId })
    .from(workspaces)
    .where(inWorkspace(scope, workspaces.organisationId, workspaces.id));
  return and(
    scope.organisationId ? eq(styleguides.organisationId, scope.organisationId) : undefined,
    or(...own, sql`${styleguides.id} in (${used})`),
  );
}

export async function listStyleguides(scope: Scope, { skip, take }: Paging) {
  const where = reached(scope);
  const rows = await scope.db
    .select({ styleguide: styleguides, total: totalColumn })
    .from(styleguides)
    .where(where)
    .orderBy(asc(styleguides.name), asc(styleguides.id))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(styleguides, where));
}

const itself = (scope: Scope, styleguideId: string) =>
  and(inOrganisation(scope, styleguides.organisationId), eq(styleguides.id, styleguideId));

export async function findStyleguide(scope: Scope, styleguideId: string): Promise<StyleguideRow | undefined> {
  const [row] = await scope.db.select().from(styleguides).where(itself(scope, styleguideId));
  return row;
}

/** Holds the style guide until the transaction ends. */
export async function lockStyleguide(scope: Scope, styleguideId: string): Promise<StyleguideRow | undefined> {
  const [row] = await scope.db.select().from(styleguides).where(itself(scope, styleguideId)).for('no key update');
  return row;
}

export async function findStyleguideOfWorkspace(
  scope: TenantScope,
  workspaceId: string,
): Promise<StyleguideRow | undefined> {
  const [row] = await scope.db
    .select({ styleguide: styleguides })
    .from(workspaces)
    .innerJoin(styleguides, eq(styleguides.id, workspaces.styleguideId))
    .where(and(eq(workspaces.organisationId, scope.organisationId), eq(workspaces.id, workspaceId)));
  return row?.styleguide;
}

export async function insertStyleguide(scope: TenantScope, input: StyleguideInput): Promise<StyleguideRow> {
  const { name, styleguideTypeId, content } = input;
  const [row] = await scope.db
    .insert(styleguides)
    .values({ organisationId: scope.organisationId, name, styleguideTypeId, content })
    .returning();
  return row as StyleguideRow;
}

export async function updateStyleguide(
  scope: TenantScope,
  styleguideId: string,
  { name, styleguideTypeId, content }: StyleguideUpdate,
): Promise<StyleguideRow | undefined> {
  const [row] = await scope.db
    .update(styleguides)
    .set({ name, styleguideTypeId, content, version: sql`${styleguides.version} + 1`, updatedAt: sql`now()` })
    .where(itself(scope, styleguideId))
    .returning();
  return row;
}

/** Throws the database's refusal when something still points at it. */
export async function deleteStyleguide(scope: TenantScope, styleguideId: string): Promise<StyleguideRow | undefined> {
  const [row] = await scope.db.delete(styleguides).where(itself(scope, styleguideId)).returning();
  return row;
}
