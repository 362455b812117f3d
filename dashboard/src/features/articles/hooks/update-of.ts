import type { Article, ArticleUpdate } from '@foyer/contract/articles';

/** What the languages share, as it stands, with some of it changed. */
export const updateOf = (article: Article, change: Partial<ArticleUpdate>): ArticleUpdate => ({
  propertyId: article.propertyId,
  name: article.name,
  languages: article.posts.map((post) => post.language),
  author: article.author,
  categories: article.categories,
  coverId: article.coverId,
  relatedEventIds: article.relatedEventIds,
  ...change,
});
