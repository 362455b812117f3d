import { factThemes, themeOf } from '@foyer/contract/fact-themes';
import type { PropertyFact } from '@foyer/contract/property-facts';
import Building2 from 'lucide-react/icons/building-2';
import Lamp from 'lucide-react/icons/lamp';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { AmenitiesCard } from './amenities-card.tsx';
import { labelOf } from './canonical.ts';
import { FactForm } from './fact-form.tsx';
import { FactRow } from './fact-row.tsx';
import { useDeleteFact, useFacts } from './queries.ts';

/** Hotel Decor: what is true of the active property. */
export function HotelScreen() {
  const { property, loadingProperties } = useSelection();
  if (property) return <Facts key={property.id} propertyId={property.id} name={property.name} />;
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
            Facts belong to a property. Add the first one, then state what is true of it.
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}

function Facts({ propertyId, name }: { propertyId: string; name: string }) {
  const { data, error, isPending, refetch } = useFacts(propertyId);
  const [editing, setEditing] = useState<PropertyFact | 'new' | null>(null);
  const [deleting, setDeleting] = useState<PropertyFact | null>(null);
  const remove = useDeleteFact(propertyId);
  const facts = data?.data ?? [];
  const amenities = facts.find(({ factName }) => factName === 'amenities') ?? null;
  const others = facts.filter((fact) => fact !== amenities);
  const add = (
    <Button variant="primary" onClick={() => setEditing('new')}>
      <Plus aria-hidden />
      Add fact
    </Button>
  );
  return (
    <Page>
      <PageHead title="Hotel Decor" actions={data && add}>
        {data
          ? `${data.total} ${data.total === 1 ? 'fact' : 'facts'} stated about ${name}.`
          : `What is true of ${name}.`}
      </PageHead>
      <div className="flex flex-col gap-3">
        {error ? (
          <Card>
            <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
          </Card>
        ) : isPending ? (
          <Card>
            <SkeletonRows rows={6} label="Loading facts" />
          </Card>
        ) : (
          <>
            {others.length === 0 && (
              <Card>
                <EmptyState Icon={Lamp} title="No facts stated yet" action={add}>
                  Start with the number of rooms, check-in and check-out, and what lies within a walk.
                </EmptyState>
              </Card>
            )}
            <div className="columns-2 gap-3 max-lg:columns-1">
              {factThemes.map((theme) => {
                const rows = others.filter(({ factName }) => themeOf(factName) === theme);
                return rows.length === 0 ? null : (
                  <Card key={theme} className="mb-3 break-inside-avoid">
                    <CardHead title={theme} detail={String(rows.length)} className="pb-1" />
                    <ul className="divide-y divide-border">
                      {rows.map((fact) => (
                        <FactRow
                          key={fact.id}
                          fact={fact}
                          onEdit={() => setEditing(fact)}
                          onDelete={() => setDeleting(fact)}
                        />
                      ))}
                    </ul>
                  </Card>
                );
              })}
            </div>
            <AmenitiesCard propertyId={propertyId} fact={amenities} />
          </>
        )}
      </div>
      {editing && (
        <FactForm propertyId={propertyId} fact={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={`Delete ${deleting ? labelOf(deleting.factName).toLowerCase() : 'fact'}`}
        confirm="Delete fact"
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(null) })}
      >
        Sentences that rest on it will have no source. Pages that are live stay as they are until you change them.
      </ConfirmDialog>
    </Page>
  );
}
