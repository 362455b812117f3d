/**
 * The workspace form's values and rules (spec 5). Every problem is found at once; the organisation's limit is one of them.
 */
import type { Organization } from '@foyer/contract/organizations';
import type { Workspace } from '@foyer/contract/workspaces';

/** Value of the choice '+ Create a new styleguide'. */
export const newStyleguide = 'new';

export type WorkspaceForm = {
  name: string;
  domainId: string;
  styleguideId: string;
  newStyleguideName: string;
  /** As typed: whatever is no number counts as 5. */
  propertySlots: string;
};

/** Slots of the form when nothing is chosen (spec 9). */
export const defaultSlots = 5;

/** Slots as typed: whole, and 5 for what is no number (spec 5). */
export const slotsOf = (typed: string): number => {
  const slots = typed.trim() === '' ? Number.NaN : Math.trunc(Number(typed));
  return Number.isNaN(slots) ? defaultSlots : slots;
};

export const formOf = (workspace: Workspace | null): WorkspaceForm => ({
  name: workspace?.name ?? '',
  domainId: workspace?.domainId ?? '',
  styleguideId: workspace?.styleguideId ?? '',
  newStyleguideName: '',
  propertySlots: String(workspace?.propertySlots ?? defaultSlots),
});

/** Name a new style guide starts with (spec 4). */
export const suggestedStyleguideName = (workspaceName: string) =>
  workspaceName.trim() ? `${workspaceName.trim()} Styleguide` : 'New Styleguide';

/** Name of the domain made when there is none: plain letters, digits and dashes, 63 at most. */
export function defaultDomainName(workspaceName: string): string {
  const dashed = workspaceName
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63 - '-domain'.length)
    .replace(/^-+|-+$/g, '');
  return `${dashed || 'workspace'}-domain`;
}

export type FormSituation = {
  editing: boolean;
  hasDomains: boolean;
  hasStyleguides: boolean;
  /** Null while it is not known: then nothing is refused for its sake. */
  organization: Organization | null;
};

export const limitReached = (organization: Organization | null): organization is Organization =>
  organization !== null && organization.workspaceCount >= organization.workspaceSlots;

/** What is wrong when the organization's workspaces are all in use. */
export const limitMessage = ({ workspaceSlots }: Organization): string =>
  `Organization workspace limit reached (${workspaceSlots}). Please contact support to increase your limit.`;

/** `root` is about the form as a whole. */
export type Problem = { field: keyof WorkspaceForm | 'root'; message: string };

/** Everything wrong with the form at once, in the order of its fields (spec 5). */
export function problemsOf(form: WorkspaceForm, situation: FormSituation): Problem[] {
  const problems: Problem[] = [];
  const say = (field: Problem['field'], message: string) => problems.push({ field, message });
  const { editing, organization } = situation;
  if (!form.name.trim()) say('name', 'Workspace name is required');
  if (!editing) {
    if (situation.hasDomains && !form.domainId) say('domainId', 'Domain selection is required');
    if (form.styleguideId === newStyleguide) {
      if (!form.newStyleguideName.trim()) say('newStyleguideName', 'Styleguide name is required');
    } else if (situation.hasStyleguides && !form.styleguideId) {
      say('styleguideId', 'Please select a styleguide or create a new one');
    }
  }
  const slots = slotsOf(form.propertySlots);
  if (slots < 1 || slots > 5) say('propertySlots', 'Property slots must be between 1 and 5');
  if (!editing && limitReached(organization)) say('root', limitMessage(organization));
  return problems;
}
