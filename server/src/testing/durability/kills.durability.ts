import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';

const rounds = 100;
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Line = { found: number[]; byIndex: number } | { kept: number };

/** One life: opens, writes for a while, is killed. Answers what it found and what it was told was kept. */
async function live(first: number, lifetime: number): Promise<{ found: number[]; byIndex: number; kept: number[] }> {
  const writer = path.join(import.meta.dirname, 'writer.ts');
  const child = spawn(process.execPath, [writer, path.join(folder, 'database'), String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kept: number[] = [];
  let opened: { found: number[]; byIndex: number } | null = null;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (text) => {
    const line = JSON.parse(text) as Line;
    if ('kept' in line) kept.push(line.kept);
    else {
      opened = line;
      setTimeout(() => child.kill('SIGKILL'), lifetime);
    }
  });
  await new Promise((resolve) => lines.once('close', resolve));
  if (!opened) throw new Error('The database did not open');
  return { ...(opened as { found: number[]; byIndex: number }), kept };
}

test('no acknowledged write is lost under a hundred kills', async () => {
  const began = Date.now();
  const acknowledged = new Set<number>();
  let next = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { found, byIndex, kept } = await live(next, 30 + Math.random() * 500);
    const present = new Set(found);
    expect(present.size).toBe(found.length);
    expect(byIndex).toBe(found.length);
    expect([...acknowledged].filter((n) => !present.has(n))).toEqual([]);
    for (const n of kept) acknowledged.add(n);
    next = Math.max(next, ...kept, ...found) + 10;
  }
  const { found } = await live(next, 10);
  const present = new Set(found);
  expect([...acknowledged].filter((n) => !present.has(n))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(rounds);
  console.log(
    `${rounds} kills, ${acknowledged.size} acknowledged writes, none lost, ${Math.round((Date.now() - began) / 1000)} s`,
  );
});
