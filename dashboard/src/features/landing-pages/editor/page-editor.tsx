import type { Block, TextPlace } from '@foyer/contract/blocks';
import { UndoRedo } from '@tiptap/extensions';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { type BlockSurroundings, BlockSurroundingsContext } from './block-frame.tsx';
import { type ClaimMark, ClaimMarks, showMarks } from './claim-marks.ts';
import { placeKey } from './fields.ts';
import { blocksOf, documentOf, fieldPositions } from './page-document.ts';
import { PageBlock, PageDocument, PageField, PageText } from './page-nodes.ts';
import './page-editor.css';

/** What panels beside the text may do in it. */
export type PageEditorHandle = {
  replace: (place: TextPlace, start: number, end: number, text: string) => void;
  reveal: (place: TextPlace, start: number, end: number) => void;
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
  ref?: Ref<PageEditorHandle>;
};

/** A page as one text to write in, with its claims drawn under the words. */
export function PageEditor(props: PageEditorProps) {
  const { blocks, revision, language, label, editable, marks, activeClaim, surroundings, ref } = props;
  const latest = useRef(props);
  latest.current = props;
  const editor = useEditor({
    extensions: [
      PageDocument,
      PageText,
      PageBlock,
      PageField,
      UndoRedo,
      ClaimMarks.configure({ onOpen: (claim) => latest.current.onOpenClaim(claim) }),
    ],
    content: documentOf(blocks),
    editable,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: current }) => latest.current.onChange(blocksOf(current.state.doc)),
  });

  const loaded = useRef(revision);
  useEffect(() => {
    if (!editor || loaded.current === revision) return;
    loaded.current = revision;
    editor.commands.setContent(documentOf(latest.current.blocks), { emitUpdate: false });
  }, [editor, revision]);

  useEffect(() => {
    editor?.setEditable(editable, false);
    editor?.setOptions({
      editorProps: {
        attributes: {
          'aria-label': label,
          role: 'textbox',
          'aria-multiline': 'true',
          lang: language,
          spellcheck: 'true',
        },
      },
    });
  }, [editor, editable, label, language]);

  useEffect(() => {
    if (editor?.view) showMarks(editor.view, marks, activeClaim);
  }, [editor, marks, activeClaim]);

  useImperativeHandle(ref, () => ({
    replace: (place, start, end, text) => editor && replaceText(editor, place, start, end, text),
    reveal: (place, start, end) => editor && revealText(editor, place, start, end),
  }));

  return (
    <BlockSurroundingsContext value={surroundings}>
      <EditorContent editor={editor} className="page-editor" />
    </BlockSurroundingsContext>
  );
}

function replaceText(editor: Editor, place: TextPlace, start: number, end: number, text: string) {
  const field = fieldPositions(editor.state.doc).get(placeKey(place));
  if (!field) return;
  editor.view.dispatch(editor.state.tr.insertText(text, field.from + start, field.from + end));
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
