import { useState } from 'react';
import { Link } from 'react-router';
import { useVenueChoices } from '#features/venues/queries.ts';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { countryNames } from '#lib/places/country-names.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { Problems, VenueDraft } from '../event-draft.ts';

type VenueFieldsProps = {
  venue: VenueDraft;
  propertyId: string | undefined;
  /** Where a new venue is looked for on a map. */
  near: { latitude: number; longitude: number; city: string; country: string } | null;
  problems: Problems;
  readOnly: boolean;
  onChange: (venue: VenueDraft) => void;
};

const countries = countryNames();

/** A venue there is, or a new one with its address and place. */
export function VenueFields({ venue, propertyId, near, problems, readOnly, onChange }: VenueFieldsProps) {
  const [typed, setTyped] = useState('');
  const choices = useVenueChoices(propertyId, useDebounced(typed));
  const found = choices.data ?? [];
  const fresh: VenueDraft = {
    venueId: null,
    title: '',
    address: '',
    postalCode: '',
    city: near?.city ?? '',
    country: near?.country ?? '',
    latitude: '',
    longitude: '',
  };
  function choose(id: string) {
    const one = found.find((other) => other.venueId === id);
    if (!one) return;
    const { venueId, title, address, postalCode, city, country, latitude, longitude } = one;
    onChange({
      venueId,
      title,
      address,
      postalCode,
      city,
      country,
      latitude: String(latitude),
      longitude: String(longitude),
    });
  }
  const text = (name: keyof VenueDraft, label: string, more: React.ComponentProps<'input'> = {}) => (
    <Field label={label} error={problems[`venue.${name}`]}>
      {(control) => (
        <Input
          {...control}
          {...more}
          name={`venue.${name}`}
          readOnly={readOnly}
          value={venue[name] ?? ''}
          onChange={(event) => onChange({ ...venue, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Card aria-label="Where" className="px-4 pt-3 pb-4">
      <header className="mb-3 flex items-center gap-3">
        <h2 className="grow text-base font-semibold">Where</h2>
        {venue.venueId && !readOnly && (
          <Button size="sm" onClick={() => onChange(fresh)}>
            Another, new venue
          </Button>
        )}
      </header>
      {!readOnly && (
        <Field label="Venue" error={problems['venue.venueId']} className="mb-4">
          {(control) => (
            <Combobox
              {...control}
              name="venue.venueId"
              label="Venues"
              value={venue.venueId ?? ''}
              shown={venue.venueId ? `${venue.title}, ${venue.city}` : 'A new venue, written below'}
              options={found.map(({ venueId, title, name, distance }) => ({
                value: venueId,
                label: title,
                detail: `${name}, ${distance.toFixed(1)} km`,
              }))}
              placeholder="Search venues"
              empty={choices.isPending ? 'Looking...' : (choices.error?.message ?? 'No venue of that name')}
              typed={typed}
              onType={setTyped}
              onChange={choose}
            />
          )}
        </Field>
      )}
      {venue.venueId ? (
        <p className="text-sm text-muted-foreground">
          {[venue.address, [venue.postalCode, venue.city].filter(Boolean).join(' '), venue.country]
            .filter(Boolean)
            .join(', ')}
          .{' '}
          <Link to={`/liveposts/venues/${venue.venueId}`} className="font-medium text-primary hover:underline">
            Open venue
          </Link>
        </p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {text('title', 'Venue name')}
          {text('address', 'Street address')}
          {text('postalCode', 'Postal code')}
          {text('city', 'City')}
          <Field label="Country" error={problems['venue.country']}>
            {(control) => (
              <Select
                {...control}
                name="venue.country"
                disabled={readOnly}
                value={venue.country}
                onChange={(event) => onChange({ ...venue, country: event.target.value })}
              >
                <option value="">Choose a country</option>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid grid-cols-2 gap-2">
            {text('latitude', 'Latitude', { inputMode: 'decimal' })}
            {text('longitude', 'Longitude', { inputMode: 'decimal' })}
          </div>
          {near && !readOnly && (
            <div className="sm:col-start-2">
              <Button
                size="sm"
                onClick={() =>
                  onChange({ ...venue, latitude: String(near.latitude), longitude: String(near.longitude) })
                }
              >
                Use the property's place
              </Button>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
