/**
 * The thread the embedded database lives in: one PGlite behind a private Unix socket, so that the program talks to it
 * through the same driver as to a server. A heavy query stops this thread, never the program.
 */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { Batches } from './batches.ts';
import { keepHouse } from './housekeeping.ts';
import { SyncedFiles, syncedStartParams } from './synced-files.ts';

export type WorkerInput = {
  /** Null keeps everything in memory (tests, making the base). */
  folder: string | null;
  socket: string;
  /** Dump of the set-up empty database to begin from, if there is one. */
  base: string | null;
  /** One number shared with the watchdog: since when a query runs. */
  busySince: SharedArrayBuffer;
  /** Role the session works under from the start; none while migrations may still run. */
  role: string | null;
  connectionIdleLimit: number;
};
export type WorkerRequest = { id: number; ask: 'confine' | 'dump' | 'close' | 'syncs' | 'keep-house'; role?: string };
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'broken'; message: string }
  | { type: 'answer'; id: number; value: unknown };

const input = workerData as WorkerInput;
const housekeepingEvery = 15_000;
const extensions = { btree_gist, pg_trgm };
const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread');
const tell = (message: WorkerMessage) => port.postMessage(message);

const files = input.folder === null ? undefined : new SyncedFiles(await prepareFolder(input.folder, input.base));
const engine = await PGlite.create({
  ...(files ? { fs: files, startParams: syncedStartParams } : {}),
  ...(files ? {} : await beginFrom(input.base)),
  extensions,
});
let role = input.role;
if (role) await engine.exec(`set role ${role}`);

const busySince = new Float64Array(input.busySince);
const batches = new Batches(engine, busySince, (problem) => tell({ type: 'broken', message: problem.message }));
const server = new PGLiteSocketServer({
  db: batches as unknown as PGlite,
  path: input.socket,
  maxConnections: 100,
  idleTimeout: input.connectionIdleLimit,
});
rmSync(input.socket, { force: true });
await server.start();

port.on('message', async (request: WorkerRequest) => {
  const value = await answer(request);
  tell({ type: 'answer', id: request.id, value });
  if (request.ask === 'close') port.close();
});
tell({ type: 'ready' });
setInterval(() => {
  if (role)
    keepHouse(engine, batches, role).catch((problem: Error) => tell({ type: 'broken', message: problem.message }));
}, housekeepingEvery).unref();

async function answer(request: WorkerRequest): Promise<unknown> {
  switch (request.ask) {
    case 'confine':
      role = request.role ?? null;
      return void (await engine.exec(`set role ${role}`));
    case 'keep-house':
      return role ? await keepHouse(engine, batches, role) : [];
    case 'dump':
      return new Uint8Array(await (await engine.dumpDataDir('gzip')).arrayBuffer());
    case 'syncs':
      return files?.syncs ?? 0;
    case 'close':
      await server.stop();
      return void (await engine.close());
  }
}

async function beginFrom(base: string | null): Promise<PGliteOptions> {
  return base ? { loadDataDir: new Blob([await readFile(base)]) } : {};
}

/** A new folder is made beside and moved into place when it is whole, so that a kill in between leaves nothing half. */
async function prepareFolder(folder: string, base: string | null): Promise<string> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return folder;
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  const first = await PGlite.create({ dataDir: making, extensions, ...(await beginFrom(base)) });
  await first.close();
  syncTree(making);
  renameSync(making, folder);
  syncPath(path.dirname(folder));
  return folder;
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(full);
    else if (entry.isFile()) syncPath(full);
  }
  syncPath(folder);
}

function syncPath(target: string): void {
  const handle = openSync(target, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
