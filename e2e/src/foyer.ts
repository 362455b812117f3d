/**
 * A whole Foyer of its own for a journey: all surfaces on free ports, its data in a temporary folder. It is the very
 * program that `npm start` starts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

export type Foyer = { app: string; api: string; sites: string; sitesPort: number; stop: () => Promise<void> };

/** Starts one and waits until it says that it is ready, at most two minutes. */
export async function startFoyer(env: Record<string, string> = {}): Promise<Foyer> {
  const [app, api, sites, issuer] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const data = mkdtempSync(join(tmpdir(), 'foyer-journey-'));
  const urls = { app: `http://localhost:${app}`, api: `http://localhost:${api}`, sites: `http://localhost:${sites}` };
  const child = spawn(process.execPath, [join(root, 'server', 'src', 'app', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      APP_URL: urls.app,
      API_URL: urls.api,
      SITES_URL: urls.sites,
      OIDC_ISSUER: `http://localhost:${issuer}`,
      FOYER_DATA: data,
      FOYER_SURFACES: 'api,dashboard,sites,identity',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  await ready(child);
  return {
    ...urls,
    sitesPort: sites,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
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
    setTimeout(() => reject(new Error(`Foyer was not ready in time:\n${said.slice(-4000)}`)), 120_000).unref();
  });
}

function freePort(): Promise<number> {
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
