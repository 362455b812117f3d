/**
 * Saves a workspace, with the domain and the style guide it lacks made on the way (spec 4). When a step fails, what the
 * steps before it have made is taken back; what cannot be taken back is handed over, so that trying again makes nothing
 * twice. Each failure has the sentence of spec 8 and the fields it concerns.
 */
import { domainEndpoints, placeholderTld } from '@foyer/contract/domains';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { type Workspace, workspaceEndpoints } from '@foyer/contract/workspaces';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';
import { defaultDomainName, newStyleguide, type Problem, slotsOf, type WorkspaceForm } from './workspace-form.ts';

/** Style guides are of type 1 (spec 9). */
const styleguideTypeId = 1;

type Fields = Readonly<Record<string, Problem['field']>>;

/** Which step failed, in the words of spec 8; why, and at which fields. */
export class SaveFailed extends Error {
  readonly problems: Problem[];
  /** What was made and could not be taken back. */
  kept: Partial<WorkspaceForm> = {};

  constructor(message: string, cause?: unknown, fields: Fields = {}) {
    super(message, { cause });
    const found = cause instanceof ApiError ? cause.validationErrors : [];
    this.problems = found.flatMap(({ field, message: problem }) => {
      const place = fields[field];
      return place ? [{ field: place, message: problem }] : [];
    });
  }
}

const own: Fields = {
  name: 'name',
  domainId: 'domainId',
  styleguideId: 'styleguideId',
  propertySlots: 'propertySlots',
};

/** Something made on the way to the workspace. */
type Made = { field: 'domainId' | 'styleguideId'; id: string; told: string; remove: () => Promise<unknown> };

/** The new workspace. Throws SaveFailed, with nothing half made left behind. */
export async function createWorkspace(form: WorkspaceForm, organisationId: string): Promise<Workspace> {
  const made: Made[] = [];
  try {
    if (!form.domainId) made.push(await createDomain(form, organisationId));
    if (!form.styleguideId || form.styleguideId === newStyleguide)
      made.push(await createStyleguide(form, organisationId));
    const ids = Object.fromEntries(made.map(({ field, id }) => [field, id]));
    const workspace = await step('Failed to save workspace', own, () =>
      call(workspaceEndpoints.create, { body: { ...sent({ ...form, ...ids }), organisationId } }),
    );
    for (const { told } of made) toast.success(told);
    return workspace;
  } catch (cause) {
    const failure = cause as SaveFailed;
    failure.kept = await takeBack(made);
    throw failure;
  }
}

/**
 * Sends the whole form (spec 7); the server keeps domain and style guide as they are. Throws SaveFailed, whose cause is
 * the 412 when `version` is not the latest.
 */
export const updateWorkspace = (id: string, version: number | undefined, form: WorkspaceForm): Promise<Workspace> =>
  step('Failed to save workspace', own, () =>
    call(workspaceEndpoints.update, { params: { id }, body: sent(form), ifMatch: version }),
  );

const sent = ({ name, domainId, styleguideId, propertySlots }: WorkspaceForm) => ({
  name: name.trim(),
  domainId,
  styleguideId,
  propertySlots: slotsOf(propertySlots),
});

async function createDomain({ name }: WorkspaceForm, organisationId: string): Promise<Made> {
  const { id } = await step('Failed to create default domain', { name: 'name' }, () =>
    call(domainEndpoints.create, {
      body: { name: defaultDomainName(name), tld: placeholderTld, organisationId },
    }),
  );
  const remove = () => call(domainEndpoints.remove, { params: { id } });
  return { field: 'domainId', id, told: 'Created default domain', remove };
}

async function createStyleguide(form: WorkspaceForm, organisationId: string): Promise<Made> {
  const wanted = form.styleguideId === newStyleguide;
  const { id } = await step(
    wanted ? 'Failed to create styleguide' : 'Failed to create default styleguide',
    { name: wanted ? 'newStyleguideName' : 'name' },
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
  const remove = () => call(styleguideEndpoints.remove, { params: { id } });
  const told = wanted ? 'Created new styleguide' : 'Created default styleguide';
  return { field: 'styleguideId', id, told, remove };
}

async function step<T>(failed: string, fields: Fields, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new SaveFailed(failed, cause, fields);
  }
}

/** Takes back the latest first. What stays is told, as it is there now. */
async function takeBack(made: Made[]): Promise<Partial<WorkspaceForm>> {
  const kept: Partial<WorkspaceForm> = {};
  for (const { field, id, told, remove } of made.toReversed()) {
    try {
      await remove();
    } catch {
      kept[field] = id;
      toast.success(told);
    }
  }
  return kept;
}
