import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-start-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Run = {
  child: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
  until: (text: string) => Promise<void>;
};

/** The program itself, with the surfaces that need no build. */
function run(data: string, api: number, more: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      FOYER_DATA: data,
      FOYER_SURFACES: 'api',
      FOYER_DEMO: 'off',
      API_URL: `http://localhost:${api}`,
      ...more,
    },
  });
  children.push(child);
  let heard = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    heard += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    heard += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const until = async (text: string) => {
    for (const end = Date.now() + 30_000; !heard.includes(text); await new Promise((r) => setTimeout(r, 50))) {
      if (Date.now() > end || child.exitCode !== null) throw new Error(`It never said ${text}:\n${heard}`);
    }
  };
  return { child, said: () => heard, ended, until };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

test('it starts, refuses a second of its kind, stops on SIGTERM, and notices a wrong key', async () => {
  const data = path.join(folder, 'data');
  const port = await freePort();
  const first = run(data, port);
  await first.until('Foyer is ready: http://localhost:3000');
  expect(first.said()).toContain(`http://localhost:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(statSync(path.join(data, 'key')).mode & 0o777).toBe(0o600);
  expect(statSync(data).mode & 0o777).toBe(0o700);

  const began = Date.now();
  const second = run(data, await freePort());
  expect(await second.ended).toBe(1);
  expect(Date.now() - began).toBeLessThan(5000);
  expect(second.said()).toContain('in use by another process');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

  // A reader that hangs on a stream keeps a connection alive, and keeps nobody waiting.
  const stream = await fetch(`http://127.0.0.1:${port}/public/changes`);
  const told = Date.now();
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(Date.now() - told).toBeLessThan(5000);
  await stream.text();

  const other = run(data, port, { FOYER_KEY: randomBytes(32).toString('base64') });
  expect(await other.ended).toBe(1);
  expect(other.said()).toContain('FOYER_KEY is not the key this installation was sealed with');

  const again = run(data, port);
  await again.until('Foyer is ready');
  again.child.kill('SIGKILL');
  await again.ended;
  const after = run(data, port);
  await after.until('Foyer is ready');
  after.child.kill('SIGINT');
  expect(await after.ended).toBe(130);
}, 120_000);

test('a bad setting is named and nothing is made', async () => {
  const data = path.join(folder, 'never');
  const bad = run(data, await freePort(), { SIGNUP: 'perhaps', LOG_LEVEL: 'loud' });
  expect(await bad.ended).toBe(1);
  expect(bad.said()).toMatch(/SIGNUP: write open or invite[\s\S]*LOG_LEVEL/);
  expect(existsSync(data)).toBe(false);
}, 30_000);

test('a port that is taken is said, and what was taken is given back', async () => {
  const data = path.join(folder, 'taken');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const blocked = run(data, port);
  expect(await blocked.ended).toBe(1);
  expect(blocked.said()).toMatch(/EADDRINUSE|in use/);
  server.close();
  const next = run(data, await freePort());
  await next.until('Foyer is ready');
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
}, 60_000);
