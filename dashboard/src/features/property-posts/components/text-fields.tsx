import type { PropertyPostDraft } from '@foyer/contract/property-post-fields';
import type { ReactNode } from 'react';
import { Card, CardHead } from '#ui/card.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { messageAt, type Problem } from '../words.ts';

type TextFieldsProps = {
  draft: PropertyPostDraft;
  problems: readonly Problem[];
  language: string;
  readOnly: boolean;
  words: number;
  /** Has the text written. */
  write: ReactNode;
  /** Where the description is written. */
  description: ReactNode;
  onChange: (fields: Partial<PropertyPostDraft>) => void;
};

/** What guests read: the title, the summary and the description. */
export function TextFields({
  draft,
  problems,
  language,
  readOnly,
  words,
  write,
  description,
  onChange,
}: TextFieldsProps) {
  const contentProblem = messageAt(problems, 'content');
  return (
    <Card aria-label="Text">
      <CardHead title="Text" detail={`${words} words`} />
      <div className="flex flex-col gap-4 px-4 pt-2 pb-4">
        <Field label="Property title" error={messageAt(problems, 'title')}>
          {(control) => (
            <Input
              {...control}
              name="title"
              lang={language}
              readOnly={readOnly}
              maxLength={200}
              className="h-11 font-voice text-lg"
              value={draft.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Property summary"
          hint={`${draft.excerpt.length} of about 155 characters. It stands in search results too.`}
          error={messageAt(problems, 'excerpt')}
        >
          {(control) => (
            <Textarea
              {...control}
              name="excerpt"
              lang={language}
              readOnly={readOnly}
              rows={2}
              maxLength={600}
              className="font-voice text-md"
              value={draft.excerpt}
              onChange={(event) => onChange({ excerpt: event.target.value })}
            />
          )}
        </Field>
        <div className="flex min-w-0 flex-col gap-1.5">
          <div className="flex items-center justify-between gap-3">
            <p className="text-sm leading-[1.125rem] font-medium">Property description</p>
            {write}
          </div>
          <div
            id="content"
            tabIndex={-1}
            className="min-w-0 rounded-[7px] border border-input bg-card px-4 py-3 focus-within:border-ring focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-ring data-invalid:border-destructive data-invalid:shadow-[inset_0_0_0_1px_var(--destructive)]"
            data-invalid={contentProblem ? true : undefined}
          >
            {description}
          </div>
          {contentProblem && <FieldError>{contentProblem}</FieldError>}
        </div>
      </div>
    </Card>
  );
}
