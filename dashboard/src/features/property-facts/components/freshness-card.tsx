import type { PropertyFact } from '@foyer/contract/property-facts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ageOf } from '../fact-age.ts';

type FreshnessCardProps = { facts: readonly PropertyFact[]; onChoose: (ids: string[]) => void };

/** How long ago somebody looked at the facts, with the ones to look at again a click away. */
export function FreshnessCard({ facts, onChoose }: FreshnessCardProps) {
  const groups = [
    { name: 'Review due', facts: facts.filter((fact) => ageOf(fact).due) },
    { name: 'Never checked', facts: facts.filter(({ verifiedOn }) => verifiedOn === null) },
    { name: 'No source named', facts: facts.filter(({ source }) => source === '') },
  ];
  return (
    <Card aria-label="Freshness">
      <CardHead title="How fresh they are" />
      <ul className="divide-y divide-border px-4 pb-2">
        {groups.map((group) => (
          <li key={group.name} className="flex min-h-10 items-center gap-3 text-sm">
            <span className="grow">{group.name}</span>
            <span className="num text-muted-foreground">{group.facts.length}</span>
            {group.facts.length > 0 && (
              <Button
                size="sm"
                aria-label={`Choose facts: ${group.name.toLowerCase()}`}
                onClick={() => onChoose(group.facts.map(({ id }) => id))}
              >
                Choose
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
