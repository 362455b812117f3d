import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Channel } from '@foyer/contract/channels';
import { type DebianBackEnd, debian } from '@foyer/wordpress-plugin/testing/debian';
import { startWordPress } from '@foyer/wordpress-plugin/testing/wordpress';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePage, ownText, saveText, stateFacts } from '../../testing/pages.ts';
import { asOwner } from '../../testing/test-database.ts';
import { type ConnectedSite, connectSite } from '../../testing/wordpress/connected-site.ts';
import { publishMany } from '../../testing/wordpress/many-texts.ts';
import { readPicture } from '../media/pictures/rules.ts';
import { addMediaFile } from '../media/rules.ts';
import { testChannel } from './checks/rules.ts';

/** What nginx, php-fpm and MariaDB themselves say when one of them is away, slow or set too narrow. */
let site: ConnectedSite;
let server: DebianBackEnd;
beforeAll(async () => {
  server = debian({ ownDatabase: true });
  site = await connectSite(undefined, [], () => startWordPress({}, server));
  await stateFacts(site.owner, site.house);
});
afterAll(() => site?.close());

const channel = async () =>
  (await site.owner.get<{ channel: Channel }>(`/domains/${site.house.domain.id}/channel`)).body.channel;
const publish = (count: number) => site.house.within((scope) => publishMany(scope, site.house, count));
const asked = async () => {
  await testChannel(site.house.id, site.house.domain.id);
  return channel();
};
/** Delivers until nothing waits; what was sent stands there once each. */
async function deliverAll(ids: readonly string[]) {
  for (let round = 0; round < 20 && (await channel()).backlog.waiting > 0; round += 1) await site.deliverLater();
  expect((await channel()).backlog).toMatchObject({ waiting: 0, stuck: 0 });
  const there = site.posts('foyer_landing_page').filter(({ guid }) => ids.some((id) => guid.includes(id)));
  expect(there.map(({ guid, status }) => [guid, status]).sort()).toEqual(
    ids.map((id) => [`urn:foyer:landing-page:${id}-en`, 'publish']).sort(),
  );
}
const problemsOf = async (ids: readonly string[]) => {
  const rows = await asOwner<{ problem: Channel['problem'] }>(
    'select problem from deliveries where thing_id = any($1)',
    [ids],
  );
  return rows.map(({ problem }) => problem);
};

test.each([
  ['php', 502],
  ['database', 500],
] as const)(
  'without its %s the site is told by its error page, and gets everything afterwards',
  async (name, status) => {
    await server.part(name).halt();
    const ids = await publish(3);
    await site.deliver();
    const problem = { code: 'upstream', message: expect.stringContaining(`${status}`) };
    expect(await problemsOf(ids)).toEqual(ids.map(() => problem));
    expect(await asked()).toMatchObject({ state: 'failing', problem });
    await server.part(name).resume();
    expect(await asked()).toMatchObject({ state: 'ready', problem: null });
    await deliverAll(ids);
  },
);

test('an answer that nginx does not wait for is an error there, and the post stands once all the same', async () => {
  const slow = path.join(site.wordpress.folder, 'wp-content/mu-plugins/slow.php');
  site.wordpress.php('wp_mkdir_p(WPMU_PLUGIN_DIR);');
  writeFileSync(slow, `<?php add_filter('wp_insert_post_data', function ($row) { sleep(2); return $row; });`);
  await server.configure({ patience: 1 });
  const ids = await publish(2);
  await site.deliver();
  const problem = { code: 'upstream', message: expect.stringContaining('504') };
  expect(await problemsOf(ids)).toEqual(ids.map(() => problem));
  rmSync(slow);
  await server.configure();
  await deliverAll(ids);
});

test('a picture that nginx finds too large is named on its page, the others come through, and it once it may', async () => {
  const [width, height] = [1000, 800];
  const bytes = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  const { workspace, property } = site.house;
  const about = {
    workspaceId: workspace.id,
    propertyId: property.id,
    title: 'Snow',
    tags: [],
    altText: { en: 'Snow' },
  };
  const picture = await readPicture(bytes);
  const media = await site.house.within((scope) => addMediaFile(scope, about, picture));
  const page = await makePage(site.owner, site.house);
  const [hero, ...others] = ownText('en');
  await saveText(site.owner, page, 'en', [{ ...hero, imageId: media.id } as never, ...others]);
  await server.configure({ largestBody: '300k' });
  await site.owner.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en', publishAt: null }] });
  const ids = await publish(2);
  await site.deliver();
  expect((await site.standing(page.id)).en).toMatchObject({ problem: { code: 'too-large' } });
  expect(await problemsOf(ids)).toEqual([null, null]);
  await server.configure();
  await deliverAll([page.id, ...ids]);
});

test('a server that does not pass on the port is named as one that leads to itself', async () => {
  await server.configure({ host: '$host' });
  expect(await asked()).toMatchObject({ state: 'failing', problem: { code: 'redirect-to-itself' } });
  await server.configure();
  expect(await asked()).toMatchObject({ state: 'ready' });
});
