import type { Article } from '@foyer/contract/articles';
import type { Readiness } from '@foyer/contract/landing-pages';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle, paragraph, postOf, type Refused, writeArticle } from '../../testing/articles.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, stateFacts } from '../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
});
afterAll(() => app.close());

const publish = (one: Article, languages: object[]) =>
  editor.post<Article & Refused>(`/articles/${one.id}/publish`, { languages });
const onSite = (path: string) =>
  app.anonymous.get(`/public/sites/${own.domain.name}.localhost/page?path=${encodeURIComponent(path)}`);

describe('publishing', () => {
  it('asks for a title, a text, an author and a source for every claim, the excerpt’s too', async () => {
    const made = await makeArticle(editor, own, { name: 'Not ready' });
    const checks = async () => {
      const { body } = await editor.get<Readiness>(`/articles/${made.id}/readiness`);
      return body.languages[0]?.checks.filter((check) => !check.passed && check.blocking).map(({ message }) => message);
    };
    expect(await checks()).toEqual(['The article has no title']);
    await writeArticle(editor, made, 'en', { excerpt: 'Swim in our rooftop pool.', title: 'Ready' });
    await editor.put(`/articles/${made.id}`, { ...made, languages: ['en'], author: { name: '' } });
    expect(await checks()).toEqual([expect.stringContaining('“rooftop pool”'), 'The article names no author']);
    const refused = await publish(made, [{ language: 'en' }]);
    expect([refused.status, refused.body.code]).toEqual([422, 'claims-open']);
  });

  it('puts one language on the site, plans another, and takes both off again', async () => {
    const made = await makeArticle(editor, own, { name: `On the ice ${uuidv7().slice(-6)}`, languages: ['en', 'de'] });
    await writeArticle(editor, made, 'en', { excerpt: 'In short.' });
    await writeArticle(editor, made, 'de');
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const live = await publish(made, [{ language: 'en' }, { language: 'de', publishAt: later }]);
    expect(live.status).toBe(200);
    expect(live.body.posts.map(({ status }) => status)).toEqual(['published', 'scheduled']);
    expect(Date.parse(postOf(live.body, 'de').publishAt ?? '')).toBe(Date.parse(later));
    const { pathname } = new URL(postOf(live.body, 'en').url);
    expect(pathname).toMatch(/^\/blog\/on-the-ice-/);
    expect((await onSite(pathname)).status).toBe(200);

    const off = await editor.post<Article>(`/articles/${made.id}/unpublish`, { languages: ['en', 'de'] });
    expect(off.body.posts.map(({ status, publishAt }) => [status, publishAt])).toEqual([
      ['draft', null],
      ['draft', null],
    ]);
    expect((await onSite(pathname)).status).toBe(410);
  });

  it('lets a claim stand that a person takes on themselves', async () => {
    const made = await makeArticle(editor, own, { name: 'With a helipad' });
    await writeArticle(editor, made, 'en', { blocks: [paragraph('The hotel has a helipad.')] });
    const { body } = await editor.get<Readiness>(`/articles/${made.id}/readiness`);
    const claim = body.languages[0]?.claims.find(({ verdict }) => verdict === 'unsupported');
    expect(claim?.text).toBe('helipad');
    const approval = { text: claim?.text, kind: claim?.kind, reason: 'Built last week' };
    expect((await editor.post(`/articles/${made.id}/posts/en/approvals`, approval)).status).toBe(201);
    expect((await publish(made, [{ language: 'en' }])).status).toBe(200);
  });

  it('rests on its event alone where it has no house', async () => {
    const event = await makeEvent(editor, own, { title: `Ice days ${uuidv7().slice(-6)}` });
    const made = await makeArticle(editor, own, {
      propertyId: null,
      name: 'Ice days',
      relatedEventIds: [event.eventId],
    });
    await writeArticle(editor, made, 'en', {
      blocks: [paragraph('Ice days are held in Lindau.'), paragraph('Our hotel has a sauna.', 'p2')],
    });
    const { body } = await editor.get<Readiness>(`/articles/${made.id}/readiness`);
    expect(body.languages[0]?.claims.map(({ text, verdict }) => [text, verdict])).toEqual(
      expect.arrayContaining([
        ['Lindau', 'supported'],
        ['sauna', 'unsupported'],
      ]),
    );
  });

  it('throws an article away with its address, and shows it in no list', async () => {
    const made = await makeArticle(editor, own, { name: `Gone ${uuidv7().slice(-6)}` });
    await writeArticle(editor, made);
    await publish(made, [{ language: 'en' }]);
    expect((await editor.delete(`/articles/${made.id}`)).status).toBe(204);
    expect((await editor.get(`/articles/${made.id}`)).status).toBe(404);
    const rows = await editor.get<{ data: { id: string }[] }>(`/articles?workspaceId=${own.workspace.id}&search=gone`);
    expect(rows.body.data).toEqual([]);
    expect((await onSite(new URL(postOf(made, 'en').url).pathname)).status).toBe(410);
  });
});
