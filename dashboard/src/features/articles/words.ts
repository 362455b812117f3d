/** What the blog's screens say of articles. */
import type { ArticleRow } from '@foyer/contract/articles';
import type { LanguageState } from '#ui/language-badge.tsx';

/** Said where somebody may look and not write. */
export const mayNotWrite = 'Your role allows reading articles, not writing them';

export const stateOf = ({ status, changed }: Pick<ArticleRow['posts'][number], 'status' | 'changed'>): LanguageState =>
  status === 'published' ? (changed ? 'behind' : 'live') : status;

/** '1 fact', '6 facts'. */
export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** Address and host as people read them. */
export const shownUrl = (url: string): string => url.replace(/^https?:\/\//, '');
