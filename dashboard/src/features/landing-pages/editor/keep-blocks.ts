/**
 * Keeps the blocks of a page, whatever is selected and pressed. What is taken away over several fields empties these
 * fields and leaves their blocks; locked blocks keep their words too. Blocks come and go by their tools alone.
 */
import { Extension } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, type Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { blockNode, blockOf, fieldNode } from './page-document.ts';

/** Set on a transaction that may change which blocks and fields there are. */
export const changesBlocks = 'changesBlocks';

export const KeepBlocks = Extension.create({
  name: 'keepBlocks',
  // Before the keys of the fields: they know one field only.
  priority: 1000,
  addKeyboardShortcuts() {
    return { 'Mod-a': () => selectAround(this.editor.view) };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (transaction, state) =>
        !transaction.docChanged ||
        transaction.getMeta(changesBlocks) === true ||
        isHistoryTransaction(transaction) ||
        shapeOf(transaction.doc) === shapeOf(state.doc),
      props: {
        handleKeyDown: (view, { key }) =>
          (key === 'Backspace' || key === 'Delete' || key === 'Enter') && takeAway(view, ''),
        handleTextInput: (view, _from, _to, text) => takeAway(view, text),
        handleDOMEvents: {
          // What a menu, a phone or a voice takes away presses no key.
          beforeinput: (view, event) => event.inputType.startsWith('delete') && takeAway(view, '', event),
          compositionstart: (view) => {
            takeAway(view, '');
            return false;
          },
          cut: (view, event) => {
            const { doc, selection } = view.state;
            if (!takeAway(view, '', event)) return false;
            const taken = doc.textBetween(selection.from, selection.to, '\n\n').replace(/\n{3,}/g, '\n\n');
            event.clipboardData?.setData('text/plain', taken);
            return true;
          },
        },
      },
    }),
  ],
});

/** Which blocks there are and of which fields; only paragraphs may become more or fewer. */
function shapeOf(document: DocumentNode): string {
  const parts: string[] = [];
  document.forEach((block) => {
    parts.push(`#${blockOf(block).id}`);
    block.forEach(({ attrs: { role } }) => {
      if (role !== 'paragraph' || parts.at(-1) !== 'paragraph') parts.push(role as string);
    });
  });
  return parts.join(' ');
}

/** The field around the caret; once it is selected, the block around it. Never more, so that no key reaches further. */
function selectAround(view: EditorView): boolean {
  const { doc, selection, tr } = view.state;
  const { $from, $to, from, to } = selection;
  if (!$from.parent.isTextblock) return true;
  const partly = $from.sameParent($to) && (from > $from.start() || to < $from.end());
  const [start, end] = partly ? [$from.start(), $from.end()] : [$from.start(1) + 1, $from.end(1) - 1];
  view.dispatch(tr.setSelection(TextSelection.create(doc, start, end)));
  return true;
}

/** Puts text in the place of a selection over several fields; false where one field, or paragraphs, are selected. */
function takeAway(view: EditorView, text: string, event?: Event): boolean {
  if (!view.editable || !isAcross(view.state.selection)) return false;
  event?.preventDefault();
  const { tr } = view.state;
  if (clearSelection(tr) && text) tr.insertText(text);
  view.dispatch(tr.scrollIntoView());
  return true;
}

function isAcross({ $from, $to }: Selection): boolean {
  if (!$from.parent.isTextblock || !$to.parent.isTextblock) return true;
  if ($from.sameParent($to)) return false;
  const areParagraphs = [$from, $to].every(({ parent }) => parent.attrs.role === 'paragraph');
  return !areParagraphs || $from.before(1) !== $to.before(1);
}

/** Takes away the selected words and sets the caret before them; false where nothing of them may go. */
export function clearSelection(transaction: Transaction): boolean {
  const words = selectedWords(transaction.doc, transaction.selection);
  for (const { start, end } of words.toReversed()) if (end > start) transaction.delete(start, end);
  const [first] = words;
  if (first) transaction.setSelection(TextSelection.create(transaction.doc, first.start));
  return first !== undefined;
}

/** Stretches of words that may go alone. Paragraphs of a block are one stretch: without it they become one again. */
function selectedWords(document: DocumentNode, { $from, $to, from, to }: Selection) {
  const inOne = $from.depth > 0 && $to.depth > 0 && $from.before(1) === $to.before(1);
  const words: { start: number; end: number; paragraphsOf: DocumentNode | null }[] = [];
  document.nodesBetween(from, to, (node, position, parent) => {
    // A person may change a locked block, but not in passing.
    if (node.type.name === blockNode) return inOne || !blockOf(node).locked;
    if (node.type.name !== fieldNode) return false;
    const start = Math.max(from, position + 1);
    const end = Math.min(to, position + 1 + node.content.size);
    const paragraphsOf = node.attrs.role === 'paragraph' ? parent : null;
    const before = words.at(-1);
    if (before && paragraphsOf && before.paragraphsOf === paragraphsOf) before.end = end;
    else words.push({ start, end, paragraphsOf });
    return false;
  });
  return words;
}
