import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startWordPress, type WordPress } from '@foyer/wordpress-plugin/testing/wordpress';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../testing/wordpress/fault-proxy.ts';

const count = 120;
const program = fileURLToPath(new URL('../../testing/wordpress/delivering-process.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-delivering-'));
let wordpress: WordPress;
let proxy: FaultProxy;
beforeAll(async () => {
  wordpress = await startWordPress();
  proxy = await startFaultProxy(wordpress.baseUrl);
});
afterAll(async () => {
  await proxy?.close();
  await wordpress?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const posts = (): { guid: string; post_status: string }[] =>
  JSON.parse(
    wordpress.php(
      `global $wpdb; echo json_encode($wpdb->get_results("SELECT guid, post_status FROM {$wpdb->posts} WHERE post_type = 'foyer_landing_page'"));`,
    ),
  );

/**
 * One life of the program: killed while WordPress works on so many-th post, whose answer nobody hears, or left alone to
 * its end; true when it came there.
 */
async function live(killAt: number | null): Promise<boolean> {
  const { user, password } = wordpress.logins.foyer_channel;
  const child = spawn(
    process.execPath,
    [program, path.join(folder, 'database'), proxy.address, user, password, String(count)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let written = 0;
  proxy.next = (call) => {
    if (call.method === 'PUT' && call.path.includes('/items/')) written += 1;
    if (written === killAt) child.kill('SIGKILL');
    return 'none';
  };
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => said.push(line));
  await new Promise((resolve) => lines.once('close', resolve));
  expect(said[0]).toBe('begins');
  return said.includes('ends');
}

test('a program that is killed again and again while it delivers brings each post there once', async () => {
  let killed = 0;
  for (const after of [1, 13, 7]) if (!(await live(after))) killed += 1;
  expect(killed).toBe(3);
  expect(await live(null)).toBe(true);
  const there = posts();
  expect(there).toHaveLength(count);
  expect(new Set(there.map(({ guid }) => guid)).size).toBe(count);
  expect(new Set(there.map(({ post_status }) => post_status))).toEqual(new Set(['publish']));
});
