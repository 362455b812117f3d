import { type Property, type PropertyRecord, propertyRecord, propertyTypes } from '@foyer/contract/properties';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { problemsOf } from '#lib/forms/problems.ts';
import { placeServerErrors } from '#lib/forms/server-errors.ts';
import { useVersion } from '#lib/forms/use-version.ts';
import { countryNames } from '#lib/places/country-names.ts';
import { Button } from '#ui/button.tsx';
import { useCloseGuard } from '#ui/close-guard.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { useSaveProperty } from './queries.ts';

type Values = z.input<typeof propertyRecord>;

const typeNames: Record<(typeof propertyTypes)[number], string> = {
  hotel: 'Hotel',
  hostel: 'Hostel',
  apartments: 'Apartments',
  guesthouse: 'Guesthouse',
  resort: 'Resort',
  lodge: 'Lodge',
  venue: 'Venue',
};

const startOf = (property: Property | null): Partial<Values> =>
  property ?? {
    type: 'hotel',
    starRating: null,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    checkInTime: '15:00',
    checkOutTime: '11:00',
  };

const numberOrNothing = (typed: unknown) => (typed === '' || typed === null ? undefined : Number(typed));
const numberOrNull = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed));
const textOrNull = (typed: unknown) => (typed === '' ? null : typed);

type PropertyFormProps = { property: Property | null; workspaceId: string; onClose: () => void };

/** The record of a property; every message stands above the form and at its field. */
export function PropertyForm({ property, workspaceId, onClose }: PropertyFormProps) {
  const countries = useMemo(countryNames, []);
  const form = useForm<Values, unknown, PropertyRecord>({
    resolver: zodResolver(propertyRecord),
    defaultValues: startOf(property),
    shouldFocusError: false,
  });
  const { register } = form;
  const { errors, isDirty } = form.formState;
  const version = useVersion(property);
  const save = useSaveProperty(workspaceId, property);
  const { tryClose, question } = useCloseGuard(isDirty && !save.isSuccess, onClose);
  const submit = form.handleSubmit((record) =>
    save.mutate(
      { record, ifMatch: version.ifMatch },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (!version.noteStale(error)) placeServerErrors(form, error);
        },
      },
    ),
  );

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && tryClose()}
        className="w-[680px]"
        title={property ? 'Edit property' : 'Add property'}
        description="Claims about address, stars and times are checked against this record."
        footer={
          <>
            <DialogClose>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" form="property-form" variant="primary" busy={save.isPending}>
              {save.isPending ? 'Saving...' : property ? 'Save property' : 'Add property'}
            </Button>
          </>
        }
      >
        <form id="property-form" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <ErrorSummary problems={problemsOf(errors)} />
          {version.stale && version.present && (
            <TwoVersions
              message={version.stale}
              parts={partsOf(form.getValues(), version.present)}
              onKeepMine={() => {
                version.settle();
                void submit();
              }}
              onTakeTheirs={() => {
                version.settle();
                form.reset(startOf(version.present));
              }}
            />
          )}
          <div className="grid grid-cols-6 gap-4 max-md:grid-cols-1 max-md:[&>*]:col-span-1">
            <Field label="Name" error={errors.name?.message} className="col-span-3">
              {(control) => <Input {...control} {...register('name')} autoComplete="organization" />}
            </Field>
            <Field label="Type" error={errors.type?.message} className="col-span-2">
              {(control) => (
                <Select {...control} {...register('type')}>
                  {propertyTypes.map((type) => (
                    <option key={type} value={type}>
                      {typeNames[type]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Stars" error={errors.starRating?.message}>
              {(control) => (
                <Select {...control} {...register('starRating', { setValueAs: numberOrNull })}>
                  <option value="">None</option>
                  {[1, 2, 3, 4, 5].map((stars) => (
                    <option key={stars}>{stars}</option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Address" error={errors.address?.message} className="col-span-4">
              {(control) => <Input {...control} {...register('address')} autoComplete="street-address" />}
            </Field>
            <Field label="Postal code" error={errors.postalCode?.message} className="col-span-2">
              {(control) => <Input {...control} {...register('postalCode')} autoComplete="postal-code" />}
            </Field>
            <Field label="City" error={errors.city?.message} className="col-span-3">
              {(control) => <Input {...control} {...register('city')} autoComplete="address-level2" />}
            </Field>
            <Field label="Country" error={errors.country?.message} className="col-span-3">
              {(control) => (
                <Select {...control} {...register('country')}>
                  <option value="">Choose a country</option>
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label="Latitude"
              error={errors.latitude?.message}
              hint="Degrees, for example 47.5031"
              className="col-span-2"
            >
              {(control) => (
                <Input
                  {...control}
                  {...register('latitude', { setValueAs: numberOrNothing })}
                  type="number"
                  step="any"
                />
              )}
            </Field>
            <Field
              label="Longitude"
              error={errors.longitude?.message}
              hint="Degrees, for example 9.7471"
              className="col-span-2"
            >
              {(control) => (
                <Input
                  {...control}
                  {...register('longitude', { setValueAs: numberOrNothing })}
                  type="number"
                  step="any"
                />
              )}
            </Field>
            <Field label="Time zone" error={errors.timeZone?.message} className="col-span-2">
              {(control) => <Input {...control} {...register('timeZone')} list="time-zones" autoComplete="off" />}
            </Field>
            <datalist id="time-zones" className="hidden">
              {Intl.supportedValuesOf('timeZone').map((zone) => (
                <option key={zone} value={zone} />
              ))}
            </datalist>
            <Field label="Check-in from" error={errors.checkInTime?.message} className="col-span-3">
              {(control) => <Input {...control} {...register('checkInTime', { setValueAs: textOrNull })} type="time" />}
            </Field>
            <Field label="Check-out until" error={errors.checkOutTime?.message} className="col-span-3">
              {(control) => (
                <Input {...control} {...register('checkOutTime', { setValueAs: textOrNull })} type="time" />
              )}
            </Field>
            <Field label="Reservation link" error={errors.reservationLink?.message} className="col-span-6">
              {(control) => (
                <Input
                  {...control}
                  {...register('reservationLink')}
                  type="url"
                  placeholder="https://"
                  autoComplete="url"
                />
              )}
            </Field>
            <Field label="E-mail" error={errors.email?.message} className="col-span-3">
              {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
            </Field>
            <Field label="Telephone" error={errors.telephone?.message} className="col-span-3">
              {(control) => <Input {...control} {...register('telephone')} type="tel" autoComplete="tel" />}
            </Field>
          </div>
        </form>
      </Dialog>
      {question}
    </>
  );
}

const partNames: Record<keyof PropertyRecord, string> = {
  name: 'Name',
  type: 'Type',
  starRating: 'Stars',
  address: 'Address',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
  timeZone: 'Time zone',
  email: 'E-mail',
  telephone: 'Telephone',
  reservationLink: 'Reservation link',
  checkInTime: 'Check-in',
  checkOutTime: 'Check-out',
};

const partsOf = (mine: Partial<Values>, theirs: Property) =>
  (Object.keys(partNames) as (keyof PropertyRecord)[]).map((part) => ({
    name: partNames[part],
    mine: String(mine[part] ?? ''),
    theirs: String(theirs[part] ?? ''),
  }));
