import type { Language } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import { largestGallery, type PropertyPostDraft } from '@foyer/contract/property-post-fields';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { counted } from '../words.ts';
import { GalleryItem } from './gallery-item.tsx';
import { PictureDialog } from './picture-dialog.tsx';

type GalleryEditorProps = {
  propertyId: string;
  postId: string;
  draft: PropertyPostDraft;
  pictures: readonly Media[];
  language: Language;
  /** Why pictures cannot be changed, if so. */
  refusal: string | undefined;
  /** Gives the pictures of this language to the others; undefined where there are no others. */
  onShare: (() => void) | undefined;
  onChange: (fields: Partial<PropertyPostDraft>) => void;
};

/** The pictures of a post in their order. One of them may lead it; each is described in the language of the post. */
export function GalleryEditor(props: GalleryEditorProps) {
  const { propertyId, postId, draft, pictures, language, refusal, onShare, onChange } = props;
  const { gallery, featured_media } = draft;
  const [choosing, setChoosing] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const move = (from: number, to: number, focus?: 'earlier' | 'later') => {
    const id = gallery[from];
    if (id === undefined || to < 0 || to >= gallery.length || from === to) return;
    onChange({ gallery: gallery.toSpliced(from, 1).toSpliced(to, 0, id) });
    setSaid(`${titleOf(pictures, id)} is picture ${to + 1} of ${gallery.length}`);
    // The button goes along with its picture.
    if (focus)
      setTimeout(() => {
        const item = list.current?.children[to];
        const wanted = item?.querySelector<HTMLElement>(`[data-move="${focus}"]:not([aria-disabled])`);
        (wanted ?? item?.querySelector<HTMLElement>('[data-move]:not([aria-disabled])'))?.focus();
      });
  };
  const remove = (at: number) => {
    const id = gallery[at];
    onChange({ gallery: gallery.toSpliced(at, 1), ...(id === featured_media ? { featured_media: null } : {}) });
    setSaid(`${titleOf(pictures, id)} taken out`);
  };

  return (
    <Card aria-label="Pictures">
      <CardHead
        title="Pictures"
        detail={counted(gallery.length, 'picture')}
        action={
          <div className="flex flex-wrap justify-end gap-2 pb-1">
            {onShare && gallery.length > 0 && (
              <Button size="sm" disabledReason={refusal} onClick={onShare}>
                Use in every language
              </Button>
            )}
            <Button
              size="sm"
              disabledReason={
                refusal ??
                (gallery.length >= largestGallery ? `A gallery has at most ${largestGallery} pictures` : undefined)
              }
              onClick={() => setChoosing(true)}
            >
              <ImagePlus aria-hidden /> Add pictures
            </Button>
          </div>
        }
      />
      <div className="px-4 pt-2 pb-4">
        {gallery.length === 0 ? (
          <p className="border-y py-4 text-sm text-muted-foreground">
            No picture shows the house yet. The first one you add leads the page.
          </p>
        ) : (
          <ul
            ref={list}
            aria-label="Gallery"
            className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-3 gap-y-4"
          >
            {gallery.map((id, at) => (
              <GalleryItem
                key={id}
                propertyId={propertyId}
                picture={pictures.find((one) => one.id === id)}
                place={at + 1}
                count={gallery.length}
                leads={id === featured_media}
                language={language}
                refusal={refusal}
                dragged={dragged === at}
                onDrag={(on) => setDragged(on ? at : null)}
                onDrop={() => dragged !== null && move(dragged, at)}
                onMove={(step) => move(at, at + step, step < 0 ? 'earlier' : 'later')}
                onLead={(leads) => onChange({ featured_media: leads ? id : null })}
                onRemove={() => remove(at)}
              />
            ))}
          </ul>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      {choosing && (
        <PictureDialog
          propertyId={propertyId}
          postId={postId}
          pictures={pictures}
          chosen={gallery}
          onClose={() => setChoosing(false)}
          onAdd={(ids) =>
            onChange({ gallery: [...gallery, ...ids], ...(featured_media ? {} : { featured_media: ids[0] ?? null }) })
          }
        />
      )}
    </Card>
  );
}

const titleOf = (pictures: readonly Media[], id: string | undefined) =>
  pictures.find((one) => one.id === id)?.title || 'The picture';
