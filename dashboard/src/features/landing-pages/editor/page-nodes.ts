/**
 * The editor's grammar: a page is blocks, a block is fields, a field is plain text. Fields never merge across blocks,
 * and only paragraphs can be split; whatever is pasted arrives as plain text.
 */
import { Node } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { BlockFrame } from './block-frame.tsx';
import { clearSelection } from './keep-blocks.ts';
import { blankBlock, blockNode, fieldNode } from './page-document.ts';

export const PageDocument = Node.create({ name: 'doc', topNode: true, content: `${blockNode}+` });

export const PageText = Node.create({ name: 'text', group: 'inline' });

export const PageBlock = Node.create({
  name: blockNode,
  content: `${fieldNode}*`,
  isolating: true,
  defining: true,
  selectable: false,
  addAttributes: () => ({ block: { default: blankBlock, rendered: false } }),
  renderHTML: () => ['section', 0],
  addNodeView: () => ReactNodeViewRenderer(BlockFrame, { as: 'section', className: 'page-block' }),
});

export const PageField = Node.create({
  name: fieldNode,
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ role: { default: 'paragraph' } }),
  renderHTML: ({ node }) => ['p', { class: 'page-field', 'data-role': node.attrs.role as string }, 0],
  addKeyboardShortcuts() {
    return {
      // The browser stops at the tools of the first and the last block.
      'Mod-Home': () => this.editor.commands.focus('start'),
      'Mod-End': () => this.editor.commands.focus('end'),
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if ($from.parent.attrs.role === 'paragraph') return this.editor.commands.splitBlock({ keepMarks: false });
        return moveToNextField(this.editor.view);
      },
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        if (!empty || $from.parentOffset > 0) return false;
        const before = $from.depth > 1 ? $from.node(1).maybeChild($from.index(1) - 1) : null;
        const mayJoin = $from.parent.attrs.role === 'paragraph' && before?.attrs.role === 'paragraph';
        return !mayJoin;
      },
      Delete: () => {
        const { $from, empty } = this.editor.state.selection;
        if (!empty || $from.parentOffset < $from.parent.content.size) return false;
        const after = $from.depth > 1 ? $from.node(1).maybeChild($from.index(1) + 1) : null;
        return !($from.parent.attrs.role === 'paragraph' && after?.attrs.role === 'paragraph');
      },
    };
  },
  addProseMirrorPlugins: () => [new Plugin({ props: { handlePaste: pastePlainText, handleDrop: () => true } })],
});

function moveToNextField(view: EditorView): boolean {
  const { state } = view;
  const after = state.selection.$from.after();
  const next = TextSelection.findFrom(state.doc.resolve(Math.min(after, state.doc.content.size)), 1, true);
  if (next) view.dispatch(state.tr.setSelection(next).scrollIntoView());
  return true;
}

function pastePlainText(view: EditorView, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  let transaction = view.state.tr;
  if (!transaction.selection.empty && !clearSelection(transaction)) return true;
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const splits = transaction.selection.$from.parent.attrs.role === 'paragraph' && parts.length > 1;
  for (const [index, part] of (splits ? parts : [parts.join(' ')]).entries()) {
    if (index > 0) transaction = transaction.split(transaction.selection.from);
    transaction = transaction.insertText(part);
  }
  view.dispatch(transaction.scrollIntoView());
  return true;
}
