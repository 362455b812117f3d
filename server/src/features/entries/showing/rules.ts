/**
 * Puts events and venues on the site and takes them off: an address for each language, kept for as long as it is live,
 * and 410 from then on. It stands by itself, since events call it, which everything else about entries builds on.
 */
import { defaultLanguage, type Language } from '@foyer/contract/languages';
import { pathOf, slugOf } from '#lib/addresses.ts';
import { conflict, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { raiseSiteVersion } from '../../domains/rules.ts';
import { putLive } from '../publications/store.ts';
import * as store from './store.ts';

/** An event or a venue with the languages guests may read it in; `id` is the translation group's or the venue's. */
export type Shown = {
  type: 'event' | 'venue';
  id: string;
  workspaceId: string;
  languages: readonly {
    language: Language;
    /** The event in this language. */
    eventId: string | null;
    title: string;
    description: string;
    slug: string;
  }[];
};

/** Makes exactly these languages live; every other address of the thing answers 410. Says so where anything changed. */
export async function settleShown(scope: TenantScope, shown: Shown): Promise<void> {
  const domainId = await store.domainOfWorkspace(scope, shown.workspaceId);
  if (!domainId) throw notFound('Workspace');
  const standing = await store.standingOf(scope, domainId, shown.id);
  const live = standing.filter((row) => row.live);
  const gone = live.filter((row) => !shown.languages.some((one) => one.language === row.language));
  await store.takeDownRows(
    scope,
    gone.map((row) => row.id),
  );
  for (const row of gone) await record(scope, shown, 'unpublished', row);
  for (const one of shown.languages) {
    const rows = live.filter((row) => row.language === one.language);
    if (rows.length > 0) {
      await store.rename(
        scope,
        rows.map((row) => row.id),
        one,
      );
      continue;
    }
    const known = standing.map((row) => row.path);
    await putLive(scope, await placed(scope, shown, one, { domainId, known }));
    await record(scope, shown, 'published', one);
    if (shown.type === 'event') await showVenuesIn(scope, domainId, one.language);
  }
  if (gone.length > 0 || shown.languages.length > 0) await raiseSiteVersion(scope, domainId);
}

/** Shows the venues of a site in a language it speaks from now on too; answers how many were not shown in it yet. */
export async function showVenuesIn(scope: TenantScope, domainId: string, language: Language): Promise<number> {
  const venues = await store.venuesWithout(scope, domainId, language);
  for (const { thingId: id, workspaceId, title, description } of venues) {
    if (!workspaceId) continue;
    const one = { language, title, description, eventId: null, slug: slugOf(title, language) };
    const shown: Shown = { type: 'venue', id, workspaceId, languages: [one] };
    const known = (await store.standingOf(scope, domainId, id)).map((row) => row.path);
    await putLive(scope, await placed(scope, shown, one, { domainId, known }));
  }
  return venues.length;
}

async function placed(
  scope: TenantScope,
  shown: Shown,
  one: Shown['languages'][number],
  { domainId, known }: { domainId: string; known: readonly string[] },
) {
  const first = pathOf(shown.type, one.language, one.slug);
  const taken = new Set(await store.pathsTaken(scope, domainId, first, shown.id));
  const numbered = (n: number) => (n === 1 ? first : `${first}-${n}`);
  const candidates = Array.from({ length: taken.size + 1 }, (_, n) => numbered(n + 1));
  const free = candidates.filter((path) => !taken.has(path));
  // Where it stood before it comes back to, so that old links work again.
  const path = free.find((candidate) => known.includes(candidate)) ?? free[0];
  if (!path) throw conflict('address-taken', `Another page is live at ${first}`);
  return {
    workspaceId: shown.workspaceId,
    domainId,
    path,
    type: shown.type,
    thingId: shown.id,
    eventId: one.eventId,
    venueId: shown.type === 'venue' ? shown.id : null,
    language: one.language,
    title: one.title,
    description: one.description,
    publishedBy: scope.actor.name,
  };
}

/** Languages a venue of the workspace is shown in: those its site speaks. */
export async function languagesOfSite(scope: Scope, workspaceId: string): Promise<Language[]> {
  const domainId = await store.domainOfWorkspace(scope, workspaceId);
  const spoken = domainId ? await store.languagesOfSite(scope, workspaceId, domainId) : [];
  return spoken.length > 0 ? spoken : [defaultLanguage];
}

const record = (
  scope: TenantScope,
  { type, id }: Shown,
  act: 'published' | 'unpublished',
  { language, title }: { language: Language; title: string },
) => recordAct(scope, { action: `${type}.${act}`, targetKind: type, targetId: id, detail: { language, title } });
