import type { Workspace } from '@foyer/contract/workspaces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import SwatchBook from 'lucide-react/icons/swatch-book';
import { useEffect } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { ApiError } from '#lib/api/api-error.ts';
import { workspacesKey } from '#lib/selection/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { domainsQuery, organizationsQuery, styleguidesQuery } from './queries.ts';
import { createWorkspace, StepFailed, updateWorkspace } from './save-workspace.ts';
import {
  defaultSlots,
  formOf,
  limitReached,
  newStyleguide,
  problemsOf,
  suggestedStyleguideName,
  type WorkspaceForm,
} from './workspace-form.ts';
import { WorkspaceUsage } from './workspace-usage.tsx';

type WorkspaceDialogProps = {
  /** The workspace to change; without one a new one is made. */
  workspace?: Workspace;
  onClose: () => void;
};

/** 'Create New Workspace' and 'Edit Workspace' (spec 2). */
export function WorkspaceDialog({ workspace, onClose }: WorkspaceDialogProps) {
  const selection = useSelection();
  const client = useQueryClient();
  const organizations = useQuery(organizationsQuery).data ?? [];
  const organisationId = (workspace ?? selection.workspace)?.organisationId ?? organizations[0]?.id ?? null;
  const organization = organizations.find(({ id }) => id === organisationId) ?? null;
  const domains = useQuery(domainsQuery);
  const styleguides = useQuery({ ...styleguidesQuery(organisationId ?? ''), enabled: organisationId !== null });
  useFailureToast(domains.isError, 'Failed to load domains');
  useFailureToast(styleguides.isError, 'Failed to load styleguides');

  const editing = workspace !== undefined;
  const situation = {
    editing,
    hasDomains: (domains.data?.length ?? 0) > 0,
    hasStyleguides: (styleguides.data?.length ?? 0) > 0,
    organization,
  };
  const form = useForm<WorkspaceForm>({
    defaultValues: formOf(workspace ?? null),
    resolver: (values): ResolverResult<WorkspaceForm> => {
      const problems = problemsOf(values, situation);
      if (problems.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'rule', message }]));
      return { values: {}, errors };
    },
  });
  const { register, formState, setValue, getValues, watch } = form;
  const { errors } = formState;
  const keep = (change: Partial<WorkspaceForm>) => {
    for (const [field, value] of Object.entries(change)) setValue(field as keyof WorkspaceForm, value);
  };

  const save = useMutation({
    mutationFn: (values: WorkspaceForm) =>
      workspace ? updateWorkspace(workspace.id, values) : createWorkspace({ form: values, organisationId, keep }),
    onSuccess: async (saved) => {
      toast.success(editing ? 'Workspace updated successfully' : 'Workspace created successfully');
      await client.invalidateQueries({ queryKey: workspacesKey });
      if (!editing) selection.selectWorkspace(saved.id);
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        for (const { field, message } of error.validationErrors) {
          if (field in formOf(null)) form.setError(field as keyof WorkspaceForm, { message });
        }
      }
      if (!(error instanceof StepFailed)) toast.error('Failed to save workspace');
    },
    onSettled: () => {
      for (const key of ['organizations', 'domains', 'styleguides']) void client.invalidateQueries({ queryKey: [key] });
    },
  });

  const creatingStyleguide = watch('styleguideId') === newStyleguide;
  const full = !editing && limitReached(organization);
  const label = editing ? 'Update Workspace' : 'Create Workspace';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={editing ? 'Edit Workspace' : 'Create New Workspace'}
      description="A workspace holds one domain, one style guide and up to five properties."
      footnote={
        organization && <WorkspaceUsage used={organization.workspaceCount} limit={organization.workspaceSlots} />
      }
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            type="submit"
            form="workspace-form"
            busy={save.isPending}
            disabledReason={full ? `Organization workspace limit (${organization?.workspaceSlots}) reached` : undefined}
          >
            {save.isPending ? (editing ? 'Updating...' : 'Creating...') : label}
          </Button>
        </>
      }
    >
      <form
        id="workspace-form"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
      >
        <Field label="Workspace Name" error={errors.name?.message}>
          {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
        </Field>
        <Field
          label="Domain"
          error={errors.domainId?.message}
          hint={
            editing
              ? 'Cannot change after creation'
              : domains.isSuccess && !situation.hasDomains
                ? 'No domains available. Please contact support.'
                : undefined
          }
        >
          {(control) => (
            <Select {...control} {...register('domainId')} disabled={editing} icon={editing ? <Lock /> : <Globe />}>
              <option value="">Choose a domain</option>
              {domains.data?.map(({ id, name, tld }) => (
                <option key={id} value={id}>
                  {name}.{tld}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Styleguide"
          error={errors.styleguideId?.message}
          hint={
            editing
              ? 'Cannot change after creation'
              : styleguides.isSuccess && !situation.hasStyleguides
                ? 'No existing styleguides available'
                : undefined
          }
        >
          {(control) => (
            <Select
              {...control}
              {...register('styleguideId', {
                onChange: (event) => {
                  if (event.target.value === newStyleguide) {
                    setValue('newStyleguideName', suggestedStyleguideName(getValues('name')));
                  }
                },
              })}
              disabled={editing}
              icon={editing ? <Lock /> : <SwatchBook />}
            >
              <option value="">Choose a styleguide</option>
              {styleguides.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {!editing && <option value={newStyleguide}>+ Create a new styleguide</option>}
            </Select>
          )}
        </Field>
        {creatingStyleguide && (
          <Field
            label="New Styleguide Name"
            error={errors.newStyleguideName?.message}
            className="-mt-1 border-l-2 pl-4"
          >
            {(control) => <Input {...control} {...register('newStyleguideName')} autoComplete="off" />}
          </Field>
        )}
        <Field
          label="Property Slots"
          error={errors.propertySlots?.message}
          hint="Maximum number of properties allowed (up to 5)"
          beside
        >
          {(control) => (
            <Stepper
              {...control}
              {...register('propertySlots')}
              min={1}
              max={5}
              onStep={(by) => {
                const now = Number.parseInt(getValues('propertySlots'), 10) || defaultSlots;
                setValue('propertySlots', String(Math.min(5, Math.max(1, now + by))), { shouldValidate: true });
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function useFailureToast(failed: boolean, message: string): void {
  useEffect(() => {
    if (failed) toast.error(message);
  }, [failed, message]);
}
