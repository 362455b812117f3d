/**
 * A MariaDB server of the tests' own: a data folder that goes with it, a socket and no network. The sites of a run
 * share one, a database for each.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Part, startProgram } from './processes.ts';

export type MariaDb = Part & Located;
type Located = { socket: string; close: () => Promise<void> };

/** Starts one. */
export async function startMariaDb(): Promise<MariaDb> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-mariadb-'));
  const data = join(folder, 'data');
  const socket = join(folder, 'db.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...user],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const server = await startProgram({
    command: '/usr/sbin/mariadbd',
    args: [
      ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, `--pid-file=${join(folder, 'db.pid')}`, ...user],
      ...['--skip-networking', '--skip-name-resolve', '--character-set-server=utf8mb4'],
      // Nothing here is to outlive the machine, so that nobody waits for its disk.
      ...['--innodb-flush-log-at-trx-commit=2', '--innodb-flush-method=nosync', '--innodb-doublewrite=0'],
    ],
    cwd: folder,
    log: join(folder, 'db.log'),
    at: { path: socket },
  });
  return {
    ...server,
    socket,
    close: async () => {
      await server.halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The one that the run shares, or another that belongs to whoever asks. */
export async function aMariaDb(): Promise<Located> {
  const socket = process.env[shared];
  return socket ? { socket, close: async () => {} } : startMariaDb();
}

/** Before a run whose sites are to share one. Answers what ends it. */
export async function shareMariaDb(): Promise<() => Promise<void>> {
  if (process.env[shared]) return async () => {};
  const server = await startMariaDb();
  process.env[shared] = server.socket;
  return async () => {
    delete process.env[shared];
    await server.close();
  };
}

/** An empty database of that name. */
export function makeSchema(socket: string, name: string): void {
  const code = `(new mysqli('localhost', 'root', '', '', 0, '${socket}'))->query('CREATE DATABASE ${name}');`;
  execFileSync('php', ['-r', code]);
}

/** Names the socket, so that every process of the run finds it. */
const shared = 'FOYER_TEST_MARIADB';
