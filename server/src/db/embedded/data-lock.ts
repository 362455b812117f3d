/**
 * One process at a time on a data folder. The lock is a listening socket in the folder: it ends with its process
 * however that ends, so a stale one never blocks. Each process listens under a name of its own before it looks for
 * others, so that of two that start together at least one sees the other; the smaller name wins.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by another process (${holder}). Stop it first, or set FOYER_DATA.`);
    this.name = 'FolderInUse';
  }
}

const isLock = (name: string) => /^lock-[0-9a-f]+\.sock$/.test(name);

/** Takes the folder, or throws FolderInUse within seconds and changes nothing. The answer gives the folder back. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = `lock-${randomUUID().slice(0, 8)}.sock`;
  const state = { holding: false };
  const server = await listen(address(folder, own), state);
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
  try {
    for (let patience = 40; ; patience -= 1) {
      const rivals = await living(folder, own);
      const winner = rivals.find(
        ({ state, name }) => state === 'holding' || (state === 'waiting' && name < own) || patience === 0,
      );
      if (winner) throw new FolderInUse(folder, winner.who);
      if (rivals.length === 0) break;
      // A bigger name that waits too, or one that is just leaving.
      await wait(50);
    }
    if (!existsSync(path.join(folder, own))) throw new FolderInUse(folder, 'its lock was taken away');
    state.holding = true;
    return release;
  } catch (problem) {
    await release();
    throw problem;
  }
}

type State = 'waiting' | 'holding' | 'leaving';
type Rival = { name: string; who: string; state: State };

/** The other processes that listen in the folder; sockets nobody listens on are cleared away. */
async function living(folder: string, own: string): Promise<Rival[]> {
  const rivals: Rival[] = [];
  for (const name of readdirSync(folder).filter((entry) => isLock(entry) && entry !== own)) {
    const rival = (await ask(address(folder, name))) ?? (await wait(50).then(() => ask(address(folder, name))));
    if (rival === null) rmSync(path.join(folder, name), { force: true });
    else rivals.push({ name, ...rival });
  }
  return rivals;
}

/** The shorter way to write it, since the path of a Unix socket may have 107 bytes at most. */
function address(folder: string, name: string): string {
  const full = path.resolve(folder, name);
  const relative = path.relative(process.cwd(), full);
  const short = relative.length < full.length ? relative : full;
  if (Buffer.byteLength(short) > 107) throw new Error(`The path of the data folder is too long for a lock: ${full}`);
  return short;
}

function listen(socket: string, state: { holding: boolean }): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) =>
      visitor.on('error', () => {}).end(`process ${process.pid},${state.holding ? 'holding' : 'waiting'}`),
    );
    server.on('error', reject);
    server.listen(socket, () => resolve(server.unref()));
  });
}

/** Who listens and what for, or null when nobody listens. */
function ask(socket: string): Promise<Omit<Rival, 'name'> | null> {
  return new Promise((resolve) => {
    let said = '';
    const visitor = connect(socket);
    visitor.setTimeout(1500, () => {
      visitor.destroy();
      resolve({ who: 'a process that does not answer', state: 'holding' });
    });
    visitor.on('data', (chunk) => {
      said += chunk.toString();
    });
    visitor.on('end', () => {
      const [who = '', state] = said.split(',');
      resolve({ who, state: state === 'waiting' || state === 'holding' ? state : 'leaving' });
    });
    visitor.on('error', (problem: NodeJS.ErrnoException) =>
      resolve(['ECONNREFUSED', 'ENOENT'].includes(problem.code ?? '') ? null : { who: 'unknown', state: 'leaving' }),
    );
  });
}
