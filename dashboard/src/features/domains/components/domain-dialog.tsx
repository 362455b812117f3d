import { type Domain, domainEndpoints } from '@foyer/contract/domains';
import { type FormEvent, useState } from 'react';
import { ApiError, messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { useVersion } from '#lib/forms/use-version.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { hostOf, readHost } from '../host.ts';
import { useSaveDomain } from '../queries.ts';

type DialogProps = { organisationId: string; onClose: () => void };

/** A new domain of the organization. */
export const AddDomain = (props: DialogProps) => <HostForm {...props} domain={null} />;

/** Another host for a domain; it starts from what is stored now. */
export function EditDomain({ domain, ...props }: DialogProps & { domain: Domain }) {
  const version = useVersion(['domain', domain.id], (signal) =>
    call(domainEndpoints.one, { params: { id: domain.id }, signal }),
  );
  if (version.thing) return <HostForm {...props} domain={version.thing} version={version} />;
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title="Edit domain" footer={<Cancel />}>
      {version.error ? (
        <ErrorState
          message={messageOf(version.error)}
          requestId={requestIdOf(version.error)}
          onRetry={version.refetch}
        />
      ) : (
        <SkeletonRows rows={1} label="Loading the domain" />
      )}
    </Dialog>
  );
}

const Cancel = () => (
  <DialogClose>
    <Button>Cancel</Button>
  </DialogClose>
);

type HostFormProps = DialogProps & { domain: Domain | null; version?: ReturnType<typeof useVersion<Domain>> };

function HostForm({ organisationId, domain, version, onClose }: HostFormProps) {
  const [host, setHost] = useState(domain ? hostOf(domain) : '');
  const [problem, setProblem] = useState<string>();
  const save = useSaveDomain(organisationId, domain);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const read = readHost(host);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    save.mutate(
      { body: read.body, ifMatch: version?.tag },
      {
        onSuccess: onClose,
        onError: (cause) => {
          if (version?.noteStale(cause)) return;
          if (cause instanceof ApiError) setProblem(cause.validationErrors[0]?.message);
        },
      },
    );
  };
  const unchanged = domain !== null && host.trim() === hostOf(domain);
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
          <Cancel />
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
        {version?.stale && domain && (
          <TwoVersions
            message={version.stale}
            parts={[{ name: 'Domain', mine: host, theirs: hostOf(domain) }]}
            onKeepMine={() => {
              version.settle();
              submit();
            }}
            onTakeTheirs={() => {
              version.settle();
              setHost(hostOf(domain));
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
