import type { CheckAnswer } from '@foyer/contract/claims';
import { brief, generateInput } from '@foyer/contract/content';
import type { Event } from '@foyer/contract/events';
import type { LandingPage, LandingPageRow, Readiness } from '@foyer/contract/landing-pages';
import { type Language, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { Styleguide } from '@foyer/contract/styleguides';
import { checkPage, checkSearch } from '@foyer/editorial/check-page';
import { contextIn } from '@foyer/editorial/context';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/client.ts';
import { inTenant } from '../features/access/rules.ts';
import { write } from '../features/content/writing/rules.ts';
import { beginWriting } from '../features/entries/writing/rules.ts';
import { beginJob } from '../features/jobs/rules.ts';
import { builtInWriter } from '../gateways/writer/built-in.ts';
import type { TenantScope } from '../lib/scope.ts';
import { createTestApp, type TestApp, testIssuer, testToken } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { demoAccounts } from './accounts.ts';
import { seedDemo } from './demo.ts';
import { demoOrganizations } from './organizations.ts';

type List<T> = { data: T[]; total: number };
let database: Database;
let app: TestApp;
let editor: TestClient;
let houses: Property[];

const organisationId = demoOrganizations[0]?.id ?? '';
const get = async <T>(path: string): Promise<T> => {
  const { status, body, text } = await editor.get<T>(path);
  expect(status, text).toBe(200);
  return body;
};
const events = async (named: string): Promise<Event[]> => {
  const { data } = await get<List<Event>>(`/all-events?search=${encodeURIComponent(named)}`);
  return (await get<List<Event>>(`/events-by-translation-group?translation_group=${data[0]?.eventId}`)).data;
};

beforeAll(async () => {
  database = await openDatabase({ folder: null });
  app = await createTestApp({ runtime: { database } });
  await seedDemo(testIssuer);
  editor = new TestClient(app.app);
  const account = demoAccounts.find(({ email }) => email === 'editor@halden.example');
  await editor.post('/auth/session', { token: testToken({ issuer: testIssuer, subject: account?.id ?? '' }) });
  editor.forgetCsrf();
  houses = (await get<List<Property>>('/properties')).data.filter(({ name }) => name.startsWith('Halden '));
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

/** What the editor in the browser holds of a page's sources. */
async function sourcesInBrowser(page: LandingPage) {
  const { data: facts } = await get<List<PropertyFact>>(`/property-facts?propertyId=${page.propertyId}`);
  const told = `/events-by-translation-group?translation_group=${page.eventId}`;
  return {
    property: await get<Property>(`/properties/${page.propertyId}`),
    facts,
    events: page.eventId ? (await get<List<Event>>(told)).data : [],
    styleguide: (await get<Styleguide>(`/styleguides/property/${page.propertyId}`)).content,
  };
}

describe('the pages of the demo', () => {
  it('have the same ledger in the browser as on the server, claim by claim, in every language', async () => {
    const { data: rows } = await get<List<LandingPageRow>>(`/landing-pages?propertyId=${houses[0]?.id}`);
    const compared = new Map<Language, number>();
    for (const { id } of rows) {
      const page = await get<LandingPage>(`/landing-pages/${id}`);
      const sources = await sourcesInBrowser(page);
      const readiness = await get<Readiness>(`/landing-pages/${id}/readiness`);
      for (const post of page.posts.filter(({ blocks }) => blocks.length > 0)) {
        const { language } = post;
        const context = contextIn(sources, language);
        const pieces = [...checkSearch(post, context), ...checkPage(post.blocks, context).segments];
        for (const { text, label, claims, blockId, field } of pieces) {
          // A text that is sent alone stands under no label; readiness below has read it there.
          if (label) continue;
          const asked = { propertyId: page.propertyId, eventId: page.eventId ?? undefined, language, text };
          const { body } = await editor.post<CheckAnswer>('/content/check', asked);
          expect(claims, `${page.name}, ${language}, ${blockId}.${field}`).toEqual(body.claims);
        }
        const placed = pieces.flatMap(({ blockId, field, claims }) =>
          claims.map((claim) => ({ ...claim, blockId, field })),
        );
        expect(readiness.languages.find((one) => one.language === language)?.claims).toEqual(placed);
        compared.set(language, (compared.get(language) ?? 0) + placed.length);
      }
    }
    expect([...compared.keys()].sort()).toEqual([...languages].sort());
    for (const [, claims] of compared) expect(claims).toBeGreaterThan(15);
  });
});

describe('sister pages', () => {
  const open = <T>(work: (scope: TenantScope) => Promise<T>) =>
    inTenant(organisationId, { userId: null, name: 'Ines Brandt' }, work);

  async function writeText(page: LandingPage, language: Language) {
    const { propertyId, styleguideId, eventId, id: landingPageId } = page;
    const input = generateInput.parse({ propertyId, styleguideId, eventId, landingPageId, language });
    const writing = await open(async (scope) => {
      const jobId = await beginJob(scope, 'content.generate', input);
      const post = await beginWriting(scope, page.id, language, jobId);
      return { jobId, postId: post.id, input };
    });
    await write(open, writing, builtInWriter, new AbortController().signal);
  }

  it.each(['Harbour Advent', 'Dornbirn Winter Fair'])('of four houses about %s may all go live', async (named) => {
    const [event] = await events(named);
    for (const house of houses) {
      const asked = { propertyId: house.id, eventId: event?.eventId, name: `${named}, ${house.name}`, languages };
      const { body: page } = await editor.post<LandingPage>('/landing-pages', { ...asked, brief: brief.parse({}) });
      for (const language of languages) await writeText(page, language);
      const readiness = await get<Readiness>(`/landing-pages/${page.id}/readiness`);
      for (const { language, checks } of readiness.languages) {
        const originality = checks.find(({ key }) => key === 'originality');
        expect(originality, `${house.name}, ${language}`).toMatchObject({ passed: true });
      }
      const live = languages.map((language) => ({ language }));
      const published = await editor.post(`/landing-pages/${page.id}/publish`, { languages: live });
      expect(published.status, published.text).toBe(200);
    }
  });
});
