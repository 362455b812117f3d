import type { StoryBlock, TextPlace } from '@foyer/contract/blocks';
import { Dropcursor, UndoRedo } from '@tiptap/extensions';
import { closeHistory } from '@tiptap/pm/history';
import type { MarkType } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { ClaimMarks, showMarks } from '#lib/editor/claim-marks.ts';
import { type ClaimMark, placeKey } from '#lib/ledger/ledger.ts';
import { BlockHandle } from './block-handle.tsx';
import { BlockIds, newBlockId } from './block-ids.ts';
import { act, inserted, pasted } from './commands.ts';
import { EmptyBlocks } from './empty-blocks.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { type EditorPictures, EditorPicturesContext } from './pictures.ts';
import { blocksOfHtml, blocksOfText, safeHref } from './reduce-html.ts';
import { SlashMenu } from './slash-menu.tsx';
import { blocksOf, documentOf, fieldPositions } from './story-document.ts';
import { StoryKeys } from './story-keys.ts';
import { storyNodes } from './story-nodes.ts';
import { Toolbar } from './toolbar.tsx';
import './block-editor.css';

/** What panels beside the text may do in it. Each change is one step of undo. */
export type BlockEditorHandle = {
  replace: (place: TextPlace, start: number, end: number, text: string) => void;
  reveal: (place: TextPlace, start: number, end: number) => void;
  undo: () => void;
};

type BlockEditorProps = {
  blocks: readonly StoryBlock[];
  /** Another value loads `blocks` anew: after restoring, taking another's version, switching the language. */
  revision: string;
  label: string;
  /** Why nothing can be changed, if so. */
  refusal: string | undefined;
  marks: readonly ClaimMark[];
  activeClaim: number | null;
  /** Pictures to choose from; without, the text has none. */
  pictures: EditorPictures['pictures'] | null;
  /** Has captions written, where that can be. */
  caption?: EditorPictures['caption'];
  language: EditorPictures['language'];
  onChange: (blocks: StoryBlock[]) => void;
  onOpenClaim: (claim: number) => void;
  /** Escape was pressed: the keyboard wants out of the text. */
  onLeave: () => void;
  ref?: Ref<BlockEditorHandle>;
};

const emptyText = (): StoryBlock[] => [
  { kind: 'paragraph', id: newBlockId(), locked: false, origin: 'person', text: '', marks: [] },
];
const documentFor = (blocks: readonly StoryBlock[]) => documentOf(blocks.length ? blocks : emptyText());

/** Running text to write in: blocks with tools, and claims drawn under the words. */
export function BlockEditor(props: BlockEditorProps) {
  const { blocks, revision, label, refusal, marks, activeClaim, pictures, caption, language, ref } = props;
  const hint = useId();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  /** The blocks as the document says them now: what did not change stays the same object. */
  const held = useRef(blocks);
  const slashKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const [asking, setAsking] = useState<'link' | 'picture' | null>(null);
  // Given anew with every key, the editor would set itself up anew with every key.
  const [begun] = useState(() => ({
    extensions: [
      ...storyNodes,
      StoryKeys,
      BlockIds,
      UndoRedo,
      Dropcursor.configure({ color: 'var(--ring)', width: 2 }),
      EmptyBlocks,
      ClaimMarks.configure({
        placesOf: fieldPositions,
        onOpen: (claim) => latest.current.onOpenClaim(claim),
      }),
    ],
    content: documentFor(blocks),
  }));
  const editor = useEditor({
    ...begun,
    editable: refusal === undefined,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: current }) => {
      held.current = blocksOf(current.state.doc, held.current);
      latest.current.onChange(held.current as StoryBlock[]);
    },
  });

  const loaded = useRef(revision);
  useEffect(() => {
    if (!editor || loaded.current === revision) return;
    loaded.current = revision;
    held.current = latest.current.blocks;
    editor.commands.setContent(documentFor(latest.current.blocks), { emitUpdate: false });
  }, [editor, revision]);

  useEffect(() => {
    editor?.setEditable(refusal === undefined, false);
    editor?.setOptions({
      editorProps: {
        attributes: {
          'aria-label': label,
          'aria-describedby': hint,
          'aria-readonly': String(refusal !== undefined),
          role: 'textbox',
          'aria-multiline': 'true',
          lang: language,
          spellcheck: 'true',
          ...(refusal === undefined ? {} : { tabindex: '0' }),
        },
        handleDOMEvents: { keydown: hearSelection },
        handleKeyDown: (_view, event) => {
          if (slashKeys.current?.(event)) return true;
          if (isOwnKey(editor, event)) {
            event.stopPropagation();
            if (event.key.toLowerCase() !== 'k') return false;
            setAsking('link');
            return true;
          }
          if (event.key !== 'Escape') return false;
          latest.current.onLeave();
          return true;
        },
        handlePaste: (_view, event) => paste(editor, event, latest.current.pictures ?? []),
        // Only what is dragged within the text may be dropped.
        handleDrop: (_view, _event, _slice, within) => !within,
      },
    });
  }, [editor, refusal, label, language, hint]);

  useEffect(() => {
    if (editor?.view) showMarks(editor.view, marks, activeClaim);
  }, [editor, marks, activeClaim]);

  useImperativeHandle(
    ref,
    () => ({
      replace: (where, start, end, text) => replaceText(editor, where, start, end, text),
      reveal: (where, start, end) => revealText(editor, where, start, end),
      undo: () => editor.commands.undo(),
    }),
    [editor],
  );
  const shown = useMemo(
    () => ({ pictures: pictures ?? [], language, refusal, caption }),
    [pictures, language, refusal, caption],
  );
  const withPictures = pictures !== null;

  return (
    <EditorPicturesContext value={shown}>
      <p id={hint} className="sr-only">
        Type / for blocks. Alt with the arrow keys moves a block. Escape leaves the text for its claims.
      </p>
      <Toolbar
        editor={editor}
        refusal={refusal}
        pictures={withPictures}
        onLink={() => setAsking('link')}
        onPicture={() => setAsking('picture')}
      />
      <div ref={place} className="relative">
        <EditorContent editor={editor} className="block-editor" />
        {refusal === undefined && <BlockHandle editor={editor} place={place} />}
      </div>
      <SlashMenu editor={editor} pictures={withPictures} keys={slashKeys} onPicture={() => setAsking('picture')} />
      {asking === 'link' && <LinkDialog editor={editor} onClose={() => setAsking(null)} />}
      {asking === 'picture' && (
        <PictureDialog
          pictures={shown.pictures}
          chosen={null}
          onClose={() => setAsking(null)}
          onChoose={(imageId) => {
            act(editor, inserted(editor.state, pictureBlock(imageId)));
            setAsking(null);
          }}
        />
      )}
    </EditorPicturesContext>
  );
}

/**
 * A browser tells of a new selection with its next frame only. A key that comes before that, from a fast hand or on a slow
 * machine, would act on what was chosen before, and Enter take away words nobody chose any more.
 */
function hearSelection({ dom }: EditorView): void {
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** Keys that mean something else around the text: bold, always, and a link where words are chosen or one is there. */
function isOwnKey(editor: Editor, event: KeyboardEvent): boolean {
  if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return false;
  const { empty, $from } = editor.state.selection;
  const key = event.key.toLowerCase();
  if (key === 'b') return true;
  return (
    key === 'k' &&
    $from.parent.type.allowsMarkType(editor.schema.marks.link as MarkType) &&
    (!empty || editor.isActive('link'))
  );
}

const pictureBlock = (imageId: string): StoryBlock => ({
  kind: 'image',
  id: newBlockId(),
  locked: false,
  origin: 'person',
  imageId,
  caption: '',
});

function paste(editor: Editor, event: ClipboardEvent, pictures: EditorPictures['pictures']): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const href = /^https?:/.test(text.trim()) ? safeHref(text) : null;
  if (href && !editor.state.selection.empty && editor.can().setMark('link', { href })) {
    return editor.commands.setMark('link', { href });
  }
  const known = new Set(pictures.map(({ id }) => id));
  const blocks = html ? blocksOfHtml(html, known) : blocksOfText(text);
  const found = blocks.length ? blocks : blocksOfText(text);
  if (found.length) act(editor, pasted(editor.state, found));
  return true;
}

function replaceText(editor: Editor, where: TextPlace, start: number, end: number, text: string) {
  const field = fieldPositions(editor.state.doc).get(placeKey(where));
  if (!field) return;
  editor.view.dispatch(closeHistory(editor.state.tr).insertText(text, field.from + start, field.from + end));
}

function revealText(editor: Editor, where: TextPlace, start: number, end: number) {
  const field = fieldPositions(editor.state.doc).get(placeKey(where));
  if (!field) return;
  editor
    .chain()
    .setTextSelection({ from: field.from + start, to: field.from + end })
    .scrollIntoView()
    .focus()
    .run();
}
