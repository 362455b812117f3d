import { type DecorPlace, type HotelDecor, type PlaceKind, placeKinds } from '@foyer/contract/hotel-decor';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { useState } from 'react';
import { useWrittenLanguages } from '#features/property-languages/queries.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { kindNames, placeParts } from '../decor-words.ts';
import { usePlaceSave } from '../hooks/use-place-save.ts';
import { usePictures } from '../queries.ts';
import { PlacePictures } from './place-pictures.tsx';

type PlaceDialogProps = { property: Property; decor: HotelDecor; place: DecorPlace | null; onClose: () => void };

const blank = (): DecorPlace => ({ id: crypto.randomUUID(), kind: 'room', names: {}, seasonal: false, pictures: [] });

/** A room or area: what it is, what guests are told it is called, and the photographs that show it in their order. */
export function PlaceDialog({ property, decor, place, onClose }: PlaceDialogProps) {
  const [draft, setDraft] = useState<DecorPlace>(place ?? blank);
  const library = usePictures(property.id);
  const told = useWrittenLanguages(property) ?? [];
  const shown = languages.filter((language) => told.includes(language) || draft.names[language]);
  const save = usePlaceSave(property.id, decor, draft, onClose);
  const change = (more: Partial<DecorPlace>) => setDraft((before) => ({ ...before, ...more }));
  const rename = (language: Language, name: string) => change({ names: { ...draft.names, [language]: name } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={place ? 'Edit room or area' : 'Add room or area'}
      description={`Of ${property.name}.`}
      className="w-[680px]"
      footnote={
        place && (
          <Button variant="danger" busy={save.removing} onClick={save.remove}>
            Take out
          </Button>
        )
      }
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form="place-form" variant="primary" busy={save.saving}>
            {save.saving ? 'Saving...' : place ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <form
        id="place-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.submit();
        }}
        className="flex flex-col gap-4"
      >
        {save.stale && (
          <TwoVersions
            message={save.stale.message}
            parts={placeParts(
              draft,
              save.stale.theirs.places.find(({ id }) => id === draft.id),
              (id) => library.data?.find((one) => one.id === id)?.title ?? 'A photograph',
            )}
            onKeepMine={save.keepMine}
            onTakeTheirs={save.takeTheirs}
          />
        )}
        <Field label="What it is" hint="Alt texts and captions understand it in every language">
          {(control) => (
            <Select
              {...control}
              value={draft.kind}
              onChange={(event) => change({ kind: event.target.value as PlaceKind })}
            >
              {placeKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindNames[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
          {shown.map((language, at) => (
            <Field
              key={language}
              label={`Name in ${languageNames[language]}`}
              error={at === 0 ? save.problems.names : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  lang={language}
                  maxLength={80}
                  value={draft.names[language] ?? ''}
                  onChange={(event) => rename(language, event.target.value)}
                />
              )}
            </Field>
          ))}
        </div>
        <Checkbox checked={draft.seasonal} onChange={(event) => change({ seasonal: event.target.checked })}>
          Looks different through the year
        </Checkbox>
        <PlacePictures
          library={library}
          seasonal={draft.seasonal}
          pictures={draft.pictures}
          error={save.problems.pictures}
          onChange={(pictures) => change({ pictures })}
        />
      </form>
    </Dialog>
  );
}
