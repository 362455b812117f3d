/** The only SQL of imports from a WordPress and of what became of each thing. */
import type { Language } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import type { WordPressKind, WordPressOutcome } from '@foyer/contract/wordpress-import';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type ImportPlan, wordpressImportItems, wordpressImports } from '#db/tables/wordpress-imports.ts';
import type { TenantScope } from '#lib/scope.ts';

export type ImportRow = typeof wordpressImports.$inferSelect;
export type ItemRow = typeof wordpressImportItems.$inferSelect;
export type { ImportPlan };
/** What became of a thing, as it is kept. */
export type ItemValues = Pick<ItemRow, 'title' | 'link' | 'date' | 'outcome' | 'notes' | 'thingId'>;
type New = Pick<
  ImportRow,
  'domainId' | 'workspaceId' | 'propertyId' | 'jobId' | 'address' | 'language' | 'dryRun' | 'startedBy'
>;
export type ItemFilter = { kind?: WordPressKind | undefined; outcome?: WordPressOutcome | undefined; noted: boolean };

const within = (scope: TenantScope, domainId: string) =>
  and(eq(wordpressImports.organisationId, scope.organisationId), eq(wordpressImports.domainId, domainId));

export async function insertImport(scope: TenantScope, values: New): Promise<ImportRow> {
  const [row] = await scope.db
    .insert(wordpressImports)
    .values({ ...values, organisationId: scope.organisationId })
    .returning();
  return row as ImportRow;
}

export async function findImport(scope: TenantScope, domainId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(wordpressImports)
    .where(and(within(scope, domainId), eq(wordpressImports.id, id)));
  return row;
}

/** The newest first. */
export async function listImports(
  scope: TenantScope,
  domainId: string,
  { skip, take }: Paging,
): Promise<{ rows: ImportRow[]; total: number }> {
  const where = within(scope, domainId);
  const rows = await scope.db
    .select()
    .from(wordpressImports)
    .where(where)
    .orderBy(desc(wordpressImports.createdAt), desc(wordpressImports.id))
    .limit(take)
    .offset(skip);
  return { rows, total: await scope.db.$count(wordpressImports, where) };
}

/** Forgets all but the newest imports of a domain. */
export async function keepNewest(scope: TenantScope, domainId: string, most: number): Promise<void> {
  const kept = scope.db
    .select({ id: wordpressImports.id })
    .from(wordpressImports)
    .where(within(scope, domainId))
    .orderBy(desc(wordpressImports.createdAt), desc(wordpressImports.id))
    .limit(most);
  await scope.db
    .delete(wordpressImports)
    .where(and(within(scope, domainId), sql`${wordpressImports.id} not in ${kept}`));
}

/** Keeps what there is to bring in; false where another process was faster. */
export async function setPlan(
  scope: TenantScope,
  id: string,
  values: { plan: ImportPlan; edits: boolean; language: Language; notes: string[] },
): Promise<boolean> {
  const rows = await scope.db
    .update(wordpressImports)
    .set(values)
    .where(and(eq(wordpressImports.id, id), isNull(wordpressImports.plan)))
    .returning({ id: wordpressImports.id });
  return rows.length > 0;
}

/** Goes one thing on, and holds the import until the transaction ends; false where another process was faster. */
export async function advance(scope: TenantScope, id: string, reached: number): Promise<boolean> {
  const rows = await scope.db
    .update(wordpressImports)
    .set({ reached })
    .where(and(eq(wordpressImports.id, id), eq(wordpressImports.reached, reached - 1)))
    .returning({ id: wordpressImports.id });
  return rows.length > 0;
}

export async function insertItem(
  scope: TenantScope,
  importId: string,
  values: ItemValues & Pick<ItemRow, 'kind' | 'number'>,
): Promise<void> {
  await scope.db
    .insert(wordpressImportItems)
    .values({ ...values, importId, organisationId: scope.organisationId })
    .onConflictDoNothing();
}

export async function listItems(
  scope: TenantScope,
  importId: string,
  { kind, outcome, noted, skip, take }: ItemFilter & Paging,
): Promise<{ rows: ItemRow[]; total: number }> {
  const where = and(
    eq(wordpressImportItems.organisationId, scope.organisationId),
    eq(wordpressImportItems.importId, importId),
    kind ? eq(wordpressImportItems.kind, kind) : undefined,
    outcome ? eq(wordpressImportItems.outcome, outcome) : undefined,
    noted ? sql`jsonb_array_length(${wordpressImportItems.notes}) > 0` : undefined,
  );
  const rows = await scope.db
    .select()
    .from(wordpressImportItems)
    .where(where)
    .orderBy(asc(wordpressImportItems.id))
    .limit(take)
    .offset(skip);
  return { rows, total: await scope.db.$count(wordpressImportItems, where) };
}

/** How many things of each kind came to what, by import. */
export const countItems = (scope: TenantScope, importIds: readonly string[]) =>
  importIds.length === 0
    ? Promise.resolve([])
    : scope.db
        .select({
          importId: wordpressImportItems.importId,
          kind: wordpressImportItems.kind,
          outcome: wordpressImportItems.outcome,
          count: count(),
        })
        .from(wordpressImportItems)
        .where(
          and(
            eq(wordpressImportItems.organisationId, scope.organisationId),
            inArray(wordpressImportItems.importId, [...importIds]),
          ),
        )
        .groupBy(wordpressImportItems.importId, wordpressImportItems.kind, wordpressImportItems.outcome);
