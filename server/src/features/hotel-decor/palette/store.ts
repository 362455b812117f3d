/** Reads what colors pictures are made of. */
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { media } from '#db/tables/content.ts';
import type { TenantScope } from '#lib/scope.ts';

/** Pictures a property may show with the colors they are made of, the first the most; of these alone where ids are given. */
export const colorsOf = (
  scope: TenantScope,
  propertyId: string,
  ids: readonly string[] | null,
): Promise<{ id: string; colors: string[] }[]> =>
  scope.db
    .select({ id: media.id, colors: media.colors })
    .from(media)
    .where(
      and(
        eq(media.organisationId, scope.organisationId),
        or(eq(media.propertyId, propertyId), isNull(media.propertyId)),
        ids ? inArray(media.id, [...ids]) : undefined,
        sql`cardinality(${media.colors}) > 0`,
      ),
    )
    .orderBy(sql`${media.propertyId} is null`, asc(media.createdAt), asc(media.id))
    .limit(500);
