/** Reads what guests see of a thing in one language on a domain, and whether it is still there where they see nothing. */
import type { Language } from '@foyer/contract/languages';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { events } from '#db/tables/content.ts';
import { posts, publications } from '#db/tables/entries.ts';
import type { TenantScope } from '#lib/scope.ts';

export type LiveRow = typeof publications.$inferSelect;
export type Place = { domainId: string; thingId: string; language: Language };

/** What is live, the latest where it moves from one address to another. */
export async function findLive(scope: TenantScope, place: Place): Promise<LiveRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(publications)
    .where(
      and(
        eq(publications.domainId, place.domainId),
        eq(publications.thingId, place.thingId),
        eq(publications.language, place.language),
        eq(publications.live, true),
      ),
    )
    .orderBy(desc(publications.publishedAt))
    .limit(1);
  return row;
}

/** True while somebody can publish it again: it is neither thrown away nor deleted. */
export async function isKept(scope: TenantScope, { thingId, language }: Place): Promise<boolean> {
  const told = await scope.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.entryId, thingId), eq(posts.language, language), isNull(posts.deletedAt)))
    .limit(1);
  if (told.length > 0) return true;
  const held = await scope.db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.translationGroup, thingId), eq(events.language, language)))
    .limit(1);
  return held.length > 0;
}
