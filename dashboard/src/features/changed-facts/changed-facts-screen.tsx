import type { ChangedFact } from '@foyer/contract/changed-facts';
import type { Property } from '@foyer/contract/properties';
import Building2 from 'lucide-react/icons/building-2';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { usePermissions } from '../permissions/queries.ts';
import { ChangeCard } from './components/change-card.tsx';
import { correctionKeys, itemsOf } from './corrections.ts';
import { useChangedFacts, useCorrect } from './queries.ts';

const title = 'Changed facts';

/** What changed under live pages: each sentence as it stands and as it would be, to be agreed to and published. */
export function ChangedFactsScreen() {
  const { property, loadingProperties } = useSelection();
  if (property) return <Changes key={property.id} property={property} />;
  return (
    <Page>
      <PageHead title={title} />
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
            Facts and pages belong to a property. Add the first one.
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}

function Changes({ property }: { property: Property }) {
  const { data, error, isPending, refetch } = useChangedFacts(property.id);
  if (error && !data) {
    return (
      <Page>
        <PageHead title={title} />
        <Card>
          <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
        </Card>
      </Page>
    );
  }
  if (isPending) {
    return (
      <Page>
        <PageHead title={title} />
        <Card>
          <SkeletonRows rows={4} label="Loading changed facts" />
        </Card>
      </Page>
    );
  }
  return <Review property={property} changes={data?.data ?? []} />;
}

function Review({ property, changes }: { property: Property; changes: readonly ChangedFact[] }) {
  const [params, setParams] = useSearchParams();
  const named = params.get('change');
  const one = changes.find(({ key }) => key === named);
  const shown = one ? [one] : changes;
  // What was left out is remembered, not what was chosen: a correction that comes in meanwhile is chosen too.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const correct = useCorrect(property.id);
  const { held, may } = usePermissions({ propertyId: property.id });
  const refusal = held && !may('content:publish') ? 'You may read these pages, not publish them' : undefined;
  const offered = correctionKeys(shown);
  const chosen = new Set(offered.filter((key) => !left.has(key)));
  const items = itemsOf(shown, chosen);
  const choose = (keys: readonly string[], wanted: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const key of keys) {
        if (wanted) next.delete(key);
        else next.add(key);
      }
      return next;
    });
  const pages = new Set(shown.flatMap((change) => change.pages.map(({ entryId }) => entryId))).size;

  return (
    <div className="flex min-h-0 grow flex-col">
      <Page>
        <PageHead title={title}>
          {changes.length === 0
            ? `Every live page of ${property.name} says what is so.`
            : `${pages} live ${pages === 1 ? 'page says' : 'pages say'} what is no longer so.`}
        </PageHead>
        {changes.length === 0 ? (
          <Card>
            <EmptyState
              Icon={CircleCheck}
              title="Nothing to correct"
              action={
                <Link to="/" className={buttonStyle()}>
                  Open dashboard
                </Link>
              }
            >
              When a fact, an event or the property changes, the sentences that rest on it are shown here.
            </EmptyState>
          </Card>
        ) : (
          <div className="flex flex-col gap-3">
            {one && changes.length > 1 && (
              <p className="text-sm">
                <button
                  type="button"
                  onClick={() => setParams({}, { replace: true })}
                  className="min-h-6 font-medium text-primary hover:underline"
                >
                  Show all {changes.length} changes
                </button>
              </p>
            )}
            {shown.map((change) => (
              <ChangeCard key={change.key} change={change} chosen={chosen} onChoose={choose} results={correct.data} />
            ))}
          </div>
        )}
      </Page>
      {offered.length > 0 && (
        <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t bg-sunken px-7 py-3 max-md:px-4">
          <p className="grow text-sm text-muted-foreground" aria-live="polite">
            {chosen.size === 0
              ? 'Nothing is chosen.'
              : `${property.name}: ${chosen.size} of ${offered.length} corrections in ${items.length} ${items.length === 1 ? 'text' : 'texts'}. Only the marked words change.`}
          </p>
          <Button
            variant="primary"
            busy={correct.isPending}
            disabledReason={refusal ?? (chosen.size === 0 ? 'Choose a correction first' : undefined)}
            onClick={() => correct.mutate(items)}
          >
            {correct.isPending
              ? 'Publishing...'
              : `Publish ${chosen.size} ${chosen.size === 1 ? 'correction' : 'corrections'}`}
          </Button>
        </div>
      )}
    </div>
  );
}
