/**
 * Tab and filter of Live Posts, kept in the address so that a list can be shared and gone back to. What the address says
 * wrongly counts as not said.
 */
import { languages } from '@foyer/contract/languages';
import type { PostTab } from '@foyer/contract/posts';
import { useSearchParams } from 'react-router';
import { isDay } from '#lib/events/default-range.ts';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { keysOf } from '#lib/text/keys-of.ts';
import type { PostFilter, PostSort } from '../queries.ts';
import { kindNames, statusNames, tabNames } from '../words.ts';

const filterNames = [
  'q',
  'of',
  'kind',
  'status',
  'language',
  'live',
  'written',
  'behind',
  'open',
  'drifted',
  'offGuide',
  'from',
  'to',
] as const;
type Name = (typeof filterNames)[number] | 'sort' | 'skip' | 'deleted';
export type FilterChanges = Partial<Record<Name, string>>;

const sorts: readonly PostSort[] = ['updatedAt', '-updatedAt', 'title', '-title', 'eventDate', '-eventDate', '-visits'];

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | undefined =>
  values.find((one) => one === value);

export const tabIn = (params: URLSearchParams): PostTab => oneOf(params.get('tab'), keysOf(tabNames)) ?? 'all';

export function usePostFilter() {
  const [params, setParams] = useSearchParams();
  const typed = params.get('q') ?? '';
  const [from, to] = [params.get('from'), params.get('to')];
  const skip = Number.parseInt(params.get('skip') ?? '', 10);
  const filter: PostFilter = {
    tab: tabIn(params),
    propertyId: params.get('of') || undefined,
    kind: oneOf(params.get('kind'), keysOf(kindNames)),
    status: oneOf(params.get('status'), keysOf(statusNames)),
    language: oneOf(params.get('language'), languages),
    live: oneOf(params.get('live'), ['true', 'false'] as const),
    written: params.get('written') === 'true',
    behind: params.get('behind') === 'true',
    open: params.get('open') === 'true',
    drifted: params.get('drifted') === 'true',
    offGuide: params.get('offGuide') === 'true',
    startDate: isDay(from) ? from : undefined,
    endDate: isDay(to) ? to : undefined,
    search: useDebounced(typed),
    deleted: params.get('deleted') === 'true',
    sort: oneOf(params.get('sort'), sorts) ?? '-updatedAt',
    skip: skip > 0 ? skip : 0,
  };
  /** Another filter begins on the first page; keys in the search are no steps of the history. */
  const change = (changes: FilterChanges) =>
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
      { replace: 'q' in changes },
    );
  return {
    typed,
    filter,
    narrowed: filterNames.some((name) => params.get(name)),
    change,
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, '']))),
  };
}

export type PostFilters = ReturnType<typeof usePostFilter>;
