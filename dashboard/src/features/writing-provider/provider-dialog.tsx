import { type ProviderTest, type WritingProvider, writingProviderInput } from '@foyer/contract/writing-provider';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useVersion } from '#lib/forms/use-version.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { useSaveProvider, useTestProvider } from './queries.ts';
import { TestResult } from './test-result.tsx';

type ProviderDialogProps = {
  organisationId: string;
  /** The service to change; null for a new one. */
  provider: WritingProvider | null;
  onClose: () => void;
};

type Values = { baseUrl: string; model: string; visionModel: string; apiKey: string };
type Problems = Partial<Record<string, string>>;

const told = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Address, models and key of a service that writes, tried before it is saved. */
export function ProviderDialog({ organisationId, provider, onClose }: ProviderDialogProps) {
  const version = useVersion(provider);
  const { present } = version;
  const [values, setValues] = useState<Values>({
    ...{ baseUrl: provider?.baseUrl ?? '', model: provider?.model ?? '', visionModel: provider?.visionModel ?? '' },
    apiKey: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [result, setResult] = useState<ProviderTest | null>(null);
  const save = useSaveProvider(organisationId);
  const test = useTestProvider(organisationId);
  const set = (change: Partial<Values>) => {
    setValues({ ...values, ...change });
    setResult(null);
  };
  const read = () => {
    const { apiKey, ...rest } = values;
    const parsed = writingProviderInput.safeParse(apiKey || !provider ? values : rest);
    setProblems(firstOf(parsed.error?.issues ?? []));
    return parsed.data;
  };
  const place = (cause: unknown) => {
    if (cause instanceof ApiError)
      setProblems(Object.fromEntries(cause.validationErrors.map(({ field, message }) => [field, message])));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const body = read();
    if (!body) return;
    save.mutate(
      { body, ifMatch: version.ifMatch },
      {
        onSuccess: onClose,
        onError: (cause) => {
          if (!version.noteStale(cause)) place(cause);
        },
      },
    );
  };
  const tryIt = () => {
    const body = read();
    if (body) test.mutate(body, { onSuccess: setResult, onError: place });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={provider ? 'Change writing service' : 'Use your own writing service'}
      description="Any service that speaks as OpenAI’s does. Texts are checked against your facts as always."
      footer={
        <>
          <Button busy={test.isPending} onClick={tryIt}>
            {test.isPending ? 'Testing...' : 'Test connection'}
          </Button>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form="provider-form" variant="primary" busy={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id="provider-form" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {version.stale && present && (
          <TwoVersions
            message={version.stale}
            parts={[
              { name: 'Address', mine: values.baseUrl, theirs: present.baseUrl },
              { name: 'Model', mine: values.model, theirs: present.model },
              { name: 'Model that looks at pictures', mine: values.visionModel, theirs: present.visionModel },
            ]}
            onKeepMine={() => {
              version.settle();
              submit();
            }}
            onTakeTheirs={() => {
              version.settle();
              const { baseUrl, model, visionModel } = present;
              setValues({ baseUrl, model, visionModel, apiKey: '' });
            }}
          />
        )}
        <Field label="Address" error={problems.baseUrl}>
          {(control) => (
            <Input
              {...control}
              {...told}
              name="baseUrl"
              type="url"
              placeholder="https://api.example.com/v1"
              value={values.baseUrl}
              onChange={(event) => set({ baseUrl: event.target.value })}
            />
          )}
        </Field>
        <Field label="Model" error={problems.model}>
          {(control) => (
            <Input
              {...control}
              {...told}
              name="model"
              value={values.model}
              onChange={(event) => set({ model: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Model that looks at pictures"
          error={problems.visionModel}
          hint="For alt text. Without one it is written from what is known of a picture"
        >
          {(control) => (
            <Input
              {...control}
              {...told}
              name="visionModel"
              value={values.visionModel}
              onChange={(event) => set({ visionModel: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Key"
          error={problems.apiKey}
          hint={
            provider?.keySet ? 'Leave it empty to keep the one that is stored' : 'Kept sealed and never shown again'
          }
        >
          {(control) => (
            <Input
              {...control}
              {...told}
              name="apiKey"
              type="password"
              value={values.apiKey}
              onChange={(event) => set({ apiKey: event.target.value })}
            />
          )}
        </Field>
        <TestResult result={result} />
      </form>
    </Dialog>
  );
}

/** The first problem of each field. */
const firstOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Problems =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]));
