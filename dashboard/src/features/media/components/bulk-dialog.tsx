import type { LibraryOverview, LibraryPicture, PicturesChange } from '@foyer/contract/media-library';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { useChangeMany } from '../queries.ts';
import { counted } from '../words.ts';

export type BulkAct = 'tag' | 'move' | 'rights';

type BulkDialogProps = {
  act: BulkAct;
  propertyId: string;
  pictures: readonly LibraryPicture[];
  overview: LibraryOverview | undefined;
  onClose: () => void;
  /** The job has begun. */
  onDone: (jobId: string) => void;
};

const titles: Record<BulkAct, string> = { tag: 'Tag', move: 'Move', rights: 'Set rights of' };

/** Has the same changed about several pictures by a job. What is left empty stays as it is. */
export function BulkDialog({ act, propertyId, pictures, overview, onClose, onDone }: BulkDialogProps) {
  const [tags, setTags] = useState<string[]>([]);
  const [folder, setFolder] = useState('');
  const [rights, setRights] = useState({ credit: '', licence: '', rightsUntil: '' });
  const { mutate, isPending } = useChangeMany(propertyId);
  const given = Object.fromEntries(Object.entries(rights).filter(([, value]) => value !== ''));
  const change: PicturesChange =
    act === 'tag' ? { addTags: tags } : act === 'move' ? { folderId: folder || null } : given;
  const empty = act === 'tag' ? tags.length === 0 : Object.keys(change).length === 0;
  const go = () => mutate({ ids: pictures.map(({ id }) => id), change }, { onSuccess: ({ jobId }) => onDone(jobId) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${titles[act]} ${counted(pictures.length, 'picture')}`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            busy={isPending}
            disabledReason={empty ? 'Say what to change first' : undefined}
            onClick={go}
          >
            {act === 'move' ? 'Move' : 'Change'}
          </Button>
        </>
      }
    >
      {act === 'tag' && <TagInput label="Tags to add" placeholder="winter, lake" values={tags} onChange={setTags} />}
      {act === 'move' && (
        <Field label="Folder">
          {(control) => (
            <Select {...control} value={folder} onChange={(event) => setFolder(event.target.value)}>
              <option value="">None</option>
              {overview?.folders.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {act === 'rights' && (
        <div className="flex flex-col gap-4">
          {(['credit', 'licence', 'rightsUntil'] as const).map((name) => (
            <Field key={name} label={{ credit: 'Credit', licence: 'Licence', rightsUntil: 'Rights end on' }[name]}>
              {(control) => (
                <Input
                  {...control}
                  type={name === 'rightsUntil' ? 'date' : 'text'}
                  maxLength={200}
                  value={rights[name]}
                  onChange={(event) => setRights({ ...rights, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </Dialog>
  );
}
