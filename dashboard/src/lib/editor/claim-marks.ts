/**
 * Claims and issues drawn into the text: ink where a source stands behind the words, pencil where nobody vouches for
 * them, a red wave where nothing does. They are decorations: nothing of them is ever saved.
 */
import { Extension } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { type ClaimMark, placeKey } from '../ledger/ledger.ts';
import './claim-marks.css';

/** Where each piece of text stands in the document, by its `placeKey`. */
export type PlacesOf = (document: DocumentNode) => ReadonlyMap<string, { from: number; text: string }>;

type Drawn = { marks: readonly ClaimMark[]; active: number | null };

const markClass = { ink: 'claim-ink', pencil: 'claim-pencil', none: 'claim-none', style: 'claim-style' } as const;
const key = new PluginKey<DecorationSet>('claimMarks');

/** Draws these marks in place of the earlier ones. */
export function showMarks(view: EditorView, marks: readonly ClaimMark[], active: number | null) {
  view.dispatch(view.state.tr.setMeta(key, { marks, active } satisfies Drawn).setMeta('addToHistory', false));
}

function decorationsFor(document: DocumentNode, placesOf: PlacesOf, { marks, active }: Drawn): DecorationSet {
  const positions = placesOf(document);
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

export const ClaimMarks = Extension.create<{ placesOf: PlacesOf; onOpen: (claim: number) => void }>({
  name: 'claimMarks',
  addOptions: () => ({ placesOf: () => new Map(), onOpen: () => undefined }),
  addProseMirrorPlugins() {
    const { placesOf, onOpen } = this.options;
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, current) {
            const set = transaction.getMeta(key) as Drawn | undefined;
            if (set) return decorationsFor(transaction.doc, placesOf, set);
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
    ];
  },
});
