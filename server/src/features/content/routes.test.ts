import type { Block } from '@foyer/contract/blocks';
import type { CheckAnswer } from '@foyer/contract/claims';
import type { GenerationEvent } from '@foyer/contract/content';
import type { Job } from '@foyer/contract/jobs';
import type { LandingPage, LandingPagePost, Readiness } from '@foyer/contract/landing-pages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../../gateways/writer/fake-provider.ts';
import { setRuntime } from '../../lib/runtime.ts';
import { eventsOf } from '../../testing/event-streams.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, postIn, stateFacts } from '../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;
let fake: FakeProvider | null = null;

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
});
afterEach(async () => {
  setRuntime(app.runtime);
  await fake?.close();
  fake = null;
});
afterAll(() => app.close());

const wish = (more: object = {}) => ({
  styleguideId: own.styleguide.id,
  propertyId: own.property.id,
  language: 'en',
  ...more,
});

async function ended(jobId: string): Promise<Job> {
  let job: Job | undefined;
  await expect
    .poll(
      async () => {
        job = (await editor.get<Job>(`/jobs/${jobId}`)).body;
        return job.state;
      },
      { timeout: 15_000 },
    )
    .not.toMatch(/queued|running/);
  return job as Job;
}

async function generate(more: object): Promise<Job> {
  const answer = await editor.post<{ jobId: string }>('/content/generate', wish(more));
  expect(answer.status).toBe(202);
  return ended(answer.body.jobId);
}

const eventsOfJob = async (job: Job) =>
  eventsOf((await editor.get(`/jobs/${job.id}/stream`)).text) as GenerationEvent[];
const again = async (page: LandingPage) => (await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body;

/** Has the provider answer what the test says until the test is over. */
async function withProvider(answers: string[][]): Promise<FakeProvider> {
  fake = await startFakeProvider(answers);
  const ai = { baseUrl: fake.baseUrl, apiKey: '', model: 'test', visionModel: null };
  setRuntime({ ...app.runtime, ai, outboundAllow: [fake.address] });
  return fake;
}

const hero = (title: string) => JSON.stringify({ kind: 'hero', title, sources: ['p.name'] });

describe('asking for a text', () => {
  it('is for those who may, about what is theirs, with a whole input', async () => {
    expect((await app.anonymous.post('/content/generate', wish())).status).toBe(401);
    expect((await app.as(own.people.viewer).post('/content/generate', wish())).status).toBe(403);
    expect((await app.as(foreign.people.owner).post('/content/generate', wish())).status).toBe(404);
    expect((await editor.post('/content/generate', wish({ language: 'it' }))).status).toBe(422);
    expect((await editor.post('/content/generate', wish({ styleguideId: foreign.styleguide.id }))).status).toBe(404);
    const other = await makePage(app.as(foreign.people.owner), foreign);
    expect((await editor.post('/content/generate', wish({ landingPageId: other.id }))).status).toBe(404);
    const event = await makeEvent(app.as(foreign.people.owner), foreign);
    expect((await editor.post('/content/generate', wish({ eventId: event.eventId }))).status).toBe(404);
    const page = await makePage(editor, own);
    expect((await editor.post('/content/generate', wish({ landingPageId: page.id, language: 'fr' }))).status).toBe(404);
  });

  it.each(['en', 'de', 'es', 'fr'] as const)(
    'writes a draft in %s in which every claim has a source',
    async (language) => {
      const event = await makeEvent(editor, own);
      const page = await makePage(editor, own, {
        languages: [language],
        eventId: event.eventId,
        name: `Advent ${language}`,
      });
      const job = await generate({ landingPageId: page.id, eventId: event.eventId, language });
      expect(job).toMatchObject({ state: 'done', progress: 1, error: null });
      const post = postIn(await again(page), language);
      expect(post).toMatchObject({ status: 'draft', jobId: null });
      expect(post.title).not.toBe('');
      expect(post.blocks.length).toBeGreaterThan(3);
      const { body } = await editor.get<Readiness>(`/landing-pages/${page.id}/readiness`);
      expect(body.languages[0]?.claims.filter(({ verdict }) => /contra|unsup/.test(verdict))).toEqual([]);
    },
  );

  it('tells every block as it comes, and the page at the end', async () => {
    const page = await makePage(editor, own);
    const events = await eventsOfJob(await generate({ landingPageId: page.id }));
    const types = events.map((event) => event.type);
    expect(types[0]).toBe('progress');
    expect(types.at(-1)).toBe('done');
    const told = events.flatMap((event) => (event.type === 'block' ? [event.block] : []));
    const done = events.at(-1);
    expect(done?.type === 'done' && done.page.blocks).toEqual(told);
    expect(postIn(await again(page), 'en').blocks).toEqual(told);
  });

  it('streams at once when asked to', async () => {
    const answer = await editor.post('/content/generate', wish(), { headers: { accept: 'text/event-stream' } });
    expect(answer.status).toBe(200);
    const events = eventsOf(answer.text) as GenerationEvent[];
    expect(events.filter((event) => event.type === 'block').length).toBeGreaterThan(2);
    expect(events.at(-1)?.type).toBe('done');
  });

  it('never writes over locked blocks and the words of a person', async () => {
    const page = await makePage(editor, own);
    await generate({ landingPageId: page.id });
    const post = postIn(await again(page), 'en');
    const [first, second, ...rest] = post.blocks as [Block, Block, ...Block[]];
    const blocks = [{ ...first, origin: 'person', title: 'Our own words' }, { ...second, locked: true }, ...rest];
    await editor.put(`/landing-pages/${page.id}/posts/en`, { ...post, blocks, title: 'A title of ours' });
    await generate({ landingPageId: page.id });
    const after = postIn(await again(page), 'en');
    expect(after.blocks.find(({ id }) => id === first.id)).toMatchObject({ title: 'Our own words', origin: 'person' });
    expect(after.blocks.find(({ id }) => id === second.id)).toEqual({ ...second, locked: true });
    expect(after.title).toBe('A title of ours');
  });

  it('writes only the blocks that are asked for', async () => {
    const page = await makePage(editor, own);
    await generate({ landingPageId: page.id });
    const before = postIn(await again(page), 'en');
    const target = before.blocks.find(({ kind }) => kind === 'introduction') as Block;
    const job = await generate({ landingPageId: page.id, blocks: [target.id] });
    const after = postIn(await again(page), 'en');
    const others = (post: LandingPagePost) => post.blocks.filter(({ id }) => id !== target.id);
    expect(others(after)).toEqual(others(before));
    const told = (await eventsOfJob(job)).flatMap((event) => (event.type === 'block' ? [event.block.id] : []));
    expect(told).toEqual([target.id]);
  });

  it('keeps the versions of a draft before and after', async () => {
    const page = await makePage(editor, own);
    const post = postIn(page, 'en');
    await generate({ landingPageId: page.id });
    const late = await editor.put(`/landing-pages/${page.id}/posts/en`, post);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', message: expect.stringContaining('Foyer') } });
  });
});

describe('texts that stand in no draft of ours', () => {
  const proposed = async (more: object) => {
    const done = (await eventsOfJob(await generate(more))).at(-1);
    if (done?.type !== 'done') throw new Error('The text was not written');
    return done.page;
  };

  it('are handed over as a proposal, told in the language asked for', async () => {
    const event = await makeEvent(editor, own);
    const { eventId } = event;
    const article = await proposed({ contentType: 'article', eventId, language: 'de' });
    expect(article.blocks.map(({ kind }) => kind)).toContain('heading');
    expect(JSON.stringify(article.blocks)).toContain('Lindau');
    const post = await proposed({ contentType: 'property_post', language: 'fr' });
    expect(post.title).toBe(own.property.name);
    expect(post.description).not.toBe('');
    const description = await proposed({ contentType: 'event_description', eventId, language: 'es' });
    expect(description.blocks).toMatchObject([{ kind: 'paragraph', text: expect.stringContaining('Lindau') }]);
    expect(JSON.stringify(description)).not.toContain(own.property.name);
    const search = await proposed({ contentType: 'search', eventId });
    expect(search).toMatchObject({ blocks: [], title: expect.stringContaining('Harbour Advent') });
  });

  it('name what they are about', async () => {
    const refused = async (more: object) => (await editor.post('/content/generate', wish(more))).body;
    expect(await refused({ contentType: 'event_description' })).toMatchObject({
      validationErrors: [{ field: 'eventId' }],
    });
    expect(await refused({ contentType: 'caption' })).toMatchObject({ validationErrors: [{ field: 'imageId' }] });
    const page = await makePage(editor, own);
    expect(await refused({ contentType: 'article', landingPageId: page.id })).toMatchObject({
      validationErrors: [{ field: 'landingPageId' }],
    });
    expect(await refused({ contentType: 'caption', imageId: page.id })).toMatchObject({ statusCode: 404 });
  });
});

describe('with a provider', () => {
  it('shows the provider’s words', async () => {
    await withProvider([[hero('Warm water, cold lake')]]);
    const page = await makePage(editor, own);
    const job = await generate({ landingPageId: page.id });
    expect(job.state).toBe('done');
    expect(postIn(await again(page), 'en').blocks[0]).toMatchObject({
      title: 'Warm water, cold lake',
      origin: 'provider',
    });
  });

  it.each(['down', 'cut', 'html', 'huge', 'busy-for-long', 'wrong-json'] as const)(
    'writes the page anyway when it is %s, and says so',
    async (fault) => {
      const provider = await withProvider([[hero('Warm water, cold lake'), hero('x'), hero('y')]]);
      provider.fault = fault;
      const page = await makePage(editor, own);
      const job = await generate({ landingPageId: page.id });
      expect(job.state).toBe('done');
      const notes = (await eventsOfJob(job)).filter((event) => event.type === 'note');
      expect(notes).toHaveLength(1);
      expect(postIn(await again(page), 'en').blocks.length).toBeGreaterThan(2);
    },
  );

  it('stops when it is cancelled and keeps what is there', async () => {
    const provider = await withProvider([[hero('Warm water, cold lake'), hero('x'), hero('y')]]);
    provider.fault = 'stalled';
    const page = await makePage(editor, own);
    const { body } = await editor.post<{ jobId: string }>('/content/generate', wish({ landingPageId: page.id }));
    await expect.poll(async () => postIn(await again(page), 'en').blocks.length).toBeGreaterThan(0);
    const twice = await editor.post('/content/generate', wish({ landingPageId: page.id }));
    expect(twice).toMatchObject({ status: 409, body: { code: 'already-writing' } });
    expect(postIn(await again(page), 'en').jobId).toBe(body.jobId);
    expect((await editor.post<Job>(`/jobs/${body.jobId}/cancel`)).body.state).toBe('cancelled');
    await expect.poll(async () => postIn(await again(page), 'en').jobId).toBe(null);
    expect(postIn(await again(page), 'en').blocks).toMatchObject([{ title: 'Warm water, cold lake' }]);
    expect((await eventsOfJob({ id: body.jobId } as Job)).at(-1)).toEqual({ type: 'cancelled' });
    provider.fault = null;
    expect((await generate({ landingPageId: page.id })).state).toBe('done');
  });

  it('leaves alone what a person writes meanwhile', async () => {
    const provider = await withProvider([[hero('Warm water, cold lake'), hero('x'), hero('y')]]);
    provider.pause = 400;
    const page = await makePage(editor, own);
    const { body } = await editor.post<{ jobId: string }>('/content/generate', wish({ landingPageId: page.id }));
    await expect.poll(async () => postIn(await again(page), 'en').blocks.length).toBeGreaterThan(0);
    const post = postIn(await again(page), 'en');
    const blocks = post.blocks.map((block) => ({ ...block, origin: 'person', title: 'Mine' }));
    expect((await editor.put(`/landing-pages/${page.id}/posts/en`, { ...post, blocks })).status).toBe(200);
    await ended(body.jobId);
    expect(postIn(await again(page), 'en').blocks[0]).toMatchObject({ title: 'Mine', origin: 'person' });
  });
});

describe('checking a text', () => {
  const check = (client: TestClient, more: object = {}) =>
    client.post<CheckAnswer>('/content/check', {
      propertyId: own.property.id,
      language: 'en',
      text: 'All 120 rooms.',
      ...more,
    });

  it('is for those who may read, with a whole input', async () => {
    expect((await check(app.anonymous)).status).toBe(401);
    expect((await check(app.as(foreign.people.owner))).status).toBe(404);
    expect((await check(editor, { text: 'x'.repeat(100_001) })).status).toBe(422);
    expect((await check(app.as(own.people.viewer))).status).toBe(200);
  });

  it('holds claims against the facts', async () => {
    const { body } = await check(editor);
    expect(body.claims).toMatchObject([
      {
        verdict: 'contradicted',
        kind: 'count',
        source: { name: 'room_count', value: '84' },
        expected: expect.stringContaining('84'),
      },
    ]);
    expect(body.language).toBe('en');
  });
});
