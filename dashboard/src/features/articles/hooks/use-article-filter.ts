/**
 * The filter of the list, kept in the address so that it can be shared and gone back to. What the address says wrongly
 * counts as not said.
 */
import { articleSort } from '@foyer/contract/articles';
import { postStatus } from '@foyer/contract/events';
import { language } from '@foyer/contract/languages';
import { useSearchParams } from 'react-router';
import type { ArticleFilter } from '../queries.ts';

const names = ['search', 'status', 'language', 'category', 'sort', 'skip', 'tab'] as const;
type Name = (typeof names)[number];

export function useArticleFilter() {
  const [params, setParams] = useSearchParams();
  const text = (name: Name) => params.get(name) ?? '';
  const status = postStatus.safeParse(text('status'));
  const told = language.safeParse(text('language'));
  const sort = articleSort.safeParse(text('sort'));
  const skip = Number.parseInt(text('skip'), 10);
  const chosen: ArticleFilter = {
    ...(text('search') ? { search: text('search').slice(0, 120) } : {}),
    ...(status.success ? { status: status.data } : {}),
    ...(told.success ? { language: told.data } : {}),
    ...(text('category') ? { category: text('category').slice(0, 80) } : {}),
  };
  /** Another filter begins on the first page. */
  const change = (changes: Partial<Record<Name, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('skip');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: 'search' in changes },
    );
  return {
    filter: { ...chosen, ...(sort.success ? { sort: sort.data } : {}), skip: skip > 0 ? skip : 0 },
    filtered: Object.keys(chosen).length > 0,
    ideas: text('tab') === 'ideas',
    change,
    clear: () => change({ search: '', status: '', language: '', category: '' }),
  };
}
