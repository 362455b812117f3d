import { factLabel } from '@foyer/contract/fact-names';
import type { FactUse } from '@foyer/contract/fact-uses';
import { languageNames } from '@foyer/contract/languages';
import type { PropertyFact } from '@foyer/contract/property-facts';
import Trash2 from 'lucide-react/icons/trash-2';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CheckBox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { ageOf } from '../fact-age.ts';

type FactActs = {
  onChoose: (on: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
  onUses: () => void;
};

type FactRowProps = FactActs & {
  fact: PropertyFact;
  /** Undefined where no live text rests on it, null while that is not known. */
  use: FactUse | undefined | null;
  chosen: boolean;
  refusal: string | undefined;
};

/** A fact on two lines: what and how much; who looked at it when, from where, and what rests on it. */
export function FactRow({ fact, use, chosen, refusal, onChoose, onEdit, onDelete, onUses }: FactRowProps) {
  const label = factLabel(fact.factName);
  const named = fact.language ? `${label}, ${languageNames[fact.language]}` : label;
  const age = ageOf(fact);
  return (
    <li className={cn('flex items-start gap-3 px-4 py-2', chosen && 'bg-primary-soft/40')}>
      <span className="grid size-6 place-items-center">
        <CheckBox
          aria-label={`Choose ${named}`}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </span>
      <div className="flex min-w-0 grow gap-x-3 max-md:flex-col">
        <div className="min-w-0 grow">
          <p className="text-sm leading-6 break-words">
            <span className="text-muted-foreground">{label}</span> <b className="font-semibold">{fact.factValue}</b>
            {fact.language && <Badge className="ml-2">{languageNames[fact.language]}</Badge>}
          </p>
          <p className="text-xs text-muted-foreground [overflow-wrap:anywhere]">
            <span className={cn(age.due && 'text-brass-soft-foreground')}>
              {age.text}
              {fact.verifiedBy ? ` by ${fact.verifiedBy}` : ''}
            </span>
            {fact.source ? `, from ${fact.source}` : ', no source named'}
          </p>
        </div>
        {use !== null && <Uses named={named} use={use} onUses={onUses} />}
      </div>
      <Button variant="ghost" size="sm" aria-label={`Edit ${named}`} disabledReason={refusal} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label={`Delete ${named}`} disabledReason={refusal} onClick={onDelete}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

type UsesProps = { named: string; use: FactUse | undefined; onUses: () => void };

/** How many live texts rest on it, and the way to them. */
const Uses = ({ named, use, onUses }: UsesProps) =>
  use ? (
    <button
      type="button"
      onClick={onUses}
      aria-label={`${named}: on ${use.texts} live ${use.texts === 1 ? 'text' : 'texts'}`}
      className="min-h-6 shrink-0 self-start text-xs font-medium text-primary hover:underline"
    >
      On {use.texts} live {use.texts === 1 ? 'text' : 'texts'}
    </button>
  ) : (
    <span className="inline-flex min-h-6 shrink-0 items-center self-start text-xs text-muted-foreground">
      On no live text
    </span>
  );
