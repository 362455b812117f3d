import type { Property } from '@foyer/contract/properties';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import Download from 'lucide-react/icons/download';
import List from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import RadarIcon from 'lucide-react/icons/radar';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { wallTimeOf } from '#lib/dates/zone.ts';
import { withPlace } from '#lib/selection/place.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pager } from '#ui/pager.tsx';
import { RadarPanel } from '#ui/radar/radar-panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import type { ClientEvent } from './client-event.ts';
import { EventFilters } from './components/event-filters.tsx';
import { EventRow, EventRows, type PlaceOfEvents } from './components/event-rows.tsx';
import { MonthCalendar } from './components/month-calendar.tsx';
import { type EventFilters as Filters, useEventFilters } from './hooks/use-event-search.ts';
import { weeksOf } from './month-grid.ts';
import { eventPageSize, useEventSearch, useEventsBetween, useExportEvents } from './queries.ts';

const view = (Icon: typeof List, word: string) => (
  <>
    <Icon aria-hidden className="size-3.5" /> {word}
  </>
);
const views = [
  { value: 'list', label: view(List, 'List') },
  { value: 'calendar', label: view(CalendarDays, 'Calendar') },
  { value: 'radar', label: view(RadarIcon, 'Radar') },
] as const;

/** Events around the selected property: as a list, in a calendar, on the radar. */
export function EventsTab() {
  const { property, loadingProperties } = useSelection();
  if (property) return <EventsAround key={property.id} property={property} />;
  if (loadingProperties.error)
    return (
      <Card>
        <LoadFailed error={loadingProperties.error} onRetry={loadingProperties.reload} />
      </Card>
    );
  return (
    <Card>
      {loadingProperties.isLoading ? (
        <SkeletonRows rows={8} label="Loading events" />
      ) : (
        <EmptyState
          Icon={MapPin}
          title="No property yet"
          action={
            <Link to="/settings/workspace" className={buttonStyle({ variant: 'primary' })}>
              Add property
            </Link>
          }
        >
          Events are looked for around a house. Add one with its address first.
        </EmptyState>
      )}
    </Card>
  );
}

function EventsAround({ property }: { property: Property }) {
  const filters = useEventFilters(property.timeZone);
  const place = { workspaceId: property.workspaceId, propertyId: property.id };
  const calendar = filters.view === 'calendar';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-4 max-lg:flex-col max-lg:gap-2.5">
        <div className="min-w-0 grow max-lg:w-full">
          <EventFilters filters={filters} withDates={!calendar}>
            {filters.view === 'list' && (
              <Select
                aria-label="Order"
                value={filters.search.sort}
                onChange={(event) => filters.change({ sort: event.target.value === 'date' ? '' : event.target.value })}
              >
                <option value="date">Date first</option>
                <option value="demand">Demand first</option>
                <option value="distance">Nearest first</option>
              </Select>
            )}
          </EventFilters>
        </div>
        <Segmented
          label="Show events as"
          value={filters.view}
          onChange={(next) => filters.change({ view: next === 'list' ? '' : next })}
          options={views}
        />
      </div>
      {calendar ? (
        <CalendarView property={property} filters={filters} place={place} />
      ) : filters.view === 'radar' ? (
        <RadarView property={property} filters={filters} place={place} />
      ) : (
        <ListView property={property} filters={filters} place={place} />
      )}
    </div>
  );
}

type ViewProps = { property: Property; filters: Filters; place: PlaceOfEvents };

function ListView({ property, filters, place }: ViewProps) {
  const found = useEventSearch(property.id, filters.search, filters.skip);
  const csv = useExportEvents(property.id, filters.search);
  return (
    <>
      <Card aria-label="Events" className="overflow-hidden">
        <Found found={found} filters={filters} place={place}>
          {(events) => <EventRows events={events} place={place} busy={found.isPlaceholderData} />}
        </Found>
      </Card>
      {found.data && found.data.total > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="ghost" busy={csv.isPending} onClick={() => csv.mutate()}>
            {!csv.isPending && <Download aria-hidden />}
            {csv.isPending ? 'Downloading...' : 'Download CSV'}
          </Button>
          <span className="min-w-0 grow">
            <Pager
              skip={filters.skip}
              take={eventPageSize}
              total={found.data.total}
              onSkip={(skip) => filters.change({ skip: skip > 0 ? String(skip) : '' })}
            />
          </span>
        </div>
      )}
    </>
  );
}

function CalendarView({ property, filters, place }: ViewProps) {
  const days = weeksOf(filters.month).flat();
  const search = { ...filters.search, sort: 'date' as const, startDate: days[0] ?? '', endDate: days.at(-1) ?? '' };
  const found = useEventsBetween(property.id, search, true);
  return (
    <Card aria-label="Calendar" className="overflow-hidden">
      {found.error ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <>
          {found.isPending && (
            <p role="status" className="sr-only">
              Loading events
            </p>
          )}
          <MonthCalendar
            month={filters.month}
            today={wallTimeOf(new Date().toISOString(), property.timeZone).day}
            events={found.data?.data ?? []}
            place={place}
            busy={found.isPending || found.isPlaceholderData}
            onMonth={(month) => filters.change({ month })}
          />
          {found.data?.data.length === 0 && !found.isPlaceholderData && (
            <div className="border-t border-border">
              <NoEvent when="in this month" filters={filters} place={place} />
            </div>
          )}
        </>
      )}
    </Card>
  );
}

/** Events a radar can show and still be read. */
const onRadar = 100;
const forRadar = (event: ClientEvent) => ({ ...event, eventId: event.id, venue: { city: event.event_city } });

function RadarView({ property, filters, place }: ViewProps) {
  const found = useEventSearch(property.id, filters.search, 0, onRadar);
  const [picked, setPicked] = useState<string | null>(null);
  const events = found.data?.data ?? [];
  const chosen = events.find(({ id }) => id === picked) ?? events[0];
  return (
    <div className="grid gap-3">
      <RadarPanel
        propertyName={property.name}
        events={events.map(forRadar)}
        distance={filters.search.distance}
        chosen={chosen?.id ?? null}
        onChoose={({ id }) => setPicked(id)}
      />
      <Card aria-label="Picked on the radar" className="overflow-hidden">
        <Found found={found} filters={filters} place={place}>
          {() => chosen && <ul>{<EventRow event={chosen} place={place} />}</ul>}
        </Found>
      </Card>
      {found.data && found.data.total > events.length && (
        <p className="text-xs text-muted-foreground">
          The radar shows the first {events.length} of {found.data.total}. Narrow the search to see the others.
        </p>
      )}
    </div>
  );
}

type FoundProps = {
  found: ReturnType<typeof useEventSearch>;
  filters: Filters;
  place: PlaceOfEvents;
  children: (events: readonly ClientEvent[]) => ReactNode;
};

function Found({ found, filters, place, children }: FoundProps) {
  if (found.error) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={8} label="Loading events" />;
  if (found.data.data.length > 0) return children(found.data.data);
  return <NoEvent when="in this range" filters={filters} place={place} />;
}

/** What leads on where the search finds nothing. */
function NoEvent({ when, filters, place }: { when: string; filters: Filters; place: PlaceOfEvents }) {
  const { narrowed, search, change, clear } = filters;
  return (
    <EmptyState
      Icon={CalendarSearch}
      title={narrowed ? 'No event matches' : `No event ${when}`}
      action={
        <>
          {narrowed && <Button onClick={clear}>Clear filters</Button>}
          {search.distance < 100 && <Button onClick={() => change({ distance: '100' })}>Look as far as 100 km</Button>}
          <Link to={`/liveposts/import${withPlace('', place)}`} className={buttonStyle()}>
            Import events
          </Link>
          <Link to={`/liveposts/events/new${withPlace('', place)}`} className={buttonStyle({ variant: 'primary' })}>
            New event
          </Link>
        </>
      }
    >
      Nothing within {search.distance} km {when === 'in this month' ? when : 'between these dates'}. Widen the search,
      or enter an event you know of.
    </EmptyState>
  );
}
