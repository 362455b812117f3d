/** A block editor with a short story in it, and hands for it: the caret, keys and letters as the browser would send them. */
import { blocks as blocksSchema, type StoryBlock } from '@foyer/contract/blocks';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { createRef } from 'react';
import { TooltipProvider } from '#ui/tooltip.tsx';
import { BlockEditor, type BlockEditorHandle } from '../block-editor.tsx';

const image = '019a0000-0000-7000-8000-000000000001';
export const story = blocksSchema.parse([
  { kind: 'heading', id: 'one', text: 'Winter' },
  { kind: 'paragraph', id: 'two', text: 'The lake and the pier.' },
  { kind: 'list', id: 'three', items: [{ text: 'First' }, { text: 'Second' }] },
  { kind: 'quote', id: 'four', text: 'Come early.', cite: 'Marta Lopes' },
]) as StoryBlock[];
const picture = {
  id: image,
  propertyId: null,
  title: 'Bay',
  url: '/media/bay/file',
  width: 1600,
  height: 900,
  altText: { en: 'The bay at dusk' },
};

export function setUp(blocks: StoryBlock[] = story, refusal?: string) {
  const said: { blocks: StoryBlock[] } = { blocks };
  const ref = createRef<BlockEditorHandle>();
  render(
    <TooltipProvider>
      <BlockEditor
        ref={ref}
        blocks={blocks}
        revision="1"
        label="Text"
        refusal={refusal}
        marks={[]}
        activeClaim={null}
        pictures={[picture]}
        language="en"
        onChange={(next) => {
          said.blocks = next;
        }}
        onOpenClaim={() => {}}
        onLeave={() => {}}
      />
    </TooltipProvider>,
  );
  const text = screen.getByRole<TiptapEditorHTMLElement>('textbox', { name: 'Text' });
  const editor = text.editor;
  if (!editor) throw new Error('The text has no editor');
  const press = (key: string, more: KeyboardEventInit = {}) =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
    });
  /** Puts the caret `offset` characters into the words, or behind them. */
  const goTo = (words: string, offset = words.length) =>
    act(() => {
      let at = -1;
      editor.state.doc.descendants((node, position) => {
        const found = node.isText ? (node.text ?? '').indexOf(words) : -1;
        if (found >= 0 && at < 0) at = position + found;
      });
      editor.commands.setTextSelection(at + offset);
    });
  const type = (words: string) =>
    act(() => {
      for (const letter of words) {
        const { from, to } = editor.state.selection;
        const insert = () => editor.state.tr.insertText(letter, from, to);
        const taken = editor.view.someProp('handleTextInput', (handle) =>
          handle(editor.view, from, to, letter, insert),
        );
        if (!taken) editor.view.dispatch(insert());
      }
    });
  return { said, editor, press, goTo, type, user: userEvent.setup(), ref };
}

export const shape = (blocks: readonly StoryBlock[]) =>
  blocks.map((block) => {
    if (block.kind === 'list')
      return `${block.ordered ? 'ol' : 'ul'}: ${block.items.map(({ text }) => text).join(' | ')}`;
    if (block.kind === 'heading') return `h${block.level}: ${block.text}`;
    if (block.kind === 'quote') return `quote: ${block.text} / ${block.cite}`;
    if (block.kind === 'image') return `picture: ${block.caption}`;
    return `p: ${block.text}`;
  });
