import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileUp from 'lucide-react/icons/file-up';
import Landmark from 'lucide-react/icons/landmark';
import Newspaper from 'lucide-react/icons/newspaper';
import type { Page } from './page.ts';

/** Rows of Live Posts and of what is opened from it. */
export const livePostsPages: readonly Page[] = [
  {
    path: '/liveposts',
    title: 'Live Posts',
    Icon: Newspaper,
    group: 'Overview',
    load: async () => ({
      Component: (await import('./live-posts-with-tabs-screen.tsx')).LivePostsWithTabsScreen,
    }),
  },
  {
    path: '/liveposts/import',
    title: 'Live Posts',
    Icon: FileUp,
    within: '/liveposts',
    palette: 'Import events',
    load: async () => ({ Component: (await import('#features/imports/import-screen.tsx')).ImportScreen }),
  },
  {
    path: '/liveposts/events/new',
    title: 'Live Posts',
    Icon: CalendarPlus,
    within: '/liveposts',
    palette: 'New event',
    load: async () => ({ Component: (await import('#features/events/event-screen.tsx')).EventScreen }),
  },
  {
    path: '/liveposts/events/:eventId',
    title: 'Live Posts',
    Icon: CalendarPlus,
    within: '/liveposts',
    load: async () => ({ Component: (await import('#features/events/event-screen.tsx')).EventScreen }),
  },
  {
    path: '/liveposts/venues/new',
    title: 'Live Posts',
    Icon: Landmark,
    within: '/liveposts',
    palette: 'New venue',
    load: async () => ({ Component: (await import('#features/venues/venue-screen.tsx')).VenueScreen }),
  },
  {
    path: '/liveposts/venues/:venueId',
    title: 'Live Posts',
    Icon: Landmark,
    within: '/liveposts',
    load: async () => ({ Component: (await import('#features/venues/venue-screen.tsx')).VenueScreen }),
  },
];
