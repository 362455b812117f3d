import type { Block } from '@foyer/contract/blocks';
import type { GenerationEvent } from '@foyer/contract/content';
import type { Job } from '@foyer/contract/jobs';
import type { LandingPage } from '@foyer/contract/landing-pages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../../../../gateways/writer/fake-provider.ts';
import { setRuntime } from '../../../../lib/runtime.ts';
import { eventsOf } from '../../../../testing/event-streams.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/factories.ts';
import { makeEvent, makePage, postIn, stateFacts } from '../../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;
let fake: FakeProvider | null = null;

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
});
afterEach(async () => {
  setRuntime(app.runtime);
  await fake?.close();
  fake = null;
});
afterAll(() => app.close());

const wish = (more: object) => ({
  styleguideId: own.styleguide.id,
  propertyId: own.property.id,
  language: 'en',
  ...more,
});

async function generate(more: object): Promise<Job> {
  const { body, status, text } = await editor.post<{ jobId: string }>('/content/generate', wish(more));
  expect(status, text).toBe(202);
  const state = async () => (await editor.get<Job>(`/jobs/${body.jobId}`)).body;
  await expect.poll(async () => (await state()).state, { timeout: 15_000 }).not.toMatch(/queued|running/);
  return state();
}

const again = async (page: LandingPage) => (await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body;

/** A page about an event, written whole. */
async function written(when: object = {}): Promise<LandingPage> {
  const { eventId } = await makeEvent(editor, own, when);
  const page = await makePage(editor, own, { eventId });
  await generate({ landingPageId: page.id, eventId });
  return again(page);
}

/**
 * Days within one month, whenever the test runs: 'from 29 December to 1 January' takes up so many of a description's few
 * words that hardly two others are left to say it in.
 */
function withinAMonth(): object {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2)).toISOString().slice(0, 7);
  return { eventStartDate: `${month}-10T11:00:00+01:00`, eventEndDate: `${month}-13T20:00:00+01:00` };
}

/** The ways a job told. */
async function waysOf(job: Job) {
  const events = eventsOf((await editor.get(`/jobs/${job.id}/stream`)).text) as GenerationEvent[];
  return events.flatMap((event) => (event.type === 'way' ? [event.page] : []));
}

const hero = (title: string) => JSON.stringify({ kind: 'hero', title, sources: ['p.name'] });

describe('other ways to say it', () => {
  it('stand beside what a person wrote and change nothing of it', async () => {
    const before = await written();
    const post = postIn(before, 'en');
    const mine = post.blocks.map((block) =>
      block.kind === 'introduction' ? { ...block, origin: 'person' as const, paragraphs: ['Come as you are.'] } : block,
    );
    expect((await editor.put(`/landing-pages/${before.id}/posts/en`, { ...post, blocks: mine })).status).toBe(200);
    const job = await generate({ landingPageId: before.id, blocks: ['introduction'], ways: 3 });
    const ways = await waysOf(job);
    expect(ways).toHaveLength(3);
    const texts = ways.map(({ blocks }) => JSON.stringify(blocks));
    expect(new Set(texts).size).toBe(3);
    for (const { blocks } of ways)
      expect(blocks).toMatchObject([{ kind: 'introduction', id: 'introduction', origin: 'composer' }]);
    const after = postIn(await again(before), 'en');
    expect(after).toMatchObject({ jobId: null, version: post.version + 1 });
    expect(after.blocks).toEqual(mine);
  });

  it('are found for title and description too', async () => {
    const page = await written(withinAMonth());
    const post = postIn(page, 'en');
    const job = await generate({ landingPageId: page.id, eventId: page.eventId, contentType: 'search', ways: 2 });
    const ways = await waysOf(job);
    expect(ways).toHaveLength(2);
    for (const way of ways) {
      expect(way.blocks).toEqual([]);
      expect(way.description).not.toBe(post.description);
    }
    expect(postIn(await again(page), 'en')).toEqual(post);
  });

  it('are not asked of a locked block, and say so where there are none', async () => {
    const page = await written();
    const post = postIn(page, 'en');
    const blocks = post.blocks.map((block) => ({ ...block, locked: block.kind === 'hero' }));
    await editor.put(`/landing-pages/${page.id}/posts/en`, { ...post, blocks });
    const locked = await editor.post('/content/generate', wish({ landingPageId: page.id, blocks: ['hero'], ways: 1 }));
    expect(locked).toMatchObject({ status: 422, body: { validationErrors: [{ field: 'blocks' }] } });
    const job = await generate({ landingPageId: page.id, blocks: ['nothing-here'], ways: 1 });
    expect(job).toMatchObject({ state: 'failed', error: expect.stringContaining('in other words') });
    expect((await editor.post('/content/generate', wish({ ways: 4 }))).status).toBe(422);
  });

  it.each(['Our rooftop pool is the best in Austria. Breakfast costs 900 EUR.', 'We look forward to seeing you.'])(
    'lead back to the facts from a table that a person has spoiled with %s',
    async (mine) => {
      const page = await written();
      const post = postIn(page, 'en');
      const details = post.blocks.find((block) => block.kind === 'details');
      if (!details) throw new Error('A page has details');
      const spoiled = { ...details, origin: 'person' as const, heading: `${details.heading} ${mine}` };
      const blocks = post.blocks.map((block) => (block === details ? spoiled : block));
      expect((await editor.put(`/landing-pages/${page.id}/posts/en`, { ...post, blocks })).status).toBe(200);
      const job = await generate({ landingPageId: page.id, eventId: page.eventId, blocks: ['details'], ways: 3 });
      expect(job.error).toBeNull();
      const ways = await waysOf(job);
      expect(ways).toMatchObject([{ blocks: [{ kind: 'details', origin: 'composer', rows: details.rows }] }]);
      expect(JSON.stringify(ways)).not.toContain(mine);
      // In another heading alone it would say the same.
      const again = postIn((await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body, 'en');
      const way = ways[0]?.blocks[0] as Block;
      const used = again.blocks.map((block) => (block.kind === 'details' ? way : block));
      expect((await editor.put(`/landing-pages/${page.id}/posts/en`, { ...again, blocks: used })).status).toBe(200);
      const none = await generate({ landingPageId: page.id, eventId: page.eventId, blocks: ['details'], ways: 3 });
      expect(none).toMatchObject({ state: 'failed', error: expect.stringContaining('change the words yourself') });
    },
  );

  it('come from the provider, who is told what stands there already', async () => {
    const page = await written();
    const post = postIn(page, 'en');
    fake = await startFakeProvider([[hero('Warm water, cold lake')]]);
    const ai = { baseUrl: fake.baseUrl, apiKey: '', model: 'test', visionModel: null };
    setRuntime({ ...app.runtime, ai, outboundAllow: [fake.address] });
    const job = await generate({ landingPageId: page.id, blocks: ['hero'], ways: 2 });
    const ways = await waysOf(job);
    expect(ways).toMatchObject([{ blocks: [{ title: 'Warm water, cold lake', origin: 'provider' }] }]);
    const [first, second] = fake.asked.map(({ messages }) => messages[0]?.content ?? '');
    const title = post.blocks.flatMap((block) => (block.kind === 'hero' ? [block.title] : []))[0] ?? '-';
    expect(first).toContain(title);
    expect(first).not.toContain('Warm water');
    expect(second).toContain('Warm water, cold lake');
  });
});
