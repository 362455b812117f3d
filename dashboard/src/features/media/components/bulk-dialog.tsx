import type { LibraryOverview, LibraryPicture, PictureChange } from '@foyer/contract/media-library';
import { useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { changePicture, toEach, useRefresh } from '../queries.ts';
import { counted } from '../words.ts';

export type BulkAct = 'tag' | 'move' | 'rights';

type BulkDialogProps = {
  act: BulkAct;
  propertyId: string;
  pictures: readonly LibraryPicture[];
  overview: LibraryOverview | undefined;
  onClose: () => void;
  onDone: () => void;
};

const titles: Record<BulkAct, string> = { tag: 'Tag', move: 'Move', rights: 'Set rights of' };

/** Changes the same about several pictures. What is left empty stays as it is. */
export function BulkDialog({ act, propertyId, pictures, overview, onClose, onDone }: BulkDialogProps) {
  const [done, setDone] = useState<number | null>(null);
  const [tags, setTags] = useState<string[]>([]);
  const [folder, setFolder] = useState('');
  const [rights, setRights] = useState({ credit: '', licence: '', rightsUntil: '' });
  const refresh = useRefresh(propertyId);
  const changeOf = (picture: LibraryPicture): PictureChange => {
    if (act === 'tag') return { tags: [...new Set([...picture.tags, ...tags])] };
    if (act === 'move') return { folderId: folder || null };
    return Object.fromEntries(Object.entries(rights).filter(([, value]) => value !== ''));
  };
  const empty = act === 'tag' ? tags.length === 0 : act === 'rights' && Object.values(rights).every((one) => !one);
  const go = async () => {
    setDone(0);
    const failed = await toEach(pictures, (picture) => changePicture(picture.id, changeOf(picture)), setDone);
    await refresh();
    const changed = pictures.length - failed.length;
    if (changed > 0) toast.success(`${counted(changed, 'picture')} changed`);
    if (failed[0])
      toast.error(`Failed to change ${counted(failed.length, 'picture')}`, { description: messageOf(failed[0].error) });
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && done === null && onClose()}
      title={`${titles[act]} ${counted(pictures.length, 'picture')}`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            busy={done !== null}
            disabledReason={empty ? 'Say what to change first' : undefined}
            onClick={() => void go()}
          >
            {done !== null ? `Changing, ${done} of ${pictures.length}` : act === 'move' ? 'Move' : 'Change'}
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
