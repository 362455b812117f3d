import { type Amenity, readAmenities } from '@foyer/contract/canonical-facts';
import type { PropertyFact } from '@foyer/contract/property-facts';
import { amenityName } from '@foyer/editorial/lexicon/amenity-names';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { amenityId, withAmenity } from './amenities.ts';
import { amenityThemes } from './canonical.ts';
import { useSaveFact } from './queries.ts';

const canonical = new Set(amenityThemes.flatMap(({ ids }) => ids));

/** What the house offers, to tick. Saved as the one fact 'amenities'. */
export function AmenitiesCard({ propertyId, fact }: { propertyId: string; fact: PropertyFact | null }) {
  const saved = fact ? readAmenities(fact.factValue) : [];
  const [draft, setDraft] = useState<Amenity[] | null>(null);
  const save = useSaveFact(propertyId);
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
  const submit = () =>
    save.mutate(
      {
        fact,
        input: {
          factName: 'amenities',
          factValue: JSON.stringify(list),
          language: null,
          source: fact?.source ?? '',
          verifiedOn: new Intl.DateTimeFormat('en-CA').format(new Date()),
          reviewAfter: fact?.reviewAfter ?? null,
        },
      },
      { onSuccess: () => setDraft(null) },
    );
  return (
    <Card>
      <CardHead
        title="Amenities"
        detail={`${chosen.size} stated`}
        action={
          draft && (
            <span className="flex gap-2">
              <Button size="sm" variant="ghost" onClick={() => setDraft(null)}>
                Undo
              </Button>
              <Button size="sm" variant="primary" busy={save.isPending} onClick={submit}>
                {save.isPending ? 'Saving...' : 'Save amenities'}
              </Button>
            </span>
          )
        }
      />
      <p className="px-4 text-sm text-muted-foreground">
        A pool, a sauna or free Wi-Fi may only stand in a text when it is ticked here.
      </p>
      <div className="columns-4 gap-6 p-4 max-xl:columns-3 max-lg:columns-2 max-md:columns-1">
        {themes.map(({ theme, ids }) => (
          <fieldset key={theme} className="mb-4 break-inside-avoid">
            <legend className="mb-1 text-xs font-medium text-muted-foreground">{theme}</legend>
            {ids.map((id) => (
              <Checkbox
                key={id}
                checked={chosen.has(id)}
                onChange={(event) => setDraft(withAmenity(list, id, event.target.checked))}
              >
                {amenityName(id, 'en')}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
    </Card>
  );
}
