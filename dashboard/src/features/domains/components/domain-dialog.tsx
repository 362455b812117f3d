import type { Domain } from '@foyer/contract/domains';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useVersion } from '#lib/forms/use-version.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { hostOf, readHost } from '../host.ts';
import { useSaveDomain } from '../queries.ts';

type DomainDialogProps = {
  organisationId: string;
  /** The domain to change; null for a new one. */
  domain: Domain | null;
  onClose: () => void;
};

/** A new domain of the organization, or another host for one. */
export function DomainDialog({ organisationId, domain, onClose }: DomainDialogProps) {
  const version = useVersion(domain);
  const { present } = version;
  const [host, setHost] = useState(domain ? hostOf(domain) : '');
  const [problem, setProblem] = useState<string>();
  const save = useSaveDomain(organisationId, domain);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const read = readHost(host);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    save.mutate(
      { body: read.body, ifMatch: version.ifMatch },
      {
        onSuccess: onClose,
        onError: (cause) => {
          if (version.noteStale(cause)) return;
          if (cause instanceof ApiError) setProblem(cause.validationErrors[0]?.message);
        },
      },
    );
  };
  const unchanged = present !== null && host.trim() === hostOf(present);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={domain ? 'Edit domain' : 'Add domain'}
      description={
        domain
          ? 'A changed host has to be proven again. Guests reach the site there once it is.'
          : 'A host of yours, such as halden.example. You prove that it is yours with one record.'
      }
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            form="domain-form"
            variant="primary"
            busy={save.isPending}
            disabledReason={unchanged ? 'Nothing has changed' : undefined}
          >
            {domain ? (save.isPending ? 'Saving...' : 'Save domain') : save.isPending ? 'Adding...' : 'Add domain'}
          </Button>
        </>
      }
    >
      <form id="domain-form" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {version.stale && present && (
          <TwoVersions
            message={version.stale}
            parts={[{ name: 'Domain', mine: host, theirs: hostOf(present) }]}
            onKeepMine={() => {
              version.settle();
              submit();
            }}
            onTakeTheirs={() => {
              version.settle();
              setHost(hostOf(present));
            }}
          />
        )}
        <Field label="Domain" error={problem} hint="Without https and without a path">
          {(control) => (
            <Input
              {...control}
              name="host"
              value={host}
              placeholder="halden.example"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setHost(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
