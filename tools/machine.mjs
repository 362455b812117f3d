/** What the tests need from the machine: a Chromium, a Postgres server and PHP, installed where they are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Debian's WordPress with MariaDB, php-fpm and nginx, of which tests start their own. False where somebody without root
 * leaves it out by WITHOUT_DEBIAN_WORDPRESS=1; where it cannot be had otherwise the run ends and says what is missing.
 */
export function ensureDebianWordPress() {
  if (process.env.WITHOUT_DEBIAN_WORDPRESS === '1') return false;
  const isThere = () =>
    existsSync('/usr/share/wordpress/wp-load.php') &&
    existsSync('/usr/share/wordpress/wp-content/themes/twentytwentythree') &&
    existsSync('/usr/bin/mariadb-install-db') &&
    existsSync('/usr/sbin/nginx') &&
    readdirSync('/usr/sbin').some((name) => name.startsWith('php-fpm')) &&
    works('/usr/sbin/mariadbd', ['--version']) &&
    works('php', ['-r', "exit(extension_loaded('mysqli') ? 0 : 1);"]);
  if (isThere()) return true;
  const names = [
    ...['wordpress', 'wordpress-theme-twentytwentythree', 'mariadb-server-core', 'nginx', 'php', 'php-cli', 'php-fpm'],
    ...['php-mysql', 'php-gd', 'php-xml', 'php-mbstring', 'php-curl', 'php-zip', 'php-intl'],
  ];
  // WordPress would take Apache along, which it finds first of the servers it knows.
  if (withoutStarting(() => debianPackage(...names, 'apache2-')) && isThere()) return true;
  return stop(
    `The WordPress channel is also tried on Debian's own WordPress (as root on Debian: apt-get install --no-install-recommends ${names.join(' ')} apache2-). To leave that part out, set WITHOUT_DEBIAN_WORDPRESS=1.`,
  );
}

/** Installs servers without starting their services: the machine may have others at their ports. */
function withoutStarting(install) {
  const policy = '/usr/sbin/policy-rc.d';
  const ours = '#!/bin/sh\n# Of a test run of Foyer: no service is started while packages are installed.\nexit 101\n';
  // One that a run left behind which was ended halfway is ours too.
  const put = isRoot() && (!existsSync(policy) || readFileSync(policy, 'utf8') === ours);
  if (put) writeFileSync(policy, ours, { mode: 0o755 });
  try {
    return install();
  } finally {
    if (put) rmSync(policy, { force: true });
  }
}
