/** The SQL of services that write for organisations. Row-level security knows the tenant already. */
import { eq, sql } from 'drizzle-orm';
import { writingProviders } from '#db/tables/writing.ts';
import type { TenantScope } from '#lib/scope.ts';

export type ProviderRow = typeof writingProviders.$inferSelect;
type Values = Pick<ProviderRow, 'baseUrl' | 'model' | 'visionModel' | 'sealedKey' | 'savedBy'>;

const own = (scope: TenantScope) => eq(writingProviders.organisationId, scope.organisationId);

export async function findProvider(scope: TenantScope): Promise<ProviderRow | undefined> {
  const [row] = await scope.db.select().from(writingProviders).where(own(scope));
  return row;
}

/** The service, held until the end of the transaction. */
export async function lockProvider(scope: TenantScope): Promise<ProviderRow | undefined> {
  const [row] = await scope.db.select().from(writingProviders).where(own(scope)).for('update');
  return row;
}

/** What was tested before is not tested any more. */
export async function keepProvider(scope: TenantScope, values: Values): Promise<ProviderRow> {
  const [row] = await scope.db
    .insert(writingProviders)
    .values({ organisationId: scope.organisationId, ...values })
    .onConflictDoUpdate({
      target: writingProviders.organisationId,
      set: {
        ...values,
        ...{ works: null, testedAt: null, updatedAt: sql`now()` },
        version: sql`${writingProviders.version} + 1`,
      },
    })
    .returning();
  return row as ProviderRow;
}

/** What a test of this version came to. */
export async function noteTest(scope: TenantScope, version: number, works: boolean): Promise<void> {
  await scope.db
    .update(writingProviders)
    .set({ works, testedAt: sql`now()` })
    .where(sql`${own(scope)} and ${writingProviders.version} = ${version}`);
}

export async function deleteProvider(scope: TenantScope): Promise<ProviderRow | undefined> {
  const [row] = await scope.db.delete(writingProviders).where(own(scope)).returning();
  return row;
}
