/** What a place for files can do. A file is there whole or not at all, and is read as it was kept last. */
import type { Readable } from 'node:stream';

/** Folders of a store; a name is letters, digits and dashes with an ending. */
export type Folder = 'media';

export type FileStore = {
  /** Takes its place under the name at once, when all of it is kept. */
  keep(folder: Folder, name: string, bytes: Uint8Array): Promise<void>;
  /** With its length in bytes; undefined when there is none. */
  open(folder: Folder, name: string): Promise<{ stream: Readable; length: number } | undefined>;
  has(folder: Folder, name: string): Promise<boolean>;
  read(folder: Folder, name: string): Promise<Buffer | undefined>;
  /** Nothing happens when there is none. */
  remove(folder: Folder, name: string): Promise<void>;
  /** With when each was changed last, in milliseconds; parts of files that were never whole too. */
  list(folder: Folder): Promise<{ name: string; changed: number }[]>;
};
