import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testRuntime } from '../testing/test-app.ts';
import { setRuntime } from './runtime.ts';
import { seal, unseal, WrongKey } from './seal.ts';

let usual: Awaited<ReturnType<typeof testRuntime>>;
beforeAll(async () => {
  usual = await testRuntime();
});

test('what is sealed comes back, and looks different each time', () => {
  const text = 'Kennwort: Größe ✓';
  expect(unseal(seal(text))).toBe(text);
  expect(seal(text)).not.toBe(seal(text));
  expect(seal(text)).not.toContain('Kennwort');
  expect(unseal(seal(''))).toBe('');
});

test('a value changed in any part, or opened for another purpose, is refused', () => {
  const sealed = seal('secret', 'channel');
  expect(() => unseal(sealed, 'identity')).toThrow();
  for (const part of [2, 3, 4]) {
    const parts = sealed.split('.');
    parts[part] = Buffer.from(parts[part] ?? '', 'base64url')
      .fill(1)
      .toString('base64url');
    expect(() => unseal(parts.join('.'), 'channel')).toThrow();
  }
  expect(() => unseal('plain text')).toThrow('not a sealed value');
});

test('another key is told from damage', () => {
  const sealed = seal('secret');
  setRuntime({ ...usual, key: randomBytes(32) });
  expect(() => unseal(sealed)).toThrow(WrongKey);
  setRuntime(usual);
  expect(unseal(sealed)).toBe('secret');
});
