import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type DragEvent, type RefObject, useEffect, useState } from 'react';
import { buttonStyle } from '#ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';
import { act, formed, moved, rangeOf, rangeOfBlock, selectBlock, without } from './commands.ts';
import { forms } from './forms.ts';

type Beside = { id: string; name: string; top: number };

const names: Record<string, string> = { heading: 'heading', list: 'list', quote: 'quote', picture: 'picture' };

/** The grip beside a block: it drags the block, and a press opens what can be done with it. */
export function BlockHandle({ editor, place }: { editor: Editor; place: RefObject<HTMLElement | null> }) {
  const [beside, setBeside] = useState<Beside | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (open) return;
    const show = (index: number) => {
      const element = editor.view.dom.children[index];
      const node = editor.state.doc.maybeChild(index);
      if (!(element instanceof HTMLElement) || !node || !place.current) return;
      const top = element.getBoundingClientRect().top - place.current.getBoundingClientRect().top;
      setBeside({ id: node.attrs.id as string, name: names[node.type.name] ?? 'paragraph', top });
    };
    const onMove = ({ target }: MouseEvent) => {
      let element = target as Element | null;
      while (element && element.parentElement !== editor.view.dom) element = element.parentElement;
      if (element) show([...editor.view.dom.children].indexOf(element));
    };
    const onCaret = () => editor.isFocused && show(rangeOf(editor.state).first);
    const { dom } = editor.view;
    dom.addEventListener('mousemove', onMove);
    editor.on('selectionUpdate', onCaret);
    editor.on('update', onCaret);
    return () => {
      dom.removeEventListener('mousemove', onMove);
      editor.off('selectionUpdate', onCaret);
      editor.off('update', onCaret);
    };
  }, [editor, place, open]);

  const range = beside && rangeOfBlock(editor.state.doc, beside.id);
  if (!beside || !range) return null;

  function drag(event: DragEvent) {
    const here = rangeOfBlock(editor.state.doc, beside?.id ?? '');
    if (!here) return;
    const { view } = editor;
    // What is dropped is a step of undo of its own, also right after another change.
    view.dispatch(closeHistory(selectBlock(view.state, here.from)));
    const element = view.dom.children[here.first];
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', '');
    if (element) event.dataTransfer.setDragImage(element, 0, 0);
    view.dragging = { slice: view.state.selection.content(), move: true };
  }

  return (
    <div className="story-handle" style={{ top: beside.top }}>
      <DropdownMenu open={open} onOpenChange={setOpen}>
        {/* A menu that opened at the press itself would end every drag. */}
        <DropdownMenuTrigger asChild>
          <span aria-hidden className="absolute inset-0" tabIndex={-1} />
        </DropdownMenuTrigger>
        <button
          type="button"
          draggable
          onDragStart={drag}
          onClick={() => setOpen(true)}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-label={`Block tools, ${beside.name} ${range.first + 1} of ${editor.state.doc.childCount}`}
          title="Drag to move, press for more"
          className={buttonStyle({
            variant: 'ghost',
            size: 'icon-sm',
            className: 'relative w-6 cursor-grab text-subtle-foreground',
          })}
        >
          <GripVertical aria-hidden />
        </button>
        <DropdownMenuContent
          aria-label="Block tools"
          align="start"
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <DropdownMenuItem disabled={range.first === 0} onSelect={() => act(editor, moved(editor.state, range, -1))}>
            Move up
          </DropdownMenuItem>
          <DropdownMenuItem
            disabled={range.first === editor.state.doc.childCount - 1}
            onSelect={() => act(editor, moved(editor.state, range, 1))}
          >
            Move down
          </DropdownMenuItem>
          {beside.name !== 'picture' && (
            <>
              <DropdownMenuSeparator />
              {forms.map(({ name, form, Icon }) => (
                <DropdownMenuItem
                  key={name}
                  onSelect={() => {
                    editor.commands.setTextSelection(range.from + 1);
                    act(editor, formed(editor.state, form));
                  }}
                >
                  <Icon aria-hidden /> {name}
                </DropdownMenuItem>
              ))}
            </>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem danger onSelect={() => act(editor, without(editor.state, range))}>
            Take out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
