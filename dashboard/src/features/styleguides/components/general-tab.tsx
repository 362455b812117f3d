import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { GuideDraft } from '../hooks/use-guide-draft.ts';

/** What the hotel is and whom it speaks to. */
export function GeneralTab({ guide: { draft, change, rename, errorOf } }: { guide: GuideDraft }) {
  const { content } = draft;
  const { general } = content;
  const set = (fields: Partial<typeof general>) => change({ ...content, general: { ...general, ...fields } });
  return (
    <Card>
      <CardHead title="General" />
      <div className="flex flex-col gap-4 p-4 pt-2">
        <Field label="Name of the style guide" error={errorOf('name')}>
          {(props) => (
            <Input {...props} name="name" value={draft.name} onChange={(event) => rename(event.target.value)} />
          )}
        </Field>
        <Field label="Hotel name" error={errorOf('content.general.hotelName')}>
          {(props) => (
            <Input
              {...props}
              name="content.general.hotelName"
              value={general.hotelName}
              onChange={(event) => set({ hotelName: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Description"
          error={errorOf('content.general.description')}
          hint="What the hotel is, in a few plain sentences"
        >
          {(props) => (
            <Textarea
              {...props}
              name="content.general.description"
              rows={4}
              value={general.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          )}
        </Field>
        <Field label="Target audience" error={errorOf('content.general.targetAudience')}>
          {(props) => (
            <Input
              {...props}
              name="content.general.targetAudience"
              value={general.targetAudience}
              onChange={(event) => set({ targetAudience: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-medium">Keywords</span>
          <TagInput
            label="Keywords"
            placeholder="For example Lake Constance"
            values={general.keywords}
            onChange={(keywords) => set({ keywords })}
          />
        </div>
      </div>
    </Card>
  );
}
