import { type Media, mediaEndpoints } from '@foyer/contract/media';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useId, useRef, useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { apiAddress } from '#lib/api/call.ts';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { FieldError } from '#ui/field.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { usePictures, useUpload } from '../hooks/use-pictures.ts';

type SitePictureProps = {
  label: string;
  hint?: string;
  pictureId: string | null;
  /** The open property, whose library holds what is uploaded; null while the workspace has none. */
  propertyId: string | null;
  /** It is made for dark ground and looked at on it. */
  dark?: boolean;
  /** A sign or a logo is seen whole, a photograph fills its frame. */
  whole?: boolean;
  error: string | undefined;
  onChange: (pictureId: string | null) => void;
};

const fileAddress = (id: string): string => apiAddress(`${mediaEndpoints.file.path.replace(':id', id)}?width=480`);

/** A picture of the site, from this computer or from the library. */
export function SitePicture(props: SitePictureProps) {
  const { label, hint, pictureId, propertyId, dark = false, whole = false, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const upload = useUpload(propertyId ?? '');
  // What else is changed while a file is on its way stays.
  const latest = useRef(onChange);
  latest.current = onChange;
  const errorId = useId();
  const error = upload.error ? messageOf(upload.error) : props.error;
  const what = label.toLowerCase();
  const refusal = propertyId === null ? 'Pictures belong to a property: add one to this workspace first' : undefined;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex min-w-0 items-start gap-3">
      <legend className="sr-only">{label}</legend>
      {pictureId ? (
        <img
          src={fileAddress(pictureId)}
          alt=""
          className={cn(
            'h-16 w-24 shrink-0 rounded-[7px] border',
            whole ? 'object-contain p-1.5' : 'object-cover',
            dark ? 'bg-[#16211e]' : 'bg-white',
          )}
        />
      ) : (
        <span
          aria-hidden
          className="grid h-16 w-24 shrink-0 place-items-center rounded-[7px] border border-dashed border-border-strong text-subtle-foreground"
        >
          <ImagePlus className="size-5 stroke-[1.75]" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p aria-hidden className="text-sm font-medium">
          {label}
        </p>
        {hint && <p className="text-xs text-muted-foreground">{hint}</p>}
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            aria-label={`${label} from this computer`}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) upload.mutate(file, { onSuccess: ({ id }) => latest.current(id) });
            }}
          />
          <Button
            size="sm"
            aria-label={`Upload ${what}`}
            busy={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {upload.isPending ? 'Uploading...' : 'Upload'}
          </Button>
          <Button size="sm" aria-label={`Choose ${what}`} disabledReason={refusal} onClick={() => setChoosing(true)}>
            Choose
          </Button>
          {pictureId && (
            <Button size="sm" variant="ghost" aria-label={`Remove ${what}`} onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
        </div>
        {upload.isPending && (
          <progress
            aria-label={`Uploading ${what}`}
            value={upload.progress}
            max={1}
            className="mt-1.5 block h-1 w-full accent-primary"
          />
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {choosing && propertyId !== null && (
        <Chooser
          title={`Choose ${what}`}
          propertyId={propertyId}
          chosen={pictureId}
          onClose={() => setChoosing(false)}
          onChoose={(id) => {
            onChange(id);
            setChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}

type ChooserProps = {
  title: string;
  propertyId: string;
  chosen: string | null;
  onClose: () => void;
  onChoose: (id: string) => void;
};

function Chooser({ title, propertyId, chosen, onClose, onChoose }: ChooserProps) {
  const { data, error, refetch } = usePictures(propertyId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      className="w-[680px]"
      footer={
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
      }
    >
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={3} label="Loading pictures" />
      ) : data.data.length === 0 ? (
        <p className="text-sm text-muted-foreground">There are no pictures in the library yet. Upload the first.</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-2.5">
          {data.data.map((picture) => (
            <li key={picture.id}>
              <Choice picture={picture} isChosen={picture.id === chosen} onChoose={() => onChoose(picture.id)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const Choice = ({ picture, isChosen, onChoose }: { picture: Media; isChosen: boolean; onChoose: () => void }) => (
  <button type="button" aria-pressed={isChosen} onClick={onChoose} className="block w-full rounded-[7px] text-left">
    <img
      src={pictureAddress(picture, 480)}
      alt=""
      loading="lazy"
      className={cn(
        'aspect-[4/3] w-full rounded-[7px] object-cover',
        isChosen && 'outline-2 -outline-offset-2 outline-primary',
      )}
    />
    <span className="mt-1 block truncate text-xs text-muted-foreground">{picture.title || 'Untitled'}</span>
  </button>
);
