import { languageNames } from '@foyer/contract/languages';
import { closeHistory } from '@tiptap/pm/history';
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import ImageIcon from 'lucide-react/icons/image';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useContext, useState } from 'react';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { EditorPicturesContext } from './pictures.ts';

/** A picture in the text: itself, what readers hear instead of it, and its caption to write in. */
export function PictureView({ node, editor, getPos, updateAttributes }: ReactNodeViewProps) {
  const { pictures, language, refusal, caption } = useContext(EditorPicturesContext);
  const [choosing, setChoosing] = useState(false);
  const id = node.attrs.imageId as string;
  const picture = pictures.find((one) => one.id === id);
  const alt = picture?.altText[language];
  const writeCaption = (line: string) => {
    const at = getPos();
    const now = at === undefined ? null : editor.state.doc.nodeAt(at);
    if (at === undefined || !now) return;
    const words = line ? [editor.schema.text(line)] : [];
    editor.view.dispatch(closeHistory(editor.state.tr).replaceWith(at + 1, at + 1 + now.content.size, words));
  };
  return (
    <NodeViewWrapper className="story-picture">
      <div contentEditable={false} className="relative font-sans">
        {picture ? (
          <img
            src={pictureAddress(picture, 960)}
            alt={alt ?? picture.title}
            width={picture.width}
            height={picture.height}
            className="w-full rounded-[8px] object-cover"
          />
        ) : (
          <div className="grid h-24 place-items-center rounded-[8px] border border-dashed border-border-strong text-xs text-muted-foreground">
            This picture is not in the library
          </div>
        )}
        {picture && caption && (
          <span className="absolute bottom-2 left-2">{caption(id, node.content.size > 0, writeCaption)}</span>
        )}
        <Button
          size="sm"
          className="absolute right-2 bottom-2"
          disabledReason={refusal}
          onClick={() => setChoosing(true)}
        >
          <ImageIcon aria-hidden /> Change picture
        </Button>
      </div>
      {picture && (
        <p contentEditable={false} className="mt-1.5 flex items-start gap-1.5 font-sans text-xs text-muted-foreground">
          {alt ? (
            <>Alt text: {alt}</>
          ) : (
            <>
              <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0 stroke-[1.75] text-brass-line" />
              No alt text in {languageNames[language]}
            </>
          )}
        </p>
      )}
      <NodeViewContent<'figcaption'>
        as="figcaption"
        className="story-caption"
        data-empty={node.content.size === 0 || undefined}
      />
      {choosing && (
        <PictureDialog
          pictures={pictures}
          chosen={id}
          onClose={() => setChoosing(false)}
          onChoose={(imageId) => {
            updateAttributes({ imageId });
            setChoosing(false);
          }}
        />
      )}
    </NodeViewWrapper>
  );
}
