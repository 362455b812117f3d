import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bold from 'lucide-react/icons/bold';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { type ComponentType, type KeyboardEvent, type SVGProps, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { act, blocksIn, formed, moved, rangeOf } from './commands.ts';
import { forms, keyWords } from './forms.ts';
import { sameForm } from './turn-into.ts';

type ToolbarProps = {
  editor: Editor;
  /** Why nothing can be changed, if so. */
  refusal: string | undefined;
  pictures: boolean;
  onLink: () => void;
  onPicture: () => void;
};

/** What can be done with the words, by pointer or by keyboard: one stop of Tab, the arrows go from tool to tool. */
export function Toolbar({ editor, refusal, pictures, onLink, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => {
      const { state } = one;
      const range = rangeOf(state);
      const blocks = blocksIn(state, range);
      return {
        form: forms.findIndex(({ form }) => blocks.every((block) => sameForm(block, form))),
        strong: one.isActive('strong'),
        emphasis: one.isActive('emphasis'),
        link: one.isActive('link'),
        marks: ['paragraph', 'listItem'].includes(state.selection.$from.parent.type.name),
        top: range.first === 0,
        bottom: range.last >= state.doc.childCount - 1,
        undo: one.can().undo(),
        redo: one.can().redo(),
      };
    },
  });
  const plain = now.marks ? undefined : 'Only paragraphs and lists have this';

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -100, End: 100 }[event.key];
    if (event.key === 'Escape') editor.commands.focus();
    if (!step) return;
    event.preventDefault();
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = tools.indexOf(document.activeElement as HTMLElement);
    const next = Math.abs(step) > 1 ? (step < 0 ? 0 : tools.length - 1) : (at + step + tools.length) % tools.length;
    for (const [index, tool] of tools.entries()) tool.tabIndex = index === next ? 0 : -1;
    tools[next]?.focus();
  }
  const text = (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () =>
    void change(editor.chain().focus()).run();

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Text tools"
      onKeyDown={onKeyDown}
      className="story-toolbar flex items-center gap-0.5 border-b bg-card font-sans"
    >
      {forms.map(({ name, keys, form, Icon }, index) => (
        <Tool
          key={name}
          name={name}
          keys={keys}
          Icon={Icon}
          first={index === 0}
          pressed={index === now.form}
          refusal={refusal}
          onUse={() => {
            act(editor, formed(editor.state, form));
            editor.commands.focus();
          }}
        />
      ))}
      <Gap />
      <Tool
        name="Bold"
        keys="Mod+B"
        Icon={Bold}
        pressed={now.strong}
        refusal={refusal ?? plain}
        onUse={text((chain) => chain.toggleMark('strong'))}
      />
      <Tool
        name="Italic"
        keys="Mod+I"
        Icon={Italic}
        pressed={now.emphasis}
        refusal={refusal ?? plain}
        onUse={text((chain) => chain.toggleMark('emphasis'))}
      />
      <Tool
        name="Link"
        keys="Mod+K with words chosen"
        Icon={LinkIcon}
        pressed={now.link}
        refusal={refusal ?? plain}
        onUse={onLink}
      />
      {pictures && <Tool name="Add picture" Icon={ImagePlus} refusal={refusal} onUse={onPicture} />}
      <Gap />
      <Tool
        name="Move up"
        keys="Alt+↑"
        Icon={ArrowUp}
        refusal={refusal ?? (now.top ? 'It is the first block' : undefined)}
        onUse={() => act(editor, moved(editor.state, rangeOf(editor.state), -1))}
      />
      <Tool
        name="Move down"
        keys="Alt+↓"
        Icon={ArrowDown}
        refusal={refusal ?? (now.bottom ? 'It is the last block' : undefined)}
        onUse={() => act(editor, moved(editor.state, rangeOf(editor.state), 1))}
      />
      <Gap />
      <Tool
        name="Undo"
        keys="Mod+Z"
        Icon={Undo}
        refusal={refusal ?? (now.undo ? undefined : 'Nothing to undo')}
        onUse={text((chain) => chain.undo())}
      />
      <Tool
        name="Redo"
        keys="Mod+Shift+Z"
        Icon={Redo}
        refusal={refusal ?? (now.redo ? undefined : 'Nothing to redo')}
        onUse={text((chain) => chain.redo())}
      />
    </div>
  );
}

const Gap = () => <i aria-hidden />;

type ToolProps = {
  name: string;
  keys?: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  first?: boolean;
  pressed?: boolean;
  refusal: string | undefined;
  onUse: () => void;
};

const Tool = ({ name, keys, Icon, first, pressed, refusal, onUse }: ToolProps) => (
  <Tooltip text={refusal ?? (keys ? `${name}, ${keyWords(keys)}` : name)}>
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={name}
      aria-pressed={pressed}
      tabIndex={first ? 0 : -1}
      disabled={refusal !== undefined}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      <Icon aria-hidden />
    </Button>
  </Tooltip>
);
