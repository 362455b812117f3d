import { blocks as blocksSchema } from '@foyer/contract/blocks';
import { styleguideContent } from '@foyer/contract/styleguides';
import { noHouse } from '@foyer/editorial/context';
import { expect, it } from 'vitest';
import { ledgerOf } from './ledger.ts';
import { standing } from './standing.ts';

const context = {
  language: 'en',
  property: noHouse,
  facts: [],
  event: null,
  styleguide: styleguideContent.parse({}),
} as const;
const claimsOf = (text: string) => {
  const blocks = blocksSchema.parse([{ kind: 'introduction', id: 'introduction', paragraphs: [text] }]);
  return ledgerOf({ title: '', description: '', blocks }, context, undefined, []).claims;
};

it('means the same words after others before them are gone, and nothing once they are', () => {
  const [first, second] = claimsOf('A helipad waits on the roof. Good night. The helipad is lit.');
  if (!first || !second) throw new Error('Both sentences make a claim');
  const now = claimsOf('Good night. The helipad is lit.');
  expect(standing(second, now, 'en')).toBe(now[0]);
  // Clicked twice: the first is gone, and the other is not meant.
  expect(standing(first, now, 'en')).toBeUndefined();
});

it('means words whose own sentence was changed beside them, where there is no doubt', () => {
  const before = claimsOf('A helipad and a heated pool wait.');
  const now = claimsOf('Two helipads and a sauna wait, and a heated pool is there.');
  const pool = before.find(({ text }) => text.includes('pool'));
  if (!pool) throw new Error('A pool is a claim');
  expect(standing(pool, now, 'en')?.text).toBe(pool.text);
  expect(standing(pool, claimsOf('One heated pool here, another heated pool there.'), 'en')).toBeUndefined();
});
