/** The only SQL of the saved states of style guides. A state is written once and never changed. */
import type { Paging } from '@foyer/contract/lists';
import { and, desc, eq, isNull, max, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { styleguideVersions } from '#db/tables/style.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import type { StyleguideRow } from '../store.ts';

export type VersionRow = typeof styleguideVersions.$inferSelect;
type Origin = Partial<Pick<VersionRow, 'savedBy' | 'restoredFrom' | 'accepted' | 'savedAt'>>;

/** Keeps the state a style guide has; one that stands already is left as it is. */
export async function insertVersion(
  scope: TenantScope,
  { id, version, name, content }: Pick<StyleguideRow, 'id' | 'version' | 'name' | 'content'>,
  origin: Origin,
): Promise<void> {
  await scope.db
    .insert(styleguideVersions)
    .values({ ...origin, organisationId: scope.organisationId, styleguideId: id, version, name, content })
    .onConflictDoNothing({ target: [styleguideVersions.styleguideId, styleguideVersions.version] });
}

export async function listVersions(scope: Scope, styleguideId: string, { skip, take }: Paging) {
  const where = eq(styleguideVersions.styleguideId, styleguideId);
  const rows = await scope.db
    .select({ version: styleguideVersions, total: totalColumn })
    .from(styleguideVersions)
    .where(where)
    .orderBy(desc(styleguideVersions.version))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(styleguideVersions, where));
}

export async function findVersion(
  scope: Scope,
  styleguideId: string,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(styleguideVersions)
    .where(and(eq(styleguideVersions.styleguideId, styleguideId), eq(styleguideVersions.version, version)));
  return row;
}

/** When a person last saved it otherwise than by taking a training's proposal; null when nobody has. */
export async function lastSavedByHand(scope: Scope, styleguideId: string): Promise<string | null> {
  const [row] = await scope.db
    .select({ at: max(styleguideVersions.savedAt) })
    .from(styleguideVersions)
    .where(
      and(
        eq(styleguideVersions.styleguideId, styleguideId),
        isNull(styleguideVersions.accepted),
        sql`${styleguideVersions.savedBy} is not null`,
      ),
    );
  return row?.at ?? null;
}
