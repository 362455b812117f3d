/**
 * Saves a workspace, with the domain and the style guide it lacks made on the way (spec 4). Each step tells how it went;
 * what a step has made is kept in the form, so that trying again does not make it twice.
 */
import { domainEndpoints, placeholderTld } from '@foyer/contract/domains';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { type Workspace, workspaceEndpoints } from '@foyer/contract/workspaces';
import { toast } from 'sonner';
import { call } from '#lib/api/call.ts';
import { defaultDomainName, newStyleguide, slotsOf, type WorkspaceForm } from './workspace-form.ts';

/** A step that failed and has told so. */
export class StepFailed extends Error {}

/** Style guides are of type 1 (spec 9). */
const styleguideTypeId = 1;

type Creation = {
  form: WorkspaceForm;
  organisationId: string | null;
  /** Keeps what a step has made. */
  keep: (change: Partial<WorkspaceForm>) => void;
};

/** The new workspace. Throws StepFailed when a step before it failed, ApiError when the workspace itself did. */
export async function createWorkspace({ form, organisationId, keep }: Creation): Promise<Workspace> {
  if (!organisationId) throw refused('Failed to prepare workspace dependencies');
  const name = form.name.trim();
  const domainId = form.domainId || (await createDomain(name, organisationId, keep));
  const styleguideId = await styleguideFor(form, organisationId, keep);
  return call(workspaceEndpoints.create, {
    body: { name, organisationId, domainId, styleguideId, propertySlots: slotsOf(form.propertySlots) },
  });
}

/** Sends the whole form (spec 7); domain and style guide are locked. */
export const updateWorkspace = (id: string, form: WorkspaceForm): Promise<Workspace> =>
  call(workspaceEndpoints.update, {
    params: { id },
    body: { name: form.name.trim(), propertySlots: slotsOf(form.propertySlots) },
  });

async function createDomain(name: string, organisationId: string, keep: Creation['keep']): Promise<string> {
  const domain = await step('Created default domain', 'Failed to create default domain', () =>
    call(domainEndpoints.create, {
      body: { name: defaultDomainName(name), tld: placeholderTld, organisationId },
    }),
  );
  keep({ domainId: domain.id });
  return domain.id;
}

async function styleguideFor(form: WorkspaceForm, organisationId: string, keep: Creation['keep']): Promise<string> {
  if (form.styleguideId && form.styleguideId !== newStyleguide) return form.styleguideId;
  const wanted = form.styleguideId === newStyleguide;
  const styleguide = await step(
    wanted ? 'Created new styleguide' : 'Created default styleguide',
    wanted ? 'Failed to create styleguide' : 'Failed to create default styleguide',
    () =>
      call(styleguideEndpoints.create, {
        body: {
          name: wanted ? form.newStyleguideName.trim() : `${form.name.trim()} Default Styleguide`,
          organisationId,
          styleguideTypeId,
          content: {},
        },
      }),
  );
  keep({ styleguideId: styleguide.id });
  return styleguide.id;
}

async function step<T>(done: string, failed: string, work: () => Promise<T>): Promise<T> {
  try {
    const made = await work();
    toast.success(done);
    return made;
  } catch {
    throw refused(failed);
  }
}

function refused(message: string): StepFailed {
  toast.error(message);
  return new StepFailed(message);
}
