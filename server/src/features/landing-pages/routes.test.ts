import type { LandingPage, LandingPagePost, Readiness } from '@foyer/contract/landing-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, ownText, postIn, saveText, stateFacts } from '../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;
let viewer: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
  viewer = app.as(own.people.viewer);
  stranger = app.as(foreign.people.owner);
  await stateFacts(editor, own);
});
afterAll(() => app.close());

const now = (...languages: string[]) => ({ languages: languages.map((language) => ({ language })) });
const again = async (page: LandingPage) => (await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body;
const save = (page: LandingPage, post: LandingPagePost, more: object = {}) =>
  editor.put<LandingPagePost>(`/landing-pages/${page.id}/posts/${post.language}`, { ...post, ...more });
const siteAnswer = (path: string, at = own) =>
  app.anonymous.get(`/public/sites/${at.domain.name}.localhost/page?path=${encodeURIComponent(path)}`);

/** A page with two texts no other test has, so that none is held to repeat another. */
async function readyPage(name: string, languages: ('en' | 'de' | 'es' | 'fr')[] = ['en']): Promise<LandingPage> {
  const organization = await makeOrganization();
  const client = app.as(organization.people.editor);
  await stateFacts(client, organization);
  const page = await makePage(client, organization, { name, languages });
  for (const language of languages) await saveText(client, page, language);
  return Object.assign(page, { organization, client });
}
type Ready = LandingPage & { organization: TestOrganization; client: TestClient };

describe('who may', () => {
  it('answers 401 to nobody, 403 to a viewer who writes, 404 to another tenant', async () => {
    const page = await makePage(editor, own);
    const at = `/landing-pages/${page.id}`;
    const post = postIn(page, 'en');
    const list = `/landing-pages?propertyId=${own.property.id}`;
    const create = { propertyId: own.property.id, name: 'Ours', languages: ['en'] };
    const approval = { text: 'x', kind: 'amenity', reason: 'We know it' };
    const calls: ((client: TestClient) => Promise<{ status: number }>)[] = [
      (client) => client.get(list),
      (client) => client.get(at),
      (client) => client.get(`${at}/readiness`),
      (client) => client.post(`${at}/posts/en/preview`),
      (client) => client.post('/landing-pages', create),
      (client) => client.put(at, create),
      (client) => client.put(`${at}/posts/en`, post),
      (client) => client.post(`${at}/posts/en/approvals`, approval),
      (client) => client.post(`${at}/publish`, now('en')),
      (client) => client.post(`${at}/unpublish`, { languages: ['en'] }),
      (client) => client.delete(at),
    ];
    for (const [i, call] of calls.entries()) {
      expect((await call(app.anonymous)).status, `call ${i}`).toBe(401);
      expect((await call(stranger)).status, `call ${i}`).toBe(404);
      expect((await call(viewer)).status, `call ${i}`).toBe(i < 4 ? (i === 3 ? 201 : 200) : 403);
    }
    expect((await stranger.get(at)).text.replace(/"requestId":"[^"]*"/, '')).toBe(
      (await stranger.get('/landing-pages/01890000-0000-7000-8000-000000000000')).text.replace(
        /"requestId":"[^"]*"/,
        '',
      ),
    );
  });

  it('names every problem of a bad input at once', async () => {
    const bad = await editor.post('/landing-pages', { propertyId: own.property.id, name: ' ', languages: [] });
    expect(bad.status).toBe(422);
    expect(bad.body.validationErrors).toMatchObject([
      { field: 'name', message: 'Page name is required' },
      { field: 'languages', message: 'Choose at least one language' },
    ]);
    const page = await makePage(editor, own);
    expect((await save(page, postIn(page, 'en'), { slug: 'Not an address' })).status).toBe(422);
    expect((await editor.post(`/landing-pages/${page.id}/publish`, { languages: [] })).status).toBe(422);
    expect((await editor.post(`/landing-pages/${page.id}/publish`, now('fr'))).status).toBe(422);
    expect((await editor.get('/landing-pages/none')).status).toBe(422);
  });
});

describe('beginning and saving', () => {
  it('gives each language a draft at an address of its own', async () => {
    const event = await makeEvent(editor, own);
    const first = await makePage(editor, own, { eventId: event.eventId, languages: ['en', 'de'] });
    const second = await makePage(editor, own, { eventId: event.eventId });
    expect(first.posts.map(({ language, slug, status, version }) => ({ language, slug, status, version }))).toEqual([
      { language: 'en', slug: 'harbour-advent-lindau', status: 'draft', version: 1 },
      { language: 'de', slug: 'harbour-advent-lindau', status: 'draft', version: 1 },
    ]);
    expect(postIn(second, 'en').slug).toBe('harbour-advent-lindau-2');
    expect(postIn(first, 'de').url).toBe(`http://${own.domain.name}.localhost:3002/de/harbour-advent-lindau`);
    const list = await editor.get(`/landing-pages?propertyId=${own.property.id}&search=sauna&take=2`);
    expect(list.body.data).toHaveLength(2);
    expect(list.body.data?.[0]).toMatchObject({ id: second.id, eventId: event.eventId });
    expect(Date.parse(String(list.body.data?.[0]?.eventStartDate))).toBe(Date.parse(event.eventStartDate));
    expect(Date.parse(String(list.body.data?.[0]?.eventEndDate))).toBe(Date.parse(String(event.eventEndDate)));
  });

  it('refuses an event of another tenant and another workspace', async () => {
    const event = await makeEvent(stranger, foreign);
    const body = { propertyId: own.property.id, eventId: event.eventId, name: 'Theirs', languages: ['en'] };
    expect((await editor.post('/landing-pages', body)).status).toBe(404);
  });

  it('keeps what a save brings and refuses one made from an older version', async () => {
    const page = await makePage(editor, own);
    const post = postIn(page, 'en');
    const saved = await save(page, post, { title: 'First', blocks: ownText() });
    expect(saved).toMatchObject({ status: 200, body: { version: 2, title: 'First' } });
    const manager = app.as(own.people.manager);
    const late = await manager.put(`/landing-pages/${page.id}/posts/en`, { ...post, title: 'Second' });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(late.body.message).toContain(own.people.editor.name);
    expect(postIn(await again(page), 'en').title).toBe('First');
  });

  it('lets one of two saves at the same moment win', async () => {
    const page = await makePage(editor, own);
    const post = postIn(page, 'en');
    const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => save(page, post, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses an address that is taken or a home page’s', async () => {
    const first = await makePage(editor, own, { name: 'Taken' });
    const page = await makePage(editor, own, { name: 'Free' });
    for (const slug of [postIn(first, 'en').slug, 'de']) {
      const answer = await save(page, postIn(page, 'en'), { slug });
      expect(answer).toMatchObject({ status: 422, body: { validationErrors: [{ field: 'slug' }] } });
    }
  });

  it('adds languages with the brief and takes none away', async () => {
    const page = await makePage(editor, own);
    const brief = { name: 'Two days by the lake', languages: ['es'], brief: { angle: 'Sauna' }, factIds: [] };
    const answer = await editor.put<LandingPage>(`/landing-pages/${page.id}`, brief);
    expect(answer.body.name).toBe('Two days by the lake');
    expect(answer.body.brief.angle).toBe('Sauna');
    expect(answer.body.posts.map((post) => post.language)).toEqual(['en', 'es']);
  });
});

describe('publishing', () => {
  it('refuses an open claim by language and text, and takes it after a fix', async () => {
    const page = (await readyPage('Fixed')) as Ready;
    const at = `/landing-pages/${page.id}`;
    const { body } = await page.client.get<LandingPage>(at);
    const post = postIn(body, 'en');
    const wrong = ownText('en', 'A rooftop pool looks over the lake.');
    const saved = await page.client.put<LandingPagePost>(`${at}/posts/en`, { ...post, blocks: wrong });
    const refused = await page.client.post(`${at}/publish`, now('en'));
    expect(refused).toMatchObject({ status: 422, body: { code: 'claims-open' } });
    expect(refused.body.message).toMatch(/^English: “.*pool.*”/);
    await page.client.put(`${at}/posts/en`, { ...saved.body, blocks: ownText() });
    expect(await page.client.post(`${at}/publish`, now('en'))).toMatchObject({
      status: 200,
      body: { posts: [{ status: 'published', publishedBy: page.organization.people.editor.name }] },
    });
  });

  it('lets a person take a claim on themselves, with a reason that is logged', async () => {
    const page = (await readyPage('Approved')) as Ready;
    const at = `/landing-pages/${page.id}`;
    const post = postIn((await page.client.get<LandingPage>(at)).body, 'en');
    await page.client.put(`${at}/posts/en`, { ...post, blocks: ownText('en', 'A rooftop pool looks over the lake.') });
    const before = (await page.client.get<Readiness>(`${at}/readiness`)).body.languages[0];
    expect(before).toMatchObject({ ready: false, open: 1 });
    const claim = before?.claims.find(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicted');
    const approval = { text: claim?.text, kind: claim?.kind, reason: 'Opens on the first of the month' };
    const approved = await page.client.post<LandingPagePost>(`${at}/posts/en/approvals`, approval);
    expect(approved.status).toBe(201);
    expect(approved.body.approvals).toMatchObject([{ ...approval, approvedBy: page.organization.people.editor.name }]);
    expect((await page.client.post(`${at}/publish`, now('en'))).status).toBe(200);
  });

  it('refuses an empty page and a thin one', async () => {
    const page = await makePage(editor, own);
    const at = `/landing-pages/${page.id}/publish`;
    expect(await editor.post(at, now('en'))).toMatchObject({ status: 422, body: { code: 'not-ready' } });
    await saveText(editor, page, 'en', ownText().slice(0, 1));
    const thin = await editor.post(at, now('en'));
    expect(thin).toMatchObject({ status: 422, body: { code: 'not-ready' } });
    expect(thin.body.message).toContain('only this hotel');
  });

  it('refuses a text that stands on a sister page already', async () => {
    const page = (await readyPage('Original')) as Ready;
    expect((await page.client.post(`/landing-pages/${page.id}/publish`, now('en'))).status).toBe(200);
    const copy = await makePage(page.client, page.organization, { name: 'Copy' });
    await saveText(page.client, copy);
    const answer = await page.client.post(`/landing-pages/${copy.id}/publish`, now('en'));
    expect(answer).toMatchObject({ status: 422, body: { code: 'not-ready' } });
    expect(answer.body.message).toContain('Pool and sauna by the lake');
  });

  it('puts languages live together or not at all', async () => {
    const page = (await readyPage('Together', ['en', 'de'])) as Ready;
    const at = `/landing-pages/${page.id}`;
    const post = postIn((await page.client.get<LandingPage>(at)).body, 'de');
    const wrong = ownText('de', 'Das Haus hat 120 Zimmer.');
    const saved = await page.client.put<LandingPagePost>(`${at}/posts/de`, { ...post, blocks: wrong });
    expect((await page.client.post(`${at}/publish`, now('en', 'de'))).status).toBe(422);
    expect((await siteAnswer('/together', page.organization)).status).toBe(404);
    await page.client.put(`${at}/posts/de`, { ...saved.body, blocks: ownText('de') });
    const answer = await page.client.post<LandingPage>(`${at}/publish`, now('en', 'de'));
    expect(answer.body.posts.map(({ status }) => status)).toEqual(['published', 'published']);
    const shown = await siteAnswer('/de/together', page.organization);
    expect(shown.body.alternates).toMatchObject([
      { language: 'en', path: '/together' },
      { language: 'de', path: '/de/together' },
    ]);
  });

  it('changes nothing when the same version is published twice', async () => {
    const page = (await readyPage('Twice')) as Ready;
    const at = `/landing-pages/${page.id}/publish`;
    const first = await page.client.post<LandingPage>(at, now('en'));
    const version = (await siteAnswer('/twice', page.organization)).body.site?.version;
    const second = await page.client.post<LandingPage>(at, now('en'));
    expect(postIn(second.body, 'en').publishedAt).toBe(postIn(first.body, 'en').publishedAt);
    expect((await siteAnswer('/twice', page.organization)).body.site?.version).toBe(version);
  });

  it('keeps edits of a live page from guests until they are published', async () => {
    const page = (await readyPage('Edited')) as Ready;
    const at = `/landing-pages/${page.id}`;
    const live = (await page.client.post<LandingPage>(`${at}/publish`, now('en'))).body;
    const edited = await page.client.put<LandingPagePost>(`${at}/posts/en`, {
      ...postIn(live, 'en'),
      title: 'A new title',
    });
    expect((await siteAnswer('/edited', page.organization)).body.title).toBe('Pool and sauna by the lake');
    const moved = await page.client.put(`${at}/posts/en`, { ...edited.body, slug: 'elsewhere' });
    expect(moved).toMatchObject({ status: 409, body: { code: 'address-live' } });
    const list = await page.client.get(`/landing-pages?propertyId=${page.propertyId}`);
    expect(list.body.data?.[0]?.posts).toMatchObject([{ status: 'published', behind: true }]);
    await page.client.post(`${at}/publish`, now('en'));
    expect((await siteAnswer('/edited', page.organization)).body.title).toBe('A new title');
  });

  it('answers 410 for what was taken away, and 200 once it is back', async () => {
    const page = (await readyPage('Gone')) as Ready;
    const at = `/landing-pages/${page.id}`;
    await page.client.post(`${at}/publish`, now('en'));
    const down = await page.client.post<LandingPage>(`${at}/unpublish`, { languages: ['en'] });
    expect(postIn(down.body, 'en')).toMatchObject({ status: 'draft', publishedVersion: null });
    expect((await siteAnswer('/gone', page.organization)).status).toBe(410);
    await page.client.post(`${at}/publish`, now('en'));
    expect((await siteAnswer('/gone', page.organization)).status).toBe(200);
    expect((await page.client.delete(at)).status).toBe(204);
    expect((await page.client.get(at)).status).toBe(404);
    expect((await siteAnswer('/gone', page.organization)).status).toBe(410);
    const next = await makePage(page.client, page.organization, { name: 'Gone' });
    await saveText(page.client, next);
    expect((await page.client.post(`/landing-pages/${next.id}/publish`, now('en'))).status).toBe(200);
    expect((await siteAnswer('/gone', page.organization)).status).toBe(200);
  });
});

describe('readiness', () => {
  it('lists claims with their sources and every check', async () => {
    const page = (await readyPage('Listed')) as Ready;
    const { body } = await page.client.get<Readiness>(`/landing-pages/${page.id}/readiness`);
    const [english] = body.languages;
    expect(english).toMatchObject({ language: 'en', ready: true, open: 0 });
    expect(english?.checks.map(({ key }) => key).sort()).toEqual(
      ['address', 'alt-text', 'claims', 'event', 'headings', 'languages', 'originality', 'style'].sort(),
    );
    expect(english?.claims.find(({ text }) => text.includes('84'))).toMatchObject({
      verdict: 'supported',
      blockId: 'introduction',
      source: { type: 'fact', name: 'room_count', value: '84' },
    });
  });

  it('warns of a cancelled event and of pictures without words', async () => {
    const event = await makeEvent(editor, own, { eventStatus: 'cancelled' });
    const page = await makePage(editor, own, { eventId: event.eventId });
    await saveText(editor, page);
    const { body } = await editor.get<Readiness>(`/landing-pages/${page.id}/readiness`);
    const check = body.languages[0]?.checks.find(({ key }) => key === 'event');
    expect(check).toMatchObject({ passed: false, blocking: false, message: 'The event is cancelled' });
  });
});
