/**
 * THE table of screens: path, title, icon, group of the menu, and where the screen is loaded from. The router, the
 * sidebar, the top bar and the palette are all made from it.
 */
import BetweenHorizontalStart from 'lucide-react/icons/between-horizontal-start';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import FileText from 'lucide-react/icons/file-text';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import Images from 'lucide-react/icons/images';
import Lamp from 'lucide-react/icons/lamp';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MapPinned from 'lucide-react/icons/map-pinned';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Palette from 'lucide-react/icons/palette';
import SquareDashed from 'lucide-react/icons/square-dashed';
import SquareMousePointer from 'lucide-react/icons/square-mouse-pointer';
import SwatchBook from 'lucide-react/icons/swatch-book';
import Tags from 'lucide-react/icons/tags';
import Type from 'lucide-react/icons/type';
import { matchPath } from 'react-router';
import { livePostsPages } from './live-posts-pages.ts';
import type { Page } from './page.ts';
import { settingsPages } from './settings-pages.ts';

export const pages: readonly Page[] = [
  {
    path: '/',
    title: 'Dashboard',
    Icon: LayoutDashboard,
    group: 'Overview',
    load: async () => ({ Component: (await import('#features/dashboard/dashboard-screen.tsx')).DashboardScreen }),
  },
  {
    path: '/changed-facts',
    title: 'Changed facts',
    Icon: FileText,
    load: async () => ({
      Component: (await import('#features/changed-facts/changed-facts-screen.tsx')).ChangedFactsScreen,
    }),
  },
  ...livePostsPages,
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
    panel: true,
    load: async () => ({
      Component: (await import('#features/property-posts/property-post-screen.tsx')).PropertyPostScreen,
    }),
  },
  {
    path: '/blog',
    title: 'Blog',
    Icon: NotebookPen,
    load: async () => ({ Component: (await import('#features/articles/blog-screen.tsx')).BlogScreen }),
  },
  {
    path: '/blog/:articleId',
    title: 'Blog',
    Icon: NotebookPen,
    within: '/blog',
    panel: true,
    load: async () => ({ Component: (await import('#features/articles/article-screen.tsx')).ArticleScreen }),
  },
  {
    path: '/media',
    title: 'Media Library',
    Icon: Images,
    group: 'Digital Clone',
    panel: true,
    load: async () => ({ Component: (await import('#features/media/media-screen.tsx')).MediaScreen }),
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
    load: async () => ({ Component: (await import('./hotel-with-facts-screen.tsx')).HotelWithFactsScreen }),
  },
  {
    path: '/configuration/button',
    title: 'Buttons',
    Icon: SquareMousePointer,
    group: 'Configuration',
    panel: true,
    load: async () => ({ Component: (await import('#features/configuration/button-screen.tsx')).ButtonScreen }),
  },
  {
    path: '/configuration/color',
    title: 'Colors',
    Icon: Palette,
    group: 'Configuration',
    panel: true,
    load: async () => ({ Component: (await import('#features/configuration/color-screen.tsx')).ColorScreen }),
  },
  {
    path: '/configuration/divider',
    title: 'Divider',
    Icon: BetweenHorizontalStart,
    group: 'Configuration',
    panel: true,
    load: async () => ({ Component: (await import('#features/configuration/divider-screen.tsx')).DividerScreen }),
  },
  {
    path: '/configuration/typography',
    title: 'Typography',
    Icon: Type,
    group: 'Configuration',
    panel: true,
    load: async () => ({ Component: (await import('#features/configuration/typography-screen.tsx')).TypographyScreen }),
  },
  {
    path: '/configuration/container',
    title: 'Container',
    Icon: SquareDashed,
    group: 'Configuration',
    panel: true,
    load: async () => ({ Component: (await import('#features/configuration/container-screen.tsx')).ContainerScreen }),
  },
  {
    path: '/configuration/categories',
    title: 'Categories',
    Icon: Tags,
    group: 'Configuration',
    panel: true,
    load: async () => ({
      Component: (await import('#features/configuration/categories-screen.tsx')).CategoriesScreen,
    }),
  },
  {
    path: '/configuration/content',
    title: 'Content',
    Icon: FileText,
    group: 'Configuration',
    panel: true,
    load: async () => ({ Component: (await import('#features/configuration/content-screen.tsx')).ContentScreen }),
  },
  {
    path: '/configuration/site-identity',
    title: 'Site Identity',
    Icon: FingerprintPattern,
    group: 'Configuration',
    panel: true,
    load: async () => ({
      Component: (await import('#features/configuration/site-identity-screen.tsx')).SiteIdentityScreen,
    }),
  },
  {
    path: '/configuration/booking',
    title: 'Booking',
    Icon: CalendarCheck,
    group: 'Configuration',
    panel: true,
    load: async () => ({ Component: (await import('#features/configuration/booking-screen.tsx')).BookingScreen }),
  },
  ...settingsPages,
];

/** The page a path shows: the one with that path, else the one it lies within, else none. */
export function pageAt(pathname: string): Page | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  const exact = pages.find((page) => matchPath(page.path, path));
  return exact ?? pages.find((page) => page.path !== '/' && path.startsWith(`${page.path}/`));
}
