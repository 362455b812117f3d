import { openQuestions, questionsFor } from '@foyer/contract/asked-facts';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';

type AskedCardProps = {
  property: Property;
  facts: readonly PropertyFact[];
  refusal: string | undefined;
  /** Begins a fact of this name. */
  onState: (factName: string) => void;
};

/** What guests and search engines ask of such a house, and what of it no fact answers yet. */
export function AskedCard({ property, facts, refusal, onState }: AskedCardProps) {
  const asked = questionsFor(property.type).length;
  const open = openQuestions(facts, property);
  const answered = asked - open.length;
  return (
    <Card aria-label="Completeness">
      <CardHead title="What guests ask" detail={`${answered} of ${asked} answered`} />
      <div className="px-4 pt-1 pb-3">
        <meter aria-label="Questions answered" min={0} max={asked} value={answered} className="sr-only">
          {answered} of {asked}
        </meter>
        <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-muted">
          <i className="block h-full rounded-full bg-primary" style={{ width: `${(answered / asked) * 100}%` }} />
        </span>
        {open.length === 0 ? (
          <p className="mt-2 text-sm text-muted-foreground">Every question asked of such a house has its answer.</p>
        ) : (
          <ul aria-label="Open questions" className="mt-2 divide-y divide-border">
            {open.map(({ key, label, names, search }) => (
              <li key={key} className="flex items-center gap-3 py-1.5">
                <span className="min-w-0 grow text-sm">
                  {label}
                  {search && <span className="block text-xs text-muted-foreground">Search engines read it, too</span>}
                </span>
                {names[0] === 'amenities' ? (
                  <a href="#amenities" className="text-sm font-medium text-primary hover:underline">
                    Choose<span className="sr-only"> amenities</span>
                  </a>
                ) : (
                  <Button
                    size="sm"
                    aria-label={`State ${label.toLowerCase()}`}
                    disabledReason={refusal}
                    onClick={() => onState(names[0] ?? '')}
                  >
                    State
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
