/** The only SQL of property languages; their names stand in the reference data. */
import type { Paging } from '@foyer/contract/lists';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { asProperty } from '#db/reach.ts';
import { languages } from '#db/tables/reference.ts';
import { properties, propertyLanguages } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

const { id, propertyId, languageId, isDefault, isActive } = propertyLanguages;
const columns = { id, propertyId, languageId, isDefault, isActive, name: languages.name };

export type PropertyLanguageRow = {
  id: string;
  propertyId: string;
  languageId: string;
  name: string;
  isDefault: boolean;
  isActive: boolean;
};

/** The default of each property first, then in the order they were added. */
export async function listLanguages(scope: Scope, { skip, take }: Paging) {
  const where = asProperty(scope);
  const rows = await scope.db
    .select({ ...columns, total: totalColumn })
    .from(propertyLanguages)
    .innerJoin(properties, eq(properties.id, propertyId))
    .innerJoin(languages, eq(languages.id, languageId))
    .where(where)
    .orderBy(asc(propertyId), desc(isDefault), asc(propertyLanguages.createdAt), asc(id))
    .limit(take)
    .offset(skip);
  const counted = scope.db
    .select({ total: totalColumn })
    .from(propertyLanguages)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(where)
    .limit(1);
  return withTotal(rows, skip, async () => (await counted)[0]?.total ?? 0);
}

/** All of one property, in the same order. */
export const languagesOf = (scope: TenantScope, ofProperty: string): Promise<PropertyLanguageRow[]> =>
  scope.db
    .select(columns)
    .from(propertyLanguages)
    .innerJoin(languages, eq(languages.id, languageId))
    .where(and(eq(propertyLanguages.organisationId, scope.organisationId), eq(propertyId, ofProperty)))
    .orderBy(desc(isDefault), asc(propertyLanguages.createdAt), asc(id));

/** Those of several properties, each property's default first. */
export const languagesOfAll = (scope: TenantScope, ofProperties: readonly string[]): Promise<PropertyLanguageRow[]> =>
  scope.db
    .select(columns)
    .from(propertyLanguages)
    .innerJoin(languages, eq(languages.id, languageId))
    .where(and(eq(propertyLanguages.organisationId, scope.organisationId), inArray(propertyId, [...ofProperties])))
    .orderBy(desc(isDefault), asc(propertyLanguages.createdAt), asc(id));

/** Throws the database's refusal for a language the reference data does not know. */
export async function insertLanguage(
  scope: TenantScope,
  values: { propertyId: string; languageId: string; isDefault: boolean },
): Promise<void> {
  await scope.db.insert(propertyLanguages).values({ organisationId: scope.organisationId, ...values });
}

export async function setLanguage(
  scope: TenantScope,
  languageRowId: string,
  values: { isDefault: boolean; isActive: boolean },
): Promise<void> {
  await scope.db
    .update(propertyLanguages)
    .set(values)
    .where(and(eq(propertyLanguages.organisationId, scope.organisationId), eq(id, languageRowId)));
}

export async function deleteLanguage(scope: TenantScope, languageRowId: string): Promise<void> {
  await scope.db
    .delete(propertyLanguages)
    .where(and(eq(propertyLanguages.organisationId, scope.organisationId), eq(id, languageRowId)));
}
