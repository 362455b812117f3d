import { type EventCategory, eventCategories } from '@foyer/contract/events';
import type { Term } from '@foyer/contract/terms';
import type { ComponentProps } from 'react';
import { categoryNames } from '#lib/events/event-words.ts';
import { Select } from '#ui/select.tsx';
import { useEventCategories } from '../queries.ts';

const known: ReadonlySet<string> = new Set(eventCategories);

/** The built-in categories in their tree; where it cannot be loaded, they alone. */
export function CategorySelect({
  any,
  ...props
}: ComponentProps<'select'> & { /** Word for every category. */ any?: string }) {
  const { data } = useEventCategories();
  return (
    <Select {...props}>
      {any && <option value="">{any}</option>}
      {data ? <Branches terms={data.data} offers={({ slug }) => known.has(slug)} /> : <BuiltIn />}
    </Select>
  );
}

type Sorted = { category: EventCategory; siteCategory: string | null };
type SiteCategorySelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  domainId: string;
  value: Sorted;
  onChange: (sorted: Partial<Sorted>) => void;
};

/** What an event is sorted into on its site: a built-in category, or one of the site's own, whose kind the server knows. */
export function SiteCategorySelect({ domainId, value, onChange, ...props }: SiteCategorySelectProps) {
  const { data } = useEventCategories(domainId);
  const chosen = value.siteCategory ?? value.category;
  const terms = data?.data ?? [];
  const holdsOthers = new Set(terms.map(({ parent }) => parent));
  return (
    <Select
      {...props}
      value={chosen}
      onChange={({ target: { value: slug } }) =>
        onChange(known.has(slug) ? { category: slug as EventCategory, siteCategory: null } : { siteCategory: slug })
      }
    >
      {/* What an event is sorted into stays to be seen where the tree has lost it. */}
      {data && !terms.some(({ slug }) => slug === chosen) && <option value={chosen}>{nameOf(chosen)}</option>}
      {data ? (
        <Branches terms={terms} offers={({ id, slug }) => known.has(slug) || slug === chosen || !holdsOthers.has(id)} />
      ) : (
        <BuiltIn />
      )}
    </Select>
  );
}

const nameOf = (slug: string): string => (known.has(slug) ? categoryNames[slug as EventCategory] : slug);

const BuiltIn = () =>
  eventCategories.map((category) => (
    <option key={category} value={category}>
      {categoryNames[category]}
    </option>
  ));

const Branches = ({ terms, offers }: { terms: readonly Term[]; offers: (term: Term) => boolean }) =>
  terms
    .filter(({ parent }) => parent === null)
    .map((group) => {
      const own = [group, ...below(terms, group.id)].filter(offers);
      return (
        own.length > 0 && (
          <optgroup key={group.id} label={group.name}>
            {own.map(({ id, slug, name }) => (
              <option key={id} value={slug}>
                {name}
              </option>
            ))}
          </optgroup>
        )
      );
    });

/** Everything in a group, however deep. */
const below = (terms: readonly Term[], id: string): Term[] =>
  terms.filter(({ parent }) => parent === id).flatMap((term) => [term, ...below(terms, term.id)]);
