import type { Difference } from '@foyer/contract/channel-drift';
import type { Delivery } from '@foyer/contract/channels';
import type { Event } from '@foyer/contract/events';
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Need } from '@foyer/contract/overview';
import type { PostRow } from '@foyer/contract/posts';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent, makePage, postIn, saveText } from '../../../testing/pages.ts';
import { messagesOf } from '../../../testing/property-posts.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { layDrift, textThere } from '../../../testing/wordpress/drifted.ts';
import { look } from './looking/rules.ts';

let app: TestApp;
let house: TestOrganization;
let owner: TestClient;
let stranger: TestClient;
let page: LandingPage;
let eventId: string;
let eventGroup: string;
const at = (rest = '', id = page.id) => `/posts/${id}/languages/en/wordpress-difference${rest}`;
const ofEvent = () => `/events/${eventId}/languages/en/wordpress-difference`;
const lookAt = () => `/domains/${house.domain.id}/channel/look`;
const connection = { address: 'https://blog.halden.example', username: 'foyer', password: 'abcd efgh ijkl mnop' };
const html = ['Halden am See', 'The indoor pool is open from 7:00 to 21:00.'];
const content = `<h2>${html[0]}</h2>\n<p>${html[1]}</p>`;

beforeAll(async () => {
  app = await createTestApp();
  house = await makeOrganization();
  owner = app.as(house.people.owner);
  stranger = app.as((await makeOrganization()).people.owner);
  await owner.put(`/domains/${house.domain.id}/channel`, connection);
  page = await makePage(owner, house);
  await saveText(owner, page);
  const event = await makeEvent(owner, house);
  eventId = event.eventId;
  eventGroup = event.translation_group;
  await layOfEvent();
  await lay();
});
afterAll(() => app.close());

/** Somebody has changed the page there; `change` says what else than its one paragraph. */
const lay = (change: Partial<Parameters<typeof layDrift>[0]> = {}) =>
  layDrift({
    ...{ domainId: house.domain.id, thingId: page.id, brought: textThere({ content }) },
    ...{ found: textThere({ content: content.replace('21:00', '22:00') }), ...change },
  });
const layOfEvent = (change: Partial<Parameters<typeof layDrift>[0]> = {}) =>
  layDrift({ domainId: house.domain.id, thingId: eventGroup, type: 'event', ...change });
const delivery = async () => (await owner.get<{ data: Delivery[] }>(`/posts/${page.id}/deliveries`)).body.data[0];

standingCases(
  [
    {
      name: 'POST look',
      call: (client) => client.post(lookAt(), {}),
      bad: (client) => client.post(lookAt(), { again: 1 }),
    },
    {
      name: 'GET difference',
      call: (client) => client.get(at()),
      missing: (client) => client.get(at('', uuidv7())),
      bad: (client) => client.get(`/posts/${page.id}/languages/xx/wordpress-difference`),
    },
    { name: 'GET difference of an event', call: (client) => client.get(ofEvent()) },
    {
      name: 'POST adopt',
      call: (client) => client.post(at('/adopt'), { seen: 'seen' }),
      bad: (client) => client.post(at('/adopt'), {}),
      forbidden: 'viewer',
    },
    {
      name: 'POST adopt an event',
      call: async (client) => {
        await layOfEvent();
        return client.post(`${ofEvent()}/adopt`, { seen: 'seen' });
      },
      bad: (client) => client.post(`${ofEvent()}/adopt`, {}),
      forbidden: 'viewer',
    },
    {
      name: 'POST take off',
      call: (client) => client.post(at('/take-off'), { seen: 'seen' }),
      bad: (client) => client.post(at('/take-off'), {}),
      forbidden: 'viewer',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger,
    owner,
    roles: {
      viewer: app.as(house.people.viewer),
      editor: app.as(house.people.editor),
      manager: app.as(house.people.manager),
    },
  }),
);

test('a difference is told with the delivery and shown by field and by sentence', async () => {
  expect((await delivery())?.drift).toMatchObject({ kind: 'changed', adopted: false });
  const { body } = await owner.get<Difference>(at());
  expect(body).toMatchObject({ kind: 'changed', seen: 'seen', fields: [], draftAhead: false });
  expect(body.text).toEqual([
    expect.objectContaining({ what: 'Heading', state: 'same' }),
    {
      ...{ what: 'Paragraph', state: 'changed' },
      ours: [{ text: html[1], changed: true }],
      theirs: [{ text: 'The indoor pool is open from 7:00 to 22:00.', changed: true }],
    },
  ]);
});

test('it is among what needs a person, and leads to just those posts, until somebody has decided', async () => {
  const needs = async () => {
    const { body } = await owner.get<{ data: Need[] }>(`/overview/needs?propertyId=${house.property.id}`);
    return body.data.filter(({ kind }) => kind === 'drifted');
  };
  const listed = async (more = '') => {
    const at = `/posts?domainId=${house.domain.id}&drifted=true${more}`;
    return (await owner.get<{ data: PostRow[] }>(at)).body.data.map(({ kind }) => kind).sort();
  };
  expect([await needs(), await listed(), await listed('&written=true')]).toEqual([
    [{ kind: 'drifted', posts: 1 }],
    ['event', 'landing_page'],
    ['landing_page'],
  ]);
  expect(await listed('&language=de')).toEqual([]);
  await asOwner('update deliveries set adopted_at = now() where thing_id = $1', [page.id]);
  expect([await needs(), await listed()]).toEqual([[], ['event']]);
  await lay();
});

test('markup from there is words: nothing of it comes out as markup', async () => {
  const hostile = '<p>Ask <img src=x onerror=alert(1)> us</p><script>alert(2)</script>';
  await lay({ found: textThere({ title: '<b onclick=alert(3)>x</b>', content: hostile }) });
  const { body } = await owner.get<Difference>(at());
  expect(body.text.flatMap(({ theirs }) => theirs ?? []).map(({ text }) => text)).not.toContainEqual(
    expect.stringContaining('<'),
  );
  expect(body.obstacles).toContainEqual(expect.stringContaining('the element “script”'));
  await lay();
});

describe('deciding', () => {
  test.each(['/adopt', '/take-off'])('%s is refused about what nobody has looked at', async (rest) => {
    const { status, body } = await owner.post(at(rest), { seen: 'something older' });
    expect([status, body.code]).toEqual([409, 'stale']);
  });

  test('taking off is refused for what still stands there', async () => {
    expect((await owner.post(at('/take-off'), { seen: 'seen' })).body.code).toBe('still-there');
  });

  test('what cannot be held is named and nothing is taken', async () => {
    const found = textThere({ content: `${content}<table></table>`, slug: 'another-address' });
    await lay({ found });
    const before = postIn((await owner.get<LandingPage>(`/landing-pages/${page.id}`)).body, 'en');
    const answer = await owner.post(at('/adopt'), { seen: 'seen' });
    expect([answer.status, messagesOf(answer)]).toEqual([
      422,
      [
        'There is a table, which no block here can hold',
        'Address was changed to “another-address” there, and cannot be taken over. Change it back there, or write over it',
      ],
    ]);
    const after = postIn((await owner.get<LandingPage>(`/landing-pages/${page.id}`)).body, 'en');
    expect(after.version).toBe(before.version);
    await lay();
  });

  test('what was taken over is a version of the draft, the one before stays in the history', async () => {
    const { body } = await owner.post<{ version: number }>(at('/adopt'), { seen: 'seen' });
    const draft = postIn((await owner.get<LandingPage>(`/landing-pages/${page.id}`)).body, 'en');
    expect(draft).toMatchObject({ version: body.version, status: 'draft', publishedVersion: null });
    expect(JSON.stringify(draft.blocks)).toContain('7:00 to 22:00');
    const history = await owner.get<{ data: { version: number }[] }>(`/posts/${page.id}/languages/en/versions`);
    expect(history.body.data.map(({ version }) => version)).toEqual([body.version, body.version - 1, 1]);
    expect((await delivery())?.drift).toMatchObject({ adopted: true });
    expect((await owner.get<Difference>(at())).body).toMatchObject({ adopted: true });
  });

  test('writing over makes it due, and is told in the log', async () => {
    const thing = { id: page.id, language: 'en' };
    const retry = (seen: string) =>
      owner.post<{ retried: number }>(`/domains/${house.domain.id}/channel/retry`, {
        thing: { ...thing, seen },
      });
    expect((await retry('something older')).status).toBe(409);
    expect((await retry('seen')).body).toEqual({ retried: 1 });
    expect(await delivery()).toMatchObject({ state: 'waiting' });
    const acts = await owner.get<{ data: { action: string }[] }>('/audit-log');
    const told = acts.body.data.map(({ action }) => action).filter((action) => action.startsWith('channel.'));
    expect(told).toEqual(['channel.overwritten', 'channel.adopted', 'channel.connected']);
  });
});

describe('an event', () => {
  const event = async () => (await owner.get<Event>(`/events/${eventId}`)).body;
  const adoptIt = (seen = 'seen') => owner.post(`${ofEvent()}/adopt`, { seen });
  const withMeta = (meta: Record<string, unknown>) => ({
    brought: textThere({ content: '<p>Lights.</p>' }),
    found: textThere({ content: '<p>Lights and song.</p><p>Free entry.</p>', meta }),
  });

  test('takes title, text and ticket link over as they stand, and is due to be brought over what was seen', async () => {
    await layOfEvent(withMeta({ ticket_url: 'https://tickets.halden.example/advent' }));
    expect((await owner.get<Difference>(ofEvent())).body.obstacles).toEqual([]);
    expect((await adoptIt('older')).body.code).toBe('stale');
    const { title, eventStartDate, status, version } = await event();
    expect((await adoptIt()).status).toBe(200);
    expect(await event()).toMatchObject({
      ...{ title, eventStartDate, status, description: 'Lights and song.\n\nFree entry.' },
      ticketUrl: 'https://tickets.halden.example/advent',
    });
    expect((await event()).version).toBeGreaterThan(version);
    const [row] = await asOwner<{ overwrite: boolean; due: boolean }>(
      'select overwrite, wanted > delivered as due from deliveries where thing_id = $1',
      [eventGroup],
    );
    expect(row).toEqual({ overwrite: true, due: true });
    const acts = await owner.get<{ data: { action: string; targetKind: string }[] }>('/audit-log');
    expect(acts.body.data[0]).toMatchObject({ action: 'channel.adopted', targetKind: 'event' });
  });

  test.each([
    ['its place', { city: 'Linz' }, '<p>Lights.</p>', ['City was changed there, and cannot be taken over']],
    ['a link that is none', { ticket_url: 'javascript:alert(1)' }, '<p>Lights.</p>', ['Invalid ticket URL']],
    ['a table', {}, '<table></table>', ['There is a table, which the text of an event cannot hold']],
    ['bold words', {}, '<p><b>Lights</b></p>', ['The text has more than plain paragraphs']],
  ])('%s is named, and then nothing is taken', async (_, meta, text, said) => {
    const brought = textThere({ content: '<p>Lights.</p>', meta: { city: 'Lindau' } });
    await layOfEvent({ brought, found: textThere({ content: text, meta: { city: 'Lindau', ...meta } }) });
    const before = await event();
    const answer = await adoptIt();
    expect([answer.status, messagesOf(answer)]).toEqual([422, said.map((one) => expect.stringContaining(one))]);
    expect(await event()).toEqual(before);
  });
});

describe('looking', () => {
  const ask = async (again: boolean) => (await owner.post<{ jobId: string | null }>(lookAt(), { again })).body.jobId;
  const forget = () =>
    asOwner(`update jobs set state = 'cancelled' where kind = 'channels.look' and organisation_id = $1`, [house.id]);

  test('is one job however many ask, and not again within minutes unless a person wants it', async () => {
    await forget();
    const first = await ask(false);
    expect([await ask(false), await ask(true)]).toEqual([first, first]);
    await forget();
    await asOwner('update channels set looked_at = now() where domain_id = $1', [house.domain.id]);
    expect(await ask(false)).toBeNull();
    expect(await ask(true)).not.toBe(first);
  });

  test('waits like everything while the site is not tried, and where there is none', async () => {
    await forget();
    await asOwner(`update channels set held_until = now() + interval '1 minute' where domain_id = $1`, [
      house.domain.id,
    ]);
    expect(await ask(true)).toBeNull();
    await asOwner('update channels set held_until = null where domain_id = $1', [house.domain.id]);
    const other = await makeOrganization();
    const { body } = await app.as(other.people.owner).post(`/domains/${other.domain.id}/channel/look`, {});
    expect(body).toEqual({ jobId: null });
  });

  test('leaves for no private address, stops where it was cancelled, and changes nothing by that', async () => {
    await owner.put(`/domains/${house.domain.id}/channel`, { ...connection, address: 'http://169.254.169.254' });
    await lay();
    const run = async () => {
      const jobId = String(await ask(true));
      return { jobId, run: () => look({ organisationId: house.id, domainId: house.domain.id, jobId }) };
    };
    const job = await run();
    await job.run();
    const { body } = await owner.get<{ state: string; error: string }>(`/jobs/${job.jobId}`);
    expect(body).toMatchObject({ state: 'failed', error: expect.stringContaining('private address') });
    const stopped = await run();
    await owner.post(`/jobs/${stopped.jobId}/cancel`);
    await stopped.run();
    expect((await owner.get(`/jobs/${stopped.jobId}`)).body).toMatchObject({ state: 'cancelled' });
    expect((await delivery())?.drift).toMatchObject({ kind: 'changed' });
  });
});
