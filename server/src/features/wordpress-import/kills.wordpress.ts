import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startWordPress, type WordPress } from '@foyer/wordpress-plugin/testing/wordpress';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOldSite, type OldSite } from '../../testing/wordpress/old-site.ts';

const program = fileURLToPath(new URL('../../testing/wordpress/importing-process.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-importing-'));
let wordpress: WordPress;
let old: OldSite;
beforeAll(async () => {
  wordpress = await startWordPress();
  old = fillOldSite(wordpress, 16);
});
afterAll(async () => {
  await wordpress?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** One life of the program: killed once so many transactions stand, or left alone; what it found at its end, if it came there. */
async function live(killAfter: number | null): Promise<object | null> {
  const { user, password } = wordpress.logins.administrator;
  const child = spawn(process.execPath, [program, path.join(folder, 'database'), wordpress.baseUrl, user, password], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    said.push(line);
    if (said.length - 1 === killAfter) child.kill('SIGKILL');
  });
  await new Promise((resolve) => lines.once('close', resolve));
  expect(said[0]).toBe('begins');
  const end = said.find((line) => line.startsWith('ends '));
  return end ? JSON.parse(end.slice('ends '.length)) : null;
}

test('a program that is killed again and again while it imports goes on where it stood and brings nothing twice', async () => {
  for (const after of [3, 16, 30]) expect(await live(after)).toBeNull();
  const texts = old.posts + old.pages;
  // Nine pictures of eight files, as one was there twice; two new categories beside those a domain begins with.
  expect(await live(null)).toEqual({
    ...{ state: 'done', articles: texts, pictures: 8, origins: texts, categories: 16 },
    items: texts + 4 + 2 + 12,
  });
});
