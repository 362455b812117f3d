/**
 * The save of the workspace dialog: what the form rests on is known first, then the workspace is made or changed, and
 * what went wrong is told and put at its field. What was typed stays.
 */
import type { Workspace } from '@foyer/contract/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '#lib/api/api-error.ts';
import { useVersion } from '#lib/forms/use-version.ts';
import { workspacesQuery } from '#lib/selection/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { toast } from '#lib/toast.ts';
import { domainsQuery, organizationsQuery, styleguidesQuery } from './queries.ts';
import { createWorkspace, SaveFailed, updateWorkspace } from './save-workspace.ts';
import { type Problem, problemsOf, type WorkspaceForm } from './workspace-form.ts';

/** The form turned out wrong once the lists were there. */
class StillWrong extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super('The form has problems');
    this.problems = problems;
  }
}

type Save = { workspace: Workspace | undefined; form: UseFormReturn<WorkspaceForm>; onSaved: () => void };

export function useSaveWorkspace({ workspace, form, onSaved }: Save) {
  const client = useQueryClient();
  const { workspace: active, selectWorkspace } = useSelection();
  const version = useVersion(workspace ?? null);

  async function create(values: WorkspaceForm): Promise<Workspace> {
    const organisationId = await prepared(values).catch((cause) => {
      throw cause instanceof StillWrong ? cause : new SaveFailed('Failed to prepare workspace dependencies', cause);
    });
    return createWorkspace(values, organisationId);
  }

  /** The organisation to create in, once it is known what there is to choose from: nothing is made on a guess. */
  async function prepared(values: WorkspaceForm): Promise<string> {
    const id = active?.organisationId ?? (await client.ensureQueryData(organizationsQuery))[0]?.id;
    if (!id) throw new Error('There is no organization to create a workspace in');
    const domains = await client.ensureQueryData(domainsQuery);
    const styleguides = await client.ensureQueryData(styleguidesQuery(id));
    const problems = problemsOf(values, {
      editing: false,
      hasDomains: domains.some(({ organisationId }) => organisationId === id),
      hasStyleguides: styleguides.length > 0,
      organization: null,
    });
    if (problems.length > 0) throw new StillWrong(problems);
    return id;
  }

  const save = useMutation({
    mutationFn: (values: WorkspaceForm) =>
      workspace ? updateWorkspace(workspace.id, version.ifMatch, values) : create(values),
    onSuccess: (saved) => {
      toast.success(workspace ? 'Workspace updated successfully' : 'Workspace created successfully');
      client.setQueryData(workspacesQuery.queryKey, (before = []) =>
        workspace ? before.map((one) => (one.id === saved.id ? saved : one)) : [...before, saved],
      );
      onSaved();
      if (!workspace) selectWorkspace(saved.id);
    },
    onError: (error) => {
      if (error instanceof SaveFailed) {
        if (version.noteStale(error.cause)) return;
        toast.error(error.message, { description: error.cause ? messageOf(error.cause) : undefined });
        for (const [field, id] of Object.entries(error.kept)) form.setValue(field as keyof WorkspaceForm, id);
      }
      const problems = error instanceof SaveFailed || error instanceof StillWrong ? error.problems : [];
      for (const { field, message } of problems) form.setError(field, { type: 'server', message });
    },
    onSettled: () => {
      for (const key of ['workspaces', 'organizations', 'domains', 'styleguides'])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
  return { save, version };
}
