import { describe, expect, it } from 'vitest';
import { eventPost, newId, useSite } from './site.ts';

const site = useSite();
const channel: ReturnType<typeof site.as> = (...args) => site.as('foyer_channel')(...args);

describe('settings, one versioned option a section', () => {
  it('go up by one with each write and refuse a write on an old version', async () => {
    expect((await channel('GET', '/settings/site-identity')).body).toMatchObject({ version: 0, value: null });
    const first = await channel('PUT', '/settings/site-identity', { version: 0, value: { name: 'Hotel Halden' } });
    expect(first.body).toMatchObject({ version: 1, value: { name: 'Hotel Halden' } });
    const old = await channel('PUT', '/settings/site-identity', { version: 0, value: { name: 'Another' } });
    expect(old).toMatchObject({ status: 409, body: { code: 'foyer_stale', data: { settings: { version: 1 } } } });
    const repeated = await channel('PUT', '/settings/site-identity', { version: 0, value: { name: 'Hotel Halden' } });
    expect(repeated).toMatchObject({ status: 200, body: { version: 1 } });
  });

  it('let one of twelve writers of the same version through', async () => {
    const { version } = (await channel('GET', '/settings/booking-component')).body;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        channel('PUT', '/settings/booking-component', { version, value: { label: `Book room ${i}` } }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(11).fill(409)]);
    expect((await channel('GET', '/settings/booking-component')).body.version).toBe(version + 1);
  });

  it('keep every section of those written at once', async () => {
    const sections = ['banner-images', 'archive-content', 'category-config', 'language-config', 'property-amenities'];
    const answers = await Promise.all(
      sections.map((section) => channel('PUT', `/settings/${section}`, { version: 0, value: { section } })),
    );
    for (const answer of answers) expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const all = (await channel('GET', '/settings')).body.data as { section: string; value: unknown }[];
    for (const section of sections) expect(all.find((row) => row.section === section)?.value).toEqual({ section });
  });

  it('hold plain data: no markup, no strange keys, no endless depth, no unknown section', async () => {
    const kept = await channel('PUT', '/settings/global-settings', {
      version: 0,
      value: { a: 'Halden<script>alert(1)</script>', b: [1, true, null, 2.5], 'c.d': { e: 'x' } },
    });
    expect(kept.body.value).toEqual({ a: 'Halden', b: [1, true, null, 2.5], 'c.d': { e: 'x' } });
    const deep = JSON.parse(`${'{"a":'.repeat(12)}1${'}'.repeat(12)}`);
    for (const value of [{ '<b>': 1 }, deep])
      expect((await channel('PUT', '/settings/global-settings', { version: 1, value })).status).toBe(422);
    const large = { a: 'x'.repeat(300_000) };
    expect((await channel('PUT', '/settings/global-settings', { version: 1, value: large })).status).toBe(413);
    for (const body of [{ version: 1, value: 'text' }, { value: {} }])
      expect((await channel('PUT', '/settings/global-settings', body)).status).toBe(400);
    expect((await channel('PUT', '/settings/siteurl', { version: 0, value: {} })).status).toBe(404);
  });

  it('are read by a theme through a filter', () => {
    const code = "echo json_encode(apply_filters('foyer_channel_settings', null, 'site-identity'));";
    expect(JSON.parse(site.wordpress.php(code))).toEqual({ name: 'Hotel Halden' });
  });
});

describe('terms by slug', () => {
  it('are one however often they are sent, in their tree', async () => {
    await channel('PUT', '/terms/event_category/culture', { name: 'Culture & more', description: 'What is heard' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        channel('PUT', '/terms/event_category/stage', { name: 'Stage', parent: 'culture' }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    const { data } = (await channel('GET', '/terms/event_category')).body;
    const slugs = data.map((row: { slug: string }) => row.slug);
    expect(slugs.filter((slug: string) => slug === 'stage')).toHaveLength(1);
    expect(data).toContainEqual(expect.objectContaining({ slug: 'culture', name: 'Culture & more', parent: null }));
    expect(data).toContainEqual(expect.objectContaining({ slug: 'stage', parent: 'culture' }));
  });

  it('refuse a parent that is not there', async () => {
    const answer = await channel('PUT', '/terms/event_category/jazz', { name: 'Jazz', parent: 'nowhere' });
    expect(answer).toMatchObject({ status: 422, body: { data: { fields: [{ field: 'parent' }] } } });
  });

  it('sort posts, and a post that names an unknown one is not written', async () => {
    await channel('PUT', '/terms/event_language/de', { name: 'Deutsch' });
    const id = newId();
    const terms = { event_category: ['stage'], event_language: ['de'] };
    const sorted = await channel('PUT', `/items/event/${id}`, eventPost({ terms }));
    expect(sorted.body.terms).toEqual({ ...terms, event_venue: [] });
    const wrong = { event_category: ['polka'], post_tag: ['x'] };
    const refused = await channel('PUT', `/items/event/${newId()}`, eventPost({ terms: wrong }));
    expect(refused.body.data.fields.map((entry: { field: string }) => entry.field)).toEqual([
      'terms.event_category',
      'terms.post_tag',
    ]);
    const used = await channel('DELETE', '/terms/event_language/de');
    expect(used).toMatchObject({ status: 409, body: { code: 'foyer_in_use', data: { posts: [sorted.body.post] } } });
    await channel('DELETE', `/items/event/${id}?version=2`);
    expect((await channel('DELETE', '/terms/event_language/de')).body.existed).toBe(true);
    expect((await channel('DELETE', '/terms/event_language/de')).body.existed).toBe(false);
  });
});
