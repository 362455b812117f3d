import type { DecorPlace, HotelDecor } from '@foyer/contract/hotel-decor';
import type { Media } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import BedDouble from 'lucide-react/icons/bed-double';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { isRoom, kindNames, nameOf, photographs } from '../decor-words.ts';
import { PlaceDialog } from './place-dialog.tsx';

type PlacesTabProps = { property: Property; decor: HotelDecor };

/** Rooms and areas with the photographs that show them. */
export function PlacesTab({ property, decor }: PlacesTabProps) {
  const { held, may } = usePermissions({ propertyId: property.id });
  const [editing, setEditing] = useState<DecorPlace | 'new' | null>(null);
  const refusal = held && !may('property:update') ? 'Your role does not allow changing the decor' : undefined;
  const add = (
    <Button variant="primary" disabledReason={refusal} onClick={() => setEditing('new')}>
      <Plus aria-hidden />
      Add room or area
    </Button>
  );
  const groups = [
    { name: 'Rooms', places: decor.places.filter(isRoom) },
    { name: 'Areas', places: decor.places.filter((place) => !isRoom(place)) },
  ];
  return (
    <>
      {decor.places.length === 0 ? (
        <Card>
          <EmptyState Icon={BedDouble} title="No room or area yet" action={add}>
            Say which rooms and areas there are and which photographs show them. Captions, alt texts and pages use it.
          </EmptyState>
        </Card>
      ) : (
        <>
          <div className="mb-3 flex items-center gap-3">
            <p className="min-w-0 grow text-sm text-muted-foreground">
              What a photograph shows goes into its alt text and caption.
            </p>
            {add}
          </div>
          {groups.map(
            ({ name, places }) =>
              places.length > 0 && (
                <section key={name} aria-label={name} className="mb-5">
                  <h2 className="mb-2 text-base font-semibold">
                    {name} <span className="text-xs font-normal text-muted-foreground">{places.length}</span>
                  </h2>
                  <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-3">
                    {places.map((place) => (
                      <PlaceCard
                        key={place.id}
                        place={place}
                        pictures={decor.pictures}
                        refusal={refusal}
                        onEdit={() => setEditing(place)}
                      />
                    ))}
                  </ul>
                </section>
              ),
          )}
        </>
      )}
      {editing && (
        <PlaceDialog
          property={property}
          decor={decor}
          place={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

type PlaceCardProps = {
  place: DecorPlace;
  pictures: readonly Media[];
  refusal: string | undefined;
  onEdit: () => void;
};

function PlaceCard({ place, pictures, refusal, onEdit }: PlaceCardProps) {
  const shown = place.pictures.flatMap(({ mediaId }) => pictures.find(({ id }) => id === mediaId) ?? []);
  const [first, ...others] = shown;
  const name = nameOf(place);
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-[10px] border bg-card shadow-xs">
      {first ? (
        <img src={pictureAddress(first, 480)} alt="" loading="lazy" className="aspect-[3/2] w-full object-cover" />
      ) : (
        <span className="grid aspect-[3/2] place-items-center border-b border-dashed border-brass-line bg-sunken text-xs text-brass-soft-foreground">
          No photograph yet
        </span>
      )}
      <div className="flex items-start gap-2 px-3.5 pt-2.5">
        <div className="min-w-0 grow">
          <h3 className="truncate text-sm font-semibold">{name}</h3>
          <p className="text-xs text-muted-foreground">
            {kindNames[place.kind]}, {photographs(shown.length)}
          </p>
        </div>
        <Button size="sm" aria-label={`Edit ${name}`} disabledReason={refusal} onClick={onEdit}>
          Edit
        </Button>
      </div>
      <ul className="flex gap-1.5 px-3.5 pt-2 pb-3.5">
        {others.slice(0, 5).map((picture) => (
          <li key={picture.id} className="min-w-0">
            <img src={pictureAddress(picture, 480)} alt="" loading="lazy" className="size-9 rounded-sm object-cover" />
          </li>
        ))}
      </ul>
    </li>
  );
}
