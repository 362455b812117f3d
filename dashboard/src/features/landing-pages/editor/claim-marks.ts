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
  tone: 'ink' | 'pencil' | 'none' | 'style';
  /** Of the claim in the ledger; null for an issue of style, which has none. */
  number: number | null;
  /** For screen readers and on hover, such as 'claim 6, no source'. */
  description: string;
};

type Drawn = { marks: readonly ClaimMark[]; active: number | null };

const markClass = { ink: 'claim-ink', pencil: 'claim-pencil', none: 'claim-none', style: 'claim-style' } as const;
const key = new PluginKey<DecorationSet>('claimMarks');

/** Draws these marks in place of the earlier ones. */
export function showMarks(view: EditorView, marks: readonly ClaimMark[], active: number | null) {
  view.dispatch(view.state.tr.setMeta(key, { marks, active } satisfies Drawn).setMeta('addToHistory', false));
}

function decorationsFor(document: DocumentNode, { marks, active }: Drawn): DecorationSet {
  const positions = fieldPositions(document);
  const drawn: Decoration[] = [];
  for (const mark of marks) {
    const place = positions.get(placeKey(mark));
    if (!place || mark.end > place.text.length) continue;
    const to = place.from + mark.end;
    const { number, tone, description } = mark;
    drawn.push(
      Decoration.inline(place.from + mark.start, to, {
        nodeName: 'mark',
        class: `${markClass[tone]}${number !== null && number === active ? ' claim-active' : ''}`,
        title: sentence(description),
        ...(number === null ? {} : { 'data-claim': String(number) }),
      }),
      Decoration.widget(to, () => noteOf(mark), { side: -1, key: `${number} ${description}`, ignoreSelection: true }),
    );
  }
  return DecorationSet.create(document, drawn);
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The small number after a claim; readers hear what it stands for instead. */
function noteOf({ number, description }: ClaimMark): HTMLElement {
  const note = document.createElement('sup');
  note.className = 'claim-number';
  note.contentEditable = 'false';
  const heard = document.createElement('span');
  heard.className = 'sr-only';
  heard.textContent = ` (${description}) `;
  note.append(heard);
  if (number !== null) {
    const seen = document.createElement('span');
    seen.ariaHidden = 'true';
    seen.textContent = String(number);
    note.append(seen);
    note.dataset.claim = String(number);
  }
  return note;
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
            const set = transaction.getMeta(key) as Drawn | undefined;
            if (set) return decorationsFor(transaction.doc, set);
            return transaction.docChanged ? current.map(transaction.mapping, transaction.doc) : current;
          },
        },
        props: {
          decorations: (state) => key.getState(state),
          handleClick(_view, _position, event) {
            const claim = (event.target as HTMLElement).closest<HTMLElement>('[data-claim]')?.dataset.claim;
            // The click's own selection is read after this; marks drawn before that would take the caret back.
            if (claim) setTimeout(() => onOpen(Number(claim)), 30);
            return false;
          },
        },
      }),
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
    ];
  },
});
