import { blocks as blocksSchema, type StoryBlock } from '@foyer/contract/blocks';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { TooltipProvider } from '#ui/tooltip.tsx';
import { BlockEditor, type BlockEditorHandle } from './block-editor.tsx';

const image = '019a0000-0000-7000-8000-000000000001';
const story = blocksSchema.parse([
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

function setUp(blocks: StoryBlock[] = story, refusal?: string) {
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

const shape = (blocks: readonly StoryBlock[]) =>
  blocks.map((block) => {
    if (block.kind === 'list')
      return `${block.ordered ? 'ol' : 'ul'}: ${block.items.map(({ text }) => text).join(' | ')}`;
    if (block.kind === 'heading') return `h${block.level}: ${block.text}`;
    if (block.kind === 'quote') return `quote: ${block.text} / ${block.cite}`;
    if (block.kind === 'image') return `picture: ${block.caption}`;
    return `p: ${block.text}`;
  });

test('what is not touched stays the very same, and a changed block is a person’s', () => {
  const { said, goTo, type } = setUp();
  goTo('pier.');
  type(' Go.');
  expect(said.blocks[1]).toMatchObject({ id: 'two', origin: 'person', text: 'The lake and the pier. Go.' });
  expect([0, 2, 3].every((at) => said.blocks[at] === story[at])).toBe(true);
});

test('Enter splits a paragraph into two blocks with ids of their own', () => {
  const { said, goTo, press } = setUp();
  goTo('The lake');
  press('Enter');
  expect(shape(said.blocks).slice(0, 3)).toEqual(['h2: Winter', 'p: The lake', 'p:  and the pier.']);
  expect(new Set(said.blocks.map(({ id }) => id)).size).toBe(said.blocks.length);
});

test('Enter in an empty item ends the list, and Backspace takes the first item out of it', () => {
  const { said, goTo, press } = setUp();
  goTo('First');
  press('Enter');
  press('Enter');
  expect(shape(said.blocks)).toContain('ul: First');
  expect(shape(said.blocks).slice(2, 5)).toEqual(['ul: First', 'p: ', 'ul: Second']);
  goTo('First', 0);
  press('Backspace');
  expect(shape(said.blocks)[2]).toBe('p: First');
});

test('Enter goes from a quote to who said it, and from there to a new paragraph', () => {
  const { said, editor, goTo, press, type } = setUp();
  goTo('Come early.');
  press('Enter');
  expect(editor.state.selection.$from.parent.type.name).toBe('quoteCite');
  press('Enter');
  type('After');
  expect(shape(said.blocks).slice(-2)).toEqual(['quote: Come early. / Marta Lopes', 'p: After']);
});

test('signs at the start of a paragraph begin a heading, a list and a quote', () => {
  for (const [signs, begun] of [
    ['## ', 'h2: X'],
    ['### ', 'h3: X'],
    ['- ', 'ul: X'],
    ['1. ', 'ol: X'],
    ['> ', 'quote: X / '],
  ] as const) {
    const { said, editor, type } = setUp([]);
    act(() => void editor.commands.focus());
    type(`${signs}X`);
    expect(shape(said.blocks), signs).toEqual([begun]);
    document.body.replaceChildren();
  }
});

test('a key acts on what is chosen now, also before the browser has told of it', () => {
  const { said, editor, goTo } = setUp();
  goTo('Winter');
  act(() => editor.view.focus());
  const words = screen.getByText('The lake and the pier.').firstChild;
  getSelection()?.collapse(words, 3);
  expect(editor.state.selection.$from.parent.textContent).toBe('Winter');
  const event = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true });
  act(() => void editor.view.dom.dispatchEvent(event));
  expect(shape(said.blocks).slice(0, 3)).toEqual(['h2: Winter', 'p: The', 'p:  lake and the pier.']);
});

test('Alt with the arrows moves a block past its neighbor, and not past the edge', () => {
  const { said, goTo, press } = setUp();
  goTo('Winter');
  press('ArrowDown', { altKey: true });
  expect(shape(said.blocks).slice(0, 2)).toEqual(['p: The lake and the pier.', 'h2: Winter']);
  press('ArrowUp', { altKey: true });
  press('ArrowUp', { altKey: true });
  expect(said.blocks.map(({ id }) => id)).toEqual(story.map(({ id }) => id));
  expect(said.blocks[0]).toBe(story[0]);
});

test('the toolbar is one stop of Tab and works with the arrows', async () => {
  const { said, goTo, user } = setUp();
  goTo('lake');
  const tools = within(screen.getByRole('toolbar', { name: 'Text tools' }));
  const heading = tools.getByRole('button', { name: 'Heading' });
  tools.getByRole('button', { name: 'Paragraph' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(heading);
  expect(tools.getAllByRole('button').filter((tool) => tool.tabIndex === 0)).toEqual([heading]);
  await user.keyboard('{Enter}');
  expect(said.blocks[1]).toMatchObject({ kind: 'heading', level: 2, id: 'two' });
  await waitFor(() => expect(heading.ariaPressed).toBe('true'));
  await user.click(heading);
  expect(said.blocks[1]?.kind).toBe('paragraph');
});

test('strong, emphasis and links are kept as marks of plain text', async () => {
  const { said, editor, user } = setUp();
  const choose = (from: number, to: number) => act(() => void editor.commands.setTextSelection({ from, to }));
  const start = 1 + 'Winter'.length + 2;
  choose(start + 4, start + 8);
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add link' }));
  await user.type(dialog.getByRole('textbox', { name: 'Link' }), 'javascript:alert(1)');
  await user.click(dialog.getByRole('button', { name: 'Add link' }));
  expect(dialog.getByText(/^Write a link such as/)).toBeTruthy();
  await user.clear(dialog.getByRole('textbox', { name: 'Link' }));
  await user.type(dialog.getByRole('textbox', { name: 'Link' }), 'example.com/pier');
  await user.click(dialog.getByRole('button', { name: 'Add link' }));
  expect(said.blocks[1]).toMatchObject({
    text: 'The lake and the pier.',
    marks: [
      { start: 4, end: 8, kind: 'link', href: 'https://example.com/pier' },
      { start: 4, end: 8, kind: 'strong' },
    ],
  });
});

test('Ctrl+B and, with words chosen, Ctrl+K are the text’s own keys; else they go on to the page', () => {
  const { editor, goTo } = setUp();
  const reached: string[] = [];
  const listen = (event: KeyboardEvent) => reached.push(event.key);
  window.addEventListener('keydown', listen);
  const key = (name: string) =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key: name, ctrlKey: true, bubbles: true, cancelable: true });
      editor.view.dom.dispatchEvent(event);
    });
  goTo('lake');
  key('k');
  expect([screen.queryByRole('dialog'), reached]).toEqual([null, ['k']]);
  act(() => void editor.commands.setTextSelection({ from: 10, to: 14 }));
  key('b');
  key('k');
  expect(screen.getByRole('dialog', { name: 'Add link' })).toBeTruthy();
  expect(editor.isActive('strong')).toBe(true);
  expect(reached).toEqual(['k']);
  window.removeEventListener('keydown', listen);
});

test('a slash offers blocks; the keys choose one, and Escape leaves the text as typed', async () => {
  const { said, editor, press, type } = setUp([]);
  act(() => void editor.commands.focus());
  await waitFor(() => expect(editor.isFocused).toBe(true));
  type('/');
  await screen.findByRole('listbox', { name: 'Blocks' });
  press('Escape');
  expect([screen.queryByRole('listbox'), shape(said.blocks)]).toEqual([null, ['p: /']]);
  act(() => void editor.commands.setContent('', { emitUpdate: false }));
  type('/li');
  const menu = within(await screen.findByRole('listbox', { name: 'Blocks' }));
  expect(menu.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bulleted list', 'Numbered list']);
  press('ArrowDown');
  const chosen = menu.getByRole('option', { name: 'Numbered list' });
  await waitFor(() => expect(chosen.ariaSelected).toBe('true'));
  expect(editor.view.dom.getAttribute('aria-activedescendant')).toBe(chosen.id);
  press('Enter');
  type('One');
  expect(shape(said.blocks)).toEqual(['ol: One']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a picture is chosen from the library, with its alt text shown', async () => {
  const { said, goTo, user } = setUp();
  goTo('pier.');
  await user.click(screen.getByRole('button', { name: 'Add picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  await user.click(dialog.getByRole('button', { name: 'Bay' }));
  expect(shape(said.blocks).slice(1, 3)).toEqual(['p: The lake and the pier.', 'picture: ']);
  expect(await screen.findByText('Alt text: The bay at dusk')).toBeTruthy();
});

test('the grip of a block moves it, turns it and takes it out', async () => {
  const { said, goTo, user } = setUp();
  goTo('pier.');
  act(() => {
    document.querySelector('.block-editor p')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  });
  const grip = () => screen.getByRole('button', { name: /^Block tools, paragraph 2 of 4$/ });
  await user.click(grip());
  await user.click(await screen.findByRole('menuitem', { name: 'Quote' }));
  expect(said.blocks[1]).toMatchObject({ kind: 'quote', id: 'two' });
  await user.click(screen.getByRole('button', { name: /^Block tools/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take out' }));
  expect(said.blocks.map(({ id }) => id)).toEqual(['one', 'three', 'four']);
});

test('who may not write reads the text, and every tool says why', () => {
  const { editor } = setUp(story, 'Your role allows looking, not writing');
  expect(editor.isEditable).toBe(false);
  expect(screen.getByRole('button', { name: 'Bold' }).ariaDisabled).toBe('true');
  expect(screen.queryByRole('button', { name: /^Block tools/ })).toBeNull();
});

test('pasted markup arrives as blocks, pasted words as part of the line', () => {
  const { said, editor, goTo } = setUp();
  const paste = (kind: string, value: string) =>
    act(() => {
      const event = { clipboardData: { getData: (wanted: string) => (wanted === kind ? value : '') } };
      editor.view.someProp('handlePaste', (handle) =>
        handle(editor.view, event as unknown as ClipboardEvent, editor.state.selection.content()),
      );
    });
  goTo('lake');
  paste('text/html', '<b>side</b><script>alert(1)</script>');
  expect(said.blocks[1]).toMatchObject({
    text: 'The lakeside and the pier.',
    marks: [{ start: 8, end: 12, kind: 'strong' }],
  });
  goTo('side');
  paste('text/html', '<h2>Trains</h2><p>Every hour.</p>');
  expect(shape(said.blocks).slice(0, 5)).toEqual([
    'h2: Winter',
    'p: The lakeside',
    'h2: Trains',
    'p: Every hour.',
    'p:  and the pier.',
  ]);
  goTo('Marta Lopes');
  paste('text/html', '<h2>of</h2><p>Halden</p>');
  expect(shape(said.blocks).at(-1)).toBe('quote: Come early. / Marta Lopesof Halden');
});
