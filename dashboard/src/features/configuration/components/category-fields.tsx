import { categoryIcons, categoryName, type SiteCategory } from '@foyer/contract/category-config';
import { eventCategories } from '@foyer/contract/events';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Outdent from 'lucide-react/icons/indent-decrease';
import Indent from 'lucide-react/icons/indent-increase';
import { type ComponentType, useId, useState } from 'react';
import { categoryNames } from '#lib/events/event-words.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type Category, type Step, stepped } from '../category-tree.ts';
import type { Saying } from '../hooks/use-saying.ts';
import { CategoryIcon } from './category-icon.tsx';
import { SaidField } from './said-field.tsx';

type CategoryFieldsProps = {
  category: Category;
  categories: readonly Category[];
  saying: Saying;
  onChange: (change: Partial<SiteCategory>) => void;
  onStep: (step: Step) => void;
  onMerge: () => void;
  onDelete: () => void;
};

const steps: readonly [Step, string, ComponentType<{ 'aria-hidden': boolean }>][] = [
  ['up', 'up', ArrowUp],
  ['down', 'down', ArrowDown],
  ['in', 'into the one above', Indent],
  ['out', 'out', Outdent],
];

const isBuiltIn = (slug: string) => eventCategories.some((one) => one === slug);

/** What is set of a category. Texts are saved when they are left, everything else at once. */
export function CategoryFields(props: CategoryFieldsProps) {
  const { category, categories, saying, onChange } = props;
  const name = categoryName(category, saying.language);
  return (
    <div className="flex flex-col gap-4 border-b bg-sunken px-4 py-3.5">
      <Text
        key={`name ${category.slug} ${saying.language}`}
        label="Name"
        field="names"
        category={category}
        saying={saying}
        onChange={onChange}
      />
      <Text
        key={`text ${category.slug} ${saying.language}`}
        label="Text above its list"
        field="descriptions"
        lines={3}
        category={category}
        saying={saying}
        onChange={onChange}
      />
      <Icons category={category} name={name} onChange={onChange} />
      <Color category={category} onChange={onChange} />
      {!isBuiltIn(category.slug) && (
        <Field label="Its events are like" hint="Texts and demand go by it.">
          {(control) => (
            <Select
              {...control}
              value={category.kind ?? ''}
              onChange={(event) =>
                onChange({ kind: eventCategories.find((one) => one === event.target.value) ?? null })
              }
            >
              <option value="">Nothing in particular</option>
              {eventCategories.map((one) => (
                <option key={one} value={one}>
                  {categoryNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <p className="text-xs text-muted-foreground">
        Its list stands at <code>/category/{category.slug}</code>
      </p>
      <div className="flex flex-wrap gap-1.5">
        {steps.map(([step, words, Drawing]) => (
          <Button
            key={step}
            size="icon-sm"
            aria-label={`Move ${name} ${words}`}
            disabledReason={stepped(categories, category.slug, step) ? undefined : 'It cannot go there'}
            onClick={() => props.onStep(step)}
          >
            <Drawing aria-hidden />
          </Button>
        ))}
        <span className="grow" />
        <Button size="sm" disabledReason={alone(categories)} onClick={props.onMerge}>
          Merge
        </Button>
        <Button size="sm" variant="danger" disabledReason={alone(categories)} onClick={props.onDelete}>
          Delete
        </Button>
      </div>
    </div>
  );
}

const alone = (categories: readonly Category[]) => (categories.length === 1 ? 'Keep at least one category' : undefined);

type TextProps = Pick<CategoryFieldsProps, 'category' | 'saying' | 'onChange'> & {
  label: string;
  field: 'names' | 'descriptions';
  lines?: number;
};

function Text({ label, field, lines = 1, category, saying, onChange }: TextProps) {
  const { language } = saying;
  const said = category[field];
  const [typed, setTyped] = useState(said[language] ?? '');
  const { [language]: _before, ...others } = said;
  const words = typed.trim();
  const isLost = field === 'names' && words === '' && !Object.values(others).some(Boolean);
  const leave = () => {
    if (words !== (said[language] ?? '') && !isLost)
      onChange({ [field]: words ? { ...others, [language]: words } : others });
  };
  return (
    <SaidField
      name={`${category.slug}.${field}`}
      label={label}
      lines={lines}
      maxLength={field === 'names' ? 60 : 300}
      saying={saying}
      told={field === 'names' ? saying.languages.filter((one) => said[one]) : []}
      error={isLost ? 'Write the name in one language' : undefined}
      value={typed}
      onChange={setTyped}
      onBlur={leave}
    />
  );
}

type PartProps = Pick<CategoryFieldsProps, 'category' | 'onChange'>;

function Icons({ category, name, onChange }: PartProps & { name: string }) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Icon</legend>
      <div className="flex flex-wrap gap-1">
        {categoryIcons.map((icon) => (
          <label
            key={icon}
            title={icon}
            className="grid size-8 cursor-pointer place-items-center rounded-sm border border-transparent text-muted-foreground hover:bg-muted has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring max-md:size-10"
          >
            <input
              type="radio"
              name={group}
              aria-label={`${icon} for ${name}`}
              checked={icon === category.icon}
              onChange={() => onChange({ icon })}
              className="sr-only"
            />
            <CategoryIcon icon={icon} className="size-4 stroke-[1.75]" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A picker fires at every shade it passes over: only the one it is left at is kept. */
function Color({ category, onChange }: PartProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? category.color;
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        Color
      </label>
      <input
        id={id}
        type="color"
        value={shown ?? '#5a635f'}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (typed && typed !== category.color) onChange({ color: typed });
          setTyped(null);
        }}
        className={cn('h-8 w-12 rounded-sm border border-input bg-card p-0.5', !shown && 'opacity-50')}
      />
      <span className="text-sm text-muted-foreground">{shown ?? 'None'}</span>
      {category.color && (
        <Button size="sm" variant="ghost" onClick={() => onChange({ color: null })}>
          No color
        </Button>
      )}
    </div>
  );
}
