import type { Organization } from '@foyer/contract/organizations';
import { useQuery } from '@tanstack/react-query';
import { organizationsQuery } from '#features/workspaces/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { useSessionState } from '#lib/session/use-session.ts';

/** The organization the screen is about: that of the active workspace, or the first of mine while there is none. */
export function useOrganization(): Organization | null {
  const { ready } = useSessionState();
  const { workspace, loadingWorkspaces } = useSelection();
  const { data } = useQuery({ ...organizationsQuery, enabled: ready });
  if (!workspace && loadingWorkspaces.isLoading) return null;
  return data?.find(({ id }) => id === workspace?.organisationId) ?? (workspace ? null : (data?.[0] ?? null));
}
