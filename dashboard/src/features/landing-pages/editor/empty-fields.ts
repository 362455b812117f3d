/** What an empty field asks for, drawn into it; nothing of it is ever saved. */
import { Extension } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { placeholders } from './fields.ts';
import { fieldPositions } from './page-document.ts';

function emptyFields(document: DocumentNode): DecorationSet {
  const drawn: Decoration[] = [];
  for (const field of fieldPositions(document).values()) {
    if (field.text) continue;
    drawn.push(
      Decoration.node(field.from - 1, field.to + 1, {
        class: 'field-empty',
        'data-placeholder': placeholders[field.role],
      }),
    );
  }
  return DecorationSet.create(document, drawn);
}

export const EmptyFields = Extension.create({
  name: 'emptyFields',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_config, state) => emptyFields(state.doc),
        apply: (transaction, current) => (transaction.docChanged ? emptyFields(transaction.doc) : current),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});
