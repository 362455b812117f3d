import type { Workspace } from '@foyer/contract/workspaces';
import { useForm } from 'react-hook-form';
import { usePermissions } from '#features/permissions/queries.ts';
import { problemsOf as problemsIn } from '#lib/forms/problems.ts';
import { Button } from '#ui/button.tsx';
import { useCloseGuard } from '#ui/close-guard.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FieldError } from '#ui/field.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { useSaveWorkspace } from './use-save-workspace.ts';
import { useWorkspaceSituation } from './use-workspace-situation.ts';
import { WorkspaceFields } from './workspace-fields.tsx';
import { formOf, limitMessage, limitReached, problemsOf, type WorkspaceForm } from './workspace-form.ts';
import { WorkspaceUsage } from './workspace-usage.tsx';

type WorkspaceDialogProps = {
  /** The workspace to change; without one a new one is made. */
  workspace?: Workspace;
  onClose: () => void;
};

/** 'Create New Workspace' and 'Edit Workspace' (spec 2). */
export function WorkspaceDialog({ workspace, onClose }: WorkspaceDialogProps) {
  const editing = workspace !== undefined;
  const situation = useWorkspaceSituation(workspace);
  const { organization, organisationId } = situation;
  const { held, may } = usePermissions(organisationId ? { organisationId } : null);
  const form = useForm<WorkspaceForm>({
    defaultValues: formOf(workspace ?? null),
    shouldFocusError: false,
    resolver: (values) => {
      const problems = problemsOf(values, situation);
      if (problems.length === 0) return { values, errors: {} };
      return {
        values: {},
        errors: Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'rule', message }])),
      };
    },
  });
  const { errors, isDirty } = form.formState;
  const { save, version } = useSaveWorkspace({ workspace, form, onSaved: onClose });
  const { present } = version;
  const guard = useCloseGuard(isDirty, onClose);
  const full = !editing && limitReached(organization);
  const refusal = full
    ? `Organization workspace limit (${organization.workspaceSlots}) reached`
    : !editing && held && !may('workspace:create')
      ? 'Creating workspaces is not part of your role'
      : undefined;
  const submit = form.handleSubmit((values) => save.mutate(values));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && guard.tryClose()}
      title={editing ? 'Edit Workspace' : 'Create New Workspace'}
      description="A workspace holds one domain, one style guide and up to five properties."
      footnote={
        organization && <WorkspaceUsage used={organization.workspaceCount} limit={organization.workspaceSlots} />
      }
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="workspace-form" busy={save.isPending} disabledReason={refusal}>
            {save.isPending
              ? editing
                ? 'Updating...'
                : 'Creating...'
              : editing
                ? 'Update Workspace'
                : 'Create Workspace'}
          </Button>
        </>
      }
    >
      <form id="workspace-form" noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {version.stale && present && (
          <TwoVersions
            message={version.stale}
            parts={[
              { name: 'Workspace Name', mine: form.getValues('name'), theirs: present.name },
              {
                name: 'Property Slots',
                mine: form.getValues('propertySlots'),
                theirs: String(present.propertySlots),
              },
            ]}
            onKeepMine={() => {
              version.settle();
              void submit();
            }}
            onTakeTheirs={() => {
              version.settle();
              form.reset(formOf(present));
            }}
          />
        )}
        <ErrorSummary problems={problemsIn(errors).filter(({ field }) => field !== 'root')} />
        {full && <FieldError>{limitMessage(organization)}</FieldError>}
        <WorkspaceFields form={form} situation={situation} />
      </form>
      {guard.question}
    </Dialog>
  );
}
