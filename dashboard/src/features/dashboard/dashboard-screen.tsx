import { demandDays } from '@foyer/contract/overview';
import type { Property } from '@foyer/contract/properties';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { usePermissions } from '../permissions/queries.ts';
import { ActsCard } from './components/acts-card.tsx';
import { AltTextCard } from './components/alt-text-card.tsx';
import { DemandStrip } from './components/demand-strip.tsx';
import { EventsCard } from './components/events-card.tsx';
import { FiguresCard } from './components/figures-card.tsx';
import { FirstStepsCard } from './components/first-steps-card.tsx';
import { LanguagesCard } from './components/languages-card.tsx';
import { NeedsCard } from './components/needs-card.tsx';
import { Part } from './components/part.tsx';
import { PublishedCard } from './components/published-card.tsx';
import { useAltTextShare } from './hooks/use-alt-text-share.ts';
import {
  useDemand,
  useFigures,
  useFirstSteps,
  useLanguageShares,
  useLatestActs,
  useNeeds,
  useOpenEvents,
  usePublishing,
} from './queries.ts';
import { counted, dayTitle, needsSentence, numberWord, postsOf } from './words.ts';

/** The day: what is coming, what waits for a person, and how it goes. Each part is asked and fails by itself. */
export function DashboardScreen() {
  const { property, workspace, loadingProperties } = useSelection();
  if (property) return <Parts key={property.id} property={property} />;
  return (
    <Page>
      <PageHead title={dayTitle()} />
      <Card>
        {loadingProperties.isLoading ? (
          <SkeletonRows rows={5} label="Loading properties..." />
        ) : (
          <EmptyState
            Icon={Building2}
            title={workspace ? 'No property yet' : 'No workspace yet'}
            action={
              <Link to="/settings/workspace" className={buttonStyle({ variant: 'primary' })}>
                {workspace ? 'Add property' : 'Create workspace'}
              </Link>
            }
          >
            {workspace
              ? 'Everything here is about a property: the events near it, its facts, its pages. Add the first one.'
              : 'A workspace holds one domain, one style guide and up to five properties. Create the first one.'}
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}

/** First and last day of the next ninety where the property is. */
function range(timeZone: string): { from: string; to: string } {
  const from = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const to = new Date(Date.parse(from) + (demandDays - 1) * 86_400_000).toISOString().slice(0, 10);
  return { from, to };
}

function Parts({ property: { id, workspaceId, timeZone } }: { property: Property }) {
  const days = range(timeZone);
  const demand = useDemand(id);
  const [skip, setSkip] = useState(0);
  const needs = useNeeds(id, skip);
  const events = useOpenEvents(id, days);
  const publishing = usePublishing(id);
  const languages = useLanguageShares(id);
  const altText = useAltTextShare(id);
  const figures = useFigures(id);
  const steps = useFirstSteps(id);
  const mayReadActs = usePermissions({ workspaceId }).may('audit:read');
  const acts = useLatestActs(workspaceId, mayReadActs);
  const showSteps = steps.data && !steps.data.dismissed && steps.data.steps.some(({ done }) => !done);
  return (
    <Page>
      <PageHead
        title={dayTitle()}
        actions={
          <>
            <Link to="/liveposts?tab=events&view=calendar" className={`${buttonStyle()} max-md:hidden`}>
              <CalendarDays aria-hidden />
              Planner
            </Link>
            <Link to="/generate" className={buttonStyle()}>
              <Plus aria-hidden />
              New page
            </Link>
          </>
        }
      >
        <Summary languages={languages.data} needs={needs.data?.total} propertyId={id} />
      </PageHead>
      <div className="flex flex-col gap-3">
        {showSteps && <FirstStepsCard propertyId={id} steps={steps.data.steps} />}
        <div className="max-md:order-2">
          <Part load={demand} title={`Next ${demandDays} days within 35 km`} rows={2}>
            {(data) => <DemandStrip demand={data} />}
          </Part>
        </div>
        <div className="grid grid-cols-[1.08fr_1fr] gap-3 max-lg:grid-cols-1">
          <Part load={needs} title="Needs you" rows={5}>
            {({ data, total }) => (
              <NeedsCard
                needs={data}
                total={total}
                propertyId={id}
                mayReadActs={mayReadActs}
                skip={skip}
                onSkip={setSkip}
              />
            )}
          </Part>
          <Part load={events} title="Events worth a page" rows={5}>
            {(data) => <EventsCard events={data.data} total={data.total} range={days} />}
          </Part>
        </div>
        <div className="grid grid-cols-[1.35fr_1fr_1fr] gap-3 max-md:order-3 max-lg:grid-cols-2 max-md:grid-cols-1">
          <Part load={publishing} title="Published per week" rows={3}>
            {({ weeks }) => <PublishedCard weeks={weeks} />}
          </Part>
          <Part load={languages} title="Languages" rows={3}>
            {(data) => <LanguagesCard {...data} propertyId={id} />}
          </Part>
          <Part load={altText} title="Alt text" rows={3}>
            {(data) => (
              <AltTextCard share={data} figure={figures.data?.figures.find(({ key }) => key === 'alt-text')} />
            )}
          </Part>
        </div>
        <div className="grid grid-cols-2 gap-3 max-md:order-4 max-lg:grid-cols-1">
          <Part load={figures} title="How it goes" rows={5}>
            {(data) => <FiguresCard figures={data.figures} propertyId={id} />}
          </Part>
          {mayReadActs && (
            <Part load={acts} title="Who did what" rows={5}>
              {({ data }) => <ActsCard acts={data} />}
            </Part>
          )}
        </div>
      </div>
    </Page>
  );
}

type SummaryProps = {
  languages: { pages: number; languages: readonly { live: number }[] } | undefined;
  needs: number | undefined;
  propertyId: string;
};

/** '148 pages live in four languages. Five things need you.', as far as it is known. */
function Summary({ languages, needs, propertyId }: SummaryProps) {
  const told = languages?.languages.filter(({ live }) => live > 0).length ?? 0;
  return (
    <>
      {languages && (
        <>
          <Link to={postsOf(propertyId, 'live=true')} className="hover:text-foreground hover:underline">
            {counted(languages.pages, 'page')} live
          </Link>
          {told > 0 && ` in ${numberWord(told).toLowerCase()} ${told === 1 ? 'language' : 'languages'}`}
          {'. '}
        </>
      )}
      {/* Holds the line while nothing is known. */}
      {needs === undefined ? '\u00a0' : needsSentence(needs)}
    </>
  );
}
