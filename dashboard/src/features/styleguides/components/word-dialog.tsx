import { type WordRule, wordRule } from '@foyer/contract/styleguides';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TagInput } from '#ui/tag-input.tsx';

type WordDialogProps = {
  /** A word to use; otherwise one to avoid. */
  preferred: boolean;
  /** The word to change; null for a new one. */
  word: string | null;
  rule: WordRule | undefined;
  /** The other words of the list. */
  taken: readonly string[];
  onClose: () => void;
  /** A rule that says nothing is null. */
  onPut: (word: string, rule: WordRule | null) => void;
};

const silent = wordRule.parse({});

/** One word of a list and what is to be said of it. */
export function WordDialog({ preferred, word, rule, taken, onClose, onPut }: WordDialogProps) {
  const [typed, setTyped] = useState(word ?? '');
  const [said, setSaid] = useState(rule ?? silent);
  const [problem, setProblem] = useState<string>();
  const set = (fields: Partial<WordRule>) => setSaid((now) => ({ ...now, ...fields }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === '') return setProblem('Write the word');
    if (name.length > 120) return setProblem('A word has at most 120 characters');
    if (taken.includes(name)) return setProblem('This word stands in the list already');
    const { instead, why, forms, severity } = { ...said, instead: said.instead.trim(), why: said.why.trim() };
    const isSilent = instead === '' && why === '' && forms.length === 0 && (preferred || severity === 'must');
    onPut(name, isSilent ? null : { instead, why, forms, severity });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={preferred ? 'A word we use' : 'A word we avoid'}
      description="Plural, case and verb forms are found by themselves."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form="word-form" variant="primary">
            {word === null ? 'Add word' : 'Use this'}
          </Button>
        </>
      }
    >
      <form id="word-form" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Word or phrase" error={problem}>
          {(control) => <Input {...control} value={typed} onChange={(event) => setTyped(event.target.value)} />}
        </Field>
        <Field
          label={preferred ? 'In place of' : 'Instead, write'}
          hint={preferred ? 'Words to be replaced by it, set apart by commas' : 'Offered as the fix in the text'}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={160}
              value={said.instead}
              onChange={(event) => set({ instead: event.target.value })}
            />
          )}
        </Field>
        <Field label="Why" hint="Shown to whoever writes">
          {(control) => (
            <Input
              {...control}
              maxLength={300}
              value={said.why}
              onChange={(event) => set({ why: event.target.value })}
            />
          )}
        </Field>
        {!preferred && (
          <div className="flex items-center justify-between gap-3">
            <span className="text-sm font-medium">A text that uses it</span>
            <Segmented
              label="How strict"
              value={said.severity}
              options={[
                { value: 'must', label: 'needs new words' },
                { value: 'should', label: 'may stand' },
              ]}
              onChange={(severity) => set({ severity })}
            />
          </div>
        )}
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-medium">Other spellings and forms</span>
          <TagInput
            label="Other forms"
            placeholder="For example worldclass"
            values={said.forms}
            onChange={(forms) => set({ forms: forms.slice(0, 20) })}
          />
        </div>
      </form>
    </Dialog>
  );
}
