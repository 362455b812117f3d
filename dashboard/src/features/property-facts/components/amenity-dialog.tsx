import { amenity } from '@foyer/contract/canonical-facts';
import { amenityName } from '@foyer/editorial/lexicon/amenity-names';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { AmenityDetails } from '../amenities.ts';

type AmenityDialogProps = {
  id: string;
  details: AmenityDetails;
  onSave: (details: AmenityDetails) => void;
  onClose: () => void;
};

/** What is special about an amenity. It becomes part of the list, which is saved as a whole. */
export function AmenityDialog({ id, details, onSave, onClose }: AmenityDialogProps) {
  const [free, setFree] = useState(details.free ?? false);
  const [season, setSeason] = useState(details.seasonal === true ? 'part of the year' : details.seasonal || '');
  const [hours, setHours] = useState(details.hours ?? '');
  const [note, setNote] = useState(details.note ?? '');
  const [wrong, setWrong] = useState(false);
  const submit = () => {
    const said = { free, seasonal: season.trim(), hours: hours.trim() || undefined, note: note.trim() };
    const sound = amenity.safeParse({ id, ...said }).success;
    setWrong(!sound);
    if (!sound) return;
    onSave(said);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={amenityName(id, 'en')}
      description="Texts say it is free, seasonal or open at an hour only where that stands here."
      className="w-[440px]"
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form="amenity-form" variant="primary">
            Use these details
          </Button>
        </>
      }
    >
      <form
        id="amenity-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-4"
      >
        <Checkbox checked={free} onChange={(event) => setFree(event.target.checked)}>
          Free of charge
        </Checkbox>
        <Field
          label="Hours"
          hint="Leave empty where it is always there"
          error={wrong ? 'Write hours HH:MM-HH:MM, for example 14:00-22:00' : undefined}
        >
          {(control) => <Input {...control} value={hours} onChange={(event) => setHours(event.target.value)} />}
        </Field>
        <Field label="Season" hint="Such as winter, or May to October. Leave empty for all year">
          {(control) => (
            <Input {...control} maxLength={60} value={season} onChange={(event) => setSeason(event.target.value)} />
          )}
        </Field>
        <Field label="Note" hint="For colleagues and writers">
          {(control) => (
            <Input {...control} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
