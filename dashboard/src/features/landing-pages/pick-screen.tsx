import type { NearbyEvent } from '@foyer/contract/events';
import type { Property } from '@foyer/contract/properties';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import List from 'lucide-react/icons/list';
import Radio from 'lucide-react/icons/radar';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page-head.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { EventFilters } from './components/event-filters.tsx';
import { EventRow } from './components/event-row.tsx';
import { LandingPageList } from './components/landing-page-list.tsx';
import { PropertyGate } from './components/property-gate.tsx';
import { Radar } from './components/radar.tsx';
import { Steps } from './components/steps.tsx';
import { useNearbySearch } from './hooks/use-nearby-search.ts';
import { useLandingPages, useNearbyEvents } from './queries.ts';

const OwnEventDialog = lazy(() =>
  import('./components/own-event-dialog.tsx').then((module) => ({ default: module.OwnEventDialog })),
);

export const PickScreen = () => (
  <PropertyGate>{(property) => <Pick key={property.id} property={property} />}</PropertyGate>
);

function Pick({ property }: { property: Property }) {
  useOpenThing('New');
  const navigate = useNavigate();
  const { typed, search, change } = useNearbySearch(property.timeZone);
  const nearby = useNearbyEvents(property.id, search);
  const pages = useLandingPages(property.id);
  const [picked, setPicked] = useState<string | null>(null);
  const [view, setView] = useState<'list' | 'radar'>('list');
  const [adding, setAdding] = useState(false);
  const events = nearby.data?.data ?? [];
  const total = nearby.data?.total ?? 0;
  const chosen = picked && events.some((event) => event.eventId === picked) ? picked : (events[0]?.eventId ?? null);
  const choose = (event: NearbyEvent) => navigate(`/generate/new?event=${event.eventId}`);

  return (
    <Page>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold tracking-[-.014em]">Which event brings guests?</h1>
        <Steps current={1} />
      </div>
      <div className="mb-3 md:hidden">
        <Segmented
          label="Show events as"
          value={view}
          onChange={setView}
          options={[
            {
              value: 'list',
              label: (
                <>
                  <List aria-hidden className="size-3.5" /> List
                </>
              ),
            },
            {
              value: 'radar',
              label: (
                <>
                  <Radio aria-hidden className="size-3.5" /> Radar
                </>
              ),
            },
          ]}
        />
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className={view === 'radar' ? 'max-md:hidden' : undefined}>
          <EventFilters typed={typed} search={search} onChange={change} />
          <section aria-label="Events nearby" className="mt-3 overflow-hidden rounded-[10px] border bg-card shadow-xs">
            {nearby.isPending ? (
              <SkeletonRows rows={8} label="Loading events" />
            ) : nearby.error ? (
              <ErrorState message={nearby.error.message} onRetry={() => nearby.refetch()} />
            ) : events.length === 0 ? (
              <EmptyState
                Icon={CalendarSearch}
                title="No event in this range"
                action={
                  <>
                    {search.distance < 100 && (
                      <Button onClick={() => change({ distance: '100' })}>Look as far as 100 km</Button>
                    )}
                    <Button variant="primary" onClick={() => setAdding(true)}>
                      Add your own event
                    </Button>
                  </>
                }
              >
                Nothing within {search.distance} km between these dates. Widen the search, or add an event you know of.
              </EmptyState>
            ) : (
              <ul className="divide-y divide-border" aria-busy={nearby.isPlaceholderData}>
                {events.map((event) => (
                  <EventRow
                    key={event.eventId}
                    event={event}
                    chosen={event.eventId === chosen}
                    onPick={() => setPicked(event.eventId)}
                    onChoose={() => choose(event)}
                  />
                ))}
              </ul>
            )}
            <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-3 text-xs text-muted-foreground">
              <span role="status">
                {events.length} of {total} {total === 1 ? 'event' : 'events'}
              </span>
              {total > events.length && search.take < 100 && (
                <button
                  type="button"
                  className="font-medium text-primary hover:underline"
                  onClick={() => change({ take: '100' })}
                >
                  Show more
                </button>
              )}
              <span className="ml-auto flex gap-4">
                <Link to="/generate/new" className="font-medium text-primary hover:underline">
                  Page without an event
                </Link>
                <button
                  type="button"
                  className="font-medium text-primary hover:underline"
                  onClick={() => setAdding(true)}
                >
                  Add your own event
                </button>
              </span>
            </footer>
          </section>
        </div>
        <aside aria-label="Radar" className={view === 'list' ? 'max-md:hidden' : undefined}>
          <div className="sticky top-0 flex flex-col overflow-hidden rounded-[10px] border bg-map-land">
            <div className="mx-auto aspect-square w-full max-w-[640px]">
              <Radar
                propertyName={property.name}
                events={events}
                distance={search.distance}
                chosen={chosen}
                onChoose={(event) => setPicked(event.eventId)}
              />
            </div>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t bg-card px-4 py-2.5 text-xs">
              <span className="flex items-center gap-1.5">
                <i className="size-2.5 rounded-full bg-chart-1" /> Has a page
              </span>
              <span className="flex items-center gap-1.5">
                <i className="size-2.5 rounded-full border-2 border-brass-line bg-brass-soft" /> No page yet
              </span>
              <span className="text-muted-foreground">Size shows demand</span>
            </p>
          </div>
        </aside>
      </div>
      <LandingPageList propertyId={property.id} pages={pages} />
      {adding && (
        <Suspense fallback={null}>
          <OwnEventDialog
            property={property}
            onClose={() => setAdding(false)}
            onAdded={(id) => navigate(`/generate/new?event=${id}`)}
          />
        </Suspense>
      )}
    </Page>
  );
}
