/** What a person has put away at a property. */
import { and, eq } from 'drizzle-orm';
import { dismissals } from '#db/tables/overview.ts';
import type { TenantScope } from '#lib/scope.ts';

const what = 'first-steps';

export async function isDismissed(scope: TenantScope, propertyId: string): Promise<boolean> {
  const rows = await scope.db
    .select({ id: dismissals.id })
    .from(dismissals)
    .where(
      and(
        eq(dismissals.userId, scope.actor.userId ?? ''),
        eq(dismissals.propertyId, propertyId),
        eq(dismissals.what, what),
      ),
    );
  return rows.length > 0;
}

/** A second time changes nothing. */
export async function dismiss(scope: TenantScope, userId: string, propertyId: string): Promise<void> {
  await scope.db
    .insert(dismissals)
    .values({ organisationId: scope.organisationId, userId, propertyId, what })
    .onConflictDoNothing();
}
