/**
 * Five figures of a property and how they went over thirty days. What they were is what was counted on each day; nothing
 * is reckoned backwards, so a new property has no past.
 */
import { openQuestions, questionsFor } from '@foyer/contract/asked-facts';
import type { AltTextShare, Figure, FigureKey, LanguageShare } from '@foyer/contract/overview';
import type { TenantScope } from '#lib/scope.ts';
import { addDays } from '#lib/zoned-time.ts';
import { inTenant } from '../../access/rules.ts';
import { countDescribed } from '../../media/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { factsOf } from '../../property-facts/rules.ts';
import { languagesTold } from '../../property-languages/rules.ts';
import * as store from './store.ts';

const system = { userId: null, name: 'Foyer' };
/** Days a figure is compared over. */
const compared = 30;
/** Properties measured in one round. */
const round = 500;

type Now = Pick<Figure, 'key' | 'value' | 'part' | 'whole'>;

/** The figures as they are, each with its past. */
export async function figuresOf(
  scope: TenantScope,
  propertyId: string,
  now = new Date(),
): Promise<{ figures: Figure[] }> {
  const today = now.toISOString().slice(0, 10);
  const kept = await store.figuresSince(scope, propertyId, addDays(today, -compared));
  const figures = (await measure(scope, propertyId)).map((one): Figure => {
    const past = kept.flatMap(({ day, figures: then }) => {
      const value = then[one.key];
      return value === null || value === undefined || day === today ? [] : [{ day, value }];
    });
    const history = one.value === null ? past : [...past, { day: today, value: one.value }];
    return { ...one, before: past[0] ?? null, history };
  });
  return { figures };
}

async function measure(scope: TenantScope, propertyId: string): Promise<Now[]> {
  const { pages, texts } = await store.countLive(scope, propertyId);
  const { described, total } = await altTextShare(scope, propertyId);
  const { stated, asked } = await factShare(scope, propertyId);
  const languages = await languagesTold(scope, propertyId);
  const style = await store.meanStyle(scope, propertyId);
  return [
    { key: 'published', value: pages, part: null, whole: null },
    share('facts', stated, asked),
    share('alt-text', described, total),
    share('languages', Math.min(texts, pages * languages.length), pages * languages.length),
    { key: 'style', value: style, part: null, whole: null },
  ];
}

const share = (key: FigureKey, part: number, whole: number): Now => ({
  key,
  value: whole === 0 ? null : (part / whole) * 100,
  part,
  whole,
});

/** How many of the questions guests ask the facts of a property answer. */
export async function factShare(scope: TenantScope, propertyId: string): Promise<{ stated: number; asked: number }> {
  const property = await oneProperty(scope, propertyId);
  const asked = questionsFor(property.type).length;
  return { stated: asked - openQuestions(await factsOf(scope, propertyId), property).length, asked };
}

/** How far the pictures of a property are described in its languages. */
export async function altTextShare(scope: TenantScope, propertyId: string): Promise<AltTextShare> {
  const languages = await languagesTold(scope, propertyId);
  const { all, some, none } = await countDescribed(scope, propertyId, languages);
  return { languages, total: all + some + none, described: all, partly: some, missing: none };
}

/** In which languages the live pages are told: those of the property, and any other something is live in. */
export async function languageShares(
  scope: TenantScope,
  propertyId: string,
): Promise<{ pages: number; languages: LanguageShare[] }> {
  const { pages } = await store.countLive(scope, propertyId);
  const live = new Map((await store.liveByLanguage(scope, propertyId)).map((row) => [row.language, row.live]));
  const told = new Set([...(await languagesTold(scope, propertyId)), ...live.keys()]);
  const languages = [...told].map((language) => ({ language, live: live.get(language) ?? 0 }));
  return { pages, languages: languages.sort((a, b) => b.live - a.live) };
}

/** Measures every property that has no figures of today yet; run again it finds nothing to do. */
export async function keepDay(now = new Date(), signal?: AbortSignal): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  for (const { organisationId, propertyId } of await store.unmeasured(day, round)) {
    if (signal?.aborted) return;
    await inTenant(organisationId, system, async (scope) => {
      const figures = await measure(scope, propertyId);
      const values = Object.fromEntries(figures.map(({ key, value }) => [key, value]));
      await store.keepFigures(scope, propertyId, day, values);
    });
  }
}
