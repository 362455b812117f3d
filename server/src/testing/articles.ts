/** What tests of articles begin with, made through the API. */
import type { Article, ArticlePost } from '@foyer/contract/articles';
import type { Block } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import type { TestOrganization } from './factories.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

const good = <T>(answer: TestAnswer<T>): T => {
  if (answer.status >= 400) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
};

export type Refused = {
  code: string;
  message: string;
  validationErrors?: { field: string; message: string }[];
  present?: unknown;
};

export const postOf = (article: Article, language: string): ArticlePost => {
  const post = article.posts.find((one) => one.language === language);
  if (!post) throw new Error(`No post in ${language}`);
  return post;
};

/** An article about the organisation's hotel; with `propertyId: null` about none. */
export async function makeArticle(
  client: TestClient,
  { property, workspace }: Pick<TestOrganization, 'property' | 'workspace'>,
  more: { name?: string; languages?: Language[]; propertyId?: null; [field: string]: unknown } = {},
): Promise<Article> {
  const place = more.propertyId === null ? { workspaceId: workspace.id } : { propertyId: property.id };
  return good(
    await client.post<Article>('/articles', { name: 'A day on the lake', languages: ['en'], ...place, ...more }),
  );
}

export const paragraph = (text: string, id = 'p1'): Block => ({
  kind: 'paragraph',
  id,
  locked: false,
  origin: 'person',
  text,
  marks: [],
});

/** Saves a text in which every claim is the hotel's own, or another one. */
export async function writeArticle(
  client: TestClient,
  article: Article,
  language: Language = 'en',
  more: object = {},
): Promise<ArticlePost> {
  const post = article.posts.find((one) => one.language === language);
  const text = { en: 'The hotel has 84 rooms.', de: 'Das Hotel hat 84 Zimmer.' } as Partial<Record<Language, string>>;
  return good(
    await client.put<ArticlePost>(`/articles/${article.id}/posts/${language}`, {
      title: `A day on the lake, ${language}`,
      description: '',
      excerpt: '',
      slug: post?.slug,
      blocks: [paragraph(text[language] ?? 'Un paseo por el lago.')],
      version: post?.version,
      ...more,
    }),
  );
}
