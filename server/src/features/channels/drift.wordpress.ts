import type { Difference } from '@foyer/contract/channel-drift';
import type { Delivery } from '@foyer/contract/channels';
import type { Event } from '@foyer/contract/events';
import type { Job } from '@foyer/contract/jobs';
import type { LandingPage } from '@foyer/contract/landing-pages';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, ownText, postIn, saveText, stateFacts } from '../../testing/pages.ts';
import { type ConnectedSite, connectSite } from '../../testing/wordpress/connected-site.ts';
import { type FaultProxy, startFaultProxy } from '../../testing/wordpress/fault-proxy.ts';
import { mirrorEverything } from './delivering/rules.ts';
import { look, lookEverywhere } from './drift/looking/rules.ts';

let site: ConnectedSite;
let proxy: FaultProxy;
beforeAll(async () => {
  site = await connectSite(async (baseUrl) => {
    proxy = await startFaultProxy(baseUrl);
    return proxy.address;
  });
  await stateFacts(site.owner, site.house);
});
afterAll(async () => {
  await site?.close();
  await proxy?.close();
});

/** Two pages of one wording do not go live beside each other. */
const made: string[] = [];
afterEach(async () => {
  for (const id of made.splice(0)) await site.owner.delete(`/landing-pages/${id}`);
});

const difference = (id: string, rest = '') => `/posts/${id}/languages/en/wordpress-difference${rest}`;
const driftOf = async (id: string): Promise<Delivery['drift']> => (await site.standing(id)).en?.drift ?? null;
const page = async (id: string) => (await site.owner.get<LandingPage>(`/landing-pages/${id}`)).body;
const seenOf = async (id: string) => (await site.owner.get<Difference>(difference(id))).body;
const thereOf = (id: string) => site.posts('foyer_landing_page').find(({ guid }) => guid.includes(id));
const contentOf = (id: string) => site.wordpress.php(`echo get_post(${thereOf(id)?.number})->post_content;`);

/** Asks as a screen does, and does the job that was sent. */
async function lookNow(): Promise<Job> {
  const { domain, id: organisationId } = site.house;
  const asked = await site.owner.post<{ jobId: string }>(`/domains/${domain.id}/channel/look`, { again: true });
  expect([asked.status, asked.body.jobId]).toEqual([202, expect.any(String)]);
  await look({ organisationId, domainId: domain.id, jobId: asked.body.jobId });
  return (await site.owner.get<Job>(`/jobs/${asked.body.jobId}`)).body;
}

async function published(...more: string[]): Promise<string> {
  const { id, ...rest } = await makePage(site.owner, site.house);
  made.push(id);
  await saveText(site.owner, { id, ...rest }, 'en', ownText('en', ...more));
  await publish(id);
  await site.deliver();
  return id;
}

async function publish(id: string) {
  const answer = await site.owner.post(`/landing-pages/${id}/publish`, { languages: [{ language: 'en' }] });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
}

/** Changes a post as its editor in WordPress does. */
const byHand = (id: string, change: Record<string, string>) => {
  const fields = Object.entries(change).map(([name, value]) => `'${name}' => ${JSON.stringify(value)}`);
  site.wordpress.php(`wp_update_post(wp_slash(array('ID' => ${thereOf(id)?.number}, ${fields.join(', ')})));`);
};
const rewrite = (id: string, from: string, to: string) => byHand(id, { post_content: contentOf(id).replace(from, to) });

test('looking finds nothing where nobody changed anything, in a call for each kind of post', async () => {
  const id = await published();
  await makeEvent(site.owner, site.house);
  await site.deliver();
  proxy.calls.length = 0;
  expect(await lookNow()).toMatchObject({ state: 'done', error: null });
  expect(proxy.calls.filter((call) => !call.includes('/items/'))).toEqual([]);
  expect(proxy.calls).toHaveLength(2);
  expect(await driftOf(id)).toBeNull();
});

describe('a text that was changed there', () => {
  test('is told, shown sentence by sentence as text, and taken into the draft, which a person publishes', async () => {
    const id = await published('The bar is open.');
    rewrite(id, 'The bar is open.', 'The bar is open. Ask for <b>the</b> quiet table.');
    byHand(id, { post_title: 'Pool, sauna & lake <i>now</i>' });
    await lookNow();
    expect(await driftOf(id)).toMatchObject({ kind: 'changed', adopted: false });
    expect((await seenOf(id)).obstacles).toEqual([
      expect.stringContaining('The title has more than plain words'),
      expect.stringContaining('bold, slanted or linked words'),
    ]);
    rewrite(id, '<b>the</b>', 'the');
    byHand(id, { post_title: 'Pool, sauna & lake' });
    await lookNow();
    const seen = await seenOf(id);
    expect(seen).toMatchObject({ kind: 'changed', obstacles: [], draftAhead: false });
    expect(seen.fields).toEqual([{ name: 'Title', ours: 'Pool and sauna by the lake', theirs: 'Pool, sauna & lake' }]);
    expect(seen.text.filter(({ state }) => state !== 'same')).toEqual([
      {
        ...{ what: 'Paragraph', state: 'changed' },
        ours: [{ text: 'The bar is open.', changed: false }],
        theirs: [
          { text: 'The bar is open.', changed: false },
          { text: 'Ask for the quiet table.', changed: true },
        ],
      },
    ]);
    const before = postIn(await page(id), 'en');
    const adopted = await site.owner.post<{ version: number }>(difference(id, '/adopt'), { seen: seen.seen });
    expect([adopted.status, adopted.body.version]).toEqual([200, before.version + 1]);
    const draft = postIn(await page(id), 'en');
    expect(draft).toMatchObject({ title: 'Pool, sauna & lake', publishedVersion: before.version });
    expect(JSON.stringify(draft.blocks)).toContain('Ask for the quiet table.');
    // Nobody has published it: neither the night nor a look brings the old text there again.
    await mirrorEverything();
    await site.deliver();
    await lookNow();
    expect(await driftOf(id)).toMatchObject({ kind: 'changed', adopted: true });
    expect(contentOf(id)).toContain('Ask for the quiet table.');
    await publish(id);
    await site.deliver();
    expect((await site.standing(id)).en).toMatchObject({ state: 'delivered', drift: null, problem: null });
    expect(thereOf(id)?.title).toBe('Pool, sauna & lake');
    await lookNow();
    expect(await driftOf(id)).toBeNull();
    const acts = await site.owner.get<{ data: { action: string }[] }>('/audit-log');
    expect(acts.body.data.map(({ action }) => action)).toContain('channel.adopted');
  });

  test('cannot bring a claim before guests that nothing bears out', async () => {
    const id = await published();
    rewrite(id, 'All 84 rooms', 'All 120 rooms');
    await lookNow();
    const { seen } = await seenOf(id);
    expect((await site.owner.post(difference(id, '/adopt'), { seen })).status).toBe(200);
    const refused = await site.owner.post(`/landing-pages/${id}/publish`, { languages: [{ language: 'en' }] });
    expect([refused.status, refused.body.code]).toEqual([422, 'claims-open']);
    await site.deliver();
    expect(contentOf(id)).toContain('All 120 rooms');
  });

  test('is written over as it was seen, and not where somebody has changed it again', async () => {
    const id = await published();
    byHand(id, { post_title: 'First' });
    await lookNow();
    const { seen } = await seenOf(id);
    const overwrite = (mark: string) =>
      site.owner.post<{ retried: number }>(`/domains/${site.house.domain.id}/channel/retry`, {
        thing: { id, language: 'en', seen: mark },
      });
    byHand(id, { post_title: 'Second' });
    expect((await overwrite(seen)).body).toEqual({ retried: 1 });
    await site.deliver();
    expect((await site.standing(id)).en).toMatchObject({ state: 'stuck', problem: { code: 'changed-by-hand' } });
    expect(thereOf(id)?.title).toBe('Second');
    expect((await overwrite(seen)).status).toBe(409);
    const now = await seenOf(id);
    expect(now.fields).toEqual([{ name: 'Title', ours: 'Pool and sauna by the lake', theirs: 'Second' }]);
    await overwrite(now.seen);
    await site.deliver();
    expect((await site.standing(id)).en).toMatchObject({ state: 'delivered', drift: null });
    expect(thereOf(id)?.title).toBe('Pool and sauna by the lake');
    expect((await site.owner.get(difference(id))).status).toBe(404);
  });

  test('goes on by itself once the change is undone there', async () => {
    const id = await published();
    byHand(id, { post_title: 'By hand' });
    const changed = await page(id);
    await saveText(site.owner, changed, 'en', ownText('en', 'The bar is open.'));
    await publish(id);
    await site.deliver();
    expect((await site.standing(id)).en).toMatchObject({ state: 'stuck', drift: { kind: 'changed' } });
    byHand(id, { post_title: 'Pool and sauna by the lake' });
    await lookNow();
    await site.deliver();
    expect((await site.standing(id)).en).toMatchObject({ state: 'delivered', drift: null });
    expect(contentOf(id)).toContain('The bar is open.');
  });
});

describe('a page that guests no longer see there', () => {
  test.each([
    ['unpublished', (number: number) => `wp_update_post(array('ID' => ${number}, 'post_status' => 'draft'));`],
    ['unpublished', (number: number) => `wp_trash_post(${number});`],
    ['removed', (number: number) => `wp_delete_post(${number}, true);`],
  ] as const)('%s there is taken off here too', async (kind, php) => {
    const id = await published();
    site.wordpress.php(php(Number(thereOf(id)?.number)));
    await lookNow();
    const { seen, ...shown } = await seenOf(id);
    expect(shown).toMatchObject({ kind });
    const off = await site.owner.post(difference(id, '/take-off'), { seen });
    expect([off.status, off.text]).toEqual([204, '']);
    await site.deliver();
    expect((await site.standing(id)).en).toMatchObject({ state: 'delivered', drift: null, problem: null });
    expect(postIn(await page(id), 'en').status).toBe('draft');
    expect(thereOf(id)?.status).toBe(kind === 'removed' ? undefined : 'draft');
  });

  test('stands there again where a person says so', async () => {
    const id = await published();
    site.wordpress.php(`wp_delete_post(${thereOf(id)?.number}, true);`);
    await lookNow();
    const { seen } = await seenOf(id);
    const thing = { id, language: 'en', seen };
    await site.owner.post(`/domains/${site.house.domain.id}/channel/retry`, { thing });
    await site.deliver();
    expect((await site.standing(id)).en).toMatchObject({ state: 'delivered', stands: 'published', drift: null });
    expect(thereOf(id)?.status).toBe('publish');
  });
});

test('what was changed of an event is shown; words are adopted and its place is not', async () => {
  const event = await makeEvent(site.owner, site.house, { title: 'Lantern walk' });
  await site.deliver();
  const number = site.posts('foyer_event').at(-1)?.number;
  site.wordpress.php(`update_post_meta(${number}, 'city', 'Linz');`);
  await lookNow();
  const path = `/events/${event.eventId}/languages/en/wordpress-difference`;
  const { body } = await site.owner.get<Difference>(path);
  expect(body).toMatchObject({ fields: [{ name: 'City', ours: 'Lindau', theirs: 'Linz' }], text: [] });
  expect(body.obstacles).toEqual([expect.stringContaining('City was changed there')]);
  expect((await site.owner.post(`${path}/adopt`, { seen: body.seen })).status).toBe(422);
  site.wordpress.php(`update_post_meta(${number}, 'city', 'Lindau');
    wp_update_post(array('ID' => ${number}, 'post_title' => 'Lantern night', 'post_content' => '<p>Bring a light.</p>'));`);
  await lookNow();
  const { seen } = (await site.owner.get<Difference>(path)).body;
  const adopted = await site.owner.post(`${path}/adopt`, { seen });
  expect([adopted.status, adopted.text]).toEqual([200, expect.any(String)]);
  expect((await site.owner.get<Event>(`/events/${event.eventId}`)).body).toMatchObject({
    ...{ title: 'Lantern night', description: 'Bring a light.', status: 'published' },
    venue: { city: 'Lindau' },
  });
  await site.deliver();
  expect((await site.owner.get(path)).status).toBe(404);
  const there = site.posts('foyer_event').at(-1);
  expect([there?.title, there?.status]).toEqual(['Lantern night', 'publish']);
  const stranger = site.app.as((await makeOrganization()).people.owner);
  expect((await stranger.get(path)).status).toBe(404);
});

test('the night looks at every channel, and a second look finds nothing new', async () => {
  const id = await published();
  byHand(id, { post_excerpt: 'Written at night.' });
  await lookEverywhere();
  const job = await lookNow();
  expect(job.state).toBe('done');
  const found = await driftOf(id);
  expect(found).toMatchObject({ kind: 'changed' });
  proxy.calls.length = 0;
  await lookNow();
  expect(await driftOf(id)).toEqual(found);
  expect(proxy.calls.filter((call) => call.includes(id))).toEqual([]);
});

test('a WordPress that is away fails the look and is told; nothing is taken for removed', async () => {
  const id = await published();
  proxy.next = () => '502';
  const job = await lookNow();
  proxy.next = () => 'none';
  expect(job).toMatchObject({ state: 'failed', error: expect.stringContaining('WordPress could not be looked at') });
  expect(await driftOf(id)).toBeNull();
});
