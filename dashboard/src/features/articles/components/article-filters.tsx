import { articleSort } from '@foyer/contract/articles';
import { postStatus } from '@foyer/contract/events';
import { type Language, languageNames } from '@foyer/contract/languages';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import type { useArticleFilter } from '../hooks/use-article-filter.ts';
import { useCategories } from '../queries.ts';

type Filter = ReturnType<typeof useArticleFilter>;
type ArticleFiltersProps = { domainId: string; filter: Filter['filter']; onChange: Filter['change'] };

const statusNames = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  failed: 'Failed',
  archived: 'Archived',
};
const sortNames = {
  '-updatedAt': 'Last changed',
  updatedAt: 'First changed',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
};

/** What the list is narrowed to. Typing asks once the keys have rested. */
export function ArticleFilters({ domainId, filter, onChange }: ArticleFiltersProps) {
  const categories = useCategories(domainId);
  const [typed, setTyped] = useState(filter.search ?? '');
  const search = useDebounced(typed).trim();
  const change = useRef(onChange);
  change.current = onChange;
  const asked = useRef(search);
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    change.current({ search });
  }, [search]);
  // Clearing the filters empties the box too.
  const shown = filter.search ?? '';
  useEffect(() => {
    if (shown !== asked.current) {
      asked.current = shown;
      setTyped(shown);
    }
  }, [shown]);
  return (
    <search aria-label="Filter articles" className="mb-3 flex flex-wrap items-center gap-3">
      <SearchField
        aria-label="Search title or address"
        className="grow max-w-72 max-md:max-w-none max-md:basis-full"
        maxLength={120}
        value={typed}
        onChange={setTyped}
      />
      <Choice label="Status" all="Any status" value={filter.status ?? ''} onChange={(status) => onChange({ status })}>
        {postStatus.options.map((status) => [status, statusNames[status]])}
      </Choice>
      <Choice
        label="Language"
        all="Any language"
        value={filter.language ?? ''}
        onChange={(language) => onChange({ language })}
      >
        {Object.keys(languageNames).map((code) => [code, languageNames[code as Language]])}
      </Choice>
      <Choice
        label="Category"
        all="Any category"
        value={filter.category ?? ''}
        onChange={(category) => onChange({ category })}
      >
        {(categories.data?.data ?? []).map(({ slug, name, parent }) => [slug, parent ? `– ${name}` : name])}
      </Choice>
      <Choice label="Order" value={filter.sort ?? '-updatedAt'} onChange={(sort) => onChange({ sort })}>
        {articleSort.options.map((sort) => [sort, sortNames[sort]])}
      </Choice>
    </search>
  );
}

type ChoiceProps = {
  label: string;
  all?: string;
  value: string;
  onChange: (value: string) => void;
  children: readonly (readonly [string, string])[];
};

const Choice = ({ label, all, value, onChange, children }: ChoiceProps) => (
  <span className="w-40 max-md:w-[calc(50%-6px)]">
    <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {all && <option value="">{all}</option>}
      {children.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  </span>
);
