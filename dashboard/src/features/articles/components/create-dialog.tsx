import { articleInput } from '@foyer/contract/articles';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWrittenLanguages } from '#features/property-languages/queries.ts';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { CheckChip } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCreateArticle } from '../queries.ts';

/** What an article is begun with. */
export type Beginning = { name: string; eventId?: string; factIds?: string[] };

export function CreateDialog({ beginning, onClose }: { beginning: Beginning; onClose: () => void }) {
  const { workspace, property, properties } = useSelection();
  const told = useWrittenLanguages(property ?? { id: '', workspaceId: workspace?.id ?? '' });
  const create = useCreateArticle();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Language[] | null>(null);
  const [house, setHouse] = useState(property?.id ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const wanted = chosen ?? told ?? [];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = {
      ...(house ? { propertyId: house } : { workspaceId: workspace?.id ?? '' }),
      name: String(new FormData(event.currentTarget).get('name') ?? ''),
      languages: wanted,
      relatedEventIds: beginning.eventId ? [beginning.eventId] : [],
      // Facts are those of one house.
      factIds: house === property?.id ? (beginning.factIds ?? []) : [],
    };
    const parsed = articleInput.safeParse(input);
    if (!parsed.success) {
      setErrors(Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
      return;
    }
    create.mutate(input, {
      onSuccess: ({ id }) => navigate(`/blog/${id}`),
      onError: (cause) => {
        if (cause instanceof ApiError && cause.validationErrors.length)
          setErrors(Object.fromEntries(cause.validationErrors.map(({ field, message }) => [field, message])));
        else toast.error(messageOf(cause));
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Write article"
      description={workspace ? `In ${workspace.name}` : undefined}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form="create-article"
            busy={create.isPending}
            disabledReason={told || create.isPending ? undefined : 'The languages of the house are being loaded'}
          >
            {create.isPending ? 'Beginning...' : 'Begin article'}
          </Button>
        </>
      }
    >
      <form id="create-article" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Article name"
          error={errors.name}
          hint="What your team calls it. The title is written in each language."
        >
          {(control) => (
            <Input {...control} name="name" defaultValue={beginning.name} maxLength={200} autoComplete="off" />
          )}
        </Field>
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">Languages</legend>
          {told ? (
            <div className="flex flex-wrap gap-2">
              {languages.map((language) => (
                <CheckChip
                  key={language}
                  checked={wanted.includes(language)}
                  onChange={(event) =>
                    setChosen(event.target.checked ? [...wanted, language] : wanted.filter((one) => one !== language))
                  }
                >
                  {languageNames[language]}
                </CheckChip>
              ))}
            </div>
          ) : (
            <Skeleton className="h-8" />
          )}
          {errors.languages && <FieldError>{errors.languages}</FieldError>}
        </fieldset>
        <Field
          label="House"
          error={errors.propertyId ?? errors.workspaceId}
          hint="Claims rest on its facts. An article keeps its house."
        >
          {(control) => (
            <Select {...control} value={house} onChange={(event) => setHouse(event.target.value)}>
              {properties.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="">No house</option>
            </Select>
          )}
        </Field>
      </form>
    </Dialog>
  );
}
