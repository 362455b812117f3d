import type { Readiness } from '@foyer/contract/landing-pages';
import type { Figure, Need } from '@foyer/contract/overview';
import type { LiveEffect, Styleguide, StyleguideVersion } from '@foyer/contract/styleguides';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, type TestOrganization } from '../../testing/factories.ts';
import { makePage, ownText, saveText, stateFacts } from '../../testing/pages.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { reread } from './rereading/rules.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

const content = { tone: { primaryTone: 'Warm', formality: 4, vocabulary: { avoidedWords: ['nestled'] } } };
const at = () => `/styleguides/${own.styleguide.id}`;

standingCases(
  [
    {
      name: 'GET /styleguides',
      call: (client) => client.get(`/styleguides?organisationId=${own.id}`),
      missing: (client) => client.get(`/styleguides?organisationId=${uuidv7()}`),
      bad: (client) => client.get('/styleguides?organisationId=17'),
    },
    {
      name: 'GET /styleguides/property/:id',
      call: (client) => client.get(`/styleguides/property/${own.property.id}`),
      missing: (client) => client.get(`/styleguides/property/${uuidv7()}`),
      bad: (client) => client.get('/styleguides/property/17'),
    },
    {
      name: 'GET /styleguides/:id',
      call: (client) => client.get(at()),
      missing: (client) => client.get(`/styleguides/${uuidv7()}`),
      bad: (client) => client.get('/styleguides/17'),
    },
    {
      name: 'POST /styleguides',
      call: (client) => client.post('/styleguides', { name: 'Ours', organisationId: own.id }),
      missing: (client) => client.post('/styleguides', { name: 'Ours', organisationId: uuidv7() }),
      bad: (client) =>
        client.post('/styleguides', { name: ' ', organisationId: own.id, content: { tone: { formality: 11 } } }),
      forbidden: 'viewer',
    },
    {
      name: 'PUT /styleguides/:id',
      call: (client) => client.put(at(), { name: 'Ours', content }),
      missing: (client) => client.put(`/styleguides/${uuidv7()}`, { name: 'Ours', content }),
      bad: (client) => client.put(at(), { name: '', content: { languageOverrides: { it: {} } } }),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /styleguides/:id',
      call: (client) => client.delete(at()),
      missing: (client) => client.delete(`/styleguides/${uuidv7()}`),
      bad: (client) => client.delete('/styleguides/17'),
      forbidden: 'viewer',
    },
    {
      name: 'GET /styleguides/:id/versions',
      call: (client) => client.get(`${at()}/versions`),
      missing: (client) => client.get(`/styleguides/${uuidv7()}/versions`),
      bad: (client) => client.get(`${at()}/versions?skip=-1`),
    },
    {
      name: 'POST /styleguides/:id/versions/:version/restore',
      call: (client) => client.post(`${at()}/versions/1/restore`),
      missing: (client) => client.post(`/styleguides/${uuidv7()}/versions/1/restore`),
      bad: (client) => client.post(`${at()}/versions/0/restore`),
      forbidden: 'viewer',
    },
    {
      name: 'POST /styleguides/:id/try',
      call: (client) => client.post(`${at()}/try`, { content }),
      missing: (client) => client.post(`/styleguides/${uuidv7()}/try`, { content }),
      bad: (client) =>
        client.post(`${at()}/try`, { content: { tone: { formality: 0 }, examples: { headlines: [''] } } }),
      forbidden: 'viewer',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: {
      viewer: app.as(own.people.viewer),
      editor: app.as(own.people.editor),
      manager: app.as(own.people.manager),
    },
  }),
);

describe('writing', () => {
  it('fills in what was left out, counts versions and keeps the organisation', async () => {
    const client = app.as(own.people.editor);
    const { status, body } = await client.post<Styleguide>('/styleguides', {
      name: 'Lodges',
      organisationId: own.id,
      content,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ styleguideTypeId: 1, version: 1, organisationId: own.id });
    expect(body.content.tone).toMatchObject({ primaryTone: 'Warm', formality: 4, creativity: 5 });
    const saved = await client.put<Styleguide>(`/styleguides/${body.id}`, {
      name: 'Lodges, winter',
      organisationId: foreign.id,
      content: { ...content, languageOverrides: { de: { address: 'formal' } } },
    });
    expect(saved.body).toMatchObject({ name: 'Lodges, winter', version: 2, organisationId: own.id });
    expect(saved.body.content.languageOverrides).toMatchObject({ de: { address: 'formal' } });
    expect((await client.delete(`/styleguides/${body.id}`)).status).toBe(204);
    expect((await client.get(`/styleguides/${body.id}`)).status).toBe(404);
  });

  it('refuses to delete one that a workspace writes in', async () => {
    const { status, body } = await app.as(own.people.owner).delete<{ code: string }>(at());
    expect([status, body.code]).toEqual([409, 'styleguide-in-use']);
    expect((await app.as(own.people.owner).get(at())).status).toBe(200);
  });
});

it('gives a property the guide of its workspace, to a person bound to it as well', async () => {
  const person = await makePerson({
    bindings: [{ role: 'viewer', organisationId: own.id, propertyId: own.property.id }],
  });
  for (const who of [own.people.viewer, person]) {
    const { body } = await app.as(who).get<Styleguide>(`/styleguides/property/${own.property.id}`);
    expect(body.id).toBe(own.styleguide.id);
  }
});

describe('versions', () => {
  const listed = async (id: string) =>
    (await app.as(own.people.viewer).get<{ data: StyleguideVersion[]; total: number }>(`/styleguides/${id}/versions`))
      .body;

  it('keeps every saved state with who saved it, and makes an old one current again as a new one', async () => {
    const editor = app.as(own.people.editor);
    const { body: made } = await editor.post<Styleguide>('/styleguides', {
      name: 'Pier',
      organisationId: own.id,
      content,
    });
    const path = `/styleguides/${made.id}`;
    const changed = { ...content, examples: { headlines: ['Forty rooms, one jetty.'] } };
    await app.as(own.people.manager).put(path, { name: 'Pier', content: changed });
    const stale = await editor.post(`${path}/versions/1/restore`, {}, { headers: { 'if-match': '"1"' } });
    expect(stale.status).toBe(412);
    const restored = await editor.post<Styleguide>(
      `${path}/versions/1/restore`,
      {},
      { headers: { 'if-match': '"2"' } },
    );
    expect([restored.status, restored.headers.etag]).toEqual([200, '"3"']);
    expect(restored.body.content).toEqual(made.content);
    expect((await listed(made.id)).data).toMatchObject([
      { version: 3, savedBy: own.people.editor.name, restoredFrom: 1, content: made.content },
      { version: 2, savedBy: own.people.manager.name, restoredFrom: null, content: { examples: changed.examples } },
      { version: 1, savedBy: own.people.editor.name },
    ]);
    expect((await editor.post(`${path}/versions/9/restore`)).status).toBe(404);
  });

  it('names nobody for a state from before states were kept, and loses none of them', async () => {
    const { styleguide } = foreign;
    const owner = app.as(foreign.people.owner);
    const path = `/styleguides/${styleguide.id}`;
    const versions = () => owner.get<{ data: StyleguideVersion[]; total: number }>(`${path}/versions`);
    expect((await versions()).body).toMatchObject({ total: 1, data: [{ version: 1, savedBy: null }] });
    await owner.put(path, { name: 'Courtyard', content });
    expect((await versions()).body).toMatchObject({
      total: 2,
      data: [
        { version: 2, name: 'Courtyard', savedBy: foreign.people.owner.name },
        { version: 1, name: styleguide.name, savedBy: null },
      ],
    });
  });
});

describe('trying out', () => {
  it('tells which live texts would no longer keep to the guide, and why, and saves nothing', async () => {
    const owner = app.as(own.people.owner);
    await stateFacts(owner, own);
    const page = await makePage(owner, own, { languages: ['en', 'de'] });
    await saveText(owner, page, 'en', ownText('en', 'The slippers are cosy.', 'Cosy evenings follow.'));
    await saveText(owner, page, 'de', ownText('de'));
    const published = await owner.post(`/landing-pages/${page.id}/publish`, {
      languages: [{ language: 'en' }, { language: 'de' }],
    });
    expect(published.status).toBe(200);
    const { body: before } = await owner.get<Styleguide>(at());
    const tried = async (change: object) =>
      (await owner.post<LiveEffect>(`${at()}/try`, { content: { ...before.content, ...change } })).body;

    expect(await tried({})).toMatchObject({ checked: 2, total: 0, data: [], languages: [] });
    const rules = { cosy: { severity: 'must', why: 'We say what is there' } };
    const vocabulary = { preferredWords: [], avoidedWords: ['cosy'], rules };
    const effect = await tried({
      tone: { ...before.content.tone, vocabulary },
      languageOverrides: { de: { address: 'informal' } },
    });
    expect(effect).toMatchObject({ checked: 2, total: 2, fresh: 2 });
    expect(effect.words).toEqual([{ language: 'en', word: 'cosy', texts: 1 }]);
    expect(effect.languages).toEqual([
      { language: 'en', texts: 1, reasons: [{ kind: 'avoided-word', words: ['cosy'], texts: 1 }] },
      { language: 'de', texts: 1, reasons: [{ kind: 'address', words: ['Sie'], texts: 1 }] },
    ]);
    // A text that fails for two reasons is one page all the same.
    const twice = { de: { address: 'informal', avoidedWords: ['Zimmer'] } };
    expect((await tried({ languageOverrides: twice })).languages).toMatchObject([
      { language: 'de', texts: 1, reasons: [{ texts: 1 }, { texts: 1 }] },
    ]);
    const english = effect.data.find(({ language }) => language === 'en');
    expect(english).toMatchObject({
      entryId: page.id,
      type: 'landing_page',
      url: expect.stringContaining(own.domain.name),
    });
    expect(english?.issues.map(({ sentence }) => sentence)).toEqual([
      'The slippers are cosy.',
      'Cosy evenings follow.',
    ]);
    expect(english?.issues[0]?.message).toContain('We say what is there');
    const suggestion = { ...vocabulary, rules: { cosy: { severity: 'should' } } };
    expect((await tried({ tone: { ...before.content.tone, vocabulary: suggestion } })).total).toBe(0);
    expect((await owner.get<Styleguide>(at())).body).toEqual(before);
  });

  it('goes on telling them once the guide is saved, and so do the dashboard, its score and the list they lead to', async () => {
    const at = await makeOrganization();
    const owner = app.as(at.people.owner);
    const path = `/styleguides/${at.styleguide.id}`;
    await stateFacts(owner, at);
    const page = await makePage(owner, at, { languages: ['en', 'de'] });
    await saveText(owner, page, 'en', ownText('en', 'The slippers are cosy.'));
    await saveText(owner, page, 'de', ownText('de'));
    const publish = (...languages: string[]) =>
      owner.post(`/landing-pages/${page.id}/publish`, { languages: languages.map((language) => ({ language })) });
    expect((await publish('en', 'de')).status).toBe(200);
    const property = `propertyId=${at.property.id}`;
    const style = async () =>
      (await owner.get<{ figures: Figure[] }>(`/overview/figures?${property}`)).body.figures.find(
        ({ key }) => key === 'style',
      )?.value ?? 0;
    const needs = async () =>
      (await owner.get<{ data: Need[] }>(`/overview/needs?${property}`)).body.data.filter(
        ({ kind }) => kind === 'off-guide',
      );
    const listed = async () =>
      (await owner.get<{ total: number }>(`/posts?written=true&offGuide=true&${property}`)).body.total;
    const save = async (avoidedWords: string[]) => {
      const { body } = await owner.get<Styleguide>(path);
      const tone = { ...body.content.tone, vocabulary: { preferredWords: [], avoidedWords } };
      const saved = await owner.put<Styleguide>(path, { ...body, content: { ...body.content, tone } });
      await reread({ organisationId: at.id, styleguideId: at.styleguide.id });
      return saved.body.content;
    };
    const told = async () => {
      const { body } = await owner.get<Readiness>(`/landing-pages/${page.id}/readiness`);
      const check = body.languages[0]?.checks.find(({ key }) => key === 'style');
      return [body.languages[0]?.ready, check?.passed, check?.message];
    };
    const before = await style();
    expect([await needs(), await listed()]).toEqual([[], 0]);
    expect(await told()).toEqual([true, true, 'Style guide']);

    const content = await save(['cosy']);
    const { body } = await owner.post<LiveEffect>(`${path}/try`, { content });
    expect(body).toMatchObject({ total: 1, fresh: 0, data: [{ entryId: page.id, language: 'en' }] });
    expect([await needs(), await listed()]).toEqual([[{ kind: 'off-guide', posts: 1 }], 1]);
    expect(await style()).toBeLessThan(before);
    // What is asked before publishing says the same of the text, however well it scores, and stops nothing.
    expect(await told()).toEqual([true, false, '“cosy” is a word this style guide avoids']);

    // New text ends it, and so does a guide that lets the word stand again; the same text published anew does not.
    expect((await publish('en')).status).toBe(200);
    expect(await listed()).toBe(1);
    const { body: now } = await owner.get<typeof page>(`/landing-pages/${page.id}`);
    await saveText(owner, now, 'en', ownText('en', 'The slippers are soft.'));
    expect((await publish('en')).status).toBe(200);
    expect([await needs(), await listed()]).toEqual([[], 0]);
    await save(['soft']);
    expect(await listed()).toBe(1);
    await save([]);
    expect([await needs(), await listed(), await style()]).toEqual([[], 0, before]);
  });
});
