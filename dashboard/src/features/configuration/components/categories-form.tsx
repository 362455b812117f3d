import { categoryName, type SiteCategory } from '@foyer/contract/category-config';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { type Category, depthOf, inBranches, type Placement, placed, type Step, stepped } from '../category-tree.ts';
import { useCategories } from '../hooks/use-categories.ts';
import type { Saying } from '../hooks/use-saying.ts';
import { AddCategoryDialog, RemoveCategoryDialog } from './category-dialogs.tsx';
import { CategoryFields } from './category-fields.tsx';
import { CategoryRow } from './category-row.tsx';
import { Group } from './group.tsx';
import { SayingChoice } from './said-field.tsx';

type CategoriesFormProps = {
  domainId: string;
  saying: Saying /** Guests see something else now. */;
  onSaved: () => void;
};

/** The tree of categories. It counts at once, for guests as well. */
export function CategoriesForm({ domainId, saying, onSaved }: CategoriesFormProps) {
  const { query, categories, change, undo, isSaving } = useCategories(domainId, onSaved);
  const [open, setOpen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<{ slug: string; act: 'merge' | 'delete' } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ slug: string; placement: Placement } | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const tell = (slug: string, next: readonly Category[]) => {
    const one = next.find((other) => other.slug === slug);
    const parent = next.find((other) => other.slug === one?.parent);
    const beside = next.filter((other) => other.parent === one?.parent);
    if (one)
      setSaid(
        `${categoryName(one, saying.language)} is ${beside.indexOf(one) + 1} of ${beside.length}${
          parent ? ` in ${categoryName(parent, saying.language)}` : ''
        }`,
      );
  };
  const step = (slug: string, way: Step) => {
    const next = stepped(categories, slug, way);
    if (!next) return setSaid('It cannot go there');
    change(next);
    tell(slug, next);
    // The row is drawn elsewhere; whoever moved it by keys stays with it.
    const held = document.activeElement;
    setTimeout(() => {
      if (document.activeElement !== held)
        list.current?.querySelector<HTMLElement>(`[data-slug="${slug}"] button[aria-expanded]`)?.focus();
    });
  };
  const drop = (target: string, placement: Placement) => {
    const next = dragged === null ? null : placed(categories, dragged, target, placement);
    if (dragged !== null && next) {
      change(next);
      tell(dragged, next);
    }
    setDragged(null);
    setOver(null);
  };
  const edit = (slug: string, part: Partial<SiteCategory>) =>
    change(categories.map((one) => (one.slug === slug ? { ...one, ...part } : one)));
  const gone = removing && categories.find(({ slug }) => slug === removing.slug);

  return (
    <Group
      title="Categories"
      about="Guests see each change at once. Drag a category, or move it with Alt and the arrow keys."
      action={<SayingChoice saying={saying} label="Language of the categories" />}
    >
      {query.error && !query.data ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <SkeletonRows rows={8} label="Loading categories" />
      ) : (
        <>
          <ul ref={list} aria-label="Categories" className="divide-y border-y">
            {categories.map((category) => (
              <CategoryRow
                key={category.slug}
                category={category}
                depth={depthOf(categories, category.slug)}
                saying={saying}
                isOpen={open === category.slug}
                onOpen={() => setOpen(open === category.slug ? null : category.slug)}
                isDragged={dragged === category.slug}
                landing={over?.slug === category.slug ? over.placement : null}
                onDrag={(on) => {
                  setDragged(on ? category.slug : null);
                  setOver(null);
                }}
                onOver={(placement) => {
                  const may = dragged !== null && placed(categories, dragged, category.slug, placement) !== null;
                  if (over?.slug !== category.slug || over.placement !== placement)
                    setOver(may ? { slug: category.slug, placement } : null);
                  return may;
                }}
                onDrop={(placement) => drop(category.slug, placement)}
                onStep={(way) => step(category.slug, way)}
              >
                <CategoryFields
                  category={category}
                  categories={categories}
                  saying={saying}
                  onChange={(part) => edit(category.slug, part)}
                  onStep={(way) => step(category.slug, way)}
                  onMerge={() => setRemoving({ slug: category.slug, act: 'merge' })}
                  onDelete={() => setRemoving({ slug: category.slug, act: 'delete' })}
                />
              </CategoryRow>
            ))}
          </ul>
          <div className="flex items-center gap-3">
            <Button onClick={() => setAdding(true)}>
              <Plus aria-hidden /> Add category
            </Button>
            <Button variant="ghost" disabledReason={undo ? undefined : 'Nothing was changed here yet'} onClick={undo}>
              <Undo2 aria-hidden /> Undo last change
            </Button>
            {isSaving && <span className="text-xs text-muted-foreground">Saving...</span>}
          </div>
        </>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {adding && (
        <AddCategoryDialog
          categories={categories}
          saying={saying}
          onClose={() => setAdding(false)}
          onAdd={(added) => {
            change(inBranches([...categories, { ...added, count: 0 }]));
            setOpen(added.slug);
          }}
        />
      )}
      {removing && gone && (
        <RemoveCategoryDialog
          category={gone}
          categories={categories}
          saying={saying}
          act={removing.act}
          onRemove={change}
          onClose={() => setRemoving(null)}
        />
      )}
    </Group>
  );
}
