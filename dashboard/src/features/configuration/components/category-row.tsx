import { categoryName } from '@foyer/contract/category-config';
import ChevronRight from 'lucide-react/icons/chevron-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import type { Category, Placement, Step } from '../category-tree.ts';
import type { Saying } from '../hooks/use-saying.ts';
import { CategoryIcon } from './category-icon.tsx';

type CategoryRowProps = {
  category: Category;
  depth: number;
  saying: Saying;
  isOpen: boolean;
  onOpen: () => void;
  isDragged: boolean;
  /** Where what is being dragged would land, if here. */
  landing: Placement | null;
  onDrag: (isDragged: boolean) => void;
  onOver: (placement: Placement) => boolean;
  onDrop: (placement: Placement) => void;
  onStep: (step: Step) => void;
  /** What is set of it, while it is open. */
  children: ReactNode;
};

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const lands: Readonly<Record<Placement, string>> = {
  before: 'shadow-[inset_0_2px_0_var(--primary)]',
  into: 'bg-primary-soft',
  after: 'shadow-[inset_0_-2px_0_var(--primary)]',
};

/** A category in its tree: dragged by its handle, moved by Alt and the arrow keys, opened to be changed. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, depth, saying, isOpen, isDragged, landing } = props;
  const name = categoryName(category, saying.language);
  const events = category.count === 1 ? '1 event' : `${category.count} events`;
  const move = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    props.onStep(step);
  };
  return (
    <li
      aria-label={name}
      data-slug={category.slug}
      onDragOver={(event) => props.onOver(placementAt(event)) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop(placementAt(event));
      }}
      className={cn(isDragged && 'opacity-50', landing && lands[landing])}
    >
      <div className="flex min-h-10 items-center gap-1 pr-1" style={{ paddingLeft: depth * 20 }}>
        <span
          aria-hidden
          draggable
          onDragStart={(event) => {
            if (event.currentTarget.closest('fieldset:disabled')) return event.preventDefault();
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            const row = event.currentTarget.parentElement;
            if (row) event.dataTransfer.setDragImage(row, 8, 8);
            props.onDrag(true);
          }}
          onDragEnd={() => props.onDrag(false)}
          className="grid h-8 w-5 shrink-0 cursor-grab place-items-center text-subtle-foreground max-md:hidden"
        >
          <GripVertical className="size-4" />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          onKeyDown={move}
          onClick={props.onOpen}
          className="flex min-h-8 min-w-0 grow items-center gap-2 rounded-sm text-left text-sm max-md:min-h-10"
        >
          <span
            className="grid size-6 shrink-0 place-items-center rounded-xs border bg-card text-muted-foreground"
            style={category.color ? { borderColor: category.color } : undefined}
          >
            <CategoryIcon icon={category.icon} className="size-3.5 stroke-[1.75]" />
          </span>
          <span className="min-w-0 grow truncate font-medium">{name}</span>
          {category.color && (
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full border"
              style={{ backgroundColor: category.color }}
            />
          )}
          <span className="shrink-0 text-xs text-muted-foreground">{events}</span>
          <ChevronRight aria-hidden className={cn('size-3.5 shrink-0 text-subtle-foreground', isOpen && 'rotate-90')} />
        </button>
      </div>
      {isOpen && props.children}
    </li>
  );
}

/** The upper third of a row means above it, the lower below, what is between into it. */
function placementAt(event: DragEvent): Placement {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / Math.max(1, height);
  return part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'into';
}
