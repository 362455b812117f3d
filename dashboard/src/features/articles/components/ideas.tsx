import type { ArticleIdeas } from '@foyer/contract/article-ideas';
import type { Property } from '@foyer/contract/properties';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { Link } from 'react-router';
import { distanceWords, eventDates } from '#lib/events/event-words.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { DemandBars } from '#ui/demand-bars.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useIdeas } from '../queries.ts';
import { counted } from '../words.ts';
import type { Beginning } from './create-dialog.tsx';

type IdeasProps = {
  property: Property | null;
  refusal: string | undefined;
  onWrite: (beginning: Beginning) => void;
};

/** What nobody tells yet: coming events near the house, and themes it has the facts for. */
export function Ideas({ property, refusal, onWrite }: IdeasProps) {
  const { data, error, refetch } = useIdeas(property?.id);
  if (!property)
    return (
      <EmptyState Icon={Lightbulb} title="No property yet">
        Ideas come from the facts of a house and the events around it. Add a property to this workspace first.
      </EmptyState>
    );
  if (error) return <LoadFailed error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows rows={8} label="Loading ideas" />;
  return (
    <div className="grid items-start gap-3 md:grid-cols-2">
      <Events ideas={data} property={property} refusal={refusal} onWrite={onWrite} />
      <Themes ideas={data} property={property} refusal={refusal} onWrite={onWrite} />
    </div>
  );
}

type ListProps = {
  ideas: ArticleIdeas;
  property: Property;
  refusal: string | undefined;
  onWrite: IdeasProps['onWrite'];
};

const Events = ({ ideas: { events, eventsTotal }, property, refusal, onWrite }: ListProps) => (
  <Card>
    <CardHead
      title="Events nobody tells"
      detail={
        eventsTotal > events.length ? `${events.length} of ${eventsTotal} with the most demand` : String(eventsTotal)
      }
      action={
        <Link to="/generate" className="font-medium text-primary hover:underline">
          All events
        </Link>
      }
    />
    {events.length === 0 ? (
      <EmptyState Icon={Lightbulb} title="Every coming event is told">
        In the next three months each event within 35 km of {property.name} has a page or an article.
      </EmptyState>
    ) : (
      <CardList aria-label="Events nobody tells">
        {events.map((event) => (
          <li key={event.eventId} className="max-md:flex-wrap">
            <DateTile day={event.eventStartDate} />
            <div className="min-w-0 grow">
              <p className="font-medium [overflow-wrap:anywhere]">{event.title}</p>
              <p className="text-xs text-muted-foreground">
                {eventDates(event)}, {event.venueName}, {distanceWords(event.distance)}
              </p>
            </div>
            <DemandBars weight={event.weight} />
            <Button
              size="sm"
              disabledReason={refusal}
              aria-label={`Write article about ${event.title}`}
              onClick={() => onWrite({ name: event.title, eventId: event.eventId })}
            >
              Write article
            </Button>
          </li>
        ))}
      </CardList>
    )}
  </Card>
);

const Themes = ({ ideas: { themes }, property, refusal, onWrite }: ListProps) => (
  <Card>
    <CardHead title="Themes with facts and no article" detail={String(themes.length)} />
    {themes.length === 0 ? (
      <EmptyState
        Icon={Lightbulb}
        title="No theme is left"
        action={
          <Button asChild>
            <Link to="/hotel">Add facts</Link>
          </Button>
        }
      >
        A theme stands here once {property.name} states at least three facts about it and no article rests on them.
      </EmptyState>
    ) : (
      <CardList aria-label="Themes with facts and no article">
        {themes.map(({ theme, facts }) => (
          <li key={theme} className="max-md:flex-wrap">
            <div className="min-w-0 grow">
              <p className="font-medium">{theme}</p>
              <p className="text-xs text-muted-foreground">
                <Link to="/hotel" className="hover:underline">
                  {counted(facts.length, 'fact')}
                </Link>
                :{' '}
                {facts
                  .slice(0, 5)
                  .map(({ factName }) => nameOf(factName))
                  .join(', ')}
                {facts.length > 5 && ` and ${facts.length - 5} more`}
              </p>
            </div>
            <Button
              size="sm"
              disabledReason={refusal}
              aria-label={`Write article about ${theme}`}
              onClick={() => onWrite({ name: theme, factIds: facts.map(({ id }) => id) })}
            >
              Write article
            </Button>
          </li>
        ))}
      </CardList>
    )}
  </Card>
);

/** The theme says already what kind of fact it is. */
const nameOf = (factName: string) => factName.slice(factName.indexOf(':') + 1).replaceAll('_', ' ');
