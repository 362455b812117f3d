import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventPost, newId, propertyPost, useSite } from './site.ts';

const site = useSite();
const channel: ReturnType<typeof site.as> = (...args) => site.as('foyer_channel')(...args);
const countOf = (type: string, id: string) =>
  Number(
    site.wordpress.php(
      `global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts} WHERE guid = 'urn:foyer:${type}:${id}' AND post_type != 'revision'");`,
    ),
  );

/** Another plugin that takes its time, and tells which process of PHP answers. */
const slowSaving = `<?php
header('X-Worker: ' . getmypid());
add_filter('wp_insert_post_data', function ($row) { usleep(300000); return $row; });`;

describe('writing a post by our id', () => {
  it('makes it, gives back what is stored, and answers a repeated call without another post', async () => {
    const id = newId();
    const sent = propertyPost();
    const first = await channel('PUT', `/items/property/${id}`, sent);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ id, status: 'publish', version: 1, title: sent.title, slug: sent.slug });
    expect(first.body).toMatchObject({ content: sent.content, meta: sent.meta, changed_by_hand: false });
    const again = await channel('PUT', `/items/property/${id}`, sent);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await channel('GET', `/items/property/${id}`)).body).toEqual(first.body);
    expect(countOf('property', id)).toBe(1);
  });

  it('makes one post of twenty calls at once, on a site where saving is slow', async () => {
    const id = newId();
    const must = join(site.wordpress.folder, 'wp-content/mu-plugins');
    mkdirSync(must, { recursive: true });
    writeFileSync(join(must, 'slow-saving.php'), slowSaving);
    await Promise.all(Array.from({ length: 8 }, () => channel('GET', '/status')));
    const sent = propertyPost();
    // Some come while the first is still being saved, by when its worker can take no other.
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        await setTimeout((i % 5) * 60);
        return channel('PUT', `/items/property/${id}`, sent);
      }),
    );
    rmSync(join(must, 'slow-saving.php'));
    expect(new Set(answers.map((answer) => answer.headers.get('x-worker'))).size).toBeGreaterThan(1);
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.body.post)).size).toBe(1);
    expect(countOf('property', id)).toBe(1);
  });

  it('keeps the newest of twenty versions sent at once and in any order', async () => {
    const id = newId();
    const versions = [7, 3, 20, 1, 12, 5, 18, 9, 2, 15, 11, 4, 19, 8, 14, 6, 17, 10, 13, 16];
    const answers = await Promise.all(
      versions.map((version) =>
        channel('PUT', `/items/property/${id}`, propertyPost({ version, title: `Hotel Halden, edition ${version}` })),
      ),
    );
    for (const answer of answers) expect([200, 201, 409]).toContain(answer.status);
    const kept = await channel('GET', `/items/property/${id}`);
    expect(kept.body).toMatchObject({ version: 20, title: 'Hotel Halden, edition 20' });
    expect(countOf('property', id)).toBe(1);
  });

  it('refuses a late job with an older version', async () => {
    const id = newId();
    await channel('PUT', `/items/property/${id}`, propertyPost({ version: 5 }));
    const late = await channel('PUT', `/items/property/${id}`, propertyPost({ version: 4, title: 'An older text' }));
    expect(late).toMatchObject({ status: 409, body: { code: 'foyer_stale', data: { lowest: 5 } } });
    expect((await channel('GET', `/items/property/${id}`)).body.title).toBe('Hotel Halden am Markt');
  });

  it('takes away a field that is no longer sent', async () => {
    const id = newId();
    await channel('PUT', `/items/property/${id}`, propertyPost());
    const next = await channel(
      'PUT',
      `/items/property/${id}`,
      propertyPost({ version: 2, meta: { star_rating: undefined, policies_links: undefined } }),
    );
    expect(next.body.meta).not.toHaveProperty('star_rating');
    expect(next.body.meta).not.toHaveProperty('policies_links');
  });

  it('keeps awkward text and moments as they are meant', async () => {
    const title = 'Rock & Roll \\ "Späti" 🎪 at 5';
    const answer = await channel('PUT', `/items/event/${newId()}`, eventPost({ title }));
    expect(answer.body.title).toBe(title);
    expect(answer.body.meta).toMatchObject({
      event_start_date: '2026-12-04T17:00:00+01:00',
      event_end_date: '2026-12-23T21:00:00+00:00',
      latitude: 48.2,
    });
  });

  it('names every problem at once', async () => {
    const answer = await channel(
      'PUT',
      `/items/property/${newId()}`,
      propertyPost({
        title: ' ',
        version: 0,
        colour: 'red',
        meta: {
          star_rating: 6,
          email: 'reception',
          reservation_link: 'javascript:alert(1)',
          policies_links: ['https://halden.example/a', 'not a url'],
          city: '',
          country: undefined,
          unheard_of: 1,
        },
      }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body.data.fields.map((entry: { field: string }) => entry.field).sort()).toEqual(
      [
        ...['colour', 'version', 'title', 'meta.unheard_of', 'meta.star_rating', 'meta.email', 'meta.city'],
        ...['meta.reservation_link', 'meta.policies_links', 'meta.country'],
      ].sort(),
    );
  });

  it('refuses what is no JSON object', async () => {
    for (const body of ['[1]', '"text"', '{broken', '[]'])
      expect((await channel('PUT', `/items/property/${newId()}`, body)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('what a person changes on the site', () => {
  it('is seen, is not written over by itself, and is where a person says so', async () => {
    const id = newId();
    const { body } = await channel('PUT', `/items/property/${id}`, propertyPost());
    site.wordpress.php(`wp_update_post(array('ID' => ${body.post}, 'post_title' => 'Our house on the square'));`);
    expect((await channel('GET', `/items/property/${id}`)).body.changed_by_hand).toBe(true);
    const refused = await channel('PUT', `/items/property/${id}`, propertyPost({ version: 2 }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'foyer_changed_by_hand' } });
    expect(refused.body.data.item.title).toBe('Our house on the square');
    const told = await channel('PUT', `/items/property/${id}`, propertyPost({ version: 2, overwrite: true }));
    expect(told.body).toMatchObject({ title: 'Hotel Halden am Markt', changed_by_hand: false });
  });

  it('is seen in a field, in the terms and in the trash too', async () => {
    for (const change of [
      "update_post_meta($post, 'city', 'Linz');",
      "wp_set_object_terms($post, wp_insert_term('By hand ' . $post, 'event_category')['term_id'], 'event_category');",
      'wp_trash_post($post);',
    ]) {
      const id = newId();
      const { body } = await channel('PUT', `/items/property/${id}`, propertyPost());
      site.wordpress.php(`$post = ${body.post}; ${change}`);
      const refused = await channel('PUT', `/items/property/${id}`, propertyPost({ version: 2 }));
      expect(refused.body.code, change).toBe('foyer_changed_by_hand');
    }
  });

  it('comes back from the trash under its own address', async () => {
    const id = newId();
    const sent = propertyPost();
    const { body } = await channel('PUT', `/items/property/${id}`, sent);
    site.wordpress.php(`wp_trash_post(${body.post});`);
    const back = await channel('PUT', `/items/property/${id}`, { ...sent, version: 2, overwrite: true });
    expect(back.body).toMatchObject({ post: body.post, status: 'publish', slug: sent.slug, link: body.link });
  });

  it('is known where the post was deleted: told by the number the connector remembers', async () => {
    const id = newId();
    const sent = propertyPost();
    const { body } = await channel('PUT', `/items/property/${id}`, sent);
    site.wordpress.php(`wp_delete_post(${body.post}, true);`);
    const refused = await channel('PUT', `/items/property/${id}`, { ...sent, version: 2, post: body.post });
    expect(refused).toMatchObject({ status: 409, body: { code: 'foyer_removed_by_hand' } });
    const told = await channel('PUT', `/items/property/${id}`, {
      ...sent,
      version: 2,
      post: body.post,
      overwrite: true,
    });
    expect(told.status).toBe(201);
  });
});

describe('taking a post away', () => {
  it('unpublishes, and a visitor no longer reads it', async () => {
    const id = newId();
    const { body } = await channel('PUT', `/items/property/${id}`, propertyPost());
    expect((await site.visit(body.link)).status).toBe(200);
    const off = await channel('POST', `/items/property/${id}/unpublish`, { version: 2 });
    expect(off.body).toMatchObject({ status: 'draft', version: 2, changed_by_hand: false });
    expect((await site.visit(body.link)).status).toBe(404);
    expect((await channel('PUT', `/items/property/${id}`, propertyPost({ version: 1 }))).status).toBe(409);
    expect((await channel('PUT', `/items/property/${id}`, propertyPost({ version: 3 }))).body.status).toBe('publish');
    expect((await channel('POST', `/items/property/${newId()}/unpublish`, { version: 1 })).status).toBe(404);
  });

  it('deletes once, says so again, and lets no late write bring it back', async () => {
    const id = newId();
    await channel('PUT', `/items/property/${id}`, propertyPost({ version: 3 }));
    expect((await channel('DELETE', `/items/property/${id}?version=2`)).body.code).toBe('foyer_stale');
    const gone = { status: 200, body: { deleted: true, existed: true } };
    expect(await channel('DELETE', `/items/property/${id}?version=4`)).toMatchObject(gone);
    const again = await channel('DELETE', `/items/property/${id}?version=4`);
    expect(again).toMatchObject({ status: 200, body: { deleted: true, existed: false } });
    expect((await channel('PUT', `/items/property/${id}`, propertyPost({ version: 4 }))).body.code).toBe('foyer_stale');
    expect((await channel('PUT', `/items/property/${id}`, propertyPost({ version: 5 }))).status).toBe(201);
    expect((await channel('DELETE', `/items/property/${id}`)).status).toBe(400);
  });
});

describe('lists and groups', () => {
  it('lists a kind page by page and by its fields', async () => {
    const group = newId();
    const property = newId();
    for (const language of ['en', 'de', 'fr'])
      await channel('PUT', `/items/landing-page/${newId()}`, {
        version: 1,
        status: language === 'fr' ? 'draft' : 'publish',
        title: `A stay for the market, ${language}`,
        content: '<p>Walk to the stalls.</p>',
        slug: `market-stay-${language}-${group.slice(0, 8)}`,
        meta: { language, translation_group: group, webapp_property_id: property },
      });
    const all = await channel('GET', `/items/landing-page?webapp_property_id=${property}`);
    expect(all.body.total).toBe(3);
    expect(all.body.data[0]).not.toHaveProperty('content');
    const second = await channel('GET', `/items/landing-page?webapp_property_id=${property}&per_page=2&page=2`);
    expect(second.body).toMatchObject({ total: 3, data: [{ language: 'fr', status: 'draft' }] });
    const german = await channel('GET', `/items/landing-page?translation_group=${group}&language=de`);
    expect(german.body.data.map((row: { language: string }) => row.language)).toEqual(['de']);
    const stock = await site.as(null)('GET', `/wp-json/wp/v2/foyer_landing_page?translation_group=${group}`);
    expect(stock.body).toHaveLength(2);
  });

  it('links a post into a translation group', async () => {
    const group = newId();
    const [english, german] = [newId(), newId()];
    await channel('PUT', `/items/event/${english}`, eventPost({ meta: { translation_group: group } }));
    await channel('PUT', `/items/event/${german}`, eventPost({ meta: { language: 'de' } }));
    const linked = await channel('POST', `/translation-groups/${group}`, { type: 'event', id: german, version: 2 });
    expect(linked.body).toMatchObject({ translation_group: group, version: 2, changed_by_hand: false });
    const members = await channel('GET', `/translation-groups/${group}`);
    expect(members.body.data.map((row: { id: string }) => row.id)).toEqual([english, german]);
    const none = await channel('POST', `/translation-groups/${group}`, { type: 'event', id: newId(), version: 1 });
    expect(none.status).toBe(404);
  });
});

describe('a request cut short', () => {
  it('leaves a post that the next one completes instead of making another', async () => {
    const id = newId();
    site.wordpress.php(
      `wp_insert_post(array('post_type' => 'foyer_property', 'post_title' => 'Half', 'guid' => 'urn:foyer:property:${id}'));`,
    );
    const answer = await channel('PUT', `/items/property/${id}`, propertyPost());
    expect(answer).toMatchObject({ status: 200, body: { status: 'publish', changed_by_hand: false } });
    expect(countOf('property', id)).toBe(1);
  });

  it('is not taken for a change by hand where it was an update', async () => {
    const id = newId();
    const { body } = await channel('PUT', `/items/property/${id}`, propertyPost());
    site.wordpress.php(
      `$post = get_post(${body.post}); Foyer\\Channel\\begin_change($post); update_post_meta($post->ID, 'city', 'Linz');`,
    );
    const next = await channel('PUT', `/items/property/${id}`, propertyPost({ version: 2 }));
    expect(next).toMatchObject({ status: 200, body: { version: 2, meta: { city: 'Halden' }, changed_by_hand: false } });
  });

  it('keeps everything of forty posts written at once', async () => {
    const sent = Array.from({ length: 40 }, (_, i) => ({ id: newId(), post: propertyPost({ title: `House ${i}` }) }));
    const write = ({ id, post }: (typeof sent)[number]) => channel('PUT', `/items/property/${id}`, post);
    for (const answer of await Promise.all(sent.map(write)))
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    for (const { id, post } of sent)
      expect((await channel('GET', `/items/property/${id}`)).body).toMatchObject({
        title: post.title,
        meta: post.meta,
      });
  });

  it('leaves a lock that is taken over once its holder must be dead', async () => {
    const id = newId();
    site.wordpress.php(
      `add_option('foyer_lock_' . hash('sha256', 'urn:foyer:property:${id}'), (time() - 600) . ':dead', '', false);`,
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => channel('PUT', `/items/property/${id}`, propertyPost({ slug: 'taken-over' }))),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(countOf('property', id)).toBe(1);
  });
});
