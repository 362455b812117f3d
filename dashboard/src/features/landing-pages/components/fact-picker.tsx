import { factLabel } from '@foyer/contract/fact-names';
import type { PropertyFact } from '@foyer/contract/property-facts';
import { useState } from 'react';
import { Link } from 'react-router';
import { CheckBox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { factAge, factValueWords } from '../words.ts';

const first = 6;

type FactPickerProps = {
  facts: readonly PropertyFact[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
};

/** Facts the page may rest on, each with its age; old ones say so. */
export function FactPicker({ facts, chosen, onChange }: FactPickerProps) {
  const [all, setAll] = useState(false);
  const [ordered] = useState(() => [...facts].sort((a, b) => Number(chosen.has(b.id)) - Number(chosen.has(a.id))));
  const shown = all ? ordered : ordered.slice(0, first);
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <section aria-label="Facts to use">
      <header className="flex items-center justify-between pb-1.5">
        <h2 className="text-sm font-medium">Facts to use</h2>
        <span className="text-xs text-muted-foreground">
          {chosen.size} of {facts.length} chosen
        </span>
      </header>
      {facts.length === 0 && (
        <p className="border-t py-3 text-sm text-muted-foreground">
          No facts are stated yet. A page needs at least five that only this house can state.{' '}
          <Link to="/hotel" className="font-medium text-primary hover:underline">
            State facts
          </Link>
        </p>
      )}
      <ul className="divide-y divide-border border-y">
        {shown.map((fact) => {
          const age = factAge(fact);
          return (
            <li key={fact.id}>
              <label htmlFor={`fact-${fact.id}`} className="flex min-h-9 items-center gap-2.5 py-1.5 text-sm">
                <CheckBox
                  id={`fact-${fact.id}`}
                  checked={chosen.has(fact.id)}
                  onChange={(event) => toggle(fact.id, event.target.checked)}
                />
                <span className="line-clamp-2 min-w-0 grow">
                  {factLabel(fact.factName)} <b className="font-medium">{factValueWords(fact)}</b>
                  {fact.language && <span className="text-xs text-muted-foreground"> ({fact.language})</span>}
                </span>
                <span
                  className={cn('shrink-0 text-xs', age.old ? 'text-brass-soft-foreground' : 'text-muted-foreground')}
                >
                  {age.text}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {facts.length > first && (
        <button
          type="button"
          className="mt-2 text-xs font-medium text-primary hover:underline"
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Choose from all ${facts.length} facts`}
        </button>
      )}
    </section>
  );
}
