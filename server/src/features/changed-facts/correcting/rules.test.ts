import type { LandingPagePost } from '@foyer/contract/landing-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  apply,
  changesOf,
  type House,
  itemsOf,
  listed,
  liveHouse,
  postOf,
  setFact,
  shown,
} from '../../../testing/changed-facts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
});
afterAll(() => app.close());

describe('a draft that somebody has gone on writing', () => {
  const edited = async (at: House, from: string, to: string) => {
    const post = await postOf(at, 'en');
    const blocks = JSON.parse(JSON.stringify(post.blocks).replace(from, to));
    const answer = await at.editor.put<LandingPagePost>(`/landing-pages/${at.page.id}/posts/en`, { ...post, blocks });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const correctEnglish = async (at: House) => {
    const items = itemsOf(await changesOf(at, 1)).filter(({ language }) => language === 'en');
    const { body } = await apply(at, items);
    return body.results[0];
  };

  it('is corrected where the words still stand, and keeps all else', async () => {
    const at = await liveHouse(app);
    await setFact(at, 'price:breakfast', '19 EUR');
    await edited(at, 'one door further', 'just next door');
    expect(await correctEnglish(at)).toMatchObject({ done: true, draft: 'corrected' });
    const post = await postOf(at, 'en');
    expect(post.publishedVersion).toBeLessThan(post.version);
    expect(JSON.stringify(post.blocks)).toContain('just next door');
    expect(JSON.stringify(post.blocks)).toContain('19 EUR');
    const text = await shown(at, post);
    expect(text).toContain('19 EUR');
    expect(text).toContain('one door further');
  });

  it('is left as it is where they do not', async () => {
    const at = await liveHouse(app);
    await setFact(at, 'price:breakfast', '19 EUR');
    await edited(at, 'Breakfast costs 18 EUR.', 'Breakfast is served late.');
    expect(await correctEnglish(at)).toMatchObject({ done: true, draft: 'kept' });
    const post = await postOf(at, 'en');
    expect(JSON.stringify(post.blocks)).toContain('Breakfast is served late.');
    expect(JSON.stringify(post.blocks)).not.toContain('19 EUR');
    expect(await shown(at, post)).toContain('Breakfast costs 19 EUR.');
  });
});

describe('agreeing', () => {
  it('refuses words nobody was shown, and holds up no other text', async () => {
    const at = await liveHouse(app);
    await setFact(at, 'price:breakfast', '19 EUR');
    const items = itemsOf(await changesOf(at, 1));
    const [first] = items[0]?.claims ?? [];
    if (first) first.expected = 'free of charge';
    const { body } = await apply(at, items);
    expect(body.results.map(({ done }) => done)).toEqual([false, true]);
    expect(body.results[0]?.message).toContain('has changed since you looked');
    expect((await listed(at)).data[0]?.pages[0]?.texts).toHaveLength(1);
  });

  it('twice at the same moment corrects once', async () => {
    const at = await liveHouse(app);
    await setFact(at, 'price:breakfast', '19 EUR');
    const items = itemsOf(await changesOf(at, 1));
    const answers = await Promise.all([1, 2, 3].map(() => apply(at, items)));
    const done = answers.flatMap(({ body }) => body.results).filter((result) => result.done);
    expect(done).toHaveLength(2);
    expect((await shown(at, await postOf(at, 'en'))).match(/19 EUR/g)).toHaveLength(1);
  });

  it('answers a page of others like one that does not exist', async () => {
    const at = await liveHouse(app);
    const other = await liveHouse(app);
    await setFact(other, 'price:breakfast', '19 EUR');
    const items = itemsOf(await changesOf(other, 1));
    const foreign = await apply(at, items);
    const missing = await apply(
      at,
      items.map((item) => ({ ...item, entryId: '01930000-0000-7000-8000-000000000001' })),
    );
    expect(foreign.body.results.map(({ done }) => done)).toEqual([false, false]);
    expect(foreign.body.results.map(({ message }) => message)).toEqual(
      missing.body.results.map(({ message }) => message),
    );
    expect(await listed(other)).toMatchObject({ total: 1 });
  });
});
