/**
 * Brings the packages of the lockfile into place, and names the Node that everything runs on. Plain JavaScript,
 * because it must run on the machine's own Node before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cacheFolder = join(root, 'node_modules', '.cache', 'foyer');
/** Node 24 from the lockfile, whatever the machine has. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const say = (line) => process.stdout.write(`${line}\n`);

export function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** True where a stamp of that name already holds this value; `keep` writes it once the work is done. */
export function stamp(name, value) {
  const file = join(cacheFolder, name);
  return {
    fresh: existsSync(file) && readFileSync(file, 'utf8') === value,
    keep() {
      mkdirSync(cacheFolder, { recursive: true });
      writeFileSync(file, value);
    },
  };
}

/** Environment in which `node` means Node 24 for every child. */
export const environment = {
  ...process.env,
  PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
};

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(
      `Foyer needs Node 20.19 or newer to begin with; this is ${process.version}. Install a newer Node and try again.`,
    );
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = stamp('installed', lock);
  if (installed.fresh && existsSync(node)) return;
  say('Installing packages from the lockfile (about a minute the first time) …');
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const run = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (run.status !== 0)
    stop('The packages could not be installed. Check that the npm registry is reached, then try again.');
  if (!existsSync(node)) {
    const script = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js');
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: dirname(script), stdio: 'inherit' });
  }
  if (!existsSync(node)) stop('Node 24 did not arrive with the packages. Remove node_modules and try again.');
  installed.keep();
}
