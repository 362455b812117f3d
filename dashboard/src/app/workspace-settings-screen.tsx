import { PropertyList } from '#features/properties/property-list.tsx';
import { WorkspaceSettings } from '#features/workspaces/workspace-settings.tsx';

/** The workspace's own settings with those of its properties. */
export const WorkspaceSettingsScreen = () => (
  <WorkspaceSettings>
    <PropertyList />
  </WorkspaceSettings>
);
