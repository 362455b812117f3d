import { expect, test } from 'vitest';
import { onlyLatest } from './only-latest.ts';

const rows = (...names: string[]) => ({ data: names, total: names.length });

test('an answer that comes after a later question is an empty list, whatever order they come in', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const older = onlyLatest('events', async () => first.promise.then(() => rows('old')));
  const newer = onlyLatest('events', async () => second.promise.then(() => rows('new')));
  second.resolve();
  expect(await newer).toEqual(rows('new'));
  first.resolve();
  expect(await older).toEqual({ data: [], total: 0 });
});

test('purposes do not stand in one another’s way', async () => {
  const both = [onlyLatest('events', async () => rows('a')), onlyLatest('venues', async () => rows('b'))];
  expect(await Promise.all(both)).toEqual([rows('a'), rows('b')]);
});

test('each question has its own id, and an answer to another question does not count', async () => {
  const ids: string[] = [];
  const ask = () =>
    onlyLatest('events', async ({ _purpose, _clientRequestId }) => {
      ids.push(`${_purpose} ${_clientRequestId}`);
      return { ...rows('a'), _clientRequestId: ids.length === 1 ? _clientRequestId : 'another' };
    });
  expect(await ask()).toEqual(rows('a'));
  expect(await ask()).toEqual({ data: [], total: 0 });
  expect(new Set(ids).size).toBe(2);
  expect(ids.every((id) => id.startsWith('events '))).toBe(true);
});
