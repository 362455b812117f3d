/** What was published in each of the last twelve weeks, Monday to Sunday in UTC; this week is the last. */
import { type PublishedWeek, publishedWeeks } from '@foyer/contract/overview';
import type { EntryType } from '@foyer/contract/posts';
import type { TenantScope } from '#lib/scope.ts';
import { addDays } from '#lib/zoned-time.ts';
import { publishedSince } from './store.ts';

const kinds: Record<EntryType, 'landing' | 'property' | 'blog'> = {
  landing_page: 'landing',
  page: 'landing',
  property_post: 'property',
  article: 'blog',
};

export async function publishingOf(
  scope: TenantScope,
  propertyId: string,
  now = new Date(),
): Promise<{ weeks: PublishedWeek[] }> {
  const monday = addDays(now.toISOString().slice(0, 10), -((now.getUTCDay() + 6) % 7));
  const first = addDays(monday, -7 * (publishedWeeks - 1));
  const rows = await publishedSince(scope, propertyId, first);
  const weeks = Array.from({ length: publishedWeeks }, (_, at): PublishedWeek => {
    const from = addDays(first, 7 * at);
    const week: PublishedWeek = { from, to: addDays(from, 6), landing: 0, property: 0, blog: 0 };
    for (const row of rows) if (row.week === from) week[kinds[row.type]] += row.count;
    return week;
  });
  return { weeks };
}
