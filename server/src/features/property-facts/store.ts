/** The only SQL of property facts. A name stands once for each property and language. */
import type { Language } from '@foyer/contract/languages';
import type { PropertyFactInput, PropertyFactUpdate } from '@foyer/contract/property-facts';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inOrganisation } from '#db/reach.ts';
import { propertyFacts } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type PropertyFactRow = typeof propertyFacts.$inferSelect;

export async function listFacts(
  scope: Scope,
  query: { propertyId: string; language?: Language; skip: number; take: number },
) {
  const { propertyId, language, skip, take } = query;
  const where = and(
    inOrganisation(scope, propertyFacts.organisationId),
    eq(propertyFacts.propertyId, propertyId),
    language ? or(isNull(propertyFacts.language), eq(propertyFacts.language, language)) : undefined,
  );
  const rows = await scope.db
    .select({ fact: propertyFacts, total: totalColumn })
    .from(propertyFacts)
    .where(where)
    .orderBy(asc(propertyFacts.createdAt), asc(propertyFacts.id))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(propertyFacts, where));
}

const itself = (scope: TenantScope, factId: string) =>
  and(eq(propertyFacts.organisationId, scope.organisationId), eq(propertyFacts.id, factId));

export async function findFact(scope: TenantScope, factId: string): Promise<PropertyFactRow | undefined> {
  const [row] = await scope.db.select().from(propertyFacts).where(itself(scope, factId));
  return row;
}

/** Undefined when the property has a fact of this name and language. */
export async function insertFact(
  scope: TenantScope,
  input: PropertyFactInput,
  verifiedBy: string | null,
): Promise<PropertyFactRow | undefined> {
  const [row] = await scope.db
    .insert(propertyFacts)
    .values({ organisationId: scope.organisationId, propertyId: input.propertyId, verifiedBy, ...named(input) })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Throws the database's refusal when another fact has this name and language. */
export async function updateFact(
  scope: TenantScope,
  factId: string,
  input: PropertyFactUpdate,
  verifiedBy: string | null,
): Promise<PropertyFactRow | undefined> {
  const [row] = await scope.db
    .update(propertyFacts)
    .set({ ...named(input), verifiedBy, updatedAt: sql`now()` })
    .where(itself(scope, factId))
    .returning();
  return row;
}

export async function deleteFact(scope: TenantScope, factId: string): Promise<PropertyFactRow | undefined> {
  const [row] = await scope.db.delete(propertyFacts).where(itself(scope, factId)).returning();
  return row;
}

const named = (input: PropertyFactUpdate) => ({
  factName: input.factName,
  factValue: input.factValue,
  language: input.language,
  source: input.source,
  verifiedOn: input.verifiedOn,
  reviewAfter: input.reviewAfter,
});
