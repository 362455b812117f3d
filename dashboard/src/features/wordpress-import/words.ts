/** What the screen of an import from WordPress says. */
import type { WordPressImport, WordPressKind, WordPressOutcome } from '@foyer/contract/wordpress-import';

export const kindNames: Record<WordPressKind, string> = {
  category: 'Categories',
  tag: 'Tags',
  picture: 'Pictures',
  post: 'Posts',
  page: 'Pages',
};

/** Short, since they head columns of a phone as well. */
export const outcomeNames: Record<WordPressOutcome, string> = {
  new: 'New',
  changed: 'Changed',
  same: 'Same',
  kept: 'Kept',
  left: 'Left out',
};

const figures = new Intl.NumberFormat('en');
export const counted = (count: number, one: string, many: string): string =>
  `${figures.format(count)} ${count === 1 ? one : many}`;

/** How many things came, or would come, to an outcome. */
export const sumOf = ({ counts }: WordPressImport, outcome: WordPressOutcome): number =>
  Object.values(counts).reduce((sum, of) => sum + of[outcome], 0);

/** What is new, in words: '12 articles, 40 pictures and 3 categories'. */
export function newWords({ counts }: WordPressImport): string[] {
  const articles = counts.post.new + counts.page.new;
  return [
    ...(articles ? [counted(articles, 'article', 'articles')] : []),
    ...(counts.picture.new ? [counted(counts.picture.new, 'picture', 'pictures')] : []),
    ...(counts.category.new ? [counted(counts.category.new, 'category', 'categories')] : []),
  ];
}

const stepNames: Readonly<Record<string, string>> = {
  category: 'Sorting the categories in',
  tag: 'Looking at the tags',
  picture: 'Fetching the pictures',
  post: 'Reading the posts',
  page: 'Reading the pages',
};
export const stepWords = (step: string): string => stepNames[step] ?? 'Looking at what there is';
