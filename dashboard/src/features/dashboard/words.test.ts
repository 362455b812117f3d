import { expect, test } from 'vitest';
import { uuid } from '#testing/samples.ts';
import { needWords } from './words.ts';

test('what was changed in WordPress leads to just those pages', () => {
  const words = (posts: number) => needWords({ kind: 'drifted', posts }, uuid(40));
  expect(words(1).title).toBe('1 page was changed in WordPress');
  expect(words(3)).toEqual({
    title: '3 pages were changed in WordPress',
    detail: 'Each stays as it is there until you decide',
    verb: 'See what',
    to: `/liveposts?of=${uuid(40)}&written=true&drifted=true`,
  });
});
