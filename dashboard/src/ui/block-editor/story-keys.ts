/** How the keys of a story work: where Enter leads, how blocks begin by what is typed, and how they are moved. */
import { type Editor, Extension, InputRule } from '@tiptap/core';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import { newBlockId } from './block-ids.ts';
import { act, blocksIn, formed, moved, nodesFor, rangeOf, replaced, without } from './commands.ts';
import { blockOf } from './story-document.ts';
import { type Form, turnInto } from './turn-into.ts';

const emptyParagraph = () => ({
  kind: 'paragraph' as const,
  id: newBlockId(),
  locked: false,
  origin: 'person' as const,
  text: '',
  marks: [],
});

/** What typed signs turn an empty paragraph into. */
const begun: readonly [RegExp, Form][] = [
  [/^##\s$/, { kind: 'heading', level: 2 }],
  [/^###\s$/, { kind: 'heading', level: 3 }],
  [/^[-*]\s$/, { kind: 'list', ordered: false }],
  [/^1[.)]\s$/, { kind: 'list', ordered: true }],
  [/^>\s$/, { kind: 'quote' }],
];

const parentName = (state: EditorState) => state.selection.$from.parent.type.name;
const atStart = ({ selection }: EditorState) => selection.empty && selection.$from.parentOffset === 0;
const run = (editor: Editor, change: ReturnType<typeof formed> | null) => {
  if (!change) return false;
  act(editor, change);
  return true;
};

/** Behind the block the caret is in begins a new paragraph. */
function afterBlock(editor: Editor): boolean {
  const { state } = editor;
  const { to } = rangeOf(state);
  const [node] = nodesFor(state.schema, [emptyParagraph()]);
  if (!node) return false;
  const change = state.tr.insert(to, node);
  return run(editor, change.setSelection(TextSelection.create(change.doc, to + 1)).scrollIntoView());
}

/** Enter in an empty item ends the list there; what follows is a list of its own. */
function leaveList(editor: Editor, keep: 'item' | 'words'): boolean {
  const { state } = editor;
  const range = rangeOf(state);
  const [block] = blocksIn(state, range);
  if (block?.kind !== 'list') return false;
  const at = state.selection.$from.index(1);
  const item = block.items[at] ?? { text: '', marks: [] };
  if (keep === 'item' && item.text) return false;
  const before = block.items.slice(0, at);
  const after = block.items.slice(at + 1);
  const blocks = [
    ...(before.length ? [{ ...block, items: before }] : []),
    { ...emptyParagraph(), ...item },
    ...(after.length ? [{ ...block, id: newBlockId(), items: after }] : []),
  ];
  return run(editor, replaced(state, range, blocks));
}

function enter(editor: Editor): boolean {
  const { state } = editor;
  const name = parentName(state);
  if (name === 'listItem') return state.selection.empty && leaveList(editor, 'item');
  if (name === 'quoteCite' || name === 'picture') return afterBlock(editor);
  if (name !== 'quoteText') return false;
  const { $from } = state.selection;
  return run(editor, state.tr.setSelection(TextSelection.create(state.doc, $from.after() + 1)));
}

function backspace(editor: Editor): boolean {
  const { state } = editor;
  if (!atStart(state)) return false;
  const range = rangeOf(state);
  const [block] = blocksIn(state, range);
  const name = parentName(state);
  if (name === 'listItem') return state.selection.$from.index(1) === 0 && leaveList(editor, 'words');
  if (name === 'heading')
    return run(editor, replaced(state, range, turnInto(block ? [block] : [], { kind: 'paragraph' })));
  if (name === 'quoteText')
    return run(editor, replaced(state, range, turnInto(block ? [block] : [], { kind: 'paragraph' })));
  if (name === 'quoteCite')
    return run(editor, state.tr.setSelection(TextSelection.create(state.doc, state.selection.$from.before() - 1)));
  if (name === 'picture') return block?.kind === 'image' && !block.caption ? run(editor, without(state, range)) : true;
  return false;
}

/** Nothing is joined into a quote, a caption or their parts from behind. */
function deleteForward({ state }: Editor): boolean {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset < $from.parent.content.size) return false;
  return ['quoteText', 'quoteCite', 'picture'].includes($from.parent.type.name);
}

const move = (editor: Editor, by: -1 | 1) => {
  run(editor, moved(editor.state, rangeOf(editor.state), by));
  return true;
};

export const StoryKeys = Extension.create({
  name: 'storyKeys',
  priority: 1000,
  addKeyboardShortcuts() {
    const { editor } = this;
    const form = (wanted: Form) => () => run(editor, formed(editor.state, wanted));
    return {
      Enter: () => enter(editor),
      Backspace: () => backspace(editor),
      Delete: () => deleteForward(editor),
      'Alt-ArrowUp': () => move(editor, -1),
      'Alt-ArrowDown': () => move(editor, 1),
      'Mod-b': () => editor.commands.toggleMark('strong'),
      'Mod-i': () => editor.commands.toggleMark('emphasis'),
      'Mod-Alt-0': form({ kind: 'paragraph' }),
      'Mod-Alt-2': form({ kind: 'heading', level: 2 }),
      'Mod-Alt-3': form({ kind: 'heading', level: 3 }),
      'Mod-Shift-7': form({ kind: 'list', ordered: true }),
      'Mod-Shift-8': form({ kind: 'list', ordered: false }),
      'Mod-Shift-9': form({ kind: 'quote' }),
    };
  },
  addInputRules: () =>
    begun.map(
      ([find, form]) =>
        new InputRule({
          find,
          handler: ({ state, range }) => {
            const { $from } = state.selection;
            if ($from.parent.type.name !== 'paragraph' || $from.depth !== 1) return null;
            const { tr, schema } = state;
            tr.delete(range.from, range.to);
            const from = tr.mapping.map($from.before());
            const node = tr.doc.nodeAt(from);
            if (!node) return null;
            const [made] = nodesFor(schema, turnInto([blockOf(node)], form));
            if (!made) return null;
            tr.replaceWith(from, from + node.nodeSize, made);
            tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1), 1));
          },
        }),
    ),
});
