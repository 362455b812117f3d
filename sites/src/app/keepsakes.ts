/**
 * What the API said last, on disk: so that a process that starts while the API is down serves what guests saw before. It
 * is asked only then. Bounded; a file is there whole or not at all, and one that cannot be read counts as none.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Keepsakes = {
  put(key: string, bytes: Buffer): void;
  get(key: string): Promise<Buffer | undefined>;
  drop(key: string): void;
  /** Resolves when everything told so far is on the disk. */
  settled(): Promise<void>;
};

const ending = '.kept';
const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40) + ending;
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Keepsakes in a folder, at most about `limit` bytes of them. Problems are told and change nothing else. */
export function createKeepsakes(folder: string, limit: number, onProblem: (problem: unknown) => void): Keepsakes {
  /** Bytes by file name; what was written last stands last. */
  const sizes = new Map<string, number>();
  const latest = new Map<string, string>();
  let filled = 0;
  let work: Promise<void> = open().catch(onProblem);

  const queue = (step: () => Promise<void>) => {
    work = work.then(step).catch(onProblem);
  };

  async function open() {
    await mkdir(folder, { recursive: true });
    const found: { name: string; size: number; at: number }[] = [];
    for (const name of await readdir(folder)) {
      if (!name.endsWith(ending)) {
        await rm(join(folder, name), { force: true });
        continue;
      }
      const { size, mtimeMs } = await stat(join(folder, name));
      found.push({ name, size, at: mtimeMs });
    }
    for (const { name, size } of found.sort((a, b) => a.at - b.at)) note(name, size);
  }

  function note(name: string, size: number) {
    filled += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    if (size > 0) sizes.set(name, size);
  }

  async function write(name: string, bytes: Buffer) {
    const sum = sumOf(bytes);
    if (latest.get(name) === sum.toString('base64') && sizes.has(name)) return;
    const draft = join(folder, `${name}.${randomUUID()}`);
    await writeFile(draft, Buffer.concat([sum, bytes]));
    await rename(draft, join(folder, name));
    latest.set(name, sum.toString('base64'));
    note(name, bytes.length + sum.length);
    for (const [oldest] of sizes) {
      if (filled <= limit) break;
      await remove(oldest);
    }
  }

  async function remove(name: string) {
    await rm(join(folder, name), { force: true });
    latest.delete(name);
    note(name, 0);
  }

  return {
    put: (key, bytes) => queue(() => write(nameOf(key), bytes)),
    drop(key) {
      const name = nameOf(key);
      queue(async () => {
        if (sizes.has(name)) await remove(name);
      });
    },
    async get(key) {
      await work;
      try {
        const file = await readFile(join(folder, nameOf(key)));
        const bytes = file.subarray(32);
        return sumOf(bytes).equals(file.subarray(0, 32)) ? bytes : undefined;
      } catch {
        return undefined;
      }
    },
    settled: () => work,
  };
}
