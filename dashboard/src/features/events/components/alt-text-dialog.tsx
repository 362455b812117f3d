import { type Language, languageNames } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import { useState } from 'react';
import { type AltTextAbout, useAltText } from '#features/content/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useDescribe } from '../queries.ts';

type AltTextDialogProps = {
  picture: Media;
  told: readonly Language[];
  /** What the picture belongs to. */
  about: AltTextAbout;
  onClose: () => void;
};

/** What a picture shows, said for those who cannot see it, in each language the event is told in. */
export function AltTextDialog({ picture, told, about, onClose }: AltTextDialogProps) {
  const [texts, setTexts] = useState(picture.altText);
  const describe = useDescribe(picture.id);
  const write = useAltText(picture, about);
  const [unseen, setUnseen] = useState(false);
  const writeIn = (language: Language) =>
    write.mutate(language, {
      onSuccess: ({ altText, source }) => {
        setTexts((before) => ({ ...before, [language]: altText }));
        setUnseen(source === 'built-in');
      },
      onError: (error) => toast.error(messageOf(error)),
    });
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
          <div key={language} className="relative">
            <Button
              size="sm"
              className="absolute -top-1.5 right-0 max-md:-top-3.5"
              aria-label={`Write alt text in ${languageNames[language]}`}
              busy={write.isPending && write.variables === language}
              disabledReason={write.isPending ? 'One is being written' : undefined}
              onClick={() => writeIn(language)}
            >
              Write
            </Button>
            <Field label={languageNames[language]}>
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
          </div>
        ))}
        {unseen && (
          <p role="status" className="text-xs text-muted-foreground">
            Written from what is known of the picture: nobody has looked at it. Read it over before you save.
          </p>
        )}
      </div>
    </Dialog>
  );
}
