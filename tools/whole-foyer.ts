/**
 * A whole Foyer of its own, as `npm start` starts it: all surfaces on free ports, its data in a temporary folder. Journeys
 * and the bench drive it from outside.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

export type Foyer = { app: string; api: string; sites: string; seconds: number; stop: () => Promise<void> };

/**
 * Starts one and waits until it says that it is ready, at most two minutes; `seconds` is how long that took. With a
 * `FOYER_DATA` of the caller's the data stays when it stops. Stopping it twice does no harm.
 */
export async function startFoyer(env: Record<string, string> = {}): Promise<Foyer> {
  const [app, api, sites, issuer] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const ownData = env.FOYER_DATA ? null : mkdtempSync(join(tmpdir(), 'foyer-whole-'));
  const at = (port: number) => `http://localhost:${port}`;
  const urls = { app: at(app), api: at(api), sites: at(sites) };
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      APP_URL: urls.app,
      API_URL: urls.api,
      SITES_URL: urls.sites,
      OIDC_ISSUER: at(issuer),
      ...(ownData ? { FOYER_DATA: ownData } : {}),
      FOYER_SURFACES: 'api,dashboard,sites,identity',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  await ready(child);
  return {
    ...urls,
    seconds: (performance.now() - began) / 1000,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await gone;
      }
      if (ownData) rmSync(ownData, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Foyer is ready:')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`Foyer stopped with ${code}:\n${said.slice(-4000)}`)));
    setTimeout(() => reject(new Error(`Foyer was not ready in time:\n${said.slice(-4000)}`)), 300_000).unref();
  });
}

/** A port nobody listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
