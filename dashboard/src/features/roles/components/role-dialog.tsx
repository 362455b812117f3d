import { type Role, type RoleUpdate, roleUpdate } from '@foyer/contract/roles';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { problemsOf } from '#lib/forms/problems.ts';
import { placeServerErrors } from '#lib/forms/server-errors.ts';
import { useVersion } from '#lib/forms/use-version.ts';
import { Button } from '#ui/button.tsx';
import { useCloseGuard } from '#ui/close-guard.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { useSaveRole } from '../queries.ts';
import { PermissionBoxes } from './permission-boxes.tsx';

type Values = z.input<typeof roleUpdate>;

type RoleDialogProps = {
  organisationId: string;
  /** The role to change; null for a new one. */
  edited: Role | null;
  permissions: readonly { id: string; name: string; description: string }[];
  /** What I hold in the organization. */
  held: ReadonlySet<string>;
  onClose: () => void;
};

const valuesOf = ({ name, description, permissions }: Role): Values => ({ name, description, permissions });

/** A role of the organization's own, made of what I hold myself. */
export function RoleDialog({ organisationId, edited, permissions, held, onClose }: RoleDialogProps) {
  const version = useVersion(edited);
  const { present } = version;
  const form = useForm<Values, unknown, RoleUpdate>({
    resolver: zodResolver(roleUpdate),
    defaultValues: edited ? valuesOf(edited) : { name: '', description: '', permissions: [] },
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;
  const save = useSaveRole(organisationId, edited);
  const { tryClose, question } = useCloseGuard(isDirty && !save.isSuccess, onClose);
  const submit = form.handleSubmit((body) =>
    save.mutate(
      { body, ifMatch: version.ifMatch },
      {
        onSuccess: onClose,
        onError: (cause) => {
          if (!version.noteStale(cause)) placeServerErrors(form, cause);
        },
      },
    ),
  );
  const named = (chosen: readonly string[]) =>
    permissions
      .filter(({ id }) => chosen.includes(id))
      .map(({ name }) => name)
      .join('\n');
  const mine = form.getValues();
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && tryClose()}
        title={edited ? 'Edit role' : 'New role'}
        description={
          edited
            ? 'A change counts from the next request of everybody who holds the role.'
            : 'A set of permissions under a name of yours. You can put in what you hold yourself.'
        }
        className="w-[680px]"
        footer={
          <>
            <DialogClose>
              <Button>Cancel</Button>
            </DialogClose>
            <Button
              type="submit"
              form="role-form"
              variant="primary"
              busy={save.isPending}
              disabledReason={edited && !isDirty && !save.isPending ? 'Nothing has changed' : undefined}
            >
              {edited ? (save.isPending ? 'Saving...' : 'Save role') : save.isPending ? 'Creating...' : 'Create role'}
            </Button>
          </>
        }
      >
        <form id="role-form" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <ErrorSummary problems={problemsOf(errors)} />
          {version.stale && present && (
            <TwoVersions
              message={version.stale}
              parts={[
                { name: 'Name', mine: mine.name, theirs: present.name },
                { name: 'Description', mine: mine.description ?? '', theirs: present.description },
                { name: 'Permissions', mine: named(mine.permissions), theirs: named(present.permissions) },
              ]}
              onKeepMine={() => {
                version.settle();
                void submit();
              }}
              onTakeTheirs={() => {
                version.settle();
                form.reset(valuesOf(present));
              }}
            />
          )}
          <Field label="Name" error={errors.name?.message}>
            {(control) => (
              <Input {...control} {...form.register('name')} placeholder="Campaign writer" autoComplete="off" />
            )}
          </Field>
          <Field label="Description" error={errors.description?.message} hint="Shown where the role is given to people">
            {(control) => <Textarea {...control} {...form.register('description')} rows={2} />}
          </Field>
          <Controller
            control={form.control}
            name="permissions"
            render={({ field: { value, onChange } }) => (
              <section id="permissions" tabIndex={-1} aria-label="Permissions">
                <p className="mb-2 text-sm font-medium">
                  Permissions <span className="num font-normal text-muted-foreground">{value.length} chosen</span>
                </p>
                <PermissionBoxes
                  permissions={permissions}
                  chosen={new Set(value)}
                  held={held}
                  onChange={(chosen) => onChange([...chosen])}
                />
              </section>
            )}
          />
        </form>
      </Dialog>
      {question}
    </>
  );
}
