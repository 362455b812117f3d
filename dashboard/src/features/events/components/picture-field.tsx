import { type Language, languageNames, languages } from '@foyer/contract/languages';
import { largestPicture, type Media, mediaEndpoints } from '@foyer/contract/media';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useId, useRef, useState } from 'react';
import type { AltTextAbout } from '#features/content/queries.ts';
import { apiAddress } from '#lib/api/call.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { FieldError } from '#ui/field.tsx';
import { AltTextDialog } from './alt-text-dialog.tsx';

type PictureFieldProps = {
  /** Field of the form that is sent. */
  name: string;
  label: string;
  mediaId: string | null;
  file: File | null;
  pictures: readonly Media[];
  /** Languages the event is told in. */
  told: readonly Language[];
  /** What the picture belongs to, for whoever describes it. */
  about: AltTextAbout;
  error: string | undefined;
  readOnly: boolean;
  onChange: (change: { mediaId: string | null; file: File | null }) => void;
};

const pictureAddress = (id: string): string => apiAddress(`${mediaEndpoints.file.path.replace(':id', id)}?width=480`);

/** A picture from this computer or from the library, with what is said in its place. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, mediaId, file, pictures, told, about, error, readOnly, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(file);
  const [choosing, setChoosing] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const errorId = useId();
  const problem = tooLarge ? `The picture is larger than ${largestPicture / 1024 / 1024} MB` : error;
  const source = preview ?? (mediaId ? pictureAddress(mediaId) : null);
  const known = file ? undefined : pictures.find(({ id }) => id === mediaId);
  function take(chosen: File | undefined) {
    if (!chosen) return;
    setTooLarge(chosen.size > largestPicture);
    if (chosen.size <= largestPicture) onChange({ mediaId, file: chosen });
  }
  return (
    <fieldset aria-describedby={problem ? errorId : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {source ? (
        <img src={source} alt="" className="aspect-[16/9] w-full rounded-[7px] border object-cover" />
      ) : (
        <span
          aria-hidden
          className="grid aspect-[16/9] w-full place-items-center rounded-[7px] border border-dashed border-border-strong text-subtle-foreground"
        >
          <ImagePlus className="size-5 stroke-[1.75]" />
        </span>
      )}
      <AltText file={file} picture={known} told={told} about={about} chosen={source !== null} readOnly={readOnly} />
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
      {!readOnly && (
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            name={name}
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={`${label} from this computer`}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button size="sm" aria-label={`Upload ${label.toLowerCase()}`} onClick={() => input.current?.click()}>
            Upload
          </Button>
          <Button
            size="sm"
            aria-label={`Choose ${label.toLowerCase()}`}
            disabledReason={pictures.length === 0 ? 'There are no pictures in the library yet' : undefined}
            onClick={() => setChoosing(true)}
          >
            Choose
          </Button>
          {source && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove ${label.toLowerCase()}`}
              onClick={() => onChange({ mediaId: null, file: null })}
            >
              Remove
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={choosing}
        onOpenChange={setChoosing}
        title={`Choose ${label.toLowerCase()}`}
        className="w-[680px]"
        footer={
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
        }
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-2.5">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-pressed={picture.id === mediaId}
                onClick={() => {
                  onChange({ mediaId: picture.id, file: null });
                  setChoosing(false);
                }}
                className="block w-full rounded-[7px] text-left"
              >
                <img
                  src={pictureAddress(picture.id)}
                  alt=""
                  loading="lazy"
                  className={cn(
                    'aspect-[4/3] w-full rounded-[7px] object-cover',
                    picture.id === mediaId && 'outline-2 -outline-offset-2 outline-primary',
                  )}
                />
                <span className="mt-1 block truncate text-xs text-muted-foreground">{picture.title || 'Untitled'}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </fieldset>
  );
}

type AltTextProps = {
  file: File | null;
  picture: Media | undefined;
  told: readonly Language[];
  about: AltTextAbout;
  chosen: boolean;
  readOnly: boolean;
};

function AltText({ file, picture, told, about, chosen, readOnly }: AltTextProps) {
  const [writing, setWriting] = useState(false);
  if (!chosen) return null;
  if (file)
    return (
      <p className="mt-1.5 text-xs text-muted-foreground">
        {file.name}. It is sent when you save; then it can be described.
      </p>
    );
  const described = languages.filter((language) => picture?.altText[language]);
  return (
    <div className="mt-1.5 text-xs text-muted-foreground">
      {described.map((language) => (
        <p key={language}>
          {languageNames[language]}: <span lang={language}>{picture?.altText[language]}</span>
        </p>
      ))}
      {described.length === 0 && <p>No alt text yet.</p>}
      {picture && !readOnly && (
        <button type="button" className="font-medium text-primary hover:underline" onClick={() => setWriting(true)}>
          {described.length === 0 ? 'Write alt text' : 'Edit alt text'}
        </button>
      )}
      {writing && picture && (
        <AltTextDialog picture={picture} told={told} about={about} onClose={() => setWriting(false)} />
      )}
    </div>
  );
}

/** An address for a file of this computer while it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
