import { type Amenity, readAmenities } from '@foyer/contract/canonical-facts';
import type { PropertyFact } from '@foyer/contract/property-facts';
import { amenityName } from '@foyer/editorial/lexicon/amenity-names';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { useSettled } from '#lib/forms/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { amenityId, detailsOf, detailWords, withAmenity, withDetails } from '../amenities.ts';
import { amenityThemes } from '../canonical.ts';
import { ageOf } from '../fact-age.ts';
import { useSaveFact } from '../queries.ts';
import { AmenityDialog } from './amenity-dialog.tsx';
import { FactEffect } from './fact-effect.tsx';

const amenitiesFact = (list: readonly Amenity[]) => ({
  factName: 'amenities',
  factValue: JSON.stringify(list),
  language: null,
  verifiedOn: null,
  reviewAfter: null,
});

const canonical = new Set(amenityThemes.flatMap(({ ids }) => ids));

type AmenitiesCardProps = {
  propertyId: string;
  fact: PropertyFact | null;
  /** Live texts that rest on it. */
  texts: number | undefined;
  refusal: string | undefined;
  onUses: () => void;
};

/** What the house offers, to tick. Saved as the one fact 'amenities'. */
export function AmenitiesCard({ propertyId, fact, texts, refusal, onUses }: AmenitiesCardProps) {
  const saved = fact ? readAmenities(fact.factValue) : [];
  const [draft, setDraft] = useState<Amenity[] | null>(null);
  const [detailed, setDetailed] = useState<string | null>(null);
  const guard = useLeaveGuard(draft !== null);
  const { hash } = useLocation();
  // Links lead here from other screens, and the card stands only once the facts have come.
  useEffect(() => {
    if (hash === '#amenities') document.getElementById('amenities')?.scrollIntoView();
  }, [hash]);
  const save = useSaveFact(propertyId);
  const settled = useSettled(draft, 400);
  const trial = useMemo(
    () => settled && { factId: fact?.id ?? null, fact: { ...amenitiesFact(settled), source: '' } },
    [settled, fact?.id],
  );
  if (saved === null) {
    return (
      <Card>
        <CardHead title="Amenities" />
        <p className="p-4 pt-1 text-sm text-muted-foreground">
          The stored list cannot be read as a list of amenities, so it is left as it is.
        </p>
      </Card>
    );
  }
  const list = draft ?? saved;
  const chosen = new Set(list.map(amenityId));
  const unknown = [...chosen].filter((id) => !canonical.has(id));
  const themes = unknown.length > 0 ? [...amenityThemes, { theme: 'Others', ids: unknown }] : amenityThemes;
  const input = {
    ...amenitiesFact(list),
    source: fact?.source ?? '',
    verifiedOn: new Intl.DateTimeFormat('en-CA').format(new Date()),
    reviewAfter: fact?.reviewAfter ?? null,
  };
  const submit = () => save.mutate({ fact, input }, { onSuccess: () => setDraft(null) });
  return (
    <Card id="amenities" className="scroll-mt-4">
      <LeaveDialog
        open={guard.state === 'blocked' && !save.isPending}
        onStay={() => guard.reset()}
        onLeave={() => guard.proceed()}
      />
      <CardHead
        title="Amenities"
        detail={`${chosen.size} stated${fact ? `, ${ageOf(fact).text}` : ''}`}
        action={
          draft ? (
            <span className="flex gap-2">
              <Button size="sm" variant="ghost" onClick={() => setDraft(null)}>
                Undo
              </Button>
              <Button size="sm" variant="primary" busy={save.isPending} onClick={submit}>
                {save.isPending ? 'Saving...' : 'Save amenities'}
              </Button>
            </span>
          ) : (
            texts !== undefined && (
              <button
                type="button"
                onClick={onUses}
                className="min-h-6 text-xs font-medium text-primary hover:underline"
              >
                On {texts} live {texts === 1 ? 'text' : 'texts'}
              </button>
            )
          )
        }
      />
      {trial && (
        <div className="px-4 pt-1 pb-3">
          <FactEffect propertyId={propertyId} trial={trial} />
        </div>
      )}
      <p className="px-4 text-sm text-muted-foreground">
        A pool, a sauna or free Wi-Fi may only stand in a text when it is ticked here.
      </p>
      <div className="columns-4 gap-6 p-4 max-xl:columns-3 max-lg:columns-2 max-md:columns-1">
        {themes.map(({ theme, ids }) => (
          <fieldset key={theme} className="mb-4 break-inside-avoid">
            <legend className="mb-1 text-xs font-medium text-muted-foreground">{theme}</legend>
            {ids.map((id) => (
              <div key={id} className="flex items-start gap-1">
                <Checkbox
                  className="min-w-0 grow items-start [&>span:first-child]:mt-1"
                  checked={chosen.has(id)}
                  disabled={refusal !== undefined}
                  onChange={(event) => setDraft(withAmenity(list, id, event.target.checked))}
                >
                  {amenityName(id, 'en')}
                  <Details words={detailWords(detailsOf(list, id))} />
                </Checkbox>
                {chosen.has(id) && refusal === undefined && (
                  <Button
                    size="icon-sm"
                    variant="ghost"
                    className="size-6 text-subtle-foreground"
                    aria-label={`Details of ${amenityName(id, 'en')}`}
                    onClick={() => setDetailed(id)}
                  >
                    <Pencil aria-hidden />
                  </Button>
                )}
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      {detailed && (
        <AmenityDialog
          id={detailed}
          details={detailsOf(list, detailed)}
          onSave={(details) => setDraft(withDetails(list, detailed, details))}
          onClose={() => setDetailed(null)}
        />
      )}
    </Card>
  );
}

const Details = ({ words }: { words: string }) =>
  words && <span className="block text-xs text-muted-foreground [overflow-wrap:anywhere]">{words}</span>;
