/** A whole Foyer of its own, as `npm start` starts it, on free ports and a folder that stays from start to start. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

export type Started = { app: string; api: string; sites: string; seconds: number; stop: () => Promise<void> };

export const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export async function startWhole(folder: string): Promise<Started> {
  const [app, api, sites, issuer] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const at = (port: number) => `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      APP_URL: at(app),
      API_URL: at(api),
      SITES_URL: at(sites),
      OIDC_ISSUER: at(issuer),
      FOYER_DATA: folder,
      FOYER_SURFACES: 'api,dashboard,sites,identity',
      LOG_LEVEL: 'warn',
    },
  });
  await ready(child);
  const seconds = (performance.now() - began) / 1000;
  return {
    app: at(app),
    api: at(api),
    sites: at(sites),
    seconds,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
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
    child.once('exit', (code) => reject(new Error(`Foyer stopped with ${code}:\n${said.slice(-3000)}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
