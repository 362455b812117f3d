/**
 * The demo's property posts and articles, made as people make them: begun, written and published by the rules, in the
 * name of an editor. A text that a check holds back stays a draft, and the demo goes on.
 */
import type { Article, ArticlePostInput } from '@foyer/contract/articles';
import { isStoryBlock } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import { isPropertyPostBlock } from '@foyer/contract/property-post-fields';
import type { TenantScope } from '#lib/scope.ts';
import { readinessOf as readinessOfArticle } from '../features/articles/readiness/rules.ts';
import { createArticle, oneArticle, publishArticle, saveArticle } from '../features/articles/rules.ts';
import { unpublishEntry } from '../features/entries/publishing/rules.ts';
import { beginPropertyPost, savePropertyDraft } from '../features/property-posts/drafts/rules.ts';
import { publishPost, readinessOf } from '../features/property-posts/publishing/rules.ts';
import { postRow } from '../features/property-posts/rules.ts';
import type { SeedArticle, SeedPost, Told } from './material.ts';
import { morningIn } from './page-states.ts';
import { story } from './stories.ts';

type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;

/** What stands in a workspace of the demo; photographs by name, those of the house before those of others. */
export type Furnished = {
  houses: { id: string; name: string; post: SeedPost; photoIds: ReadonlyMap<string, string> }[];
  articles: readonly SeedArticle[];
  photoIds: ReadonlyMap<string, string>;
  eventIds: ReadonlyMap<string, string>;
};

/** Tells the houses of a workspace, and what they have to tell. */
export async function seedStories(open: Open, furnished: Furnished): Promise<void> {
  for (const house of furnished.houses) await seedPost(open, house);
  for (const article of furnished.articles) await seedArticle(open, furnished, article);
}

const toldIn = (told: Partial<Record<Language, Told>>) => Object.entries(told) as [Language, Told][];

async function seedPost(open: Open, { id: propertyId, post, photoIds }: Furnished['houses'][number]): Promise<void> {
  let translationGroup: string | null = null;
  const begin = async (language: Language) => {
    const asked = { propertyId, translationGroup, language };
    const begun = await open((scope) => beginPropertyPost(scope, asked));
    translationGroup = begun.meta.translation_group;
    return begun;
  };
  for (const [language, { title, lead, text }] of toldIn(post.told)) {
    const begun = await begin(language);
    // The first photograph leads the page already.
    const gallery = [...photoIds.values()].slice(1);
    const draft = {
      ...begun,
      title,
      excerpt: lead,
      blocks: story(text, photoIds).filter(isPropertyPostBlock),
      gallery,
    };
    await open((scope) => savePropertyDraft(scope, begun.id, draft, null));
    const publishAt = post.planned?.languages.includes(language) ? morningIn(post.planned.inDays) : null;
    if (!publishAt && !post.live.includes(language)) continue;
    await open(async (scope) => {
      const row = await postRow(scope, begun.id);
      if ((await readinessOf(scope, row)).ready) await publishPost(scope, row, publishAt);
    });
  }
  for (const language of post.begun ?? []) await begin(language);
}

async function seedArticle(open: Open, furnished: Furnished, seed: SeedArticle): Promise<void> {
  const house = furnished.houses.find(({ name }) => name === seed.house);
  if (!house) throw new Error(`The demo has no house ${seed.house} here`);
  const photoIds = new Map([...furnished.photoIds, ...house.photoIds]);
  const told = toldIn(seed.told);
  const article = await open((scope) =>
    createArticle(scope, {
      propertyId: house.id,
      name: seed.name,
      languages: [...told.map(([language]) => language), ...(seed.begun ?? [])],
      author: { userId: null, name: seed.author ?? '' },
      categories: seed.categories,
      coverId: (seed.cover && photoIds.get(seed.cover)) || null,
      relatedEventIds: (seed.events ?? []).flatMap((title) => furnished.eventIds.get(title) ?? []),
      factIds: [],
    }),
  );
  for (const [language, { title, lead, text }] of told) {
    await change(open, article.id, language, {
      title,
      description: lead,
      excerpt: lead,
      blocks: story(text, photoIds),
    });
  }
  const { live, planned, retold, archived } = seed;
  await publishReady(open, article, live, null);
  if (planned) await publishReady(open, article, planned.languages, morningIn(planned.inDays));
  const [first] = live;
  if (retold && first) {
    await change(open, article.id, first, { excerpt: retold, description: retold });
    await publishReady(open, article, [first], null);
  }
  if (archived) await open((scope) => unpublishEntry(scope, article.id, live, { to: 'archived' }));
}

async function change(
  open: Open,
  id: string,
  language: Language,
  said: Partial<Omit<ArticlePostInput, 'slug' | 'version'>>,
): Promise<void> {
  await open(async (scope) => {
    const post = (await oneArticle(scope, id)).posts.find((one) => one.language === language);
    if (post) await saveArticle(scope, id, language, { ...post, blocks: post.blocks.filter(isStoryBlock), ...said });
  });
}

async function publishReady(
  open: Open,
  { id }: Article,
  languages: readonly Language[],
  publishAt: string | null,
): Promise<void> {
  await open(async (scope) => {
    const { languages: states } = await readinessOfArticle(scope, id);
    const ready = languages.filter((language) => states.find((state) => state.language === language)?.ready);
    if (ready.length === 0) return;
    await publishArticle(
      scope,
      id,
      ready.map((language) => ({ language, publishAt })),
    );
  });
}
