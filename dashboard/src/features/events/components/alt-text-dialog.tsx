import { type Language, languageNames } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import { useState } from 'react';
import { toast } from 'sonner';
import { messageOf } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useDescribe } from '../queries.ts';

type AltTextDialogProps = { picture: Media; told: readonly Language[]; onClose: () => void };

/** What a picture shows, said for those who cannot see it, in each language the event is told in. */
export function AltTextDialog({ picture, told, onClose }: AltTextDialogProps) {
  const [texts, setTexts] = useState(picture.altText);
  const describe = useDescribe(picture.id);
  const save = () =>
    describe.mutate(Object.fromEntries(told.map((language) => [language, texts[language] ?? ''])), {
      onSuccess: () => {
        toast.success('Alt text saved');
        onClose();
      },
      onError: (error) => toast.error(messageOf(error)),
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Alt text"
      description="It belongs to the picture and is said wherever the picture is shown."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" busy={describe.isPending} onClick={save}>
            {describe.isPending ? 'Saving...' : 'Save alt text'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {told.map((language) => (
          <Field key={language} label={languageNames[language]}>
            {(control) => (
              <Textarea
                {...control}
                lang={language}
                rows={2}
                maxLength={400}
                className="font-voice"
                value={texts[language] ?? ''}
                onChange={(event) => setTexts({ ...texts, [language]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
