/**
 * Claims and issues drawn into the text: ink where a source stands behind the words, pencil where nobody vouches for
 * them, a red wave where nothing does. They are decorations: nothing of them is ever saved.
 */
import type { TextPlace } from '@foyer/contract/blocks';
import { Extension } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { placeholders, placeKey } from './fields.ts';
import { fieldPositions } from './page-document.ts';

export type ClaimMark = TextPlace & {
  start: number;
  end: number;
  tone: 'ink' | 'pencil' | 'none';
  number: number;
  /** For screen readers and on hover, such as 'Claim 6, no source'. */
  description: string;
};

const markClass = { ink: 'claim-ink', pencil: 'claim-pencil', none: 'claim-none' } as const;
const key = new PluginKey<DecorationSet>('claimMarks');

/** Draws these marks in place of the earlier ones. */
export function showMarks(view: EditorView, marks: readonly ClaimMark[], active: number | null) {
  view.dispatch(view.state.tr.setMeta(key, { marks, active }).setMeta('addToHistory', false));
}

function decorationsFor(document: DocumentNode, marks: readonly ClaimMark[], active: number | null): DecorationSet {
  const positions = fieldPositions(document);
  const drawn: Decoration[] = [];
  for (const mark of marks) {
    const place = positions.get(placeKey(mark));
    if (!place || mark.end > place.text.length) continue;
    const to = place.from + mark.end;
    drawn.push(
      Decoration.inline(place.from + mark.start, to, {
        nodeName: 'mark',
        class: `${markClass[mark.tone]}${mark.number === active ? ' claim-active' : ''}`,
        title: mark.description,
        'data-claim': String(mark.number),
      }),
      Decoration.widget(to, () => numberOf(mark), { side: -1, key: `claim-${mark.number}`, ignoreSelection: true }),
    );
  }
  return DecorationSet.create(document, drawn);
}

function numberOf(mark: ClaimMark): HTMLElement {
  const element = document.createElement('sup');
  element.className = 'claim-number';
  element.contentEditable = 'false';
  element.dataset.claim = String(mark.number);
  element.textContent = String(mark.number);
  return element;
}

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

export const ClaimMarks = Extension.create<{ onOpen: (claim: number) => void }>({
  name: 'claimMarks',
  addOptions: () => ({ onOpen: () => undefined }),
  addProseMirrorPlugins() {
    const { onOpen } = this.options;
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, current) {
            const set = transaction.getMeta(key) as { marks: ClaimMark[]; active: number | null } | undefined;
            if (set) return decorationsFor(transaction.doc, set.marks, set.active);
            return transaction.docChanged ? current.map(transaction.mapping, transaction.doc) : current;
          },
        },
        props: {
          decorations: (state) => key.getState(state),
          handleClick(_view, _position, event) {
            const claim = (event.target as HTMLElement).closest<HTMLElement>('[data-claim]')?.dataset.claim;
            if (claim) onOpen(Number(claim));
            return false;
          },
        },
      }),
      new Plugin({ props: { decorations: (state) => emptyFields(state.doc) } }),
    ];
  },
});
