/** What toolbar, keys and menus do with whole blocks. Each is one step of undo and keeps the caret in its words. */
import type { StoryBlock } from '@foyer/contract/blocks';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type Node as DocumentNode, Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { blockOf, blockPosition, nodeOf } from './story-document.ts';
import { type Form, sameForm, turnInto } from './turn-into.ts';

export type BlockRange = { from: number; to: number; first: number; last: number };

/** The blocks the selection touches. */
export function rangeOf({ doc, selection }: EditorState): BlockRange {
  const { $from, $to } = selection;
  const first = Math.min($from.index(0), doc.childCount - 1);
  const last = Math.max(first, $to.depth === 0 ? $to.index(0) - 1 : $to.index(0));
  let from = 0;
  for (let at = 0; at < first; at++) from += doc.child(at).nodeSize;
  let to = from;
  for (let at = first; at <= last; at++) to += doc.child(at).nodeSize;
  return { from, to, first, last };
}

export function blocksIn({ doc }: EditorState, { first, last }: BlockRange): StoryBlock[] {
  const blocks: StoryBlock[] = [];
  for (let at = first; at <= last; at++) blocks.push(blockOf(doc.child(at)));
  return blocks;
}

export const nodesFor = (schema: Schema, blocks: readonly StoryBlock[]): DocumentNode[] =>
  blocks.map((block) => schema.nodeFromJSON(nodeOf(block)));

/** Where the caret stands among the pieces of text between two positions: which piece, and how far in. */
function caretIn({ doc, selection }: EditorState, from: number, to: number) {
  let piece = -1;
  let offset = 0;
  doc.nodesBetween(from, to, (node, at) => {
    if (!node.isTextblock) return;
    if (at < selection.head) {
      piece++;
      offset = Math.min(selection.head - at - 1, node.content.size);
    }
  });
  return { piece: Math.max(0, piece), offset };
}

function caretAt(doc: DocumentNode, from: number, to: number, caret: { piece: number; offset: number }): Selection {
  let count = -1;
  let found: number | null = null;
  doc.nodesBetween(from, to, (node, at) => {
    if (!node.isTextblock || count >= caret.piece) return;
    count++;
    found = at + 1 + Math.min(caret.offset, node.content.size);
  });
  return found === null ? Selection.near(doc.resolve(from), 1) : TextSelection.create(doc, found);
}

/** The blocks of the selection in this form; those that have it already go back to paragraphs. */
export function formed(state: EditorState, form: Form): Transaction {
  const range = rangeOf(state);
  const blocks = blocksIn(state, range);
  const has = form.kind !== 'paragraph' && blocks.every((block) => sameForm(block, form));
  return replaced(state, range, turnInto(blocks, has ? { kind: 'paragraph' } : form));
}

/** Other blocks in the place of a range, the caret where it stood in the words. */
export function replaced(state: EditorState, { from, to }: BlockRange, blocks: readonly StoryBlock[]): Transaction {
  const caret = caretIn(state, from, to);
  const nodes = nodesFor(state.schema, blocks);
  const change = state.tr.replaceWith(from, to, nodes);
  const end = from + nodes.reduce((sum, node) => sum + node.nodeSize, 0);
  return change.setSelection(caretAt(change.doc, from, end, caret)).scrollIntoView();
}

/** Moves the blocks of a range past their neighbor; null at the edge of the text. */
export function moved(state: EditorState, { from, to, first, last }: BlockRange, by: -1 | 1): Transaction | null {
  const { doc, tr } = state;
  const neighbor = doc.maybeChild(by < 0 ? first - 1 : last + 1);
  if (!neighbor) return null;
  const at = by < 0 ? from - neighbor.nodeSize : to;
  tr.delete(at, at + neighbor.nodeSize);
  tr.insert(by < 0 ? to - neighbor.nodeSize : from, neighbor);
  return tr.scrollIntoView();
}

export function rangeOfBlock(doc: DocumentNode, id: string): BlockRange | null {
  const found = blockPosition(doc, id);
  return found && { from: found.from, to: found.to, first: found.index, last: found.index };
}

/** Puts a block behind those of the selection, or in the place of an empty paragraph; the caret goes into it. */
export function inserted(state: EditorState, block: StoryBlock): Transaction {
  const range = rangeOf(state);
  const here = blocksIn(state, range);
  const empty = here.length === 1 && here[0]?.kind === 'paragraph' && !here[0].text;
  const [node] = nodesFor(state.schema, [block]);
  if (!node) return state.tr;
  const at = empty ? range.from : range.to;
  const change = empty ? state.tr.replaceWith(range.from, range.to, node) : state.tr.insert(at, node);
  return change.setSelection(Selection.near(change.doc.resolve(at + 1), 1)).scrollIntoView();
}

/** Takes a block out; the text never loses its last one. */
export function without(state: EditorState, { from, to }: BlockRange): Transaction {
  const { doc, schema, tr } = state;
  if (doc.childCount > 1) tr.delete(from, to);
  else tr.replaceWith(from, to, schema.nodes.paragraph?.create() ?? Fragment.empty);
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)), -1)).scrollIntoView();
}

/** What is pasted: one paragraph flows into the line, more stand as blocks of their own. */
export function pasted(state: EditorState, blocks: readonly StoryBlock[]): Transaction {
  const nodes = nodesFor(state.schema, blocks);
  const { $from } = state.selection;
  const [only] = nodes;
  if (nodes.length === 1 && only?.isTextblock && only.type.name !== 'picture') {
    const marks = $from.parent.type.allowsMarks(
      [...(state.schema.marks.strong ? [state.schema.marks.strong] : [])].map((type) => type.create()),
    );
    const content = marks ? only.content : Fragment.from(only.textContent ? state.schema.text(only.textContent) : null);
    return state.tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView();
  }
  // Where only plain text can stand, such as a caption, the words come without their form.
  if (['quoteText', 'quoteCite', 'picture'].includes($from.parent.type.name)) {
    const words = nodes.map((node) => node.textContent).join(' ');
    return (words ? state.tr.insertText(words) : state.tr).scrollIntoView();
  }
  const emptied = state.tr.deleteSelection();
  const range = rangeOf({ doc: emptied.doc, selection: emptied.selection } as EditorState);
  const here = emptied.doc.child(range.first);
  const caret = emptied.selection.$from;
  if (here.type.name === 'paragraph' && here.content.size === 0) emptied.replaceWith(range.from, range.to, nodes);
  else if (here.type.name === 'paragraph' && caret.parentOffset > 0 && caret.parentOffset < here.content.size) {
    emptied.split(caret.pos);
    emptied.insert(caret.pos + 1, nodes);
  } else emptied.insert(caret.parentOffset === 0 && here.isTextblock ? range.from : range.to, nodes);
  return emptied.scrollIntoView();
}

/** Sends a change as a step of undo of its own. */
export function act(editor: Editor, change: Transaction | null): void {
  if (!change || !editor.isEditable) return;
  closeHistory(change);
  editor.view.dispatch(change);
}

/** Selects a block as a whole, as dragging it does. */
export const selectBlock = (state: EditorState, from: number): Transaction =>
  state.tr.setSelection(NodeSelection.create(state.doc, from));
