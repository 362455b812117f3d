/**
 * Rows as CSV (RFC 4180) that spreadsheets open as they are meant. A text they would take for a formula begins with an
 * apostrophe. The file is sent as it is read: nobody holds it whole.
 */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type Cell = string | number | null;

const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

/**
 * Answers a file page by page. The first page is read before anything is sent, so that a refusal is still answered as
 * one; a later one breaks the file off, which the reader is told by its connection.
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  head: readonly string[],
  pages: AsyncGenerator<readonly (readonly Cell[])[]>,
): Promise<void> {
  const first = await pages.next();
  async function* lines() {
    // The mark tells spreadsheets that it is UTF-8.
    yield `\uFEFF${csvLine(head)}`;
    if (!first.done) yield first.value.map(csvLine).join('');
    for await (const page of pages) yield page.map(csvLine).join('');
  }
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(lines()));
}
