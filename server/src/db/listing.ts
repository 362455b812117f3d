/** What lists share: their total beside the page, and what people search for as a safe pattern. */
import { sql } from 'drizzle-orm';

/** A column that counts all rows of the query, whatever page is taken. */
export const totalColumn = sql<number>`count(*) over ()`.mapWith(Number).as('total');

/**
 * The page with its total. `countAll` is asked only when the page lies behind the last row and so tells nothing.
 */
export async function withTotal<Row extends { total: number }>(
  rows: Row[],
  skip: number,
  countAll: () => Promise<number>,
): Promise<{ rows: Row[]; total: number }> {
  const [first] = rows;
  return { rows, total: first ? first.total : skip === 0 ? 0 : await countAll() };
}

/** Pattern for ILIKE that finds the text anywhere and takes every sign as itself. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
