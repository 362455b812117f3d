/** The plugin as WordPress installs it: one folder in a zip, byte for byte the same for the same files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

const folder = 'foyer-channel';
/** The earliest day a zip can tell: a build says nothing of when it was made. */
const mtime = new Date(1980, 0, 1);

/** As its main file states it, `0.2.0`. */
export function pluginVersion(): string {
  const main = readFileSync(join(import.meta.dirname, folder, `${folder}.php`), 'utf8');
  const version = /^ \* Version: (\S+)$/m.exec(main)?.[1];
  if (!version) throw new Error('The plugin does not state its version');
  return version;
}

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
