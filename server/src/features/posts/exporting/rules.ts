/**
 * The list of Live Posts as a file: the rows its filters leave, in its order, read a page at a time. It is written down
 * as an export, and refuses nothing but what the list does.
 */
import { languageNames } from '@foyer/contract/languages';
import type { PostKind, PostRow, postFilter } from '@foyer/contract/posts';
import type { z } from 'zod';
import type { Cell } from '#lib/csv.ts';
import type { Open } from '#lib/serve.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { listPosts } from '../rules.ts';

/** Rows read at once, and at most in all. */
const page = 100;
const most = 20_000;

export const postColumns = [
  ...['Title', 'Type', 'Property', 'Status', 'Languages', 'Event starts', 'Event ends', 'Event itself'],
  ...['Last published', 'Published by', 'Planned for', 'Addresses', 'Open claims', 'Visits in 30 days', 'Last changed'],
];

const kinds: Record<PostKind, string> = {
  event_page: 'Event page',
  landing_page: 'Landing page',
  property_post: 'Property post',
  article: 'Article',
  page: 'Page',
  event: 'Event',
  venue: 'Venue',
};

export async function* exportPosts(open: Open, filter: z.output<typeof postFilter>): AsyncGenerator<Cell[][]> {
  for (let skip = 0; skip < most; skip += page) {
    const { data, total } = await open(async (scope) => {
      const found = await listPosts(scope, { ...filter, skip, take: page });
      if (skip === 0) {
        const targetId = scope.workspaceId ?? scope.organisationId;
        const target = { targetKind: scope.workspaceId ? 'workspace' : 'organization', targetId };
        await recordAct(scope, { action: 'posts.exported', ...target, detail: { tab: filter.tab, rows: found.total } });
      }
      return found;
    });
    yield data.map(cellsOf);
    if (skip + page >= total) return;
  }
}

function cellsOf(row: PostRow): Cell[] {
  const { languages } = row;
  const last = languages
    .filter(({ publishedAt }) => publishedAt !== null)
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))[0];
  const planned = languages.flatMap(({ publishAt }) => publishAt ?? []).sort();
  const live = languages.filter(({ publishedAt, url }) => publishedAt !== null && url !== '');
  return [
    ...[row.title, kinds[row.kind], row.propertyName, row.status],
    languages.map(({ language, status }) => `${languageNames[language]}: ${status}`).join('; '),
    ...[row.eventStartDate, row.eventEndDate, row.eventStatus],
    ...[last?.publishedAt ?? null, last?.publishedBy ?? null, planned[0] ?? null],
    live.map(({ url }) => url).join(' '),
    languages.reduce((sum, { openClaims }) => sum + openClaims, 0),
    ...[row.visits, row.updatedAt],
  ];
}
