import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pluginVersion, pluginZip } from '../plugin-zip.ts';
import { unpack } from '../testing/downloads.ts';
import { newId, propertyPost, useSite } from './site.ts';

const root = join(import.meta.dirname, '..');

describe('the zip', () => {
  it('holds one folder, is the same each time, and its version stands in it three times alike', () => {
    expect(Buffer.from(pluginZip()).equals(Buffer.from(pluginZip()))).toBe(true);
    const folder = mkdtempSync(join(tmpdir(), 'foyer-zip-'));
    unpack(pluginZip(), folder);
    expect(readdirSync(folder)).toEqual(['foyer-channel']);
    const main = readFileSync(join(folder, 'foyer-channel/foyer-channel.php'), 'utf8');
    const version = pluginVersion();
    expect(main).toContain(`define('FOYER_CHANNEL_VERSION', '${version}')`);
    expect(readFileSync(join(folder, 'foyer-channel/readme.txt'), 'utf8')).toContain(`Stable tag: ${version}`);
    rmSync(folder, { recursive: true });
  });

  it('is written by the build', () => {
    execFileSync(process.execPath, [join(root, 'build.ts')]);
    expect(readFileSync(join(root, 'dist/foyer-channel.zip')).equals(Buffer.from(pluginZip()))).toBe(true);
  });

  it('gives nothing away to who asks for its files directly', async () => {
    for (const file of ['foyer-channel.php', 'uninstall.php', 'includes/items.php', 'includes/meta-schema.php']) {
      const out = execFileSync('php', ['-d', 'display_errors=1', join(root, 'foyer-channel', file)], {
        encoding: 'utf8',
      });
      expect(out, file).toBe('');
    }
  });
});

describe('as a must-use plugin', () => {
  const site = useSite({ plugin: 'mu-plugin' });

  it('works the same: role, routes, readable pages', async () => {
    const channel = site.as('foyer_channel');
    const status = await channel('GET', '/status');
    expect(status.body).toMatchObject({ ready: true, user: { roles: ['foyer_channel'] } });
    const { body } = await channel('PUT', `/items/property/${newId()}`, propertyPost());
    expect((await site.visit(body.link)).html).toContain('Forty-two rooms');
  });
});

describe('removing the plugin', () => {
  const site = useSite({ plugin: 'plugin' });
  const remove = (define = '') =>
    `${define} require ABSPATH . 'wp-admin/includes/plugin.php'; require ABSPATH . 'wp-admin/includes/file.php';
    deactivate_plugins('foyer-channel/foyer-channel.php'); uninstall_plugin('foyer-channel/foyer-channel.php');`;
  const state = `global $wpdb; wp_cache_flush(); echo json_encode(array(
    'options' => array_values(array_filter($wpdb->get_col("SELECT option_name FROM {$wpdb->options}"), function ($name) { return strpos($name, 'foyer_') === 0; })),
    'role' => (bool) get_role('foyer_channel'),
    'right' => get_role('administrator')->has_cap('use_foyer_channel'),
    'own' => get_role('administrator')->has_cap('manage_options'),
    'posts' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type LIKE 'foyer%'")));`;
  const look = () => JSON.parse(site.wordpress.php(state));

  it('takes role, rights and settings; pages stay, and go where the site says so', async () => {
    const channel = site.as('foyer_channel');
    await channel('PUT', `/items/property/${newId()}`, propertyPost());
    await channel('PUT', '/settings/site-identity', { version: 0, value: { name: 'Hotel Halden' } });
    expect(look()).toMatchObject({ role: true, right: true, posts: 1 });
    site.wordpress.php(remove());
    expect(look()).toEqual({ options: [], role: false, right: false, own: true, posts: 1 });
    const answer = await site.as('administrator')('GET', '/status');
    expect(answer).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
    expect((await site.as(null)('GET', '/wp-json/')).body.namespaces).not.toContain('foyer/v1');
    site.wordpress.php(
      `require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('foyer-channel/foyer-channel.php');`,
    );
    expect(look()).toMatchObject({ role: true, posts: 1 });
    site.wordpress.php(remove("define('FOYER_REMOVE_CONTENT', true);"));
    expect(look()).toEqual({ options: [], role: false, right: false, own: true, posts: 0 });
    const log = readFileSync(join(site.wordpress.folder, 'debug.log'), 'utf8').split('\n');
    // SQLite's driver and the client in WordPress 6.1 are older than this PHP and have notices of their own.
    const theirs = /sqlite-database-integration|Return type of Requests_/;
    expect(log.filter((line) => line && !theirs.test(line))).toEqual([]);
  });
});
