import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { safeHref } from './reduce-html.ts';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Where the chosen words lead; without words chosen, the words too. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [before] = useState(() => (editor.getAttributes('link').href as string | undefined) ?? '');
  const [wordless] = useState(() => editor.state.selection.empty && !before);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // It stands in the tree of the page's own forms, though not on the page.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get('href') ?? '').trim();
    const href = safeHref(typed) ?? (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? safeHref(`https://${typed}`) : null);
    if (!href) {
      setError('Write a link such as https://example.com, or a page of this site such as /rooms');
      return;
    }
    const words = String(form.get('words') ?? '').trim() || typed;
    if (wordless)
      editor
        .chain()
        .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else editor.chain().extendMarkRange('link').setMark('link', { href }).run();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={before ? 'Change link' : 'Add link'}
      footnote={
        before && (
          <Button
            variant="danger"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetMark('link').run();
              onClose();
            }}
          >
            Take link away
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="story-link">
            {before ? 'Change link' : 'Add link'}
          </Button>
        </>
      }
    >
      <form id="story-link" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {wordless && <Field label="Words">{(control) => <Input {...control} name="words" autoComplete="off" />}</Field>}
        <Field label="Link" error={error} hint="A page of this site such as /rooms, or an address with https.">
          {(control) => <Input {...control} name="href" defaultValue={before} autoComplete="off" inputMode="url" />}
        </Field>
      </form>
    </Dialog>
  );
}
