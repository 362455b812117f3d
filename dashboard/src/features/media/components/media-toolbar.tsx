import { type Language, languageNames } from '@foyer/contract/languages';
import type { LibraryOverview } from '@foyer/contract/media-library';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { Button } from '#ui/button.tsx';
import { FilterChoice } from '#ui/filter-choice.tsx';
import { FilterFold } from '#ui/filter-fold.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { LibraryFilters } from '../hooks/use-library-filter.ts';

type MediaToolbarProps = {
  filters: LibraryFilters;
  overview: LibraryOverview | undefined;
  languages: readonly Language[];
};

const uses = [
  { value: 'live', label: 'On live pages' },
  { value: 'yes', label: 'Used somewhere' },
  { value: 'no', label: 'Unused' },
];
const checks = [
  { value: 'duplicates', label: 'Look alike' },
  { value: 'small', label: 'Too small for a hero' },
  { value: 'soon', label: 'Rights ending' },
  { value: 'ended', label: 'Rights ended' },
];
const sorts = [
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
  { value: '-bytes', label: 'Largest first' },
];
const views = [
  { value: 'grid', label: <Eye Icon={LayoutGrid} name="Grid" /> },
  { value: 'list', label: <Eye Icon={List} name="List" /> },
] as const;

function Eye({ Icon, name }: { Icon: typeof List; name: string }) {
  return (
    <>
      <Icon aria-hidden className="size-4 stroke-[1.75]" />
      <span className="sr-only">{name}</span>
    </>
  );
}

/** Search and filters at the left, grid or list at the right. */
export function MediaToolbar({ filters, overview, languages }: MediaToolbarProps) {
  const { filter, typed, change } = filters;
  const states = [
    { value: 'none', label: 'Without alt text' },
    { value: 'some', label: 'In some languages' },
    { value: 'all', label: 'In all languages' },
    ...languages.map((one) => ({ value: one, label: `Missing ${languageNames[one]}` })),
    { value: 'review', label: 'To review' },
  ];
  const state = filter.review ? 'review' : (filter.missing ?? filter.described ?? '');
  const check = filter.duplicates ? 'duplicates' : filter.small ? 'small' : (filter.rights ?? '');
  const folders = (overview?.folders ?? []).map(({ id, name, pictures }) => ({
    value: id,
    label: `${name} (${pictures})`,
  }));
  const tags = (overview?.tags ?? []).map(({ tag, pictures }) => ({ value: tag, label: `${tag} (${pictures})` }));
  return (
    <div className="flex items-start gap-x-3">
      <search aria-label="Filter pictures" className="min-w-0 grow">
        <FilterFold
          set={filters.narrowed}
          search={
            <SearchField
              aria-label="Search by title or alt text"
              className="w-[200px] max-md:w-auto max-md:grow"
              inputClassName="md:text-sm"
              value={typed}
              onChange={(q) => change({ q })}
            />
          }
        >
          <FilterChoice
            name="Alt text"
            value={state}
            options={states}
            onChange={(value) => {
              const language = languages.some((one) => one === value);
              change({
                review: value === 'review' ? 'true' : '',
                missing: language ? value : '',
                alt: language || value === 'review' ? '' : value,
              });
            }}
          />
          <FilterChoice
            name="Folder"
            value={filter.folderId ?? ''}
            options={[...folders, { value: 'none', label: 'In no folder' }]}
            onChange={(folder) => change({ folder })}
          />
          {tags.length > 0 && (
            <FilterChoice name="Tag" value={filter.tag ?? ''} options={tags} onChange={(tag) => change({ tag })} />
          )}
          <FilterChoice name="Used on" value={filter.used ?? ''} options={uses} onChange={(used) => change({ used })} />
          <FilterChoice
            name="Check"
            value={check}
            options={checks}
            onChange={(value) =>
              change({
                duplicates: value === 'duplicates' ? 'true' : '',
                small: value === 'small' ? 'true' : '',
                rights: value === 'soon' || value === 'ended' ? value : '',
              })
            }
          />
          <FilterChoice
            name="Newest first"
            value={filter.sort === '-createdAt' ? '' : filter.sort}
            options={sorts}
            onChange={(sort) => change({ sort })}
          />
          {filters.narrowed && (
            <Button variant="ghost" size="sm" onClick={filters.clear}>
              Clear
            </Button>
          )}
        </FilterFold>
      </search>
      <Segmented
        label="Shown as"
        className="shrink-0 max-md:hidden"
        value={filters.view}
        options={views}
        onChange={(view) => change({ view: view === 'grid' ? '' : view })}
      />
    </div>
  );
}
