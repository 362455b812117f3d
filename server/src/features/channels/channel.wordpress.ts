import type { Difference } from '@foyer/contract/channel-drift';
import type { Channel } from '@foyer/contract/channels';
import type { Event } from '@foyer/contract/events';
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import type { VenueInFull } from '@foyer/contract/venues';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEvent, makePage, ownText, saveText, stateFacts } from '../../testing/pages.ts';
import { type ConnectedSite, connectSite } from '../../testing/wordpress/connected-site.ts';
import { type FaultProxy, startFaultProxy } from '../../testing/wordpress/fault-proxy.ts';
import { readPicture } from '../media/pictures/rules.ts';
import { addMediaFile } from '../media/rules.ts';
import { testChannel } from './checks/rules.ts';
import { mirrorEverything } from './delivering/rules.ts';

let site: ConnectedSite;
let plain: FaultProxy;
beforeAll(async () => {
  plain = await startFaultProxy('http://127.0.0.1:10');
  plain.next = () => 'a page';
  site = await connectSite((own) => own, [plain.address]);
  await stateFacts(site.owner, site.house);
});
afterAll(async () => {
  await site?.close();
  await plain?.close();
});

const publish = async (page: LandingPage, ...languages: Language[]) => {
  const answer = await site.owner.post(`/landing-pages/${page.id}/publish`, {
    languages: languages.map((language) => ({ language, publishAt: null })),
  });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
};
const channel = async () =>
  (await site.owner.get<{ channel: Channel }>(`/domains/${site.house.domain.id}/channel`)).body.channel;

describe('a page', () => {
  test('published in two languages stands there in both, linked, with its picture, and is read by guests', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#274156' } })
      .jpeg()
      .toBuffer();
    const { workspace, property } = site.house;
    const picture = await readPicture(bytes);
    const media = await site.house.within((scope) =>
      addMediaFile(
        scope,
        {
          ...{ workspaceId: workspace.id, propertyId: property.id, title: 'The lake', tags: [] },
          altText: { en: 'The lake at dawn', de: 'Der See im Morgenlicht' },
        },
        picture,
      ),
    );
    const page = await makePage(site.owner, site.house, { languages: ['en', 'de'] });
    for (const language of ['en', 'de'] as const) {
      const [hero, ...others] = ownText(language);
      await saveText(site.owner, page, language, [{ ...hero, imageId: media.id } as never, ...others]);
    }
    await publish(page, 'en', 'de');
    await site.deliver();
    const { en, de } = await site.standing(page.id);
    for (const told of [en, de]) expect(told).toMatchObject({ state: 'delivered', stands: 'published', problem: null });
    const english = await site.visit(String(en?.link));
    expect(english).toMatchObject({ status: 200, html: expect.stringContaining('The indoor pool is open from 7:00') });
    expect(english.html).toContain(`hreflang="de"`);
    expect(english.html).toContain(String(de?.link));
    expect((await site.visit(String(de?.link))).html).toContain('Der Innenpool ist von 7:00');
    const described = () =>
      site.wordpress
        .php(
          `foreach (get_posts(array('post_type' => 'foyer_landing_page', 'order' => 'ASC', 'orderby' => 'ID')) as $p) echo get_post_meta(get_post_thumbnail_id($p), '_wp_attachment_image_alt', true), "\\n";`,
        )
        .trim()
        .split('\n')
        .sort();
    expect(described()).toEqual(['Der See im Morgenlicht', 'The lake at dawn']);
    const said = await site.owner.put(`/media/${media.id}/alt-text`, { altText: { en: 'The lake in the morning' } });
    expect([said.status, said.text]).toEqual([200, expect.any(String)]);
    await site.deliver();
    expect(described()).toEqual(['Der See im Morgenlicht', 'The lake in the morning']);
  });

  test('taken off is a draft there, published again the same post, thrown away gone', async () => {
    const page = await makePage(site.owner, site.house, { languages: ['es'] });
    await saveText(site.owner, page, 'es');
    await publish(page, 'es');
    await site.deliver();
    const before = site.posts('foyer_landing_page').at(-1);
    await site.owner.post(`/landing-pages/${page.id}/unpublish`, { languages: ['es'] });
    await site.deliver();
    expect(site.posts('foyer_landing_page').at(-1)).toEqual({ ...before, status: 'draft' });
    await publish(page, 'es');
    await site.deliver();
    expect(site.posts('foyer_landing_page').at(-1)).toEqual(before);
    const there = site.posts('foyer_landing_page').length;
    await site.owner.delete(`/landing-pages/${page.id}`);
    await site.deliver();
    expect(site.posts('foyer_landing_page')).toHaveLength(there - 1);
  });
});

test('an event stands there with its day, place and terms, and follows its venue', async () => {
  const event = await makeEvent(site.owner, site.house);
  await site.deliver();
  const { en } = await site.standing(event.translation_group);
  const { html } = await site.visit(String(en?.link));
  expect(html).toContain('Wooden stalls and brass choirs at the old harbour.');
  expect(html).toContain('Hafenplatz 1, Lindau, DE');
  const { venue, ...rest } = event as Event;
  const changed = await site.owner.post(`/update-event/${event.eventId}`, { ...rest, venue, eventStatus: 'cancelled' });
  expect(changed.status).toBe(200);
  await site.deliver();
  expect((await site.visit(String(en?.link))).html).toContain('Cancelled');
  const held = await site.owner.get<VenueInFull>(`/venues/${venue.venueId}`);
  const moved = await site.owner.put(`/venues/${venue.venueId}`, { ...held.body, address: 'Seepromenade 9' });
  expect([moved.status, moved.text]).toEqual([200, expect.any(String)]);
  await site.deliver();
  expect((await site.visit(String(en?.link))).html).toContain('Seepromenade 9, Lindau, DE');
});

test('what is told as before is not sent again', async () => {
  const written = () =>
    site.wordpress.php(
      'global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = \'revision\'");',
    );
  const before = [written(), (await channel()).backlog];
  await mirrorEverything();
  expect((await channel()).backlog.waiting).toBeGreaterThan(2);
  await site.deliver();
  expect([written(), (await channel()).backlog]).toEqual(before);
});

test('what was changed there by hand is not written over until a person says so', async () => {
  const page = await makePage(site.owner, site.house, { languages: ['fr'] });
  await saveText(site.owner, page, 'fr');
  await publish(page, 'fr');
  await site.deliver();
  const number = site.posts('foyer_landing_page').at(-1)?.number;
  site.wordpress.php(`wp_update_post(array('ID' => ${number}, 'post_title' => 'By hand'));`);
  const { body: saved } = await site.owner.get<LandingPage>(`/landing-pages/${page.id}`);
  await saveText(site.owner, saved, 'fr', ownText('fr', 'Le bar est ouvert.'));
  await publish(page, 'fr');
  await site.deliver();
  expect((await site.standing(page.id)).fr).toMatchObject({ state: 'stuck', problem: { code: 'changed-by-hand' } });
  expect((await channel()).backlog).toMatchObject({ stuck: 1, waiting: 0 });
  expect(site.posts('foyer_landing_page').at(-1)?.title).toBe('By hand');
  const retry = (seen?: string) =>
    site.owner.post(`/domains/${site.house.domain.id}/channel/retry`, {
      thing: { id: page.id, language: 'fr', seen },
    });
  expect((await retry()).body).toEqual({ retried: 1 });
  await site.deliver();
  expect((await site.standing(page.id)).fr).toMatchObject({ state: 'stuck' });
  expect((await retry('something else')).status).toBe(409);
  await retry((await site.owner.get<Difference>(`/posts/${page.id}/languages/fr/wordpress-difference`)).body.seen);
  await site.deliver();
  expect((await site.standing(page.id)).fr).toMatchObject({ state: 'delivered', problem: null });
  expect(site.posts('foyer_landing_page').at(-1)?.title).not.toBe('By hand');
});

describe('testing the connection', () => {
  const connect = async (change: { address?: string; username?: string; password?: string }) => {
    const { user: username, password } = site.wordpress.logins.foyer_channel;
    const { domain, id } = site.house;
    const address = site.wordpress.baseUrl;
    const answer = await site.owner.put(`/domains/${domain.id}/channel`, { address, username, password, ...change });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    await testChannel(id, domain.id);
    return channel();
  };

  test('says what the site is', async () => {
    expect(await connect({})).toMatchObject({
      state: 'ready',
      problem: null,
      site: { wordpress: site.wordpress.version, plugin: expect.any(String), largestUpload: 2 * 1024 * 1024 },
    });
  });

  test.each([
    ['a wrong password', () => ({ password: 'wrong wrong wrong' }), 'wrong-password'],
    ['an unknown user', () => ({ username: 'nobody' }), 'wrong-password'],
    [
      'a user who may too little',
      () => {
        const { user, password } = site.wordpress.logins.author;
        return { username: user, password };
      },
      'too-little-right',
    ],
    ['a server without a WordPress', () => ({ address: plain.address }), 'not-wordpress'],
    ['nobody at home', () => ({ address: 'http://127.0.0.1:10' }), 'private-address'],
  ])('names %s', async (_what, change, code) => {
    expect(await connect(change())).toMatchObject({ state: 'failing', problem: { code } });
  });

  test('names a missing plugin, passwords that are off, and a site that leads to itself', async () => {
    const { php } = site.wordpress;
    php(
      `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('foyer-channel/foyer-channel.php');`,
    );
    expect(await connect({})).toMatchObject({ problem: { code: 'no-plugin' } });
    php(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('foyer-channel/foyer-channel.php');`);
    const must = (code: string) =>
      php(
        `$at = WPMU_PLUGIN_DIR; if (!is_dir($at)) mkdir($at); file_put_contents("$at/trap.php", ${JSON.stringify(code).replaceAll('$', '\\$')});`,
      );
    must(`<?php add_filter('wp_is_application_passwords_available', '__return_false');`);
    expect(await connect({})).toMatchObject({ problem: { code: 'passwords-off' } });
    must(`<?php add_action('template_redirect', function () { wp_redirect(home_url('/')); exit; });`);
    expect(await connect({})).toMatchObject({ problem: { code: 'redirect-to-itself' } });
    must('<?php');
    expect(await connect({})).toMatchObject({ state: 'ready' });
  });
});
