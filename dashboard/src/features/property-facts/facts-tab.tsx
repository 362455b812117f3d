import { factThemes, themeOf } from '@foyer/contract/fact-themes';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import Lamp from 'lucide-react/icons/lamp';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { AmenitiesCard } from './components/amenities-card.tsx';
import { AskedCard } from './components/asked-card.tsx';
import { ConfirmBar } from './components/confirm-bar.tsx';
import { DeleteFactDialog } from './components/delete-fact-dialog.tsx';
import { FactForm } from './components/fact-form.tsx';
import { FactRow } from './components/fact-row.tsx';
import { FreshnessCard } from './components/freshness-card.tsx';
import { UsesDialog } from './components/uses-dialog.tsx';
import { useFacts, useFactUses } from './queries.ts';

type Wish =
  | { act: 'add'; name: string }
  | { act: 'edit' | 'delete'; fact: PropertyFact }
  | { act: 'uses'; factName: string };

/** What is true of a house: its facts by theme, how complete and fresh they are, and what rests on each. */
export function FactsTab({ property }: { property: Property }) {
  const propertyId = property.id;
  const { data, error, isPending, refetch } = useFacts(propertyId);
  const uses = useFactUses(propertyId);
  const { held, may } = usePermissions({ propertyId });
  const [wish, setWish] = useState<Wish | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const refusal = held && !may('property:update') ? 'Your role does not allow changing facts' : undefined;
  if (error)
    return (
      <Card>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (isPending)
    return (
      <Card>
        <SkeletonRows rows={6} label="Loading facts" />
      </Card>
    );
  const facts = data.data;
  const amenities = facts.find(({ factName }) => factName === 'amenities') ?? null;
  const others = facts.filter((fact) => fact !== amenities);
  const ids = facts.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const close = () => setWish(null);
  const add = (
    <Button variant="primary" disabledReason={refusal} onClick={() => setWish({ act: 'add', name: '' })}>
      <Plus aria-hidden />
      Add fact
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex items-center gap-3">
            <p className="min-w-0 grow text-sm text-muted-foreground">
              {data.total === 1 ? '1 fact stated' : `${data.total} facts stated`}
            </p>
            {add}
          </div>
          {others.length === 0 && (
            <Card>
              <EmptyState Icon={Lamp} title="No facts stated yet">
                Start with the number of rooms, check-in and check-out, and what lies within a walk.
              </EmptyState>
            </Card>
          )}
          {factThemes.map((theme) => {
            const rows = others.filter(({ factName }) => themeOf(factName) === theme);
            return rows.length === 0 ? null : (
              <Card key={theme}>
                <CardHead title={theme} detail={String(rows.length)} className="pb-1" />
                <ul className="divide-y divide-border">
                  {rows.map((fact) => (
                    <FactRow
                      key={fact.id}
                      fact={fact}
                      use={uses.data ? uses.data.get(fact.factName) : null}
                      chosen={chosen.has(fact.id)}
                      refusal={refusal}
                      onChoose={(on) => choose(fact.id, on)}
                      onEdit={() => setWish({ act: 'edit', fact })}
                      onDelete={() => setWish({ act: 'delete', fact })}
                      onUses={() => setWish({ act: 'uses', factName: fact.factName })}
                    />
                  ))}
                </ul>
              </Card>
            );
          })}
        </div>
        <div className="flex flex-col gap-3 max-lg:order-first">
          <AskedCard
            property={property}
            facts={facts}
            refusal={refusal}
            onState={(name) => setWish({ act: 'add', name })}
          />
          <FreshnessCard facts={facts} onChoose={(wanted) => setChosen(new Set(wanted))} />
        </div>
      </div>
      <AmenitiesCard
        propertyId={propertyId}
        fact={amenities}
        texts={uses.data?.get('amenities')?.texts}
        refusal={refusal}
        onUses={() => setWish({ act: 'uses', factName: 'amenities' })}
      />
      {ids.length > 0 && (
        <ConfirmBar propertyId={propertyId} ids={ids} refusal={refusal} onClear={() => setChosen(new Set())} />
      )}
      {wish?.act === 'add' && <FactForm propertyId={propertyId} fact={null} name={wish.name} onClose={close} />}
      {wish?.act === 'edit' && <FactForm propertyId={propertyId} fact={wish.fact} onClose={close} />}
      {wish?.act === 'delete' && <DeleteFactDialog propertyId={propertyId} fact={wish.fact} onClose={close} />}
      {wish?.act === 'uses' && <UsesDialog propertyId={propertyId} factName={wish.factName} onClose={close} />}
    </div>
  );
}
