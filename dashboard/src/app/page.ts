import type { Permission } from '@foyer/contract/permissions';
import type { ComponentType, SVGProps } from 'react';

/** Groups of the sidebar, in their order (spec 2). */
export const menuGroups = ['Overview', 'Guest Intelligence', 'Digital Clone', 'Configuration'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** Parts of the settings, in their order. */
export const settingsSections = ['You', 'Workspace', 'Organization'] as const;

/** A row of the table of screens. */
export type Page = {
  path: string;
  title: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Where it stands in the sidebar; without one it is reached by other ways. */
  group?: MenuGroup;
  /** Where it stands in the settings. */
  section?: (typeof settingsSections)[number];
  /** Without this the settings do not offer it. */
  needs?: Permission;
  /** An open thing of another screen: not in the palette, and the menu marks that screen. */
  within?: string;
  /** What the palette calls it all the same. */
  palette?: string;
  /** It has a panel beside its text: where both do not fit, the sidebar starts with icons. */
  panel?: boolean;
  load: () => Promise<{ Component: ComponentType }>;
};
