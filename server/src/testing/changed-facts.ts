/** What tests of changed facts begin with: a hotel with a live page in two languages, and looks at what is told of it. */
import type { ChangedFact, CorrectionItem, CorrectionOutcome } from '@foyer/contract/changed-facts';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { Need } from '@foyer/contract/overview';
import type { PropertyFact } from '@foyer/contract/property-facts';
import { expect } from 'vitest';
import { makeOrganization, type TestOrganization } from './factories.ts';
import { makePage, ownText, postIn, saveText, stateFacts } from './pages.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

type Listed = { data: ChangedFact[]; total: number };
export type House = { app: TestApp; own: TestOrganization; editor: TestClient; page: LandingPage };

/** A hotel with a live page in English and German. */
export async function liveHouse(app: TestApp, blocks = ownText): Promise<House> {
  const own = await makeOrganization();
  const editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  const page = await makePage(editor, own, { languages: ['en', 'de'] });
  for (const language of ['en', 'de'] as const) await saveText(editor, page, language, blocks(language));
  const answer = await editor.post<LandingPage>(`/landing-pages/${page.id}/publish`, {
    languages: [{ language: 'en' }, { language: 'de' }],
  });
  expect(answer.status).toBe(200);
  return { app, own, editor, page: answer.body };
}

export const listed = async ({ own, editor }: House) =>
  (await editor.get<Listed>(`/changed-facts?propertyId=${own.property.id}`)).body;
/** What is listed once as many changes are as expected. */
export async function changesOf(at: House, count: number): Promise<ChangedFact[]> {
  await expect.poll(async () => (await listed(at)).total, { timeout: 15_000, interval: 200 }).toBe(count);
  return (await listed(at)).data;
}
export const factOf = async ({ own, editor }: House, factName: string) => {
  const { body } = await editor.get<{ data: PropertyFact[] }>(`/property-facts?propertyId=${own.property.id}`);
  return body.data.find((fact) => fact.factName === factName) as PropertyFact;
};
export async function setFact(at: House, factName: string, factValue: string, who = at.editor): Promise<void> {
  const fact = await factOf(at, factName);
  expect((await who.put(`/property-facts/${fact.id}`, { ...fact, factValue })).status).toBe(200);
}
export const itemsOf = (changes: readonly ChangedFact[]): CorrectionItem[] =>
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
export const apply = async ({ own, editor }: House, items: CorrectionItem[]) =>
  editor.post<{ results: CorrectionOutcome[] }>('/changed-facts/apply', { propertyId: own.property.id, items });
export const postOf = async ({ editor, page }: House, language: 'en' | 'de') =>
  postIn((await editor.get<LandingPage>(`/landing-pages/${page.id}`)).body, language);
/** What guests read, as one text. */
export const shown = async ({ app, own }: House, { language, slug }: LandingPagePost) =>
  (
    await app.anonymous.get(
      `/public/sites/${own.domain.name}.localhost/page?path=${encodeURIComponent(language === 'en' ? `/${slug}` : `/${language}/${slug}`)}`,
    )
  ).text;
export const needsOf = async ({ own, editor }: Pick<House, 'own' | 'editor'>) =>
  (await editor.get<{ data: Need[] }>(`/overview/needs?propertyId=${own.property.id}`)).body.data;
