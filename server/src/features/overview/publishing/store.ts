/** Counts what was published, from the log of it: what is live now does not say how often it was. */
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { entries } from '#db/tables/entries.ts';
import { auditLog } from '#db/tables/work.ts';
import type { TenantScope } from '#lib/scope.ts';

/** Publishing acts of a property since a day, by the Monday of their week in UTC and by what was published. */
export const publishedSince = (scope: TenantScope, propertyId: string, from: string) =>
  scope.db
    .select({
      week: sql<string>`to_char(date_trunc('week', ${auditLog.at} at time zone 'UTC'), 'YYYY-MM-DD')`,
      type: entries.type,
      count: sql<number>`count(*)::int`,
    })
    .from(auditLog)
    .innerJoin(entries, eq(sql`${entries.id}::text`, auditLog.targetId))
    .where(
      and(
        eq(auditLog.organisationId, scope.organisationId),
        gte(auditLog.at, `${from}T00:00:00Z`),
        inArray(auditLog.action, [
          'landing-page.published',
          'property-post.published',
          'article.published',
          'page.published',
        ]),
        eq(entries.propertyId, propertyId),
      ),
    )
    .groupBy(sql`1`, entries.type);
