import type { NearbyEvent } from '@foyer/contract/events';
import type { Property } from '@foyer/contract/properties';
import List from 'lucide-react/icons/list';
import RadarIcon from 'lucide-react/icons/radar';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { withPlace } from '#lib/selection/place.ts';
import { Page } from '#ui/page-head.tsx';
import { RadarPanel } from '#ui/radar/radar-panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { EventFilters } from './components/event-filters.tsx';
import { EventList } from './components/event-list.tsx';
import { EventRow } from './components/event-row.tsx';
import { LandingPageList } from './components/landing-page-list.tsx';
import { PropertyGate } from './components/property-gate.tsx';
import { Steps } from './components/steps.tsx';
import { useNearbySearch } from './hooks/use-nearby-search.ts';
import { mayNotWrite, useLandingPages, useMay, useNearbyEvents } from './queries.ts';

const OwnEventDialog = lazy(() =>
  import('./components/own-event-dialog.tsx').then((module) => ({ default: module.OwnEventDialog })),
);

const views = [
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
        <RadarIcon aria-hidden className="size-3.5" /> Radar
      </>
    ),
  },
] as const;

export const PickScreen = () => (
  <PropertyGate>{(property) => <Pick key={property.id} property={property} />}</PropertyGate>
);

function Pick({ property }: { property: Property }) {
  useOpenThing('New');
  const navigate = useNavigate();
  const { typed, search, change } = useNearbySearch(property.timeZone);
  const nearby = useNearbyEvents(property.id, search);
  const pages = useLandingPages(property.id);
  const refusal = useMay('content:write', property) ? undefined : mayNotWrite;
  const [picked, setPicked] = useState<string | null>(null);
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  const [adding, setAdding] = useState(false);
  const events = nearby.data?.data ?? [];
  const chosen = events.find((event) => event.eventId === picked) ?? events[0] ?? null;
  const briefAddress = (eventId?: string) =>
    `/generate/new${withPlace(eventId ? `event=${eventId}` : '', { workspaceId: property.workspaceId, propertyId: property.id })}`;
  const choose = (event: NearbyEvent) => navigate(briefAddress(event.eventId));
  const pick = (event: NearbyEvent) => setPicked(event.eventId);
  const begun = pages.data?.total ?? 0;

  return (
    <Page>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold tracking-[-.014em]">Which event brings guests?</h1>
          {begun > 0 && (
            <p className="mt-0.5 text-muted-foreground">
              <a href="#pages" className="hover:text-foreground hover:underline">
                {begun} {begun === 1 ? 'page' : 'pages'} of this property
              </a>
            </p>
          )}
        </div>
        <Steps current={1} />
      </div>
      <div className="mb-3 min-[1180px]:hidden">
        <Segmented label="Show events as" value={view} onChange={setView} options={views} />
      </div>
      <div className="grid gap-5 min-[1180px]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className={view === 'radar' ? 'max-[1179px]:hidden' : undefined}>
          <EventFilters typed={typed} search={search} onChange={change} />
          <EventList
            nearby={nearby}
            search={search}
            chosen={chosen?.eventId ?? null}
            refusal={refusal}
            plainPage={briefAddress()}
            onSearch={change}
            onPick={pick}
            onChoose={choose}
            onAdd={() => setAdding(true)}
          />
        </div>
        <aside aria-label="Radar" className={view === 'list' ? 'max-[1179px]:hidden' : undefined}>
          <div className="sticky top-0">
            <RadarPanel
              propertyName={property.name}
              events={events}
              distance={search.distance}
              chosen={chosen?.eventId ?? null}
              onChoose={pick}
            />
            {view === 'radar' && chosen && (
              <ul
                aria-label="Picked on the radar"
                className="mt-3 overflow-hidden rounded-[10px] border bg-card min-[1180px]:hidden"
              >
                <EventRow
                  event={chosen}
                  chosen
                  refusal={refusal}
                  onPick={() => pick(chosen)}
                  onChoose={() => choose(chosen)}
                />
              </ul>
            )}
          </div>
        </aside>
      </div>
      <LandingPageList property={property} pages={pages} />
      {adding && (
        <Suspense fallback={null}>
          <OwnEventDialog
            property={property}
            onClose={() => setAdding(false)}
            onAdded={(id) => navigate(briefAddress(id))}
          />
        </Suspense>
      )}
    </Page>
  );
}
