import type { PostStatus } from '@foyer/contract/events';
import { FieldError } from '#ui/field.tsx';
import { PublishWhen } from '#ui/publish-when.tsx';
import { Select } from '#ui/select.tsx';
import type { EventText } from '../event-draft.ts';
import { postStatusNames } from '../words.ts';

/** Choices of a person; the others are states something else brings about. */
const choices: PostStatus[] = ['draft', 'published', 'archived'];

type Change = Partial<Pick<EventText, 'status' | 'publishAt'>>;

/** Whether guests see one language. */
export function LanguageStatus({
  name,
  text,
  readOnly,
  onChange,
}: {
  name: string;
  text: EventText;
  readOnly: boolean;
  onChange: (change: Change) => void;
}) {
  const statuses = choices.includes(text.status) ? choices : [...choices, text.status];
  return (
    <Select
      aria-label={`Status in ${name}`}
      className="h-7 text-sm"
      value={text.status}
      disabled={readOnly}
      onChange={(event) => onChange({ status: event.target.value as PostStatus, publishAt: null })}
    >
      {statuses.map((status) => (
        <option key={status} value={status}>
          {postStatusNames[status]}
        </option>
      ))}
    </Select>
  );
}

/** When a language goes live that is not live yet; and why it did not when it was planned to. */
export function LanguageWhen({
  name,
  text: { status, publishAt, failure, live },
  error,
  readOnly,
  onChange,
}: {
  name: string;
  text: EventText;
  error: string | undefined;
  readOnly: boolean;
  onChange: (change: Change) => void;
}) {
  if (status === 'failed') return failure && <FieldError>{failure}</FieldError>;
  if (readOnly || live || (status !== 'published' && status !== 'scheduled')) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        Goes live
        <PublishWhen
          at={publishAt}
          name={name}
          onChange={(at) => onChange({ status: at ? 'scheduled' : 'published', publishAt: at })}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
