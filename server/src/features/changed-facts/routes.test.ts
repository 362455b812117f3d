import type { Event } from '@foyer/contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  apply,
  changesOf,
  factOf,
  type House,
  itemsOf,
  listed,
  liveHouse,
  needsOf,
  postOf,
  setFact,
  shown,
} from '../../testing/changed-facts.ts';
import { makeOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, ownText, saveText, stateFacts } from '../../testing/pages.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
});
afterAll(() => app.close());

describe('a fact that changes under live pages', () => {
  it('is listed with each sentence, who changed it, and the words that put it right; agreeing publishes them', async () => {
    const at = await liveHouse(app);
    expect(await listed(at)).toEqual({ data: [], total: 0 });
    await setFact(at, 'hours:indoor_pool', '07:00-20:00', app.as(at.own.people.manager));
    const [change, ...others] = await changesOf(at, 1);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      type: 'fact',
      name: 'hours:indoor_pool',
      subject: { kind: 'property', id: at.own.property.id },
      was: '07:00-21:00',
      now: '07:00-20:00',
      changedBy: at.own.people.manager.name,
    });
    const [page] = change?.pages ?? [];
    expect(page?.entryId).toBe(at.page.id);
    expect(page?.texts.map(({ language }) => language).sort()).toEqual(['de', 'en']);
    for (const { claims } of page?.texts ?? []) {
      for (const { sentence, text, expected } of claims) {
        expect(sentence.text.slice(sentence.start, sentence.end)).toBe(text);
        expect(expected).toContain('20:00');
      }
    }
    expect(await needsOf(at)).toContainEqual(
      expect.objectContaining({ kind: 'changed-fact', pages: 1, texts: 2, says: '21:00' }),
    );

    const { status, body } = await apply(at, itemsOf(change ? [change] : []));
    expect(status).toBe(200);
    expect(body.results.map(({ done, draft }) => [done, draft])).toEqual([
      [true, 'same'],
      [true, 'same'],
    ]);
    expect(await listed(at)).toEqual({ data: [], total: 0 });
    for (const language of ['en', 'de'] as const) {
      const post = await postOf(at, language);
      expect(post.publishedVersion).toBe(post.version);
      const text = await shown(at, post);
      expect(text).toContain('20:00');
      expect(text).not.toContain('21:00');
    }
    expect((await needsOf(at)).filter(({ kind }) => kind === 'changed-fact' || kind === 'behind')).toEqual([]);
  });

  it('many edits in a row leave the last one to be told, and one that is taken back leaves none', async () => {
    const at = await liveHouse(app);
    for (const count of ['85', '86', '87']) await setFact(at, 'room_count', count);
    const offered = async () => (await listed(at)).data[0]?.pages[0]?.texts[0]?.claims[0]?.expected;
    await expect.poll(offered, { timeout: 15_000, interval: 200 }).toContain('87');
    expect((await listed(at)).data).toMatchObject([{ name: 'room_count', was: '84', now: '87' }]);
    await setFact(at, 'room_count', '84');
    await changesOf(at, 0);
  });

  it('that is withdrawn leaves its claims to a person: nothing is offered and nothing taken', async () => {
    const at = await liveHouse(app);
    const fact = await factOf(at, 'price:breakfast');
    await at.editor.delete(`/property-facts/${fact.id}`);
    const changes = await changesOf(at, 1);
    expect(changes[0]).toMatchObject({ name: 'price:breakfast', was: '18 EUR', now: null });
    expect(itemsOf(changes).flatMap(({ claims }) => claims.map(({ expected }) => expected))).toEqual(['', '']);
    const { body } = await apply(at, itemsOf(changes));
    expect(body.results.map(({ done }) => done)).toEqual([false, false]);
    expect(await listed(at)).toMatchObject({ total: 1 });
  });

  it('is settled by publishing the page anew, too', async () => {
    const at = await liveHouse(app);
    await setFact(at, 'price:breakfast', '19 EUR');
    await changesOf(at, 1);
    for (const language of ['en', 'de'] as const) {
      const post = await postOf(at, language);
      const blocks = JSON.parse(JSON.stringify(post.blocks).replaceAll('18 EUR', '19 EUR'));
      await at.editor.put(`/landing-pages/${at.page.id}/posts/${language}`, { ...post, blocks });
    }
    await at.editor.post(`/landing-pages/${at.page.id}/publish`, {
      languages: [{ language: 'en' }, { language: 'de' }],
    });
    expect(await listed(at)).toEqual({ data: [], total: 0 });
  });

  it('two of them: correcting one leaves the other to be done', async () => {
    const at = await liveHouse(app);
    await setFact(at, 'room_count', '90');
    await setFact(at, 'size:spa', '650 m²');
    const changes = await changesOf(at, 2);
    const { body } = await apply(at, itemsOf(changes.filter(({ name }) => name === 'room_count')));
    expect(body.results.map(({ done }) => done)).toEqual([true, true]);
    expect((await listed(at)).data.map(({ name }) => name)).toEqual(['size:spa']);
    expect(await shown(at, await postOf(at, 'en'))).toContain('90 rooms');
    // Read once more, it is still there.
    await setFact(at, 'size:spa', '660 m²');
    await expect.poll(async () => (await listed(at)).data[0]?.now, { timeout: 15_000, interval: 200 }).toBe('660 m²');
  });

  it('the record counts like a fact', async () => {
    const at = await liveHouse(app, (language) =>
      ownText(language, language === 'de' ? 'Ein Vier-Sterne-Hotel.' : 'A four-star hotel.'),
    );
    const { body: property } = await at.editor.get(`/properties/${at.own.property.id}`);
    const owner = app.as(at.own.people.owner);
    expect((await owner.put(`/properties/${at.own.property.id}`, { ...property, starRating: 5 })).status).toBe(200);
    const [change] = await changesOf(at, 1);
    expect(change).toMatchObject({ type: 'record', name: 'record.starRating', was: '4', now: '5' });
  });
});

describe('an event that changes under live pages', () => {
  it('moved: the page still shows the day before; cancelled: it is told although no sentence is wrong', async () => {
    const own = await makeOrganization();
    const editor = app.as(own.people.editor);
    await stateFacts(editor, own);
    const event = await makeEvent(editor, own);
    const page = await makePage(editor, own, { eventId: event.eventId });
    await saveText(editor, page);
    await editor.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
    const at = { own, editor };
    expect((await needsOf(at)).filter(({ kind }) => kind === 'changed-event')).toEqual([]);
    const moved = (days: number) => ({
      eventStartDate: new Date(Date.parse(event.eventStartDate) + days * 86_400_000).toISOString(),
      eventEndDate: new Date(Date.parse(event.eventEndDate ?? '') + days * 86_400_000).toISOString(),
    });
    const write = (change: Partial<Event>) => editor.post(`/update-event/${event.eventId}`, { ...event, ...change });
    expect((await write({ ...moved(7), eventStatus: 'moved' })).status).toBe(200);
    const [need] = (await needsOf(at)).filter((one) => one.kind === 'changed-event');
    expect(need).toMatchObject({
      title: 'Harbour Advent',
      eventStatus: 'moved',
      pages: 1,
      entryId: page.id,
      changedBy: own.people.editor.name,
    });
    expect(Date.parse(need?.startedBefore ?? '')).toBe(Date.parse(event.eventStartDate));
    await write({ eventStatus: 'scheduled' });
    expect((await needsOf(at)).filter(({ kind }) => kind === 'changed-event')).toEqual([]);
    await write({ eventStatus: 'cancelled' });
    expect(await needsOf(at)).toContainEqual(
      expect.objectContaining({ kind: 'changed-event', eventStatus: 'cancelled', startedBefore: null }),
    );
  });
});

describe('a venue that changes', () => {
  it('is told for the events held there that pages are about', async () => {
    const own = await makeOrganization();
    const editor = app.as(own.people.editor);
    await stateFacts(editor, own);
    const event = await makeEvent(editor, own);
    const page = await makePage(editor, own, { eventId: event.eventId });
    await saveText(editor, page);
    await editor.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
    const { venueId } = event.venue;
    const { body: venue } = await editor.get(`/venues/${venueId}`);
    const answer = await editor.put(`/venues/${venueId}`, { ...venue, title: 'Lindau island hall' });
    expect(answer.status).toBe(200);
    expect(await needsOf({ own, editor })).toContainEqual(
      expect.objectContaining({ kind: 'changed-event', eventId: event.eventId, startedBefore: null, pages: 1 }),
    );
  });
});

describe('who may', () => {
  let at: House;
  let stranger: TestClient;
  const body = (propertyId: string) => ({
    propertyId,
    items: [
      {
        entryId: at.page.id,
        language: 'en',
        claims: [{ blockId: 'hero', field: 'title', start: 0, end: 1, text: 'a', expected: 'b' }],
      },
    ],
  });
  const nowhere = '01930000-0000-7000-8000-000000000002';
  beforeAll(async () => {
    at = await liveHouse(app);
    stranger = app.as((await makeOrganization('Atlantic House')).people.owner);
  });

  standingCases(
    [
      {
        name: 'GET /changed-facts',
        call: (client) => client.get(`/changed-facts?propertyId=${at.own.property.id}`),
        missing: (client) => client.get(`/changed-facts?propertyId=${nowhere}`),
        bad: (client) => client.get(`/changed-facts?propertyId=here`),
      },
      {
        name: 'POST /changed-facts/apply',
        call: (client) => client.post('/changed-facts/apply', body(at.own.property.id)),
        missing: (client) => client.post('/changed-facts/apply', body(nowhere)),
        bad: (client) => client.post('/changed-facts/apply', { propertyId: at.own.property.id, items: [] }),
        forbidden: 'viewer',
      },
    ],
    () => ({
      nobody: app.anonymous,
      stranger,
      owner: app.as(at.own.people.owner),
      roles: {
        viewer: app.as(at.own.people.viewer),
        editor: at.editor,
        manager: app.as(at.own.people.manager),
      },
    }),
  );
});
