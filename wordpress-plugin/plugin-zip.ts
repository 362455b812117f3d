/** The plugin as WordPress installs it: one folder in a zip, byte for byte the same for the same files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

const folder = 'foyer-channel';
/** The earliest day a zip can tell: a build says nothing of when it was made. */
const mtime = new Date(1980, 0, 1);

/** Bytes of the zip. */
export function pluginZip(): Uint8Array {
  const entries: Zippable = {};
  const names = readdirSync(join(import.meta.dirname, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(import.meta.dirname.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  for (const name of names) entries[name] = readFileSync(join(import.meta.dirname, name));
  return zipSync(entries, { mtime, level: 9 });
}
