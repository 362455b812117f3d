/**
 * A throwaway Postgres server in a temporary folder, for running the API suite on the real thing. Postgres refuses to
 * run as root, so as root it runs as the system's `postgres` or `nobody`.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

export type PostgresServer = { url: string; pid: number; stop(): Promise<void> };

const run = promisify(execFile);

/** Throws when no Postgres is installed or it does not come up within 20 seconds. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const programs = findPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const arguments_ = ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(path.join(programs, 'initdb'), arguments_, { ...user, cwd: folder });
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=200'];
  const server = spawn(path.join(programs, 'postgres'), options, { ...user, cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = [...versions.map((version) => path.join(debian, version, 'bin')), '/usr/bin', '/usr/local/bin'].find(
    (folder) => existsSync(path.join(folder, 'initdb')),
  );
  if (!found) throw new Error('No Postgres server is installed (Debian: postgresql)');
  return found;
}

function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (name: string, flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') };
    } catch {}
  }
  throw new Error('Postgres cannot run as root and there is no other user');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (problem) {
      if (Date.now() > deadline) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
