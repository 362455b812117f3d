import { openQuestions } from '@foyer/contract/asked-facts';
import type { Described } from '@foyer/contract/media';
import type { AltTextShare, Demand, Figure, FirstSteps, Need, PublishedWeek } from '@foyer/contract/overview';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, ownText, postIn, saveText, stateFacts } from '../../testing/pages.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { makeTraining } from '../../testing/training.ts';
import { readPicture } from '../media/pictures/rules.ts';
import { addMediaFile } from '../media/rules.ts';
import { figuresOf, keepDay } from './figures/rules.ts';

type Total = { total: number; data: unknown[] };

let app: TestApp;
let own: TestOrganization;
let editor: TestClient;

const part = async <T>(name: string, client = editor, at = own): Promise<T> => {
  const { status, body } = await client.get<T>(`/overview/${name}?propertyId=${at.property.id}`);
  expect(status).toBe(200);
  return body;
};
/** How many rows the list has that a number leads to. */
const rowsOf = async (list: string, at = own, client = editor): Promise<number> => {
  const { status, body } = await client.get<Total>(
    `${list}${list.includes('?') ? '&' : '?'}propertyId=${at.property.id}`,
  );
  expect(status).toBe(200);
  return body.total;
};
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const publish = (page: { id: string }, ...languages: string[]) =>
  editor.post(`/landing-pages/${page.id}/publish`, { languages: languages.map((language) => ({ language })) });

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  await editor.post('/property-languages', { propertyId: own.property.id, languageId: 'en' });
  await editor.post('/property-languages', { propertyId: own.property.id, languageId: 'de' });
  const covered = await makeEvent(editor, own, { title: 'Harbour Advent', expectedVisitors: 2000 });
  await makeEvent(editor, own, {
    title: 'Night of chamber music',
    expectedVisitors: 6000,
    eventStartDate: `${day(60)}T19:00:00+01:00`,
    eventEndDate: null,
  });
  await makeEvent(editor, own, {
    title: 'Called off',
    eventStatus: 'cancelled',
    eventStartDate: `${day(60)}T19:00:00+01:00`,
    eventEndDate: null,
  });
  const page = await makePage(editor, own, { languages: ['en', 'de'], eventId: covered.eventId });
  for (const language of ['en', 'de'] as const) await saveText(editor, page, language);
  expect((await publish(page, 'en', 'de')).status).toBe(200);
  // A draft with an open claim, and a translation that the first text has left behind.
  const draft = await makePage(editor, own, { name: 'Rooftop days', languages: ['en', 'fr'] });
  await saveText(editor, draft, 'en', ownText('en', 'A rooftop pool looks over the lake.'));
  await saveText(editor, draft, 'fr');
  const now = (await editor.get<typeof draft>(`/landing-pages/${draft.id}`)).body;
  await editor.put(`/landing-pages/${draft.id}/posts/en`, {
    ...postIn(now, 'en'),
    blocks: ownText('en', 'A rooftop pool looks over the lake, and a second one over the hills.'),
  });
  const picture = await readPicture(
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#346' } })
      .png()
      .toBuffer(),
  );
  const about = { workspaceId: own.workspace.id, propertyId: own.property.id, tags: [], title: 'Lake' };
  const texts: { en?: string; de?: string }[] = [{ en: 'The lake', de: 'Der See' }, { en: 'The lake' }, {}, { de: '' }];
  for (const altText of texts) await own.within((scope) => addMediaFile(scope, { ...about, altText }, picture));
});
afterAll(() => app.close());

describe('every number is that of its list', () => {
  it('demand: a day holds the events that Landing Pages shows for it', async () => {
    const { days, peaks, from, to } = await part<Demand>('demand');
    expect(days).toHaveLength(90);
    expect([from, to]).toEqual([days[0]?.day, days[89]?.day]);
    const busy = days.filter(({ events }) => events > 0);
    expect(busy.length).toBeGreaterThan(3);
    for (const one of [...busy, days[5], days[89]]) {
      const total = await rowsOf(`/api/location/nearby-events?startDate=${one?.day}&endDate=${one?.day}`);
      expect([one?.day, one?.events]).toEqual([one?.day, total]);
    }
    const all = await rowsOf(`/api/location/nearby-events?startDate=${from}&endDate=${to}`);
    expect(all).toBe(3);
    const music = days.find(({ events }) => events === 2);
    // The one that is cancelled brings nobody.
    expect(music).toMatchObject({ weight: 3, covered: 0 });
    const market = days.find(({ covered }) => covered > 0);
    expect(market?.covered).toBe(market?.weight);
    expect(peaks).toContainEqual(expect.objectContaining({ title: 'Night of chamber music', covered: false }));
    expect(peaks).toContainEqual(expect.objectContaining({ title: 'Harbour Advent', covered: true }));
  });

  it('needs: drafts, open claims, translations left behind and pictures', async () => {
    const { data, total } = await part<{ data: Need[]; total: number }>('needs');
    expect(total).toBe(data.length);
    const posts = '/posts?written=true';
    const lists: Partial<Record<Need['kind'], (need: never) => string>> = {
      drafts: () => `${posts}&status=draft`,
      'open-claims': () => `${posts}&open=true`,
      failed: () => `${posts}&status=failed`,
      behind: (need: Extract<Need, { kind: 'behind' }>) => `${posts}&behind=true&language=${need.language}`,
      'alt-text': () => '/media?described=none',
    };
    const told = data.map(({ kind }) => kind);
    expect(told.sort()).toEqual(['alt-text', 'behind', 'drafts', 'open-claims']);
    for (const need of data) {
      const list = lists[need.kind];
      const count = 'posts' in need ? need.posts : 'images' in need ? need.images : null;
      expect([need.kind, count]).toEqual([need.kind, list ? await rowsOf(list(need as never)) : null]);
      expect(count).toBeGreaterThan(0);
    }
    expect(data).toContainEqual(
      expect.objectContaining({ kind: 'drafts', posts: 1, savedBy: [own.people.editor.name] }),
    );
    expect(data).toContainEqual(expect.objectContaining({ kind: 'behind', language: 'fr', posts: 1 }));
  });

  it('languages: live pages, and those told in each', async () => {
    const { pages, languages } = await part<{ pages: number; languages: { language: string; live: number }[] }>(
      'languages',
    );
    expect(pages).toBe(await rowsOf('/posts?written=true&live=true'));
    expect(languages.map(({ language }) => language).sort()).toEqual(['de', 'en']);
    for (const { language, live } of languages) {
      expect(live).toBe(await rowsOf(`/posts?written=true&live=true&language=${language}`));
    }
    expect(await rowsOf('/posts?written=true&live=true&language=fr')).toBe(0);
  });

  it('alt text: described in all, some and none of the languages', async () => {
    const share = await part<AltTextShare>('alt-text');
    expect(share).toEqual({ languages: ['en', 'de'], total: 4, described: 1, partly: 1, missing: 2 });
    expect(share.total).toBe(await rowsOf('/media'));
    const of = (described: Described) => rowsOf(`/media?described=${described}`);
    expect([await of('all'), await of('some'), await of('none')]).toEqual([1, 1, 2]);
  });

  it('facts: the questions the facts answer', async () => {
    const { figures } = await part<{ figures: Figure[] }>('figures');
    const facts = figures.find(({ key }) => key === 'facts');
    const { body } = await editor.get<{ data: { factName: string }[] }>(
      `/property-facts?propertyId=${own.property.id}`,
    );
    const open = openQuestions(body.data, { type: 'hotel', checkInTime: null, checkOutTime: null });
    expect(facts?.part).toBe((facts?.whole ?? 0) - open.length);
    expect(facts?.part).toBeGreaterThan(3);
  });

  it('publishing: as many acts as the audit log has of them', async () => {
    const { weeks } = await part<{ weeks: PublishedWeek[] }>('publishing');
    expect(weeks).toHaveLength(12);
    const manager = app.as(own.people.manager);
    const { body } = await manager.get<Total>(
      `/audit-log?workspaceId=${own.workspace.id}&action=landing-page.published&from=${weeks[0]?.from}`,
    );
    expect(weeks.reduce((sum, { landing }) => sum + landing, 0)).toBe(body.total);
    expect(weeks.at(-1)?.landing).toBe(2);
    expect(new Date(weeks[0]?.from ?? '').getUTCDay()).toBe(1);
  });
});

describe('figures', () => {
  it('have no past on their first day, and one once days were kept; a day is kept once', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const first = await part<{ figures: Figure[] }>('figures', client, at);
    expect(first.figures.map(({ key, before }) => [key, before])).toEqual([
      ['published', null],
      ['facts', null],
      ['alt-text', null],
      ['languages', null],
      ['style', null],
    ]);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const days of [40, 20, 20]) await keepDay(ago(days));
    await stateFacts(client, at);
    await keepDay(ago(20));
    const facts = (await part<{ figures: Figure[] }>('figures', client, at)).figures.find(({ key }) => key === 'facts');
    expect(facts?.before).toEqual({ day: day(-20), value: 0 });
    expect(facts?.history).toHaveLength(2);
    expect(facts?.value).toBeGreaterThan(0);
    const later = await at.within((scope) => figuresOf(scope, at.property.id, new Date(Date.now() + 15 * 86_400_000)));
    expect(later.figures.find(({ key }) => key === 'facts')?.before).toBeNull();
  });
});

describe('first steps', () => {
  it('are done by what is there, and put away by a person for themselves', async () => {
    const steps = (answer: FirstSteps) => Object.fromEntries(answer.steps.map(({ key, done }) => [key, done]));
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    expect(steps(await part<FirstSteps>('first-steps', client, at))).toEqual({
      domain: true,
      facts: false,
      styleguide: false,
      booking: false,
      languages: false,
      'first-page': false,
    });
    await at.within((scope) => makeTraining(scope, at.styleguide.id));
    expect(steps(await part<FirstSteps>('first-steps', client, at))).toMatchObject({ styleguide: true });
    expect(steps(await part<FirstSteps>('first-steps'))).toMatchObject({ languages: true, 'first-page': true });
    expect((await client.post('/overview/first-steps/dismiss', { propertyId: at.property.id })).status).toBe(204);
    expect((await client.post('/overview/first-steps/dismiss', { propertyId: at.property.id })).status).toBe(204);
    expect((await part<FirstSteps>('first-steps', client, at)).dismissed).toBe(true);
    expect((await part<FirstSteps>('first-steps', app.as(at.people.viewer), at)).dismissed).toBe(false);
  });
});

describe('certificates', () => {
  it('are told of from sixty days before their end', async () => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const state = (scheme: string, until: string) =>
      client.post('/property-facts', {
        propertyId: at.property.id,
        factName: `certificate:${scheme}`,
        factValue: `GK-2231;${until}`,
      });
    await state('green_key', day(59));
    await state('eu_ecolabel', day(-1));
    await state('green_globe', day(62));
    const { data } = await part<{ data: Need[] }>('needs', client, at);
    expect(data.flatMap((need) => (need.kind === 'certificate' ? need.factName : [])).sort()).toEqual([
      'certificate:eu_ecolabel',
      'certificate:green_key',
    ]);
  });
});

describe('who may', () => {
  const nowhere = '01930000-0000-7000-8000-000000000003';
  const calls = ['demand', 'needs', 'publishing', 'languages', 'alt-text', 'figures', 'first-steps'];
  let stranger: TestClient;
  beforeAll(async () => {
    stranger = app.as((await makeOrganization('Atlantic House')).people.owner);
  });

  standingCases(
    [
      ...calls.map((name) => ({
        name: `GET /overview/${name}`,
        call: (client: TestClient) => client.get(`/overview/${name}?propertyId=${own.property.id}`),
        missing: (client: TestClient) => client.get(`/overview/${name}?propertyId=${nowhere}`),
        bad: (client: TestClient) => client.get(`/overview/${name}?propertyId=here`),
      })),
      {
        name: 'POST /overview/first-steps/dismiss',
        call: (client: TestClient) => client.post('/overview/first-steps/dismiss', { propertyId: own.property.id }),
        missing: (client: TestClient) => client.post('/overview/first-steps/dismiss', { propertyId: nowhere }),
        bad: (client: TestClient) => client.post('/overview/first-steps/dismiss', {}),
      },
    ],
    () => ({
      nobody: app.anonymous,
      stranger,
      owner: app.as(own.people.owner),
      roles: {
        viewer: app.as(own.people.viewer),
        editor,
        manager: app.as(own.people.manager),
      },
    }),
  );

  it('a person of one property reads that one alone', async () => {
    const guest = app.as(
      await makePerson({ bindings: [{ role: 'viewer', organisationId: own.id, propertyId: own.property.id }] }),
    );
    expect((await guest.get(`/overview/needs?propertyId=${own.property.id}`)).status).toBe(200);
  });
});
