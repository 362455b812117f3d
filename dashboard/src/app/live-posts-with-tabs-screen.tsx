import { lazy, Suspense } from 'react';
import { LivePostsScreen } from '#features/live-posts/live-posts-screen.tsx';
import { Card } from '#ui/card.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

const EventsTab = lazy(async () => ({ default: (await import('#features/events/events-tab.tsx')).EventsTab }));
const VenuesTab = lazy(async () => ({ default: (await import('#features/venues/venues-tab.tsx')).VenuesTab }));

const loading = (label: string) => (
  <Card>
    <SkeletonRows rows={8} label={label} />
  </Card>
);

/** Live Posts with the tabs of the nouns that have no routes of their own (spec 2). */
export const LivePostsWithTabsScreen = () => (
  <LivePostsScreen
    events={
      <Suspense fallback={loading('Loading events')}>
        <EventsTab />
      </Suspense>
    }
    venues={
      <Suspense fallback={loading('Loading venues')}>
        <VenuesTab />
      </Suspense>
    }
  />
);
