import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type House, type Line, shadeOf } from './uploader.ts';

const uploads = 500;
const kills = 5;
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-uploads-'));
const media = path.join(folder, 'media');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Life = { house: House; found: { id: string; title: string }[]; kept: { id: string; number: number }[] };

/** One life: opens, takes pictures until it has taken as many, is killed at some moment of the next one. */
async function live(first: number, house: House | null, most: number): Promise<Life> {
  const kept: Life['kept'] = [];
  let opened: Pick<Life, 'house' | 'found'> | null = null;
  await spoken([String(first), house ? JSON.stringify(house) : ''], (line, kill) => {
    if ('house' in line) opened = line;
    if ('kept' in line) kept.push(line.kept);
    if (kept.length === most || most === 0) setTimeout(kill, Math.random() * 40);
  });
  if (!opened) throw new Error('It did not open');
  return { ...(opened as Pick<Life, 'house' | 'found'>), kept };
}

async function spoken(args: string[], hear: (line: Line, kill: () => void) => void): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'uploader.ts'), folder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (text) => hear(JSON.parse(text) as Line, () => child.kill('SIGKILL')));
  await new Promise((resolve) => lines.once('close', resolve));
}

/** Whether the file kept under the name is a whole picture of the colour its number has. */
async function isWhole(name: string, number: number): Promise<boolean> {
  const { data, info } = await sharp(path.join(media, name)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { r, g, b } = shadeOf(number);
  const near = [r, g, b].every((shade, at) => Math.abs(shade - (data[at] ?? -99)) < 12);
  return info.width === 40 && info.height === 30 && near;
}

test('of 500 uploads none that was acknowledged is lost or half, and the night leaves nothing nobody knows', async () => {
  const acknowledged = new Map<string, number>();
  let house: House | null = null;
  let next = 0;
  let lives = 0;
  for (; acknowledged.size < uploads; lives += 1) {
    const life = await live(next, house, Math.ceil(uploads / kills));
    const found = new Map(life.found.map(({ id, title }) => [id, Number(title)]));
    expect([...acknowledged].filter(([id, number]) => found.get(id) !== number)).toEqual([]);
    for (const { id, number } of life.kept) acknowledged.set(id, number);
    house = life.house;
    next = Math.max(next, ...life.kept.map(({ number }) => number)) + 10;
  }
  expect(lives).toBeGreaterThanOrEqual(kills - 1);

  // What a broken upload has left is there until the night, and then no more.
  const { found } = await live(next, house, 0);
  let swept = 0;
  await spoken(['0', 'sweep'], (line) => {
    if ('swept' in line) swept = line.swept;
  });
  const known = new Map(found.map(({ id, title }) => [`${id}.webp`, Number(title)]));
  const files = readdirSync(media);
  expect(files.filter((name) => !known.has(name))).toEqual([]);
  expect([...known.keys()].filter((name) => !files.includes(name))).toEqual([]);
  for (const [name, number] of known) expect([name, await isWhole(name, number)]).toEqual([name, true]);
  expect([...acknowledged.keys()].filter((id) => !known.has(`${id}.webp`))).toEqual([]);
  console.log(`${lives} kills, ${acknowledged.size} acknowledged uploads, none lost, none half, ${swept} files swept`);
});
