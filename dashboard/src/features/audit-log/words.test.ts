import { auditActions } from '@foyer/contract/audit-log';
import { expect, test } from 'vitest';
import { actOf, detailsOf } from './words.ts';

test('every act has words of its own', () => {
  const words = auditActions.map(actOf);
  expect(words.filter((word, at) => word === auditActions[at])).toEqual([]);
  expect(new Set(words).size).toBe(auditActions.length);
});

test('details are told by name; ids and what is empty are not', () => {
  const detail = {
    roleName: 'Editor',
    workspaceId: '1',
    languages: ['en', 'de'],
    forced: false,
    reason: null,
    more: {},
  };
  expect(detailsOf({ detail })).toEqual(['role name: Editor', 'languages: en, de', 'forced: no']);
});
