/** What an empty piece of text asks for, drawn into it; nothing of it is ever saved. */
import { Extension } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const asked: Record<string, string> = {
  heading: 'Heading',
  listItem: 'Item',
  quoteText: 'What was said',
  quoteCite: 'Who said it',
  picture: 'Caption',
};

/** Paragraphs ask only where the caret is, or where there is nothing else. */
function wordsFor(node: DocumentNode, state: EditorState, at: number): string | null {
  if (node.type.name !== 'paragraph') return asked[node.type.name] ?? null;
  if (state.doc.childCount === 1) return 'Write here, or type / for headings, lists, quotes and pictures';
  return state.selection.$from.before() === at ? 'Write, or type / for blocks' : null;
}

function drawn(state: EditorState): DecorationSet {
  const found: Decoration[] = [];
  state.doc.descendants((node, at) => {
    if (!node.isTextblock || node.content.size > 0) return node.type.name !== 'paragraph';
    const words = wordsFor(node, state, at);
    if (words) found.push(Decoration.node(at, at + node.nodeSize, { class: 'block-empty', 'data-placeholder': words }));
    return false;
  });
  return DecorationSet.create(state.doc, found);
}

export const EmptyBlocks = Extension.create({
  name: 'emptyBlocks',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: drawn } })],
});
