import { type Language, languageNames } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useDescribe } from '../queries.ts';

type GalleryItemProps = {
  propertyId: string;
  /** Undefined once it is gone from the library. */
  picture: Media | undefined;
  place: number;
  count: number;
  /** It stands at the top of the page. */
  leads: boolean;
  language: Language;
  refusal: string | undefined;
  dragged: boolean;
  onDrag: (on: boolean) => void;
  onDrop: () => void;
  onMove: (step: 1 | -1) => void;
  onLead: (leads: boolean) => void;
  onRemove: () => void;
};

/** A picture of the gallery: dragged or moved by its buttons, described in one language. */
export function GalleryItem(props: GalleryItemProps) {
  const { picture, place, count, leads, language, refusal, dragged } = props;
  const title = picture?.title || `Picture ${place}`;
  return (
    <li
      draggable={!refusal}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        props.onDrag(true);
      }}
      onDragEnd={() => props.onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      className={cn('flex min-w-0 flex-col gap-2', !refusal && 'cursor-grab', dragged && 'opacity-50')}
    >
      <div className="relative">
        {picture ? (
          <img
            src={pictureAddress(picture, 480)}
            alt=""
            draggable={false}
            loading="lazy"
            className="aspect-[4/3] w-full rounded-[7px] object-cover shadow-[inset_0_0_0_1px_var(--border)]"
          />
        ) : (
          <div className="grid aspect-[4/3] place-items-center rounded-[7px] border border-dashed border-border-strong text-xs text-muted-foreground">
            No longer in the library
          </div>
        )}
        <span className="absolute top-1.5 left-1.5 grid h-5 min-w-5 place-items-center rounded-full border border-input bg-card px-1.5 text-2xs font-semibold">
          {leads ? `${place}, leads` : place}
        </span>
      </div>
      <div className="flex items-center gap-1">
        <Button
          size="icon-sm"
          variant="ghost"
          data-move="earlier"
          aria-label={`Move ${title} earlier`}
          disabledReason={refusal ?? (place === 1 ? 'It is the first' : undefined)}
          onClick={() => props.onMove(-1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          size="icon-sm"
          variant="ghost"
          data-move="later"
          aria-label={`Move ${title} later`}
          disabledReason={refusal ?? (place === count ? 'It is the last' : undefined)}
          onClick={() => props.onMove(1)}
        >
          <ChevronRight aria-hidden />
        </Button>
        <span className="min-w-0 grow truncate text-center text-xs text-muted-foreground" title={title}>
          {title}
        </span>
        <Button
          size="icon-sm"
          variant="ghost"
          aria-pressed={leads}
          aria-label={`${title} leads the page`}
          disabledReason={refusal}
          onClick={() => props.onLead(!leads)}
        >
          <Star aria-hidden className={leads ? 'fill-current text-primary' : ''} />
        </Button>
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={`Take out ${title}`}
          disabledReason={refusal}
          onClick={props.onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {picture && <AltText {...props} picture={picture} key={`${picture.id} ${language}`} />}
    </li>
  );
}

function AltText({ propertyId, picture, language, refusal }: GalleryItemProps & { picture: Media }) {
  const stored = picture.altText[language] ?? '';
  const [words, setWords] = useState(stored);
  const describe = useDescribe(propertyId);
  const save = () => {
    if (words.trim() !== stored && !describe.isPending)
      describe.mutate({ id: picture.id, language, words: words.trim() });
  };
  return (
    <Field
      label={
        <>
          Alt text<span className="sr-only"> of {picture.title}</span>, {languageNames[language]}
        </>
      }
      hint={describe.isPending ? 'Saving...' : words.trim() !== stored ? 'Not saved yet' : stored ? '' : 'None yet'}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          lang={language}
          maxLength={400}
          readOnly={Boolean(refusal)}
          className="text-sm"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onBlur={save}
        />
      )}
    </Field>
  );
}
