/** Counts what the figures of a property are made of, and keeps how they were on each day. */
import type { FigureKey } from '@foyer/contract/overview';
import { and, asc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { entries, posts, publications } from '#db/tables/entries.ts';
import { dailyFigures } from '#db/tables/overview.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { inAct } from '../../access/rules.ts';

export type Figures = Partial<Record<FigureKey, number | null>>;

/** How many pages of a property are live, in how many texts. */
export async function countLive(scope: Scope, propertyId: string): Promise<{ pages: number; texts: number }> {
  const [row] = await scope.db
    .select({
      pages: sql<number>`count(distinct ${publications.entryId})::int`,
      texts: sql<number>`count(*)::int`,
    })
    .from(publications)
    .where(liveOf(propertyId));
  return row ?? { pages: 0, texts: 0 };
}

/** Live texts of a property by language. */
export const liveByLanguage = (scope: Scope, propertyId: string) =>
  scope.db
    .select({ language: publications.language, live: sql<number>`count(distinct ${publications.entryId})::int` })
    .from(publications)
    .where(liveOf(propertyId))
    .groupBy(publications.language);

const liveOf = (propertyId: string) =>
  and(eq(publications.propertyId, propertyId), eq(publications.live, true), isNotNull(publications.entryId));

/** The mean style score of the texts of a property that are live; null where none was judged. */
export async function meanStyle(scope: Scope, propertyId: string): Promise<number | null> {
  const [row] = await scope.db
    .select({ mean: sql<number | null>`avg(${posts.styleScore})::float8` })
    .from(posts)
    .innerJoin(entries, eq(entries.id, posts.entryId))
    .where(and(eq(entries.propertyId, propertyId), isNull(entries.deletedAt), isNotNull(posts.publishedVersion)));
  return row?.mean ?? null;
}

/** Figures of the days since one, the oldest first. */
export const figuresSince = (scope: Scope, propertyId: string, day: string) =>
  scope.db
    .select({ day: dailyFigures.day, figures: dailyFigures.figures })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.propertyId, propertyId), gte(dailyFigures.day, day)))
    .orderBy(asc(dailyFigures.day));

/** Keeps a day's figures; those of a day that is kept stay as they are. */
export async function keepFigures(
  scope: TenantScope,
  propertyId: string,
  day: string,
  figures: Figures,
): Promise<void> {
  await scope.db
    .insert(dailyFigures)
    .values({ organisationId: scope.organisationId, propertyId, day, figures })
    .onConflictDoNothing();
}

export type Unmeasured = { organisationId: string; propertyId: string };

/** Properties of all organisations without figures of a day. */
export const unmeasured = (day: string, most: number) =>
  inAct<Unmeasured[], Unmeasured[]>(`app.properties_unmeasured('${day}', ${most})`, async (due) => due);
