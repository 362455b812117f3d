import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Ines Brandt', 'IB'],
  ['Léa', 'L'],
  ['Anna Maria von Halden', 'AH'],
  ['  ', ''],
])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
