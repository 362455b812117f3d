import { expect, test } from 'vitest';
import { searchTitle, titleLength } from './page-title.ts';

test('the name of the site stands behind a title that has room for it', () => {
  expect(searchTitle('Two nights by the lake', 'Halden Collection')).toBe('Two nights by the lake | Halden Collection');
  const full = 'x'.repeat(titleLength - ' | Halden'.length);
  expect(searchTitle(full, 'Halden')).toBe(`${full} | Halden`);
});

test('it is left out where it would be cut off, would stand twice or there is no title', () => {
  const long = 'Lakeside Lights Walk in Lindau: stay at Halden am See';
  expect(searchTitle(long, 'Halden Collection')).toBe(long);
  expect(searchTitle('Stay at HALDEN AM SEE', 'Halden am See')).toBe('Stay at HALDEN AM SEE');
  expect(searchTitle('', 'Halden')).toBe('');
});
