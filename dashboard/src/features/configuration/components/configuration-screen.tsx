import type { Documents } from '@foyer/contract/site-documents';
import type { DraftSection, PreviewKind } from '@foyer/contract/site-settings';
import Palette from 'lucide-react/icons/palette';
import { type ReactNode, useCallback, useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { useDomainName } from '#features/workspaces/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import type { SettingsDraft } from '../hooks/use-settings-draft.ts';
import { useSections } from '../queries.ts';
import { Configuration } from './configuration.tsx';

type Change<S extends DraftSection> = { [T in S]?: Partial<Documents[T]> };

export type ConfigurationScreenProps<S extends DraftSection> = {
  /** As the menu names it. */
  title: string;
  /** What is set here, in one sentence. */
  about: string;
  /** The documents this screen edits; the same list at every rendering. */
  sections: readonly S[];
  /** What of them 'Reset to default' puts back, as it came. */
  defaults: Change<S>;
  /** The site is shown as devices set to dark would show it. */
  night?: boolean;
  /** The page of the site to begin with, where there is one. */
  shows?: PreviewKind;
  /** The form. */
  children: (draft: SettingsDraft<S>) => ReactNode;
  /** What stands below the site, such as checks. */
  below?: (draft: SettingsDraft<S>) => ReactNode;
};

/** A screen of the configuration: its form, and beside it the real site of the active workspace as it is edited. */
export function ConfigurationScreen<S extends DraftSection>(props: ConfigurationScreenProps<S>) {
  const { workspace, loadingWorkspaces } = useSelection();
  if (workspace) {
    const { domainId, id } = workspace;
    return <Loaded key={`${id} ${domainId}`} domainId={domainId} workspaceId={id} {...props} />;
  }
  return (
    <Page>
      <PageHead title={props.title} />
      {loadingWorkspaces.error ? (
        <LoadFailed error={loadingWorkspaces.error} onRetry={loadingWorkspaces.reload} />
      ) : loadingWorkspaces.isLoading ? (
        <SkeletonRows rows={6} label="Loading the settings" />
      ) : (
        <EmptyState Icon={Palette} title="No workspace yet">
          A site belongs to a workspace. Create one with the switcher at the top of the sidebar.
        </EmptyState>
      )}
    </Page>
  );
}

type LoadedProps<S extends DraftSection> = ConfigurationScreenProps<S> & { domainId: string; workspaceId: string };

function Loaded<S extends DraftSection>(props: LoadedProps<S>) {
  const { domainId, workspaceId, sections, title } = props;
  const { data, error, refetch, isFetchedAfterMount } = useSections(domainId, sections);
  const { held, may } = usePermissions({ workspaceId });
  const host = useDomainName()(domainId);
  // The form starts from what was read for it, never from what the screen before it had read; then it follows by itself.
  const [stored, setStored] = useState<typeof data>();
  if (data && isFetchedAfterMount && !stored) setStored(data);
  const reread = useCallback(async () => (await refetch()).data, [refetch]);
  const refusal = held && !may('config:write') ? 'Your role does not allow changing the configuration' : undefined;
  if (stored) return <Configuration {...props} host={host} stored={stored} reread={reread} refusal={refusal} />;
  return (
    <Page>
      <PageHead title={title} />
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} label="Loading the settings" />
      )}
    </Page>
  );
}
