import { type Organization, type OrganizationInput, organizationInput } from '@foyer/contract/organizations';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePermissions } from '#features/permissions/queries.ts';
import { placeServerErrors } from '#lib/forms/server-errors.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { useVersion } from '#lib/forms/use-version.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { DeleteDialog } from '#ui/delete-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { useDeleteOrganization, useRenameOrganization } from './queries.ts';

/** The organization itself: its name, and its end. Each is offered to those who may. */
export function OrganizationCard({ organization }: { organization: Organization }) {
  const { may } = usePermissions({ organisationId: organization.id });
  const [ending, setEnding] = useState(false);
  const remove = useDeleteOrganization();
  const { name, workspaceCount } = organization;
  if (!may('org:update')) return null;
  return (
    <Card>
      <CardHead title="Organization" />
      <NameForm key={organization.id} organization={organization} />
      {may('org:delete') && (
        <div className="flex flex-wrap items-center gap-3 border-t p-4">
          <p className="min-w-56 grow basis-72 text-sm text-muted-foreground">
            Deleting the organization takes every workspace with it, and its sites answer no more.
          </p>
          <Button variant="danger" onClick={() => setEnding(true)}>
            Delete organization
          </Button>
        </div>
      )}
      {ending && (
        <DeleteDialog
          noun="organization"
          name={name}
          description={`${workspaceCount === 1 ? 'Its workspace goes' : `Its ${workspaceCount} workspaces go`} with every property, page and picture. This cannot be undone.`}
          busy={remove.isPending}
          onDelete={() => remove.mutate(organization.id, { onSuccess: () => setEnding(false) })}
          onClose={() => setEnding(false)}
        />
      )}
    </Card>
  );
}

function NameForm({ organization }: { organization: Organization }) {
  const version = useVersion(organization);
  const form = useForm<OrganizationInput>({
    resolver: zodResolver(organizationInput) as never,
    values: { name: organization.name },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const rename = useRenameOrganization(organization.id);
  const guard = useLeaveGuard(isDirty);
  const submit = form.handleSubmit(({ name }) =>
    rename.mutate(
      { name, ifMatch: version.ifMatch },
      {
        onSuccess: (saved) => form.reset({ name: saved.name }),
        onError: (cause) => {
          if (!version.noteStale(cause)) placeServerErrors(form, cause);
        },
      },
    ),
  );
  const stale = version.stale && `It is called “${version.present?.name}” by now. Save again to use your name.`;
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3 p-4 pt-2">
      <LeaveDialog open={guard.state === 'blocked'} onStay={() => guard.reset()} onLeave={() => guard.proceed()} />
      <Field label="Organization name" error={errors.name?.message ?? stale ?? undefined} className="min-w-56 grow">
        {(control) => <Input {...control} {...form.register('name')} autoComplete="organization" />}
      </Field>
      <Button
        type="submit"
        className="mt-[26px]"
        busy={rename.isPending}
        disabledReason={isDirty || rename.isPending ? undefined : 'Nothing has changed'}
      >
        {rename.isPending ? 'Saving...' : 'Save name'}
      </Button>
    </form>
  );
}
