/** Filters of the library, kept in the address so that a list can be shared. What the address says wrongly is not said. */
import { languages } from '@foyer/contract/languages';
import { librarySort } from '@foyer/contract/media-library';
import { useSearchParams } from 'react-router';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import type { LibraryFilter } from '../queries.ts';

const names = ['q', 'folder', 'tag', 'alt', 'missing', 'used', 'rights', 'duplicates', 'small', 'review'] as const;
type Name = (typeof names)[number] | 'sort' | 'skip' | 'view' | 'picture';
export type FilterChanges = Partial<Record<Name, string>>;

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | undefined =>
  values.find((one) => one === value);
const folder = /^(none|[0-9a-f-]{36})$/;

export function useLibraryFilter() {
  const [params, setParams] = useSearchParams();
  const typed = params.get('q') ?? '';
  const skip = Number.parseInt(params.get('skip') ?? '', 10);
  const inFolder = params.get('folder') ?? '';
  const filter: LibraryFilter = {
    q: useDebounced(typed),
    folderId: folder.test(inFolder) ? inFolder : undefined,
    tag: params.get('tag') || undefined,
    described: oneOf(params.get('alt'), ['all', 'some', 'none'] as const),
    missing: oneOf(params.get('missing'), languages),
    used: oneOf(params.get('used'), ['live', 'yes', 'no'] as const),
    rights: oneOf(params.get('rights'), ['ended', 'soon'] as const),
    duplicates: params.get('duplicates') === 'true',
    small: params.get('small') === 'true',
    review: params.get('review') === 'true',
    sort: oneOf(params.get('sort'), librarySort.options) ?? '-createdAt',
    skip: skip > 0 ? skip : 0,
  };
  /** Another filter begins on the first page; keys in the search and a picture that is opened are no steps. */
  const change = (changes: FilterChanges) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (!('picture' in changes) && !('view' in changes)) next.delete('skip');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: 'q' in changes || 'picture' in changes },
    );
  return {
    typed,
    filter,
    view: params.get('view') === 'list' ? ('list' as const) : ('grid' as const),
    picture: params.get('picture'),
    narrowed: names.some((name) => params.get(name)),
    change,
    clear: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
}

export type LibraryFilters = ReturnType<typeof useLibraryFilter>;
