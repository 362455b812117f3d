/** An article about a walk by the lake in English and German, as the server sends it, and the API that holds it. */
import { type Article, type ArticlePost, type ArticleRow, articleEndpoints } from '@foyer/contract/articles';
import { type Block, blocks } from '@foyer/contract/blocks';
import { eventEndpoints } from '@foyer/contract/events';
import type { Readiness } from '@foyer/contract/landing-pages';
import { type Media, mediaEndpoints } from '@foyer/contract/media';
import { postEndpoints } from '@foyer/contract/posts';
import { propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { termEndpoints } from '@foyer/contract/terms';
import { userRoleEndpoints } from '@foyer/contract/user-roles';
import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { haldenApi } from '#testing/render-path.tsx';
import { ines, listed, uuid } from '#testing/samples.ts';

export const articleId = uuid(200);
const saved = '2026-11-22T11:04:00Z';

export const text = (words: string): Block[] => blocks.parse([{ kind: 'paragraph', id: 'one', text: words }]);

export const articlePost = (number: number, change: Partial<ArticlePost> = {}): ArticlePost => ({
  postId: uuid(number),
  language: 'en',
  status: 'draft',
  title: 'A walk by the lake',
  description: '',
  excerpt: '',
  slug: 'walk-by-the-lake',
  blocks: text('The hotel has 84 rooms.'),
  version: 3,
  publishedVersion: null,
  publishedAt: null,
  publishedBy: null,
  publishAt: null,
  failure: null,
  url: 'http://halden.example/blog/walk-by-the-lake',
  approvals: [],
  updatedAt: saved,
  jobId: null,
  ...change,
});

export const article = (change: Partial<Article> = {}): Article => ({
  id: articleId,
  workspaceId: uuid(20),
  propertyId: uuid(40),
  styleguideId: uuid(30),
  name: 'Lake walk',
  author: { userId: ines.id, name: 'Ines Brandt' },
  categories: [],
  coverId: null,
  relatedEventIds: [],
  factIds: [],
  posts: [
    articlePost(201),
    articlePost(202, { language: 'de', title: 'Am See', blocks: [], url: 'http://halden.example/de/blog/am-see' }),
  ],
  createdAt: saved,
  updatedAt: saved,
  ...change,
});

export const articleRow = (number: number, change: Partial<ArticleRow> = {}): ArticleRow => {
  const { posts, styleguideId: _guide, relatedEventIds: _events, factIds: _facts, ...shared } = article();
  return {
    ...shared,
    id: uuid(number),
    posts: posts.map(({ language, status, title, url, publishAt, publishedAt }) => ({
      ...{ language, status, title, url, publishAt, publishedAt },
      changed: false,
    })),
    ...change,
  };
};

export const readyState = (language: 'en' | 'de', change: Partial<Readiness['languages'][number]> = {}) => ({
  language,
  ready: true,
  claims: [],
  supported: 1,
  open: 0,
  styleScore: 98,
  words: 5,
  checks: [],
  ...change,
});

const picture: Media = {
  id: uuid(90),
  propertyId: uuid(40),
  title: 'Jetty at dusk',
  url: '/media/jetty/file',
  width: 1600,
  height: 900,
  altText: { en: 'A jetty at dusk' },
};

/** Keeps what is saved, so that a load after it answers it. */
export function articleApi(first: Article = article()) {
  const api = haldenApi();
  const held = { article: first };
  const change = (language: string, fields: Partial<ArticlePost>) => {
    const posts = held.article.posts.map((post) => (post.language === language ? { ...post, ...fields } : post));
    held.article = { ...held.article, posts };
    return posts.find((post) => post.language === language) as ArticlePost;
  };
  api.on(articleEndpoints.list, () => listed(articleRow(200)));
  api.on(articleEndpoints.one, () => held.article);
  api.on(articleEndpoints.save, ({ params, body: { version, ...fields } }) =>
    change(params.language ?? '', {
      ...fields,
      version: version + 1,
      updatedAt: new Date().toISOString(),
    } as ArticlePost),
  );
  api.on(articleEndpoints.update, ({ body: { languages: _languages, ...shared } }) => {
    held.article = { ...held.article, ...shared } as Article;
    return held.article;
  });
  api.on(articleEndpoints.readiness, () => ({ languages: [readyState('en'), readyState('de')] }));
  api.on(articleEndpoints.publish, ({ body }) => {
    for (const { language, publishAt } of body.languages)
      change(language, publishAt ? { status: 'scheduled', publishAt } : { status: 'published', publishAt: null });
    return held.article;
  });
  api.on(articleEndpoints.unpublish, ({ body }) => {
    for (const language of body.languages) change(language, { status: 'draft', publishAt: null });
    return held.article;
  });
  api.on(articleEndpoints.ideas, () => ({ events: [], eventsTotal: 0, themes: [] }));
  api.on(mediaEndpoints.list, () => listed(picture));
  api.on(termEndpoints.list, () =>
    listed(
      { id: 'culture', slug: 'culture', name: 'Culture', taxonomy: 'event_category', parent: null, count: 2 },
      { id: 'music', slug: 'music', name: 'Music', taxonomy: 'event_category', parent: 'culture', count: 2 },
    ),
  );
  api.on(userRoleEndpoints.list, () => listed());
  api.on(propertyLanguageEndpoints.list, () => listed());
  api.on(eventEndpoints.list, () => listed());
  api.on(postEndpoints.versions, () => listed());
  return { api, held };
}

/** Types at the end of the text, as a person would. */
export function typeAtEnd(words: string): void {
  const { editor } = document.querySelector('.block-editor .ProseMirror') as TiptapEditorHTMLElement;
  if (!editor) throw new Error('The text has no editor');
  editor.view.dispatch(editor.state.tr.insertText(words, editor.state.doc.content.size - 1));
}
