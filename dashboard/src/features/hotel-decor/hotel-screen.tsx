import type { Property } from '@foyer/contract/properties';
import Building2 from 'lucide-react/icons/building-2';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { linedTabRow, tabStyle, useChosenInSight } from '#ui/tab-style.ts';
import { LookTab } from './components/look-tab.tsx';
import { PhotographsTab } from './components/photographs-tab.tsx';
import { PlacesTab } from './components/places-tab.tsx';
import { useDecor } from './queries.ts';

const tabs = [
  { value: 'facts', name: 'Facts' },
  { value: 'places', name: 'Rooms and areas' },
  { value: 'look', name: 'Mood and colors' },
  { value: 'photographs', name: 'Photographs' },
] as const;

type HotelScreenProps = {
  /** What is true of the house, which is a noun of its own. */
  facts: (property: Property) => ReactNode;
};

/** Hotel Decor: the active property as it looks and is. */
export function HotelScreen({ facts }: HotelScreenProps) {
  const { property, loadingProperties } = useSelection();
  if (property) return <House key={property.id} property={property} facts={facts} />;
  return (
    <Page>
      <PageHead title="Hotel Decor" />
      <Card>
        {loadingProperties.isLoading ? (
          <SkeletonRows rows={4} label="Loading properties..." />
        ) : (
          <EmptyState
            Icon={Building2}
            title="No property yet"
            action={
              <Link to="/settings/workspace" className={buttonStyle({ variant: 'primary' })}>
                Add property
              </Link>
            }
          >
            Facts and photographs belong to a property. Add the first one, then state what is true of it.
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}

function House({ property, facts }: { property: Property } & HotelScreenProps) {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'facts';
  const row = useChosenInSight<HTMLDivElement>(tab);
  const choose = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === 'facts') next.delete('tab');
        else next.set('tab', value);
        return next;
      },
      { replace: true },
    );
  return (
    <Page>
      <PageHead title="Hotel Decor">{property.name} as it is and as it looks. Texts rest on what stands here.</PageHead>
      <Tabs.Root value={tab} onValueChange={choose}>
        <Tabs.List aria-label="Parts of the house" ref={row} className={cn(linedTabRow, 'mb-3.5')}>
          {tabs.map(({ value, name }) => (
            <Tabs.Trigger key={value} value={value} className={tabStyle}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {/* What is ticked and not saved yet outlasts a look at the other tabs. */}
        <Tabs.Content value="facts" forceMount className="data-[state=inactive]:hidden">
          {facts(property)}
        </Tabs.Content>
        {tabs.slice(1).map(({ value }) => (
          <Tabs.Content key={value} value={value}>
            <Decor property={property} tab={value} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Page>
  );
}

function Decor({ property, tab }: { property: Property; tab: (typeof tabs)[number]['value'] }) {
  const { data, error, refetch } = useDecor(property.id);
  if (data && tab === 'places') return <PlacesTab property={property} decor={data} />;
  if (data && tab === 'look') return <LookTab property={property} decor={data} />;
  if (data) return <PhotographsTab property={property} decor={data} />;
  return (
    <Card>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={5} label="Loading how the house looks" />
      )}
    </Card>
  );
}
