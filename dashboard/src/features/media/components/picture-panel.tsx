import type { Language } from '@foyer/contract/languages';
import {
  heroWidth,
  type LibraryOverview,
  type LibraryPicture,
  type PictureChange,
} from '@foyer/contract/media-library';
import Replace from 'lucide-react/icons/replace';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { usePictureEdits } from '../hooks/use-picture-edits.ts';
import { useReplace } from '../hooks/use-replace.ts';
import { usePicture } from '../queries.ts';
import { dayWords, fieldName, fieldWords, rightsWords, sizeWords } from '../words.ts';
import { AltTexts } from './alt-texts.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { KeptInput } from './panel-field.tsx';
import { UseList } from './use-list.tsx';

type PicturePanelProps = {
  propertyId: string;
  id: string;
  languages: readonly Language[];
  folders: LibraryOverview['folders'];
  /** The job that writes alt texts just now, for this picture or others. */
  writing: string | null;
  mayWrite: boolean;
  mayGenerate: boolean;
  mayDelete: boolean;
  onDelete: (picture: LibraryPicture) => void;
  onClose: () => void;
};

/** Everything that is kept about one picture; each field is saved when it is left. */
export function PicturePanel({ propertyId, id, onClose, ...rest }: PicturePanelProps) {
  const picture = usePicture(propertyId, id);
  return (
    <section aria-label="Picture" className="flex h-full min-h-0 flex-col">
      <header className="flex items-center gap-2 border-b px-4 py-2.5">
        <h2 className="min-w-0 grow truncate text-base font-semibold">
          {picture.data ? picture.data.title || 'Without a title' : 'Picture'}
        </h2>
        <Button variant="ghost" size="icon-sm" aria-label="Close picture" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      <div className="min-h-0 grow overflow-y-auto px-4 py-4">
        {picture.error ? (
          <LoadFailed error={picture.error} onRetry={() => void picture.refetch()} />
        ) : picture.data ? (
          <Details key={id} propertyId={propertyId} picture={picture.data} {...rest} />
        ) : (
          <SkeletonRows rows={6} label="Loading the picture" />
        )}
      </div>
    </section>
  );
}

type DetailsProps = Omit<PicturePanelProps, 'id' | 'onClose'> & { picture: LibraryPicture };

function Details({ propertyId, picture: kept, languages, folders, onDelete, ...rest }: DetailsProps) {
  const { writing, mayWrite, mayGenerate, mayDelete } = rest;
  const { picture, save, isPending, stale, keepMine, takeTheirs } = usePictureEdits(propertyId, kept);
  const replace = useReplace(propertyId, kept.id);
  const file = useRef<HTMLInputElement>(null);
  const set = (change: PictureChange, was: PictureChange = picture) => save({ set: change, was });
  const rights = rightsWords(picture);
  const off = !mayWrite;
  return (
    <div className="flex flex-col gap-5">
      {stale && (
        <TwoVersions
          message={stale.message}
          parts={stale.clashes.map(({ name, mine, theirs }) => ({
            name: fieldName(name),
            mine: fieldWords(mine, folders),
            theirs: fieldWords(theirs, folders),
          }))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <div>
        <FocusPicker picture={picture} focus={picture.focus} readOnly={off} onChange={(focus) => set({ focus })} />
        <p className="mt-2 text-xs text-muted-foreground">
          {picture.width} × {picture.height} px, {sizeWords(picture.bytes)}
          {picture.width < heroWidth && ', too small for a hero'}. Added {dayWords(picture.createdAt)}
          {picture.uploadedBy && ` by ${picture.uploadedBy}`}.{!off && ' Click what must stay in sight when it is cut.'}
        </p>
        <Colors colors={picture.colors} />
        <p role="status" className="sr-only">
          {isPending ? 'Saving...' : replace.isPending ? 'Replacing...' : ''}
        </p>
      </div>
      {!off && (
        <div className="flex flex-wrap gap-2">
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            aria-label="File that takes its place"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              event.target.value = '';
              if (chosen) replace.mutate(chosen);
            }}
          />
          <Button size="sm" busy={replace.isPending} onClick={() => file.current?.click()}>
            <Replace aria-hidden />
            {replace.isPending ? 'Replacing...' : 'Replace file'}
          </Button>
          <Button
            size="sm"
            variant="danger"
            disabledReason={mayDelete ? undefined : 'Your role does not allow deleting pictures'}
            onClick={() => onDelete(picture)}
          >
            <Trash aria-hidden />
            Delete
          </Button>
        </div>
      )}
      <Field label="Title">
        {(control) => (
          <KeptInput
            {...control}
            readOnly={off}
            maxLength={200}
            value={picture.title}
            onKeep={(title, was) => set({ title }, { title: was })}
          />
        )}
      </Field>
      <AltTexts
        propertyId={propertyId}
        picture={picture}
        languages={languages}
        writing={writing}
        mayWrite={mayWrite}
        mayGenerate={mayGenerate}
        onDecorative={(decorative) => set({ decorative })}
        onKeep={(language, text, was) =>
          save({ set: { altText: { [language]: text } }, was: { altText: { [language]: was } } })
        }
      />
      <Field label="Folder">
        {(control) => (
          <Select
            {...control}
            disabled={off}
            value={picture.folderId ?? ''}
            onChange={(event) => set({ folderId: event.target.value || null })}
          >
            <option value="">None</option>
            {folders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset disabled={off} className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">Tags</legend>
        <TagInput label="Tags" placeholder="winter, lake" values={picture.tags} onChange={(tags) => set({ tags })} />
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 text-sm font-semibold">Rights</legend>
        {rights && <p className="text-xs text-brass-soft-foreground">{rights}.</p>}
        <Field label="Credit">
          {(control) => (
            <KeptInput
              {...control}
              readOnly={off}
              maxLength={200}
              value={picture.credit}
              onKeep={(credit, was) => set({ credit }, { credit: was })}
            />
          )}
        </Field>
        <Field label="Licence">
          {(control) => (
            <KeptInput
              {...control}
              readOnly={off}
              maxLength={200}
              value={picture.licence}
              onKeep={(licence, was) => set({ licence }, { licence: was })}
            />
          )}
        </Field>
        <Field label="Rights end on">
          {(control) => (
            <KeptInput
              {...control}
              type="date"
              readOnly={off}
              value={picture.rightsUntil ?? ''}
              onKeep={(day, was) => set({ rightsUntil: day || null }, { rightsUntil: was || null })}
            />
          )}
        </Field>
      </fieldset>
      <UseList propertyId={propertyId} id={picture.id} />
    </div>
  );
}

const Colors = ({ colors }: { colors: readonly string[] }) => (
  <p className="mt-2 flex gap-1">
    <span className="sr-only">Main colors: {colors.join(', ')}</span>
    {colors.map((color) => (
      <span
        key={color}
        aria-hidden
        title={color}
        className="h-[18px] w-3.5 rounded-arch border"
        style={{ backgroundColor: color }}
      />
    ))}
  </p>
);
