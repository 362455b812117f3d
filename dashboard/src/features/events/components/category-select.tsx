import { eventCategories } from '@foyer/contract/events';
import type { Term } from '@foyer/contract/terms';
import type { ComponentProps } from 'react';
import { categoryNames } from '#lib/events/event-words.ts';
import { Select } from '#ui/select.tsx';
import { useEventCategories } from '../queries.ts';

const known: ReadonlySet<string> = new Set(eventCategories);

/** The tree of categories; where it cannot be loaded, its leaves alone. */
export function CategorySelect({
  any,
  ...props
}: ComponentProps<'select'> & { /** Word for every category. */ any?: string }) {
  const { data } = useEventCategories();
  return (
    <Select {...props}>
      {any && <option value="">{any}</option>}
      {data ? (
        <Branches terms={data.data} />
      ) : (
        eventCategories.map((category) => (
          <option key={category} value={category}>
            {categoryNames[category]}
          </option>
        ))
      )}
    </Select>
  );
}

const Branches = ({ terms }: { terms: readonly Term[] }) =>
  terms
    .filter(({ parent }) => parent === null)
    .map((group) => (
      <optgroup key={group.id} label={group.name}>
        {[group, ...terms.filter(({ parent }) => parent === group.id)]
          .filter(({ slug }) => known.has(slug))
          .map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
      </optgroup>
    ));
