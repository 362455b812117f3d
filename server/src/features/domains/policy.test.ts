import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { setRuntime } from '../../lib/runtime.ts';
import { afterLook, isServed, type Look, lookAt, type Proof, recordOf, unproven } from './policy.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const hours = (count: number) => now + count * 3_600_000;
const iso = (time: number) => new Date(time).toISOString();
const present: Look = { kind: 'present' };
const absent: Look = { kind: 'absent', problem: 'not there' };
const unclear: Look = { kind: 'unclear', problem: 'no answer' };
const proven: Proof = afterLook(unproven('example', now), present, now);

beforeAll(() => setRuntime({ key: randomBytes(32) } as unknown as Parameters<typeof setRuntime>[0]));

test('a proven host or a loopback one is served', () => {
  expect(isServed({ tld: 'example', verified: false })).toBe(false);
  expect(isServed({ tld: 'example', verified: true })).toBe(true);
  expect(isServed({ tld: 'localhost', verified: false })).toBe(true);
  expect(isServed({ tld: 'localhost.example', verified: false })).toBe(false);
});

test('each organization has its own record for a host, always the same', () => {
  const one = recordOf('halden', 'lakeside.example');
  expect(one).toEqual(recordOf('halden', 'lakeside.example'));
  expect(one.name).toBe('_foyer.lakeside.example');
  expect(one.value).toMatch(/^foyer-site=[\w-]{32}$/);
  expect(recordOf('atlantic', 'lakeside.example').value).not.toBe(one.value);
  expect(recordOf('halden', 'harbour.example').value).not.toBe(one.value);
});

describe('what an answer means', () => {
  const record = { name: '_foyer.lakeside.example', value: 'foyer-site=abc' };
  const look = (...records: string[]) => lookAt({ kind: 'found', records }, record);

  test.each([
    [['foyer-site=abc'], 'present'],
    [[' foyer-site=abc '], 'present'],
    [['v=spf1 -all', 'foyer-site=old', 'foyer-site=abc'], 'present'],
    [['foyer-site=ABC'], 'absent'],
    [['foyer-site=abcd'], 'absent'],
    [['x foyer-site=abc'], 'absent'],
    [[], 'absent'],
  ])('%j is %s', (records, kind) => expect(look(...records).kind).toBe(kind));

  test('a wrong value is told from a missing one', () => {
    expect(look('foyer-site=old')).toMatchObject({ problem: expect.stringContaining('another value') });
    expect(look('v=spf1 -all')).toMatchObject({ problem: expect.stringContaining('no such TXT record') });
    expect(lookAt({ kind: 'absent' }, record)).toEqual(look('v=spf1 -all'));
  });

  test('a server that fails says nothing about the record', () => {
    expect(lookAt({ kind: 'unclear', reason: 'timeout' }, record).kind).toBe('unclear');
    expect(lookAt({ kind: 'unclear', reason: 'failed' }, record).kind).toBe('unclear');
  });
});

describe('a host never proven', () => {
  test('is looked for again after ten minutes, then twice as long each time, up to a day, and at last no more', () => {
    let proof = unproven('example', now);
    expect(proof.nextCheckAt).toBe(iso(now + 600_000));
    const waits: (number | null)[] = [];
    for (let i = 0; i < 46; i++) {
      proof = afterLook(proof, i % 2 ? absent : unclear, now);
      waits.push(proof.nextCheckAt === null ? null : (Date.parse(proof.nextCheckAt) - now) / 60_000);
    }
    expect(waits.slice(0, 9)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
    expect(waits.slice(9, 44)).toEqual(Array(35).fill(1440));
    expect(waits.at(-1)).toBeNull();
    expect(proof.verified).toBe(false);
  });

  test('under the placeholder ending is not looked for', () =>
    expect(unproven('localhost', now).nextCheckAt).toBeNull());

  test('is proven by one look that finds the record', () => {
    const missed = afterLook(unproven('example', now), absent, now);
    expect(missed).toMatchObject({ verified: false, problem: 'not there', misses: 1 });
    expect(afterLook(missed, present, hours(1))).toEqual({
      verified: true,
      checkedAt: iso(hours(1)),
      problem: null,
      misses: 0,
      absentSince: null,
      nextCheckAt: iso(hours(25)),
    });
  });
});

describe('a proven host', () => {
  test('is lost after three days of clear absence and not before', () => {
    const first = afterLook(proven, absent, hours(24));
    expect(first).toMatchObject({ verified: true, absentSince: iso(hours(24)), nextCheckAt: iso(hours(30)) });
    const second = afterLook(first, absent, hours(24 + 71));
    expect(second).toMatchObject({ verified: true, absentSince: iso(hours(24)) });
    expect(afterLook(second, absent, hours(24 + 72))).toMatchObject({
      verified: false,
      absentSince: null,
      problem: 'not there',
    });
  });

  test('is not lost by servers that fail, however long', () => {
    let proof = proven;
    for (let i = 0; i < 200; i++) proof = afterLook(proof, unclear, hours(i));
    expect(proof).toMatchObject({ verified: true, absentSince: null, problem: 'no answer' });
    const mixed = afterLook(afterLook(proof, absent, hours(300)), unclear, hours(400));
    expect(mixed).toMatchObject({ verified: true, absentSince: iso(hours(300)) });
  });

  test('begins to count anew once its record was seen', () => {
    const missed = afterLook(proven, absent, hours(24));
    const seen = afterLook(missed, present, hours(48));
    expect(seen).toMatchObject({ absentSince: null, problem: null });
    expect(afterLook(seen, absent, hours(24 + 73))).toMatchObject({ verified: true });
  });
});
