import { languageNames } from '@foyer/contract/languages';
import type { PropertyFact } from '@foyer/contract/property-facts';
import Trash2 from 'lucide-react/icons/trash-2';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { labelOf } from './canonical.ts';
import { ageOf } from './fact-age.ts';

type FactRowProps = { fact: PropertyFact; onEdit: () => void; onDelete: () => void };

/** A fact on one line: what, how much, how old, from where. */
export function FactRow({ fact, onEdit, onDelete }: FactRowProps) {
  const label = labelOf(fact.factName);
  const age = ageOf(fact);
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 grow">
        <p className="text-sm break-words">
          <span className="text-muted-foreground">{label}</span> <b className="font-semibold">{fact.factValue}</b>
          {fact.language && <Badge className="ml-2">{languageNames[fact.language]}</Badge>}
        </p>
        <p className="truncate text-xs text-muted-foreground">
          <span className={cn(age.due && 'text-brass-soft-foreground')}>{age.text}</span>
          {fact.source ? `, from ${fact.source}` : ', no source named'}
        </p>
      </div>
      <Button variant="ghost" size="sm" aria-label={`Edit ${label}`} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label={`Delete ${label}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
