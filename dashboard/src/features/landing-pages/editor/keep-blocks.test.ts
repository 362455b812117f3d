import { type Block, blocks as blocksSchema } from '@foyer/contract/blocks';
import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, describe, expect, it } from 'vitest';
import { KeepBlocks } from './keep-blocks.ts';
import { blocksOf, documentOf, fieldPositions } from './page-document.ts';
import { PageBlock, PageDocument, PageField, PageText } from './page-nodes.ts';

const page: Block[] = blocksSchema.parse([
  { kind: 'hero', id: 'hero', title: 'Advent on the harbour', subtitle: 'Lindau', locked: true },
  {
    kind: 'introduction',
    id: 'introduction',
    heading: 'Twelve minutes',
    paragraphs: ['The train leaves.', 'It stops.'],
  },
  { kind: 'details', id: 'details', rows: [{ label: 'When', value: '26 November' }] },
  { kind: 'booking', id: 'booking', rate: 'Advent', label: 'See rooms' },
]);

let editor: Editor;
afterEach(() => editor.destroy());

function open(blocks: readonly Block[] = page) {
  const element = document.body.appendChild(document.createElement('div'));
  const extensions = [PageDocument, PageText, PageBlock, PageField, UndoRedo, KeepBlocks];
  editor = new Editor({ element, extensions, content: documentOf(blocks) });
}

const place = (key: string) => {
  const found = [...fieldPositions(editor.state.doc).values()].find(
    ({ blockId, field }) => `${blockId} ${field}` === key,
  );
  if (!found) throw new Error(`There is no field ${key}`);
  return found;
};
const select = (from: number, to: number) =>
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, from, to)));
const selectFields = (first: string, last: string) => select(place(first).from, place(last).to);
const selected = () => editor.state.doc.textBetween(editor.state.selection.from, editor.state.selection.to, '|');
const press = (key: string, more: KeyboardEventInit = {}) =>
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
/** A key that writes, as the editor hears of it once the browser has made a letter of it. */
function type(text: string) {
  const { from, to } = editor.state.selection;
  const { view } = editor;
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, () => view.state.tr)))
    view.dispatch(view.state.tr.insertText(text, from, to));
}
const paste = (text: string) => {
  const event = { clipboardData: { getData: () => text } } as unknown as ClipboardEvent;
  editor.view.someProp('handlePaste', (handle) => handle(editor.view, event, Slice.empty));
};
const selectAll = () => press('a', { ctrlKey: true });
const written = () => blocksOf(editor.state.doc);

describe('select all', () => {
  it('takes the field, then the block, and never more', () => {
    open();
    select(place('introduction paragraphs.0').from + 3, place('introduction paragraphs.0').from + 3);
    selectAll();
    expect(selected()).toBe('The train leaves.');
    for (let times = 0; times < 3; times += 1) {
      selectAll();
      expect(selected()).toBe('Twelve minutes|The train leaves.|It stops.');
    }
    press('Delete');
    type('Now');
    expect(written()).toEqual([
      page[0],
      { ...page[1], heading: 'Now', paragraphs: [''], origin: 'person' },
      ...page.slice(2),
    ]);
  });

  it.each(['Delete', 'Backspace', 'Enter'])(
    'by the browser and %s leaves every block, and locked ones their words',
    (key) => {
      open();
      editor.commands.selectAll();
      press(key);
      expect(written().map(({ id }) => id)).toEqual(page.map(({ id }) => id));
      expect(written()[0]).toBe(page[0]);
      expect(written()[2]).toMatchObject({ rows: [{ label: '', value: '' }] });
      type('We wait.');
      expect(written()[1]).toMatchObject({ heading: 'We wait.', paragraphs: [''] });
      editor.commands.undo();
      editor.commands.undo();
      expect(written()).toEqual(page);
    },
  );

  it('by the browser and typing writes into the first block that is not locked', () => {
    open();
    editor.commands.selectAll();
    type('W');
    type('e');
    expect(written()[0]).toBe(page[0]);
    expect(written()[1]).toMatchObject({ heading: 'We', paragraphs: [''] });
    expect(written()[3]).toMatchObject({ kind: 'booking', rate: '', label: '' });
  });
});

describe('a selection over several fields', () => {
  it('is taken away field by field', () => {
    open();
    select(place('introduction paragraphs.1').from + 3, place('details rows.0.label').to - 2);
    type('X');
    expect(written()[1]).toMatchObject({ heading: 'Twelve minutes', paragraphs: ['The train leaves.', 'It X'] });
    expect(written()[2]).toMatchObject({ rows: [{ label: 'en', value: '26 November' }] });
  });

  it('is replaced by what is pasted, without a change of blocks', () => {
    open();
    selectFields('hero title', 'introduction paragraphs.0');
    paste('First.\n\nSecond.');
    expect(written()[0]).toBe(page[0]);
    expect(written()[1]).toMatchObject({ heading: 'First. Second.', paragraphs: ['', 'It stops.'] });
    expect(written().slice(2)).toEqual(page.slice(2));
  });

  it('is taken along when it is cut', () => {
    open();
    selectFields('introduction heading', 'details rows.0.label');
    const taken = new Map<string, string>();
    const cut = Object.assign(new Event('cut', { bubbles: true, cancelable: true }), {
      clipboardData: { setData: (type: string, text: string) => taken.set(type, text) },
    });
    editor.view.dom.dispatchEvent(cut);
    expect(taken.get('text/plain')).toBe('Twelve minutes\n\nThe train leaves.\n\nIt stops.\n\nWhen');
    expect(written()[1]).toMatchObject({ id: 'introduction', heading: '', paragraphs: [''] });
    expect(written()[2]).toMatchObject({ rows: [{ label: '', value: '26 November' }] });
  });

  it('of paragraphs of one block makes one of them', () => {
    open();
    select(place('introduction paragraphs.0').from + 4, place('introduction paragraphs.1').from + 3);
    press('Backspace');
    expect(written()[1]).toMatchObject({ paragraphs: ['The stops.'] });
  });

  it('of locked blocks alone keeps its words', () => {
    open(page.map((block) => ({ ...block, locked: true })));
    editor.commands.selectAll();
    press('Delete');
    type('x');
    paste('x');
    expect(written().map(({ origin }) => origin)).toEqual(page.map(({ origin }) => origin));
  });
});

it('refuses any other change of the blocks there are', () => {
  open();
  const { doc, tr } = editor.state;
  editor.view.dispatch(tr.delete(0, doc.content.size));
  editor.view.dispatch(editor.state.tr.delete(place('hero title').from, place('details rows.0.value').to));
  expect(written()).toEqual(page);
});

it('offers a block to write in where a page has none, which counts once it is written in', () => {
  open([]);
  expect(written()).toEqual([]);
  select(place('introduction paragraphs.0').from, place('introduction paragraphs.0').from);
  selectAll();
  press('Delete');
  expect(written()).toEqual([]);
  type('Welcome.');
  expect(written()).toMatchObject([{ kind: 'introduction', origin: 'person', heading: 'Welcome.' }]);
});
