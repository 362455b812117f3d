import type { ChangedFact, CorrectionItem, CorrectionOutcome } from '@foyer/contract/changed-facts';
import type { Event } from '@foyer/contract/events';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { Need } from '@foyer/contract/overview';
import type { PropertyFact } from '@foyer/contract/property-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage, ownText, postIn, saveText, stateFacts } from '../../testing/pages.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

type Listed = { data: ChangedFact[]; total: number };
type House = { own: TestOrganization; editor: TestClient; page: LandingPage };

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
});
afterAll(() => app.close());

/** A hotel with a live page in English and German. */
async function house(more: { eventId?: string } = {}, blocks = ownText): Promise<House> {
  const own = await makeOrganization();
  const editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  const page = await makePage(editor, own, { languages: ['en', 'de'], ...more });
  for (const language of ['en', 'de'] as const) await saveText(editor, page, language, blocks(language));
  const answer = await editor.post<LandingPage>(`/landing-pages/${page.id}/publish`, {
    languages: [{ language: 'en' }, { language: 'de' }],
  });
  expect(answer.status).toBe(200);
  return { own, editor, page: answer.body };
}

const listed = async ({ own, editor }: House) =>
  (await editor.get<Listed>(`/changed-facts?propertyId=${own.property.id}`)).body;
/** What is listed once as many changes are as expected. */
async function changesOf(at: House, count: number): Promise<ChangedFact[]> {
  await expect.poll(async () => (await listed(at)).total, { timeout: 15_000, interval: 200 }).toBe(count);
  return (await listed(at)).data;
}
const factOf = async ({ own, editor }: House, factName: string) => {
  const { body } = await editor.get<{ data: PropertyFact[] }>(`/property-facts?propertyId=${own.property.id}`);
  return body.data.find((fact) => fact.factName === factName) as PropertyFact;
};
async function setFact(at: House, factName: string, factValue: string, who = at.editor): Promise<void> {
  const fact = await factOf(at, factName);
  expect((await who.put(`/property-facts/${fact.id}`, { ...fact, factValue })).status).toBe(200);
}
const itemsOf = (changes: readonly ChangedFact[]): CorrectionItem[] =>
  changes.flatMap(({ pages }) =>
    pages.flatMap(({ entryId, texts }) =>
      texts.map(({ language, claims }) => ({
        entryId,
        language,
        claims: claims.map(({ blockId, field, start, end, text, expected }) => ({
          ...{ blockId, field, start, end, text },
          expected: expected ?? '',
        })),
      })),
    ),
  );
const apply = async ({ own, editor }: House, items: CorrectionItem[]) =>
  editor.post<{ results: CorrectionOutcome[] }>('/changed-facts/apply', { propertyId: own.property.id, items });
const postOf = async ({ editor, page }: House, language: 'en' | 'de') =>
  postIn((await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body, language);
/** What guests read, as one text. */
const shown = async ({ own }: House, { language, slug }: LandingPagePost) =>
  (
    await app.anonymous.get(
      `/public/sites/${own.domain.name}.localhost/page?path=${encodeURIComponent(language === 'en' ? `/${slug}` : `/${language}/${slug}`)}`,
    )
  ).text;
const needsOf = async ({ own, editor }: House) =>
  (await editor.get<{ data: Need[] }>(`/overview/needs?propertyId=${own.property.id}`)).body.data;

describe('a fact that changes under live pages', () => {
  it('is listed with each sentence, who changed it, and the words that put it right; agreeing publishes them', async () => {
    const at = await house();
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
    const at = await house();
    for (const count of ['85', '86', '87']) await setFact(at, 'room_count', count);
    const offered = async () => (await listed(at)).data[0]?.pages[0]?.texts[0]?.claims[0]?.expected;
    await expect.poll(offered, { timeout: 15_000, interval: 200 }).toContain('87');
    expect((await listed(at)).data).toMatchObject([{ name: 'room_count', was: '84', now: '87' }]);
    await setFact(at, 'room_count', '84');
    await changesOf(at, 0);
  });

  it('that is withdrawn leaves its claims to a person: nothing is offered and nothing taken', async () => {
    const at = await house();
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
    const at = await house();
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
    const at = await house();
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
    const at = await house({}, (language) =>
      ownText(language, language === 'de' ? 'Ein Vier-Sterne-Hotel.' : 'A four-star hotel.'),
    );
    const { body: property } = await at.editor.get(`/properties/${at.own.property.id}`);
    const owner = app.as(at.own.people.owner);
    expect((await owner.put(`/properties/${at.own.property.id}`, { ...property, starRating: 5 })).status).toBe(200);
    const [change] = await changesOf(at, 1);
    expect(change).toMatchObject({ type: 'record', name: 'record.starRating', was: '4', now: '5' });
  });
});

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
    const at = await house();
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
    const at = await house();
    await setFact(at, 'price:breakfast', '19 EUR');
    await edited(at, 'Breakfast costs 18 EUR.', 'Breakfast is served late.');
    expect(await correctEnglish(at)).toMatchObject({ done: true, draft: 'kept' });
    const post = await postOf(at, 'en');
    expect(JSON.stringify(post.blocks)).toContain('Breakfast is served late.');
    expect(JSON.stringify(post.blocks)).not.toContain('19 EUR');
    expect(await shown(at, post)).toContain('Breakfast costs 19 EUR.');
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
    const at = { own, editor, page };
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
    expect(await needsOf({ own, editor, page })).toContainEqual(
      expect.objectContaining({ kind: 'changed-event', eventId: event.eventId, startedBefore: null, pages: 1 }),
    );
  });
});

describe('agreeing', () => {
  it('refuses words nobody was shown, and holds up no other text', async () => {
    const at = await house();
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
    const at = await house();
    await setFact(at, 'price:breakfast', '19 EUR');
    const items = itemsOf(await changesOf(at, 1));
    const answers = await Promise.all([1, 2, 3].map(() => apply(at, items)));
    const done = answers.flatMap(({ body }) => body.results).filter((result) => result.done);
    expect(done).toHaveLength(2);
    expect((await shown(at, await postOf(at, 'en'))).match(/19 EUR/g)).toHaveLength(1);
  });

  it('answers a page of others like one that does not exist', async () => {
    const at = await house();
    const other = await house();
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
    at = await house();
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
