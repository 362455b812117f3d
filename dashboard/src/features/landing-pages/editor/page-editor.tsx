import type { Block, TextPlace } from '@foyer/contract/blocks';
import { UndoRedo } from '@tiptap/extensions';
import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { ClaimMarks, showMarks } from '#lib/editor/claim-marks.ts';
import { type ClaimMark, placeKey } from '#lib/ledger/ledger.ts';
import { type BlockSurroundings, BlockSurroundingsContext } from './block-frame.tsx';
import { EmptyFields } from './empty-fields.ts';
import { changesBlocks, KeepBlocks } from './keep-blocks.ts';
import { blankBlock, blockNodeOf, blockPosition, blocksOf, documentOf, fieldPositions } from './page-document.ts';
import { PageBlock, PageDocument, PageField, PageText } from './page-nodes.ts';
import './page-editor.css';

/** What panels beside the text may do in it. Each change is one step of undo. */
export type PageEditorHandle = {
  replace: (place: TextPlace, start: number, end: number, text: string) => void;
  reveal: (place: TextPlace, start: number, end: number) => void;
  /** Changes what a block is beside its words: its picture, its lock. */
  changeBlock: (id: string, change: (block: Block) => Block) => void;
  /** Puts a block in the place of the one with its id. */
  putBlock: (block: Block) => void;
  removeBlock: (id: string) => void;
  undo: () => void;
  /** Shows a block as it is being written; nobody is told, and no undo leads back to it. */
  preview: (block: Block) => void;
};

type PageEditorProps = {
  blocks: readonly Block[];
  /** Another value loads `blocks` anew: after writing, restoring, switching the language. */
  revision: string;
  language: string;
  label: string;
  editable: boolean;
  marks: readonly ClaimMark[];
  activeClaim: number | null;
  surroundings: BlockSurroundings;
  onChange: (blocks: Block[]) => void;
  onOpenClaim: (claim: number) => void;
  /** Escape was pressed: the keyboard wants out of the text. */
  onLeave: () => void;
  ref?: Ref<PageEditorHandle>;
};

/** A page as one text to write in, with its claims drawn under the words. */
export function PageEditor(props: PageEditorProps) {
  const { blocks, revision, language, label, editable, marks, activeClaim, surroundings, ref } = props;
  const hint = useId();
  const latest = useRef(props);
  latest.current = props;
  // Given anew with every key, the editor would set itself up anew with every key.
  const [begun] = useState(() => ({
    extensions: [
      PageDocument,
      PageText,
      PageBlock,
      PageField,
      UndoRedo,
      KeepBlocks,
      EmptyFields,
      ClaimMarks.configure({
        placesOf: fieldPositions,
        onOpen: (claim) => latest.current.onOpenClaim(claim),
      }),
    ],
    content: documentOf(blocks),
  }));
  const editor = useEditor({
    ...begun,
    editable,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: current }) => latest.current.onChange(blocksOf(current.state.doc)),
  });

  const loaded = useRef(revision);
  useEffect(() => {
    if (!editor || loaded.current === revision) return;
    loaded.current = revision;
    editor
      .chain()
      .setMeta(changesBlocks, true)
      .setContent(documentOf(latest.current.blocks), { emitUpdate: false })
      .run();
  }, [editor, revision]);

  useEffect(() => {
    editor?.setEditable(editable, false);
    editor?.setOptions({
      editorProps: {
        attributes: {
          'aria-label': label,
          'aria-describedby': hint,
          'aria-readonly': String(!editable),
          role: 'textbox',
          'aria-multiline': 'true',
          lang: language,
          spellcheck: 'true',
          ...(editable ? {} : { tabindex: '0' }),
        },
        handleDOMEvents: {
          // A block begins with its tools, so the Tab key alone would put the caret nowhere.
          focus: (view) => {
            setTimeout(() => {
              const caret = view.dom.ownerDocument.getSelection()?.anchorNode ?? null;
              if (view.editable && view.hasFocus() && !view.dom.contains(caret)) view.focus();
            }, 30);
            return false;
          },
        },
        handleKeyDown: (_view, event) => {
          if (event.key !== 'Escape') return false;
          latest.current.onLeave();
          return true;
        },
      },
    });
  }, [editor, editable, label, language, hint]);

  useEffect(() => {
    if (editor?.view) showMarks(editor.view, marks, activeClaim);
  }, [editor, marks, activeClaim]);

  useImperativeHandle(
    ref,
    () => ({
      replace: (place, start, end, text) => editor && replaceText(editor, place, start, end, text),
      reveal: (place, start, end) => editor && revealText(editor, place, start, end),
      changeBlock: (id, change) => editor && changeBlock(editor, id, change),
      putBlock: (block) => editor && putBlock(editor, block, ownStep(editor)),
      removeBlock: (id) => editor && removeBlock(editor, id),
      undo: () => editor?.commands.undo(),
      preview: (block) =>
        editor &&
        putBlock(
          editor,
          block,
          ofBlocks(editor.state.tr).setMeta('preventUpdate', true).setMeta('addToHistory', false),
        ),
    }),
    [editor],
  );

  return (
    <BlockSurroundingsContext value={surroundings}>
      <p id={hint} className="sr-only">
        Tab goes on to the tools of the blocks. Escape leaves the text for its claims.
      </p>
      <EditorContent editor={editor} className="page-editor" />
    </BlockSurroundingsContext>
  );
}

/** A change that undo takes back alone, however soon it follows the keys. */
const ownStep = (editor: Editor) => ofBlocks(closeHistory(editor.state.tr));

const ofBlocks = (step: Transaction) => step.setMeta(changesBlocks, true);

function replaceText(editor: Editor, place: TextPlace, start: number, end: number, text: string) {
  const field = fieldPositions(editor.state.doc).get(placeKey(place));
  if (!field) return;
  editor.view.dispatch(ownStep(editor).insertText(text, field.from + start, field.from + end));
}

function revealText(editor: Editor, place: TextPlace, start: number, end: number) {
  const field = fieldPositions(editor.state.doc).get(placeKey(place));
  if (!field) return;
  editor
    .chain()
    .setTextSelection({ from: field.from + start, to: field.from + end })
    .scrollIntoView()
    .focus()
    .run();
}

function changeBlock(editor: Editor, id: string, change: (block: Block) => Block) {
  const found = blockPosition(editor.state.doc, id);
  if (!found) return;
  editor.view.dispatch(ownStep(editor).setNodeMarkup(found.from, undefined, { block: change(found.block) }));
}

function removeBlock(editor: Editor, id: string) {
  const found = blockPosition(editor.state.doc, id);
  if (!found) return;
  const blank = editor.state.doc.childCount === 1 ? [editor.schema.nodeFromJSON(blockNodeOf(blankBlock))] : [];
  editor.view.dispatch(ownStep(editor).replaceWith(found.from, found.to, blank));
}

function putBlock(editor: Editor, block: Block, step: Transaction) {
  const found = blockPosition(editor.state.doc, block.id);
  if (found)
    editor.view.dispatch(step.replaceWith(found.from, found.to, editor.schema.nodeFromJSON(blockNodeOf(block))));
}
