/**
 * Which workspace and which property everything on the screen is about (spec 4). Workspaces load about a second after
 * sign-in; a switch aborts what is being loaded for the old one. Both choices are remembered.
 */
import type { Property } from '@foyer/contract/properties';
import type { Workspace } from '@foyer/contract/workspaces';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useSessionState } from '#lib/session/use-session.ts';
import { propertiesQuery, workspacesQuery } from './queries.ts';
import { storeChoice, storedChoice } from './stored-choice.ts';

/** Milliseconds after sign-in (spec 9). */
const loadAfter = 1000;

type Loading = { isLoading: boolean; error: Error | null; reload: () => void };

export type Selection = {
  workspace: Workspace | null;
  property: Property | null;
  workspaces: Workspace[];
  /** Properties of the active workspace. */
  properties: Property[];
  loadingWorkspaces: Loading;
  loadingProperties: Loading;
  /** Goes up with each switch of the workspace. */
  version: number;
  selectWorkspace: (workspaceId: string) => void;
  /** Switches the workspace too when the property is of another. */
  selectProperty: (property: Pick<Property, 'id' | 'workspaceId'>) => void;
};

const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('useSelection needs a SelectionProvider above it');
  return selection;
}

const noWorkspaces: Workspace[] = [];
const noProperties: Property[] = [];

export function SelectionProvider({ children }: { children: ReactNode }) {
  const { sub, ready } = useSessionState();
  const client = useQueryClient();
  const due = useDue(sub) && ready;
  const [workspaceId, setWorkspaceId] = useState(() => storedChoice('workspace'));
  const [propertyId, setPropertyId] = useState(() => storedChoice('property'));
  const [version, setVersion] = useState(0);

  const workspacesLoad = useQuery({ ...workspacesQuery, enabled: due });
  const workspaces = workspacesLoad.data ?? noWorkspaces;
  const workspace = workspaces.find(({ id }) => id === workspaceId) ?? workspaces[0] ?? null;

  const propertiesLoad = useQuery({ ...propertiesQuery(workspace?.id ?? ''), enabled: due && workspace !== null });
  const properties = propertiesLoad.data ?? noProperties;
  const property = properties.find(({ id }) => id === propertyId) ?? properties[0] ?? null;

  useEffect(() => {
    if (workspace) storeChoice('workspace', workspace.id);
  }, [workspace]);
  useEffect(() => {
    if (property) storeChoice('property', property.id);
  }, [property]);

  const switchTo = useCallback(
    (nextWorkspace: string, nextProperty: string | null) => {
      void client.cancelQueries({ predicate: ({ queryKey }) => !outlivesSwitch.has(String(queryKey[0])) });
      storeChoice('property', nextProperty);
      setPropertyId(nextProperty);
      setWorkspaceId(nextWorkspace);
      setVersion((before) => before + 1);
    },
    [client],
  );

  const activeWorkspace = workspace?.id;
  const selectWorkspace = useCallback<Selection['selectWorkspace']>(
    (id) => {
      if (id !== activeWorkspace) switchTo(id, null);
    },
    [activeWorkspace, switchTo],
  );
  const selectProperty = useCallback<Selection['selectProperty']>(
    (next) => {
      if (next.workspaceId !== activeWorkspace) switchTo(next.workspaceId, next.id);
      else setPropertyId(next.id);
    },
    [activeWorkspace, switchTo],
  );

  const value = useMemo<Selection>(
    () => ({
      workspace,
      property,
      workspaces,
      properties,
      loadingWorkspaces: {
        isLoading: workspacesLoad.isFetching || (workspacesLoad.isPending && !workspacesLoad.error),
        error: workspacesLoad.error,
        reload: () => void workspacesLoad.refetch(),
      },
      loadingProperties: {
        isLoading: propertiesLoad.isLoading || (workspacesLoad.isPending && !workspacesLoad.error),
        error: propertiesLoad.error,
        reload: () => void propertiesLoad.refetch(),
      },
      version,
      selectWorkspace,
      selectProperty,
    }),
    [
      workspace,
      property,
      workspaces,
      properties,
      workspacesLoad,
      propertiesLoad,
      version,
      selectWorkspace,
      selectProperty,
    ],
  );

  return <SelectionContext value={value}>{children}</SelectionContext>;
}

/** Loads that are about the person, not about a workspace. */
const outlivesSwitch = new Set(['workspaces', 'current-user', 'organizations', 'domains']);

/** True about a second after somebody has signed in. */
function useDue(user: string | null): boolean {
  const [dueFor, setDueFor] = useState<string | null>(null);
  useEffect(() => {
    if (!user) return;
    const timer = setTimeout(() => setDueFor(user), loadAfter);
    return () => clearTimeout(timer);
  }, [user]);
  return user !== null && dueFor === user;
}
