import { type Language, languageNames } from '@foyer/contract/languages';
import type { PostRow } from '@foyer/contract/posts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { CheckChip } from '#ui/checkbox.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useDuplicate } from '../queries.ts';
import { editAddress } from '../words.ts';

type DuplicateDialogProps = { row: PostRow; languages: readonly Language[]; onClose: () => void };

/** A copy as drafts: for another property, or in languages the post is not told in yet. */
export function DuplicateDialog({ row, languages, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate();
  const { properties } = useSelection();
  const duplicate = useDuplicate(row.id);
  const [propertyId, setPropertyId] = useState(row.propertyId ?? properties[0]?.id ?? '');
  const [chosen, setChosen] = useState<readonly Language[]>(row.languages.map(({ language }) => language));
  const told = new Set(row.languages.map(({ language }) => language));
  const go = () =>
    duplicate.mutate(
      { languages: [...chosen], ...(propertyId ? { propertyId } : {}) },
      {
        onSuccess: ({ id }) => {
          toast.success('The copy is here, as drafts');
          onClose();
          const address = editAddress({ ...row, id, propertyId: propertyId || null });
          if (address) void navigate(address);
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Duplicate ${row.title || 'this post'}`}
      description="The copy begins as drafts. Its claims are checked anew where it will stand."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            busy={duplicate.isPending}
            disabledReason={chosen.length === 0 ? 'Choose at least one language' : undefined}
            onClick={go}
          >
            {duplicate.isPending ? 'Duplicating...' : 'Duplicate post'}
          </Button>
        </>
      }
    >
      {properties.length > 0 && (
        <Field label="For which property">
          {(control) => (
            <Select {...control} value={propertyId} onChange={(event) => setPropertyId(event.target.value)}>
              {row.propertyId === null && <option value="">No property</option>}
              {properties.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                  {id === row.propertyId ? ', where it stands' : ''}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <fieldset className="mt-4">
        <legend className="mb-1.5 text-sm font-medium">In which languages</legend>
        <div className="flex flex-wrap gap-1.5">
          {languages.map((language) => (
            <CheckChip
              key={language}
              checked={chosen.includes(language)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, language] : chosen.filter((one) => one !== language))
              }
            >
              {languageNames[language]}
              {!told.has(language) && <span className="text-xs text-muted-foreground">to translate</span>}
            </CheckChip>
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
