/**
 * A real WordPress on this machine: PHP's own web server and SQLite, in a folder of its own, with the plugin out of
 * its zip. Needs PHP with sqlite3, gd, mbstring, xml and zip; fails loudly without, never skips.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pluginZip } from '../plugin-zip.ts';
import { unpack, unpackWordPress } from './downloads.ts';

export type Login = { user: string; password: string };
export type Role = 'administrator' | 'editor' | 'author' | 'subscriber' | 'foyer_channel';
/** Where a WordPress is and who may sign in: plain data, to be handed from one process to another. */
export type WordPressAddress = {
  /** Without a slash at the end, such as http://127.0.0.1:41231. */
  baseUrl: string;
  /** A user of each role with an application password; without the plugin `foyer_channel` is an editor. */
  logins: Record<Role, Login>;
  /** Folder of the site's files. */
  folder: string;
};
export type WordPress = ReturnType<typeof atWordPress> & {
  /** Stops the web server; `resume` starts it again at the same address. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The WordPress at an address; `php` runs code inside it and gives what it prints. */
export function atWordPress(address: WordPressAddress) {
  return { ...address, php: (code: string) => run(address.folder, ['-r', `${prelude}${code}`]) };
}

/** Brings one up in some seconds. `plugin` says how the plugin is put in. */
export async function startWordPress(
  options: { plugin?: 'plugin' | 'mu-plugin' | 'none'; workers?: number } = {},
): Promise<WordPress> {
  const { plugin = 'plugin', workers = 4 } = options;
  checkPhp();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-wordpress-'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  unpackWordPress(folder);
  writeFileSync(join(folder, 'wp-config.php'), config(folder, baseUrl));
  run(folder, [join(import.meta.dirname, 'install.php'), baseUrl, randomBytes(12).toString('hex')]);
  if (plugin === 'plugin') unpack(pluginZip(), join(folder, 'wp-content/plugins'));
  if (plugin === 'mu-plugin') {
    const must = join(folder, 'wp-content/mu-plugins');
    unpack(pluginZip(), must);
    cpSync(join(must, 'foyer-channel/mu-plugin/foyer-channel-loader.php'), join(must, 'foyer-channel-loader.php'));
  }
  const logins = JSON.parse(run(folder, [join(import.meta.dirname, 'set-up.php')]));
  let server = await serve(folder, port, workers);
  const halt = () => end(server);
  return {
    ...atWordPress({ baseUrl, logins, folder }),
    halt,
    resume: async () => {
      server = await serve(folder, port, workers);
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const prelude = `$_SERVER += array('HTTP_HOST' => 'localhost', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/'); require getcwd() . '/wp-load.php'; `;

function checkPhp() {
  try {
    const modules = execFileSync('php', ['-m'], { encoding: 'utf8' }).toLowerCase().split('\n');
    const missing = ['pdo_sqlite', 'gd', 'mbstring', 'xml'].filter((name) => !modules.includes(name));
    if (missing.length) throw new Error(`without ${missing.join(', ')}`);
  } catch (error) {
    throw new Error(
      'A WordPress needs PHP (Debian: apt-get install php-cli php-sqlite3 php-gd php-mbstring php-xml php-curl)',
      { cause: error },
    );
  }
}

const run = (folder: string, args: string[]) =>
  execFileSync('php', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** PHP that no request leaves the machine with, and where application passwords work without TLS. */
const config = (folder: string, baseUrl: string) => {
  const data = join(folder, 'wp-content/database');
  mkdirSync(data, { recursive: true });
  const constants: Record<string, string | boolean> = {
    DB_NAME: 'wordpress',
    DB_USER: '',
    DB_PASSWORD: '',
    DB_HOST: '',
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    DB_DIR: data,
    DB_FILE: 'wordpress.sqlite',
    WP_HOME: baseUrl,
    WP_SITEURL: baseUrl,
    WP_ENVIRONMENT_TYPE: 'local',
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: join(folder, 'debug.log'),
  };
  for (const name of ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'])
    for (const part of ['KEY', 'SALT']) constants[`${name}_${part}`] = randomBytes(32).toString('hex');
  const lines = Object.entries(constants).map(
    ([name, value]) => `define('${name}', ${typeof value === 'string' ? `'${value}'` : value});`,
  );
  return `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) { define('ABSPATH', __DIR__ . '/'); }\nrequire_once ABSPATH . 'wp-settings.php';\n`;
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function serve(folder: string, port: number, workers: number): Promise<ChildProcess> {
  const settings = ['opcache.enable_cli=1', 'upload_max_filesize=2M', 'post_max_size=3M', 'memory_limit=256M'];
  const router = join(import.meta.dirname, 'router.php');
  const child = spawn(
    'php',
    [...settings.flatMap((line) => ['-d', line]), '-S', `127.0.0.1:${port}`, '-t', folder, router],
    {
      cwd: folder,
      stdio: 'ignore',
      // A group of its own: the workers end with it.
      detached: true,
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(workers) },
    },
  );
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) break;
    const up = await fetch(`http://127.0.0.1:${port}/readme.html`).then(
      (answer) => answer.status < 500,
      () => false,
    );
    if (up) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end(child);
  throw new Error('The web server of PHP did not come up');
}

async function end(child: ChildProcess) {
  if (!child.pid || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    return;
  }
  await gone;
}
