import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('what a comma, a quote or a line stands in is quoted; numbers and nothing stay bare', () => {
  expect(csvLine(['Harbour, old', 'A "quay"', 'two\nlines', 4.5, null, 'plain'])).toBe(
    '"Harbour, old","A ""quay""","two\nlines",4.5,,plain\r\n',
  );
});

test.each(['=1+1', '+49 8382', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =cmd', '＝1', '\n@x'])(
  'a spreadsheet takes %j for a text',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test.each(['Advent', "'quoted'", '3 – 4', '2026-11-26T10:00:00.000Z'])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});
