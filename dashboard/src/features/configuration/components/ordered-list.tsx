import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';

type OrderedListProps<Item> = {
  label: string;
  items: readonly Item[];
  /** Stays with an item wherever it goes. */
  keyOf: (item: Item, at: number) => string;
  nameOf: (item: Item, at: number) => string;
  onChange: (items: Item[]) => void;
  /** What stands of it in its row. */
  children: (item: Item, at: number) => ReactNode;
  /** What is set of it below its row, while it is open. */
  below?: (item: Item, at: number) => ReactNode;
};

/** Things in an order of their own: dragged by their handle, or moved by buttons that go along with them. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, keyOf, nameOf, onChange, children, below } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number, focus?: 'up' | 'down') => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onChange([...items].toSpliced(from, 1).toSpliced(to, 0, item));
    setSaid(`${nameOf(item, from)} is ${to + 1} of ${items.length}`);
    if (focus)
      setTimeout(() => {
        const row = list.current?.children[to];
        const wanted = row?.querySelector<HTMLElement>(`[data-move="${focus}"]:not([aria-disabled])`);
        (wanted ?? row?.querySelector<HTMLElement>('[data-move]:not([aria-disabled])'))?.focus();
      });
  };
  return (
    <>
      <ul ref={list} aria-label={label} className="divide-y border-y empty:hidden">
        {items.map((item, at) => {
          const name = nameOf(item, at);
          return (
            <li
              key={keyOf(item, at)}
              aria-label={name}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) move(dragged, at);
                setDragged(null);
              }}
              className={cn('py-2', dragged === at && 'opacity-50')}
            >
              <div className="flex min-w-0 items-start gap-1">
                {items.length > 1 && (
                  <span
                    aria-hidden
                    draggable
                    onDragStart={(event) => {
                      // A form that nobody may change is a disabled fieldset, which a handle does not heed by itself.
                      if (event.currentTarget.closest('fieldset:disabled')) return event.preventDefault();
                      event.dataTransfer.effectAllowed = 'move';
                      const row = event.currentTarget.closest('li');
                      if (row) event.dataTransfer.setDragImage(row, 8, 8);
                      setDragged(at);
                    }}
                    onDragEnd={() => setDragged(null)}
                    className="-ml-1.5 grid h-[34px] w-5 shrink-0 cursor-grab place-items-center text-subtle-foreground max-md:hidden"
                  >
                    <GripVertical className="size-4" />
                  </span>
                )}
                <div className="min-w-0 grow">{children(item, at)}</div>
                {items.length > 1 && (
                  <>
                    <Button
                      size="icon-sm"
                      variant="ghost"
                      data-move="up"
                      aria-label={`Move ${name} up`}
                      disabledReason={at === 0 ? 'It is the first' : undefined}
                      onClick={() => move(at, at - 1, 'up')}
                    >
                      <ChevronUp aria-hidden />
                    </Button>
                    <Button
                      size="icon-sm"
                      variant="ghost"
                      data-move="down"
                      aria-label={`Move ${name} down`}
                      disabledReason={at === items.length - 1 ? 'It is the last' : undefined}
                      onClick={() => move(at, at + 1, 'down')}
                    >
                      <ChevronDown aria-hidden />
                    </Button>
                  </>
                )}
                <Button
                  size="icon-sm"
                  variant="ghost"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange([...items].toSpliced(at, 1))}
                >
                  <Trash2 aria-hidden />
                </Button>
              </div>
              {below?.(item, at)}
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
