/**
 * A real WordPress on this machine, in a folder of its own, with the plugin out of its zip: with WORDPRESS=debian that
 * of Debian on MariaDB, php-fpm and nginx, otherwise a newer one on PHP's own web server and SQLite. Fails loudly
 * where what it needs is missing, never skips.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pluginZip } from '../plugin-zip.ts';
import { type BackEnd, defined } from './back-end.ts';
import { debian } from './debian.ts';
import { unpack } from './downloads.ts';
import { native } from './native.ts';
import { runPhp } from './php.ts';
import { freePort } from './processes.ts';

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
  /** Of WordPress, such as 6.5.5. */
  version: string;
};
export type WordPress = ReturnType<typeof atWordPress> & {
  /** Stops the web server; `resume` starts it again at the same address. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};
/** `plugin` says how the plugin is put in, `workers` how many requests PHP works on at once. */
type Options = { plugin?: 'plugin' | 'mu-plugin' | 'none'; workers?: number };

/** Whether tests run on Debian's WordPress. */
export const onDebian = process.env.WORDPRESS === 'debian';

/** The WordPress at an address; `php` runs code inside it and gives what it prints. */
export function atWordPress(address: WordPressAddress) {
  return { ...address, php: (code: string) => runPhp(address.folder, ['-r', `${prelude}${code}`]) };
}

/** Brings one up in some seconds. */
export async function startWordPress(
  options: Options = {},
  on: BackEnd = onDebian ? debian() : native,
): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-wordpress-'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  on.unpack(folder);
  const database = await on.makeDatabase(folder);
  writeFileSync(join(folder, 'wp-config.php'), config(folder, baseUrl, database.config));
  runPhp(folder, [join(import.meta.dirname, 'install.php'), baseUrl, randomBytes(12).toString('hex')]);
  putPlugin(folder, options.plugin ?? 'plugin');
  const logins = JSON.parse(runPhp(folder, [join(import.meta.dirname, 'set-up.php')]));
  const server = await on.serve({ folder, port, workers: options.workers ?? 4, settings });
  const { halt, resume } = server;
  return {
    ...atWordPress({ baseUrl, logins, folder, version: versionIn(folder) }),
    ...{ halt, resume },
    stop: async () => {
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const settings = { upload_max_filesize: '2M', post_max_size: '3M', memory_limit: '256M' };
const prelude = `$_SERVER += array('HTTP_HOST' => 'localhost', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/'); require getcwd() . '/wp-load.php'; `;

const versionIn = (folder: string) =>
  /^\s*\$wp_version\s*=\s*'([\d.]+)'/m.exec(readFileSync(join(folder, 'wp-includes/version.php'), 'utf8'))?.[1] ?? '';

function putPlugin(folder: string, how: Options['plugin']) {
  if (how === 'plugin') unpack(pluginZip(), join(folder, 'wp-content/plugins'));
  if (how !== 'mu-plugin') return;
  const must = join(folder, 'wp-content/mu-plugins');
  unpack(pluginZip(), must);
  cpSync(join(must, 'foyer-channel/mu-plugin/foyer-channel-loader.php'), join(must, 'foyer-channel-loader.php'));
}

/** PHP that no request leaves the machine with, and where application passwords work without TLS. */
function config(folder: string, baseUrl: string, database: string): string {
  const constants: Record<string, string | boolean> = {
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
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
  return `<?php\n${defined(constants)}\n${database}\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) { define('ABSPATH', __DIR__ . '/'); }\nrequire_once ABSPATH . 'wp-settings.php';\n`;
}
