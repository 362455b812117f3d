import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import ImageIcon from 'lucide-react/icons/image';
import { type ComponentType, type RefObject, type SVGProps, useEffect, useId, useRef, useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { floating } from '#ui/popover.tsx';
import { act, formed } from './commands.ts';
import { forms } from './forms.ts';

/** `/` and what is typed behind it at the beginning of a paragraph; null when the caret stands elsewhere. */
function slashIn({ selection }: EditorState): { query: string; from: number; to: number } | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const typed = /^\/([\p{L} ]{0,20})$/u.exec($from.parent.textBetween(0, $from.parentOffset));
  return typed && { query: (typed[1] ?? '').trim().toLowerCase(), from: $from.start(), to: $from.pos };
}

type Choice = { name: string; Icon: ComponentType<SVGProps<SVGSVGElement>>; choose: (editor: Editor) => void };

type SlashMenuProps = {
  editor: Editor;
  pictures: boolean;
  onPicture: () => void;
  /** Where the editor asks whether a key is for the menu. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
};

/** Blocks to choose from while `/` is typed: the arrows go through them, Enter takes one, Escape leaves the text. */
export function SlashMenu({ editor, pictures, onPicture, keys }: SlashMenuProps) {
  const list = useId();
  const [open, setOpen] = useState<{ query: string; left: number; top: number } | null>(null);
  const [at, setAt] = useState(0);
  const dismissed = useRef(false);

  useEffect(() => {
    const look = () => {
      const slash = editor.isEditable && editor.isFocused ? slashIn(editor.state) : null;
      if (!slash) {
        dismissed.current = false;
        setOpen(null);
      } else if (!dismissed.current) {
        const { left, bottom } = placeOf(editor, slash.from);
        setOpen((before) => {
          if (before?.query !== slash.query) setAt(0);
          return { query: slash.query, left, top: bottom + 4 };
        });
      }
    };
    editor.on('transaction', look);
    editor.on('blur', look);
    return () => {
      editor.off('transaction', look);
      editor.off('blur', look);
    };
  }, [editor]);

  const all: Choice[] = [
    ...forms.map(({ name, Icon, form }) => ({
      name,
      Icon,
      choose: (one: Editor) => act(one, formed(one.state, form)),
    })),
    ...(pictures ? [{ name: 'Picture', Icon: ImageIcon, choose: onPicture }] : []),
  ];
  const found = open ? all.filter(({ name }) => name.toLowerCase().includes(open.query)) : [];
  const shown = open && found.length > 0;
  const take = (choice: Choice | undefined) => {
    const slash = slashIn(editor.state);
    if (!choice || !slash) return;
    editor.view.dispatch(editor.state.tr.delete(slash.from, slash.to));
    choice.choose(editor);
    setOpen(null);
  };

  keys.current = (event) => {
    if (!shown) return false;
    if (event.key === 'ArrowDown') setAt((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((at + found.length - 1) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(found[at]);
    else if (event.key === 'Escape') {
      dismissed.current = true;
      setOpen(null);
    } else return false;
    return true;
  };

  const active = shown ? `${list}-${at}` : null;
  useEffect(() => {
    const text = editor.view.dom;
    if (!active) return;
    text.setAttribute('aria-controls', list);
    text.setAttribute('aria-activedescendant', active);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, list, active]);

  if (!shown) return null;
  return (
    <div
      id={list}
      role="listbox"
      aria-label="Blocks"
      style={{ left: Math.min(open.left, window.innerWidth - 216), top: open.top }}
      className={cn(floating, 'story-menu fixed p-1.5 font-sans')}
    >
      {found.map((choice, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's.
        <div
          key={choice.name}
          id={`${list}-${index}`}
          role="option"
          aria-selected={index === at}
          className={cn(
            'flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2 py-1.5 text-sm max-md:min-h-10 [&>svg]:size-4 [&>svg]:stroke-[1.75] [&>svg]:text-subtle-foreground',
            index === at && 'bg-accent',
          )}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => setAt(index)}
          onClick={() => take(choice)}
        >
          <choice.Icon aria-hidden />
          {choice.name}
        </div>
      ))}
    </div>
  );
}

/** Where a position stands on the screen; where that cannot be told, where the text begins. */
function placeOf(editor: Editor, at: number): { left: number; bottom: number } {
  try {
    return editor.view.coordsAtPos(at);
  } catch {
    return editor.view.dom.getBoundingClientRect();
  }
}
