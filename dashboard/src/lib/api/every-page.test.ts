import { expect, test, vi } from 'vitest';
import { everyPage } from './every-page.ts';

const rows = Array.from({ length: 250 }, (_, at) => at);

test('a long list is asked for a hundred rows at a time', async () => {
  const load = vi.fn(async ({ skip, take }: { skip: number; take: number }) => ({
    data: rows.slice(skip, skip + take),
    total: rows.length,
  }));
  expect(await everyPage(load)).toEqual(rows);
  expect(load.mock.calls.map(([paging]) => paging)).toEqual([
    { skip: 0, take: 100 },
    { skip: 100, take: 100 },
    { skip: 200, take: 100 },
  ]);
});

test('a list that shrinks meanwhile comes to an end', async () => {
  const load = async ({ skip }: { skip: number }) => ({ data: skip === 0 ? [1] : [], total: 2 });
  expect(await everyPage(load)).toEqual([1]);
});
