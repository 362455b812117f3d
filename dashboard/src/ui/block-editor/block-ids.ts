/** Every block of a story has an id of its own: new and copied ones get one as soon as they stand in the text. */
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Short, and as good as never the same twice within an article. */
export function newBlockId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `b-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export const BlockIds = Extension.create({
  name: 'blockIds',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _before, state) {
        if (!transactions.some((one) => one.docChanged)) return null;
        const seen = new Set<string>();
        const change = state.tr;
        state.doc.forEach((node, at) => {
          const id = node.attrs.id as string | null;
          if (id && !seen.has(id)) seen.add(id);
          else change.setNodeAttribute(at, 'id', newBlockId());
        });
        return change.docChanged ? change : null;
      },
    }),
  ],
});
