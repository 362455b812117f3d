/**
 * Which workspace and which property everything on the screen is about (spec 4). The address says it, so that a link
 * opens in the right place and a switch is a step of the way like any other: a form with unsaved changes can hold it up.
 * Where the address is silent the last choice counts, else the first. Everything is asked under keys that name the
 * place, so a switch aborts what was being loaded, and an answer that comes late is nobody's.
 */
import type { Property } from '@foyer/contract/properties';
import type { Workspace } from '@foyer/contract/workspaces';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router';
import { useSessionState } from '#lib/session/use-session.ts';
import { type Place, placeIn, withPlace } from './place.ts';
import { linkedPropertyQuery, propertiesQuery, workspacesQuery } from './queries.ts';
import { storeChoice, storedChoice } from './stored-choice.ts';

/** Milliseconds from sign-in to the loading of workspaces (spec 9). Tests of what comes later do not wait for it. */
export const LoadAfterContext = createContext(1000);

type Loading = { isLoading: boolean; error: Error | null; reload: () => void };
type PropertyPlace = Pick<Property, 'id' | 'workspaceId'>;

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
  /** The address the dashboard was opened with names a place that is not mine, or is gone. */
  linkMissed: boolean;
  selectWorkspace: (workspaceId: string) => void;
  /** Switches the workspace too when the property is of another. */
  selectProperty: (property: PropertyPlace) => void;
  /** The selection goes where an open record is at home, and the record stays open. */
  follow: (property: PropertyPlace) => void;
};

const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('useSelection needs a SelectionProvider above it');
  return selection;
}

const noWorkspaces: Workspace[] = [];
const noProperties: Property[] = [];

type SelectionProviderProps = {
  /** Where a switch leaves for: a screen is shown for the new place, an open record is not and is left for its list. */
  screenOf: (pathname: string) => string;
  children: ReactNode;
};

/** Somebody else starts with nothing of what was chosen before. */
export const SelectionProvider = (props: SelectionProviderProps) => {
  const { sub } = useSessionState();
  return <SelectionOf key={sub} {...props} />;
};

function SelectionOf({ screenOf, children }: SelectionProviderProps) {
  const { sub, ready } = useSessionState();
  const due = useDue(sub) && ready;
  const { pathname, search, hash, state, key } = useLocation();
  const router = use(DataRouterContext)?.router;
  const navigate = useNavigate();
  const underWay = useNavigation().state !== 'idle';
  const named = useMemo(() => placeIn(search), [search]);
  const [linked] = useState(named);
  const [linkMissed, setLinkMissed] = useState<boolean | null>(null);
  const [held, setHeld] = useState<Place & { version: number }>(() => ({
    workspaceId: storedChoice('workspace'),
    propertyId: storedChoice('property'),
    version: 0,
  }));

  // A property named without its workspace is looked up first, so that nothing is loaded for the wrong one.
  const homeless = named.workspaceId === null && named.propertyId !== null && named.propertyId !== held.propertyId;
  const home = useQuery({ ...linkedPropertyQuery(named.propertyId ?? ''), enabled: due && homeless });
  const placing = homeless && home.isPending;
  const wantedWorkspace = named.workspaceId ?? (homeless ? home.data?.workspaceId : null) ?? held.workspaceId;

  const workspacesLoad = useQuery({ ...workspacesQuery, enabled: due });
  const workspaces = workspacesLoad.data ?? noWorkspaces;
  const workspace = placing ? null : (workspaces.find(({ id }) => id === wantedWorkspace) ?? workspaces[0] ?? null);
  const workspaceId = workspace?.id ?? null;

  const propertiesLoad = useQuery({
    ...propertiesQuery(workspaceId ?? ''),
    enabled: due && workspaceId !== null,
    // A switch loads them anew.
    staleTime: 0,
  });
  const properties = propertiesLoad.data ?? noProperties;
  const switched = held.workspaceId !== workspaceId;
  const wantedProperty = named.propertyId ?? (switched ? null : held.propertyId);
  const property = properties.find(({ id }) => id === wantedProperty) ?? properties[0] ?? null;
  const propertyId = property?.id ?? null;
  const settled = workspaceId !== null && propertiesLoad.isSuccess;

  const kept = settled || switched ? propertyId : (propertyId ?? held.propertyId);
  if (workspaceId && (switched || held.propertyId !== kept))
    setHeld({ workspaceId, propertyId: kept, version: held.version + (switched ? 1 : 0) });
  if (settled && linkMissed === null)
    setLinkMissed(
      (linked.workspaceId !== null && linked.workspaceId !== workspaceId) ||
        (linked.propertyId !== null && linked.propertyId !== propertyId),
    );
  useEffect(() => {
    storeChoice('workspace', held.workspaceId);
    storeChoice('property', held.propertyId);
  }, [held]);

  /**
   * Names a place in the address, and nothing else: no step in the history. Only where somebody still is: the router
   * knows of a click before its screen is drawn, and what was clicked since is never undone.
   */
  const rename = useCallback(
    (place: Place) => {
      const now = router?.state;
      if (now && (now.navigation.state !== 'idle' || now.location.key !== key)) return;
      void navigate({ pathname, search: withPlace(search, place), hash }, { replace: true, state });
    },
    [router, navigate, pathname, search, hash, state, key],
  );
  useEffect(() => {
    const same = named.workspaceId === workspaceId && named.propertyId === propertyId;
    if (settled && !underWay && !same) rename({ workspaceId, propertyId });
  }, [settled, underWay, named, workspaceId, propertyId, rename]);

  const screen = screenOf(pathname);
  const selectWorkspace = useCallback<Selection['selectWorkspace']>(
    (id) => {
      if (id === workspaceId) return;
      void navigate({ pathname: screen, search: withPlace('', { workspaceId: id, propertyId: null }) });
    },
    [navigate, workspaceId, screen],
  );
  const selectProperty = useCallback<Selection['selectProperty']>(
    (next) => {
      if (next.id === propertyId) return;
      const kept = next.workspaceId === workspaceId && screen === pathname ? search : '';
      void navigate({
        pathname: screen,
        search: withPlace(kept, { workspaceId: next.workspaceId, propertyId: next.id }),
      });
    },
    [navigate, workspaceId, propertyId, screen, pathname, search],
  );
  const follow = useCallback<Selection['follow']>(
    (next) => rename({ workspaceId: next.workspaceId, propertyId: next.id }),
    [rename],
  );

  const workspacesPending = workspacesLoad.isPending && !workspacesLoad.error;
  const loadingWorkspaces = useLoading(workspacesLoad, workspacesLoad.isFetching || workspacesPending);
  const loadingProperties = useLoading(propertiesLoad, propertiesLoad.isLoading || workspacesPending || placing);
  const value = useMemo<Selection>(
    () => ({
      workspace,
      property,
      workspaces,
      properties,
      loadingWorkspaces,
      loadingProperties,
      version: held.version,
      linkMissed: linkMissed ?? false,
      selectWorkspace,
      selectProperty,
      follow,
    }),
    [
      workspace,
      property,
      workspaces,
      properties,
      loadingWorkspaces,
      loadingProperties,
      held.version,
      linkMissed,
      selectWorkspace,
      selectProperty,
      follow,
    ],
  );

  return <SelectionContext value={value}>{children}</SelectionContext>;
}

function useLoading({ error, refetch }: UseQueryResult, isLoading: boolean): Loading {
  return useMemo(() => ({ isLoading, error, reload: () => void refetch() }), [isLoading, error, refetch]);
}

/** True about a second after somebody has signed in. */
function useDue(user: string | null): boolean {
  const [dueFor, setDueFor] = useState<string | null>(null);
  const loadAfter = use(LoadAfterContext);
  useEffect(() => {
    if (!user) return;
    const timer = setTimeout(() => setDueFor(user), loadAfter);
    return () => clearTimeout(timer);
  }, [user, loadAfter]);
  return user !== null && dueFor === user;
}
