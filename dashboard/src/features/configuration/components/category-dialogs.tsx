import { categoryName, type SiteCategory } from '@foyer/contract/category-config';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { branchOf, type Category, depthOf, problemIn, slugFor, without } from '../category-tree.ts';
import type { Saying } from '../hooks/use-saying.ts';

type OptionsProps = { categories: readonly Category[]; saying: Saying };

const Options = ({ categories, saying }: OptionsProps) =>
  categories.map((one) => (
    <option key={one.slug} value={one.slug}>
      {'  '.repeat(depthOf(categories, one.slug))}
      {categoryName(one, saying.language)}
    </option>
  ));

type AddProps = OptionsProps & { onAdd: (category: SiteCategory) => void; onClose: () => void };

/** A new category: its name, and where it stands. Its address comes from the name and stays. */
export function AddCategoryDialog({ categories, saying, onAdd, onClose }: AddProps) {
  const [name, setName] = useState('');
  const [parent, setParent] = useState('');
  const slug = slugFor(name, categories);
  const above = categories.find((one) => one.slug === parent);
  const add = () => {
    const names = { [saying.language]: name.trim() };
    onAdd({
      slug,
      names,
      descriptions: {},
      color: null,
      icon: above?.icon ?? 'tag',
      parent: parent || null,
      kind: null,
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add category"
      className="w-[440px]"
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" disabledReason={name.trim() ? undefined : 'Write its name first'} onClick={add}>
            Add category
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) add();
        }}
      >
        <Field label="Name" hint={name.trim() ? `Its list will stand at /category/${slug}` : undefined}>
          {(control) => (
            <Input
              {...control}
              lang={saying.language}
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Within">
          {(control) => (
            <Select {...control} value={parent} onChange={(event) => setParent(event.target.value)}>
              <option value="">None</option>
              <Options
                categories={categories.filter(({ slug: one }) => depthOf(categories, one) < 2)}
                saying={saying}
              />
            </Select>
          )}
        </Field>
      </form>
    </Dialog>
  );
}

type RemoveProps = OptionsProps & {
  category: Category;
  /** Made one with another, or deleted; one that holds events goes nowhere without them. */
  act: 'merge' | 'delete';
  onRemove: (categories: Category[], moves: Record<string, string>) => void;
  onClose: () => void;
};

export function RemoveCategoryDialog({ category, categories, saying, act, onRemove, onClose }: RemoveProps) {
  const [to, setTo] = useState('');
  const { slug, count } = category;
  const name = categoryName(category, saying.language);
  const branch = new Set(branchOf(categories, slug).map((one) => one.slug));
  const others = categories.filter((one) => !branch.has(one.slug));
  const left = without(categories, slug, to || null);
  const below = categories.filter((one) => one.parent === slug).length;
  const needs = act === 'merge' || count > 0;
  const events = count === 1 ? 'Its one event' : `Its ${count} events`;
  const verb = act === 'merge' ? 'Merge' : 'Delete';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} ${name}`}
      className="w-[440px]"
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant={act === 'merge' ? 'primary' : 'destructive'}
            disabledReason={needs && !to ? 'Choose a category first' : problemIn(left)}
            onClick={() => {
              onRemove(left, to ? { [slug]: to } : {});
              onClose();
            }}
          >
            {verb} category
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <p className="text-muted-foreground">
          {count > 0
            ? `${events} and what is written about them go to the category you choose. Guests see it at once.`
            : 'It holds no events.'}{' '}
          {below > 0 && 'What stands below it stays.'}
        </p>
        {needs && (
          <Field label={act === 'merge' ? 'Merge it with' : 'Its events go to'}>
            {(control) => (
              <Select {...control} value={to} onChange={(event) => setTo(event.target.value)}>
                <option value="">Choose a category</option>
                <Options categories={others} saying={saying} />
              </Select>
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}
