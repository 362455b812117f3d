/**
 * THE table of screens: path, title, icon, group of the menu, and where the screen is loaded from. The router, the
 * sidebar, the top bar and the palette are all made from it.
 */
import type { Permission } from '@foyer/contract/permissions';
import BetweenHorizontalStart from 'lucide-react/icons/between-horizontal-start';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import Globe from 'lucide-react/icons/globe';
import Images from 'lucide-react/icons/images';
import KeyRound from 'lucide-react/icons/key-round';
import Lamp from 'lucide-react/icons/lamp';
import Languages from 'lucide-react/icons/languages';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MapPinned from 'lucide-react/icons/map-pinned';
import Newspaper from 'lucide-react/icons/newspaper';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Palette from 'lucide-react/icons/palette';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import SquareDashed from 'lucide-react/icons/square-dashed';
import SquareMousePointer from 'lucide-react/icons/square-mouse-pointer';
import SwatchBook from 'lucide-react/icons/swatch-book';
import Tags from 'lucide-react/icons/tags';
import Type from 'lucide-react/icons/type';
import Users from 'lucide-react/icons/users';
import type { ComponentType, SVGProps } from 'react';
import { matchPath } from 'react-router';

/** Groups of the sidebar, in their order (spec 2). */
export const menuGroups = ['Overview', 'Guest Intelligence', 'Digital Clone', 'Configuration'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** Parts of the settings, in their order. */
export const settingsSections = ['You', 'Workspace', 'Organization'] as const;

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
  /** It has a panel beside its text: where both do not fit, the sidebar starts with icons. */
  panel?: boolean;
  load: () => Promise<{ Component: ComponentType }>;
};

const later = (title: string, sentence: string) => async () =>
  (await import('#features/placeholders/placeholder-screen.tsx')).placeholderScreen(title, sentence);

export const pages: readonly Page[] = [
  {
    path: '/',
    title: 'Dashboard',
    Icon: LayoutDashboard,
    group: 'Overview',
    load: async () => ({ Component: (await import('#features/dashboard/dashboard-screen.tsx')).DashboardScreen }),
  },
  {
    path: '/liveposts',
    title: 'Live Posts',
    Icon: Newspaper,
    group: 'Overview',
    load: later('Live Posts', 'Every post of this workspace with its languages will stand here.'),
  },
  {
    path: '/generate',
    title: 'Landing Pages',
    Icon: MapPinned,
    group: 'Guest Intelligence',
    load: async () => ({ Component: (await import('#features/landing-pages/pick-screen.tsx')).PickScreen }),
  },
  {
    path: '/generate/new',
    title: 'Landing Pages',
    Icon: MapPinned,
    within: '/generate',
    load: async () => ({ Component: (await import('#features/landing-pages/brief-screen.tsx')).BriefScreen }),
  },
  {
    path: '/generate/:pageId',
    title: 'Landing Pages',
    Icon: MapPinned,
    within: '/generate',
    load: async () => ({ Component: (await import('#features/landing-pages/brief-screen.tsx')).BriefScreen }),
  },
  {
    path: '/generate/:pageId/check',
    title: 'Landing Pages',
    Icon: MapPinned,
    within: '/generate',
    panel: true,
    load: async () => ({ Component: (await import('#features/landing-pages/check-screen.tsx')).CheckScreen }),
  },
  {
    path: '/generate/:pageId/publish',
    title: 'Landing Pages',
    Icon: MapPinned,
    within: '/generate',
    panel: true,
    load: async () => ({ Component: (await import('#features/landing-pages/publish-screen.tsx')).PublishScreen }),
  },
  {
    path: '/property-post',
    title: 'Property Post',
    Icon: Building2,
    group: 'Guest Intelligence',
    load: later('Property Post', 'The page about the property itself will be written here.'),
  },
  {
    path: '/blog',
    title: 'Blog',
    Icon: NotebookPen,
    load: later('Blog', 'Articles of the property will be written here.'),
  },
  {
    path: '/media',
    title: 'Media Library',
    Icon: Images,
    group: 'Digital Clone',
    load: later('Media Library', 'Photographs and their alt text will stand here.'),
  },
  {
    path: '/styleguide',
    title: 'Styleguide',
    Icon: SwatchBook,
    group: 'Digital Clone',
    load: async () => ({ Component: (await import('#features/styleguides/styleguide-screen.tsx')).StyleguideScreen }),
  },
  {
    path: '/hotel',
    title: 'Hotel Decor',
    Icon: Lamp,
    group: 'Digital Clone',
    load: async () => ({ Component: (await import('#features/property-facts/hotel-screen.tsx')).HotelScreen }),
  },
  {
    path: '/configuration/button',
    title: 'Buttons',
    Icon: SquareMousePointer,
    group: 'Configuration',
    load: later('Buttons', 'The buttons of the site will be set here, beside the real site.'),
  },
  {
    path: '/configuration/color',
    title: 'Colors',
    Icon: Palette,
    group: 'Configuration',
    load: later('Colors', 'The colors of the site will be set here, beside the real site.'),
  },
  {
    path: '/configuration/divider',
    title: 'Divider',
    Icon: BetweenHorizontalStart,
    group: 'Configuration',
    load: later('Divider', 'The dividers of the site will be set here, beside the real site.'),
  },
  {
    path: '/configuration/typography',
    title: 'Typography',
    Icon: Type,
    group: 'Configuration',
    load: later('Typography', 'The typefaces of the site will be set here, beside the real site.'),
  },
  {
    path: '/configuration/container',
    title: 'Container',
    Icon: SquareDashed,
    group: 'Configuration',
    load: later('Container', 'Widths and spacing of the site will be set here, beside the real site.'),
  },
  {
    path: '/configuration/categories',
    title: 'Categories',
    Icon: Tags,
    group: 'Configuration',
    load: later('Categories', 'The categories of events will be ordered and named here.'),
  },
  {
    path: '/configuration/content',
    title: 'Content',
    Icon: FileText,
    group: 'Configuration',
    load: later('Content', 'Banners and archive texts of the site will be written here.'),
  },
  {
    path: '/configuration/site-identity',
    title: 'Site Identity',
    Icon: FingerprintPattern,
    group: 'Configuration',
    load: later('Site Identity', 'Name, logos and contact of the site will be set here.'),
  },
  {
    path: '/configuration/booking',
    title: 'Booking',
    Icon: CalendarCheck,
    group: 'Configuration',
    load: later('Booking', 'The link to the booking engine will be set here.'),
  },
  {
    path: '/settings/account',
    title: 'Account',
    Icon: CircleUserRound,
    section: 'You',
    load: async () => ({ Component: (await import('#features/users/account-screen.tsx')).AccountScreen }),
  },
  {
    path: '/settings/workspace',
    title: 'Workspace',
    Icon: Settings,
    section: 'Workspace',
    load: async () => ({ Component: (await import('./workspace-settings-screen.tsx')).WorkspaceSettingsScreen }),
  },
  {
    path: '/settings/workspace/languages',
    title: 'Languages',
    Icon: Languages,
    section: 'Workspace',
    load: async () => ({
      Component: (await import('#features/property-languages/languages-screen.tsx')).LanguagesScreen,
    }),
  },
  {
    path: '/settings/workspace/members',
    title: 'Members',
    Icon: Users,
    section: 'Organization',
    needs: 'members:read',
    load: async () => ({ Component: (await import('#features/user-roles/members-screen.tsx')).MembersScreen }),
  },
  {
    path: '/settings/workspace/roles',
    title: 'Roles',
    Icon: KeyRound,
    section: 'Organization',
    needs: 'roles:read',
    load: async () => ({ Component: (await import('#features/roles/roles-screen.tsx')).RolesScreen }),
  },
  {
    path: '/settings/workspace/domains',
    title: 'Domains',
    Icon: Globe,
    section: 'Organization',
    load: async () => ({ Component: (await import('#features/domains/domains-screen.tsx')).DomainsScreen }),
  },
  {
    path: '/settings/billing',
    title: 'Billing',
    Icon: CreditCard,
    section: 'Organization',
    load: async () => ({ Component: (await import('#features/billing/billing-screen.tsx')).BillingScreen }),
  },
  {
    path: '/settings/workspace/audit-log',
    title: 'Audit log',
    Icon: ScrollText,
    section: 'Organization',
    needs: 'audit:read',
    load: async () => ({ Component: (await import('#features/audit-log/audit-log-screen.tsx')).AuditLogScreen }),
  },
];

/** The page a path shows: the one with that path, else the one it lies within, else none. */
export function pageAt(pathname: string): Page | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  const exact = pages.find((page) => matchPath(page.path, path));
  return exact ?? pages.find((page) => page.path !== '/' && path.startsWith(`${page.path}/`));
}
