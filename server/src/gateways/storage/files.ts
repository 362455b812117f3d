/**
 * Files people have uploaded: on this machine's disk, or in an S3 bucket where the settings name one. A file is there
 * whole or not at all; its name is the program's own, so that nothing typed becomes a path.
 */
import { runtime } from '#lib/runtime.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';
import type { FileStore, Folder } from './store.ts';

const plain = /^[a-z0-9-]+\.[a-z0-9]+(\.[a-z0-9-]+\.part)?$/;

function store(name?: string): FileStore {
  if (name !== undefined && !plain.test(name)) throw new Error(`No name for a stored file: ${name}`);
  const { s3 } = runtime();
  return s3 ? s3Store(s3) : diskStore;
}

/** Keeps a file; it takes its place under the name at once, when all of it is kept. */
export const keepFile = async (folder: Folder, name: string, bytes: Uint8Array) =>
  store(name).keep(folder, name, bytes);

/** The file as a stream with its length in bytes; undefined when there is none. */
export const openFile = async (folder: Folder, name: string) => store(name).open(folder, name);

/** Whether there is a file under the name. */
export const hasFile = async (folder: Folder, name: string) => store(name).has(folder, name);

/** All of a file; undefined when there is none. */
export const readFile = async (folder: Folder, name: string) => store(name).read(folder, name);

/** Removes a file; nothing happens when there is none. */
export const removeFile = async (folder: Folder, name: string) => store(name).remove(folder, name);

/** Names of a folder with when each was changed last, in milliseconds; parts of files that were never whole too. */
export const listFiles = async (folder: Folder) => (await store().list(folder)).filter(({ name }) => plain.test(name));
