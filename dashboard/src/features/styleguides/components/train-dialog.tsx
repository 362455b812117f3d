import { type Language, languageNames, languages } from '@foyer/contract/languages';
import { longestText, mostTexts, type PastedText } from '@foyer/contract/training';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { counted } from '../guide-words.ts';
import { useTrain } from '../queries.ts';

type TrainDialogProps = { styleguideId: string; live: number | null; onClose: () => void };

/** What to learn from: pasted texts, live pages, and what people changed before they published. */
export function TrainDialog({ styleguideId, live, onClose }: TrainDialogProps) {
  const train = useTrain(styleguideId);
  const [texts, setTexts] = useState<PastedText[]>([]);
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState<Language>('en');
  const [text, setText] = useState('');
  const [livePages, setLivePages] = useState(true);
  const [edits, setEdits] = useState(true);
  const typed: PastedText[] = text.trim() === '' ? [] : [{ title: title.trim(), language, text: text.trim() }];
  const all = [...texts, ...typed];
  const add = () => {
    setTexts(all);
    setTitle('');
    setText('');
  };
  const nothing = all.length === 0 && !livePages && !edits ? 'Choose something to learn from' : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Train from texts"
      description="Nothing is changed by training. You decide on each proposal."
      className="w-[640px]"
      footnote={<span className="text-xs text-muted-foreground">{counted(all.length, 'pasted text')}</span>}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            busy={train.isPending}
            disabledReason={nothing}
            onClick={() => train.mutate({ texts: all, livePages, edits }, { onSuccess: onClose })}
          >
            {train.isPending ? 'Starting...' : 'Start training'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <Checkbox checked={livePages} onChange={(event) => setLivePages(event.target.checked)}>
            Live pages{live === null ? '' : ` (${live})`}
          </Checkbox>
          <Checkbox checked={edits} onChange={(event) => setEdits(event.target.checked)}>
            What people changed before they published
          </Checkbox>
        </div>
        {texts.length > 0 && (
          <ul aria-label="Pasted texts" className="divide-y rounded-md border">
            {texts.map((one, index) => (
              <li key={`${one.title} ${one.text}`} className="flex items-center gap-2 px-3 py-1.5 text-sm">
                <span className="min-w-0 grow truncate">{one.title || one.text}</span>
                <span className="text-xs text-muted-foreground">{languageNames[one.language]}</span>
                <button
                  type="button"
                  aria-label={`Remove pasted text ${index + 1}`}
                  onClick={() => setTexts(texts.filter((other) => other !== one))}
                  className="grid size-6 place-items-center rounded-xs hover:bg-muted"
                >
                  <X aria-hidden className="size-3.5 stroke-[1.75]" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="grid grid-cols-[1fr_140px] gap-3 max-md:grid-cols-1">
          <Field label="Title" hint="Where the text stands, such as “Letter to guests”">
            {(control) => (
              <Input {...control} maxLength={160} value={title} onChange={(event) => setTitle(event.target.value)} />
            )}
          </Field>
          <Field label="Language">
            {(control) => (
              <Select {...control} value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
                {languages.map((one) => (
                  <option key={one} value={one}>
                    {languageNames[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field label="Text that sounds right">
          {(control) => (
            <Textarea
              {...control}
              rows={7}
              maxLength={longestText}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button
          className="self-start"
          disabledReason={
            typed.length === 0
              ? 'Paste a text first'
              : all.length > mostTexts
                ? `At most ${mostTexts} texts at a time`
                : undefined
          }
          onClick={add}
        >
          Add another text
        </Button>
      </div>
    </Dialog>
  );
}
