/**
 * Files people have uploaded, on this machine's disk under FOYER_DATA. A file is there whole or not at all; its name is
 * the program's own, so that nothing typed becomes a path.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile as readWhole, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { runtime } from '#lib/runtime.ts';

/** Folders of the store; a name is letters, digits and dashes with an ending. */
type Folder = 'media';
const plain = /^[a-z0-9-]+\.[a-z0-9]+(\.[a-z0-9-]+\.part)?$/;

function pathOf(folder: Folder, name: string): string {
  if (!plain.test(name)) throw new Error(`No name for a stored file: ${name}`);
  return path.join(runtime().dataFolder, folder, name);
}

/** Keeps a file; it takes its place under the name at once, when all of it is on the disk. */
export async function keepFile(folder: Folder, name: string, bytes: Uint8Array): Promise<void> {
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
}

/** The file as a stream with its length in bytes; undefined when there is none. */
export async function openFile(
  folder: Folder,
  name: string,
): Promise<{ stream: ReadStream; length: number } | undefined> {
  try {
    const handle = await open(pathOf(folder, name));
    const { size } = await handle.stat();
    return { stream: createReadStream('', { fd: handle, start: 0 }), length: size };
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/** Whether there is a file under the name. */
export const hasFile = (folder: Folder, name: string): Promise<boolean> =>
  access(pathOf(folder, name)).then(
    () => true,
    () => false,
  );

/** All of a file; undefined when there is none. */
export async function readFile(folder: Folder, name: string): Promise<Buffer | undefined> {
  try {
    return await readWhole(pathOf(folder, name));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/** Removes a file; nothing happens when there is none. */
export const removeFile = (folder: Folder, name: string): Promise<void> => rm(pathOf(folder, name), { force: true });

/** Names of a folder with when each was changed last, in milliseconds; parts of files that were never whole too. */
export async function listFiles(folder: Folder): Promise<{ name: string; changed: number }[]> {
  const within = path.join(runtime().dataFolder, folder);
  const names = await readdir(within).catch(() => [] as string[]);
  const times = await Promise.all(names.map((name) => stat(path.join(within, name)).catch(() => undefined)));
  return names.flatMap((name, at) => (plain.test(name) && times[at] ? [{ name, changed: times[at].mtimeMs }] : []));
}
