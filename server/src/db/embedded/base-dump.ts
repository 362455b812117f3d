/**
 * The set-up empty database as a dump, made once for each state of the migrations and kept with the installed
 * packages, so that a first start takes a second or two instead of ten.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsHash } from '../migrate.ts';

const cacheFolder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/foyer');

/** Path of the dump, made by `make` when it is missing; null where it cannot be kept. */
export async function baseDump(make: () => Promise<Uint8Array>): Promise<string | null> {
  const name = `base-${migrationsHash()}.tgz`;
  const file = path.join(cacheFolder, name);
  if (existsSync(file)) return file;
  try {
    mkdirSync(cacheFolder, { recursive: true });
  } catch {
    return null;
  }
  const dump = await make();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, dump);
  renameSync(unfinished, file);
  for (const old of readdirSync(cacheFolder)) {
    if (old.startsWith('base-') && old.endsWith('.tgz') && old !== name)
      rmSync(path.join(cacheFolder, old), { force: true });
  }
  return file;
}
