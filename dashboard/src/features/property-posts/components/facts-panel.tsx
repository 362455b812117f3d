import { factLabel } from '@foyer/contract/fact-names';
import { languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router';
import { useFacts } from '#features/landing-pages/queries.ts';
import { shortDay } from '#lib/dates/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useFactUses } from '../queries.ts';

/** What is known of the house: each fact with where it is from, who verified it, and how many live pages rest on it. */
export function FactsPanel({ property }: { property: Property }) {
  const facts = useFacts(property.id);
  const uses = useFactUses(property.id);
  if (facts.error) return <LoadFailed error={facts.error} onRetry={() => facts.refetch()} />;
  if (!facts.data) return <SkeletonRows rows={6} label="Loading the facts" />;
  const { data, total } = facts.data;
  if (total === 0)
    return (
      <EmptyState
        Icon={FileText}
        title="No facts yet"
        action={
          <Link to="/hotel" className={buttonStyle({ variant: 'primary' })}>
            State facts
          </Link>
        }
      >
        Claims about {property.name} have no source until its facts are stated.
      </EmptyState>
    );
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="flex items-center justify-between gap-3 border-b px-4 py-3">
        <h2 className="text-base font-semibold">Facts</h2>
        <Link to="/hotel" className="text-xs font-medium text-primary hover:underline">
          Edit {total} facts
        </Link>
      </header>
      {uses.error && <LoadFailed error={uses.error} onRetry={() => uses.refetch()} />}
      <ul aria-label={`Facts of ${property.name}`} className="min-h-0 grow divide-y divide-border overflow-y-auto">
        {data.map((fact) => (
          <li key={fact.id} className="px-4 py-2.5">
            <Fact fact={fact} pages={uses.data ? (uses.data.get(fact.id) ?? 0) : null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ fact, pages }: { fact: PropertyFact /** Null while it is not known. */; pages: number | null }) {
  const due = fact.reviewAfter !== null && Date.parse(fact.reviewAfter) <= Date.now();
  return (
    <>
      <p className="flex items-baseline gap-2 text-sm">
        <span className="min-w-0 grow text-muted-foreground">
          {factLabel(fact.factName)}
          {fact.language && `, ${languageNames[fact.language]}`}
        </span>
        {pages !== null && (
          <span className="shrink-0 text-xs text-muted-foreground">
            {pages === 0 ? 'on no live page' : `on ${pages} live ${pages === 1 ? 'page' : 'pages'}`}
          </span>
        )}
      </p>
      <p className="text-sm font-medium [overflow-wrap:anywhere]">{valueWords(fact)}</p>
      <p className="mt-0.5 text-xs text-muted-foreground [overflow-wrap:anywhere]">
        {fact.source || 'No source given'}
        {'. '}
        {fact.verifiedBy && fact.verifiedOn
          ? `Verified by ${fact.verifiedBy}, ${shortDay(fact.verifiedOn)}`
          : 'Verified by nobody'}
        {fact.reviewAfter && !due && `. Review after ${shortDay(fact.reviewAfter)}`}
      </p>
      {due && fact.reviewAfter && (
        <Badge tone="warn" className="mt-1">
          Review due since {shortDay(fact.reviewAfter)}
        </Badge>
      )}
    </>
  );
}

/** Amenities are a list in JSON, of ids or of objects with one. */
function valueWords({ factName, factValue }: PropertyFact): string {
  if (factName !== 'amenities') return factValue;
  try {
    const list = JSON.parse(factValue) as (string | { id: string })[];
    return list.map((one) => (typeof one === 'string' ? one : one.id).replaceAll('_', ' ')).join(', ');
  } catch {
    return factValue;
  }
}
