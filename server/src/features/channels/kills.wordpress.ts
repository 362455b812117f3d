import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startWordPress, type WordPress } from '@foyer/wordpress-plugin/testing/wordpress';
import { afterAll, beforeAll, expect, test } from 'vitest';

const count = 120;
const program = fileURLToPath(new URL('../../testing/wordpress/delivering-process.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-delivering-'));
let wordpress: WordPress;
beforeAll(async () => {
  wordpress = await startWordPress();
});
afterAll(async () => {
  await wordpress?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const posts = (): { guid: string; post_status: string }[] =>
  JSON.parse(
    wordpress.php(
      `global $wpdb; echo json_encode($wpdb->get_results("SELECT guid, post_status FROM {$wpdb->posts} WHERE post_type = 'foyer_landing_page'"));`,
    ),
  );

/** One life of the program: killed once so many posts more are there, or left alone to its end; true when it came there. */
async function live(killAt: number | null): Promise<boolean> {
  const { user, password } = wordpress.logins.foyer_channel;
  const child = spawn(
    process.execPath,
    [program, path.join(folder, 'database'), wordpress.baseUrl, user, password, String(count)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    said.push(line);
    if (line !== 'begins' || killAt === null) return;
    const goal = posts().length + killAt;
    const look = setInterval(() => {
      if (posts().length < goal) return;
      clearInterval(look);
      child.kill('SIGKILL');
    }, 20);
    child.once('exit', () => clearInterval(look));
  });
  await new Promise((resolve) => lines.once('close', resolve));
  expect(said[0]).toBe('begins');
  return said.includes('ends');
}

test('a program that is killed again and again while it delivers brings each post there once', async () => {
  let killed = 0;
  for (const after of [1, 13, 7]) if (!(await live(after))) killed += 1;
  expect(killed).toBeGreaterThan(1);
  expect(await live(null)).toBe(true);
  const there = posts();
  expect(there).toHaveLength(count);
  expect(new Set(there.map(({ guid }) => guid)).size).toBe(count);
  expect(new Set(there.map(({ post_status }) => post_status))).toEqual(new Set(['publish']));
});
