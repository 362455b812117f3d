import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const locks = () => readdirSync(folder).filter((name) => name.startsWith('lock-'));

/** Another process that takes the folder and says so, or says why not. */
function another(): Promise<{ said: string; kill: () => Promise<void> }> {
  const source = `import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'data-lock.ts'))};
    try { await lockFolder(${JSON.stringify(folder)}); console.log('mine'); setInterval(() => {}, 1000); }
    catch (problem) { console.log(problem.message); }`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  return new Promise((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve({ said: chunk.toString().trim(), kill })),
  );
}

test('a second taker is refused at once and changes nothing; after giving back it may', async () => {
  const release = await lockFolder(folder);
  const before = locks();
  const began = Date.now();
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  expect(Date.now() - began).toBeLessThan(2000);
  expect(locks()).toEqual(before);
  await release();
  await (await lockFolder(folder))();
});

test('another process is refused with the name of the holder', async () => {
  const release = await lockFolder(folder);
  expect((await another()).said).toContain(`in use by another process (process ${process.pid})`);
  await release();
});

test('a lock whose process was killed blocks nobody', async () => {
  const holder = await another();
  expect(holder.said).toBe('mine');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await holder.kill();
  expect(locks()).toHaveLength(1);
  const release = await lockFolder(folder);
  expect(locks()).toHaveLength(1);
  await release();
});

test('of many at the same moment exactly one gets it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const takers = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
    const won = takers.filter((taker) => taker.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const taker of won) await taker.value();
  }
});
