/** What the tests need from the machine: a Chromium, a Postgres server and PHP, installed where they are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root, say, stop } from './install.mjs';

const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const isRoot = () => process.getuid?.() === 0;
const named = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function debianPackage(...names) {
  if (!existsSync('/usr/bin/apt-get') || !isRoot()) return false;
  say(`Installing Debian's ${names.join(', ')} …`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  return (
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/** Path of a Chromium: an installed one, else Debian's package, else Playwright's own download ('' = its own). */
export function ensureChromium() {
  const find = () => named.find((path) => existsSync(path) && works(path, ['--version']));
  const found = find();
  if (found) return found;
  if (debianPackage('chromium')) {
    const fresh = find();
    if (fresh) return fresh;
  }
  say("Downloading Playwright's Chromium …");
  const run = spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  });
  if (run.status !== 0) stop('No Chromium could be had. Install one (Debian: apt-get install chromium) and try again.');
  return '';
}

/**
 * The same without a window's machinery, where there is one: it draws the same pages for a third of the work, which is
 * what the journeys of `npm test` take longest over.
 */
export function ensureHeadlessShell() {
  const shell = '/usr/bin/chromium-headless-shell';
  const found = () => existsSync(shell) && works(shell, ['--version']);
  if (found() || (debianPackage('chromium-headless-shell') && found())) return shell;
  return ensureChromium();
}

/** Folder of the Postgres server's programs, 15 or newer. */
export function ensurePostgres() {
  const find = () => {
    const base = '/usr/lib/postgresql';
    const versions = existsSync(base) ? readdirSync(base).filter((v) => Number(v) >= 15) : [];
    const newest = versions
      .sort((a, b) => Number(b) - Number(a))
      .find((v) => existsSync(join(base, v, 'bin', 'initdb')));
    return newest ? join(base, newest, 'bin') : undefined;
  };
  const found = process.env.POSTGRES_BIN ?? find();
  if (found) return found;
  if (debianPackage('postgresql')) {
    const fresh = find();
    if (fresh) return fresh;
  }
  return stop(
    'The API suite also runs on a Postgres server, 15 or newer, and none was found. Install one (Debian: apt-get install postgresql) or name its programs in POSTGRES_BIN.',
  );
}

/** PHP with what WordPress needs on SQLite; a WordPress for tests runs on it. */
export function ensurePhp() {
  const needed = "exit(array_diff(['pdo_sqlite', 'gd', 'mbstring', 'xml'], get_loaded_extensions()) ? 1 : 0);";
  const found = () => works('php', ['-r', needed]);
  if (found()) return;
  const names = ['php-cli', 'php-sqlite3', 'php-gd', 'php-mbstring', 'php-xml', 'php-curl'];
  if (debianPackage(...names) && found()) return;
  stop(
    `The WordPress plugin is tried on a real WordPress, which needs PHP (Debian: apt-get install ${names.join(' ')}).`,
  );
}
