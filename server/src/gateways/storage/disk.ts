/** The store on this machine's disk, under FOYER_DATA: what is kept is synced before it takes its place. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { runtime } from '#lib/runtime.ts';
import type { FileStore, Folder } from './store.ts';

const pathOf = (folder: Folder, name: string): string => path.join(runtime().dataFolder, folder, name);
const missing = (problem: unknown): undefined => {
  if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw problem;
};

export const diskStore: FileStore = {
  async keep(folder, name, bytes) {
    const target = pathOf(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    const part = `${target}.${randomUUID()}.part`;
    const draft = await open(part, 'wx');
    try {
      await draft.writeFile(bytes);
      await draft.sync();
    } finally {
      await draft.close();
    }
    await rename(part, target);
  },
  async open(folder, name) {
    const handle = await open(pathOf(folder, name)).catch(missing);
    if (!handle) return undefined;
    const { size } = await handle.stat();
    return { stream: createReadStream('', { fd: handle, start: 0 }), length: size };
  },
  has: (folder, name) =>
    access(pathOf(folder, name)).then(
      () => true,
      () => false,
    ),
  read: (folder, name) => readFile(pathOf(folder, name)).catch(missing),
  remove: (folder, name) => rm(pathOf(folder, name), { force: true }),
  async list(folder) {
    const within = path.join(runtime().dataFolder, folder);
    const names = await readdir(within).catch(() => [] as string[]);
    const times = await Promise.all(names.map((name) => stat(path.join(within, name)).catch(() => undefined)));
    return names.flatMap((name, at) => (times[at] ? [{ name, changed: times[at].mtimeMs }] : []));
  },
};
