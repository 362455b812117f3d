/**
 * What a workspace can be made of: the domains and style guides of its organisation, and how many workspaces that may
 * have. A list that fails is told; an organisation that cannot be loaded is not (spec 8), its limit is then unknown.
 */
import type { Domain } from '@foyer/contract/domains';
import type { Styleguide } from '@foyer/contract/styleguides';
import type { Workspace } from '@foyer/contract/workspaces';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { toast } from '#lib/toast.ts';
import { domainsQuery, organizationsQuery, placeholderDomain, styleguidesQuery } from './queries.ts';
import type { FormSituation } from './workspace-form.ts';

export type WorkspaceSituation = FormSituation & {
  organisationId: string | null;
  /** Null until they are known. */
  domains: Domain[] | null;
  styleguides: Styleguide[] | null;
};

export function useWorkspaceSituation(workspace: Workspace | undefined): WorkspaceSituation {
  const { workspace: active } = useSelection();
  const organizations = useQuery(organizationsQuery).data ?? [];
  const organisationId = (workspace ?? active)?.organisationId ?? organizations[0]?.id ?? null;
  const domains = useQuery(domainsQuery);
  const styleguides = useQuery({ ...styleguidesQuery(organisationId ?? ''), enabled: organisationId !== null });
  useFailureToast(domains.isError, 'Failed to load domains');
  useFailureToast(styleguides.isError, 'Failed to load styleguides');

  const known = domains.data?.filter((domain) => domain.organisationId === organisationId) ?? null;
  const own = workspace && domains.isError ? [placeholderDomain(workspace.domainId, workspace.organisationId)] : null;
  return {
    editing: workspace !== undefined,
    organisationId,
    organization: organizations.find(({ id }) => id === organisationId) ?? null,
    domains: known ?? own,
    styleguides: styleguides.data ?? null,
    hasDomains: (known?.length ?? 0) > 0,
    hasStyleguides: (styleguides.data?.length ?? 0) > 0,
  };
}

function useFailureToast(failed: boolean, message: string): void {
  useEffect(() => {
    if (failed) toast.error(message);
  }, [failed, message]);
}
