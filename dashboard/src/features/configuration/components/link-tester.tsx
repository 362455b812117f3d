import { type BookingSettings, bookingSettings } from '@foyer/contract/booking';
import { bookingLink, bookingRefusal, dayAfter, isDay, type Stay } from '@foyer/contract/booking-link';
import { type Language, languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { wallTimeOf } from '#lib/dates/zone.ts';
import { CopyField } from '#ui/copy-field.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Group } from './group.tsx';
import { NumberField } from './number-field.tsx';

type LinkTesterProps = { settings: BookingSettings; houses: readonly Property[]; languages: readonly Language[] };

/** A stay as a guest would ask for it, and the very address it leads to, or why it leads nowhere. */
export function LinkTester({ settings, houses, languages }: LinkTesterProps) {
  const [houseId, setHouseId] = useState(houses[0]?.id ?? '');
  const house = houses.find(({ id }) => id === houseId) ?? houses[0];
  const today = wallTimeOf(new Date().toISOString(), house?.timeZone ?? 'UTC').day;
  const [checkin, setCheckin] = useState(() => dayAfter(today, 14));
  const [checkout, setCheckout] = useState('');
  const [adults, setAdults] = useState<number | null>(null);
  const [children, setChildren] = useState(0);
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'en');
  if (!house) return null;
  const stay: Stay = {
    checkin,
    checkout,
    adults: Math.max(1, Math.min(adults ?? settings.adults, settings.mostAdults)),
    children: Math.min(children, settings.mostChildren),
    language,
  };
  return (
    <Group
      title="Link tester"
      about="What a guest asks for, and the address that leads to. The site makes it the same way."
    >
      <div className="grid grid-cols-2 gap-3">
        {houses.length > 1 && (
          <Field label="Property" className="col-span-2">
            {(control) => (
              <Select {...control} value={house.id} onChange={(event) => setHouseId(event.target.value)}>
                {houses.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label="Arrival">
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today}
              value={checkin}
              onChange={(event) => setCheckin(event.target.value)}
            />
          )}
        </Field>
        <Field label="Departure" hint={checkout ? undefined : `${settings.nights} nights if empty`}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={isDay(checkin) ? dayAfter(checkin, 1) : today}
              value={checkout}
              onChange={(event) => setCheckout(event.target.value)}
            />
          )}
        </Field>
        <NumberField
          name="tester-adults"
          label="Adults"
          min={1}
          max={settings.mostAdults}
          value={adults ?? settings.adults}
          error={undefined}
          onChange={setAdults}
        />
        <NumberField
          name="tester-children"
          label="Children"
          min={0}
          max={settings.mostChildren}
          value={children}
          error={undefined}
          onChange={setChildren}
        />
        {languages.length > 1 && (
          <Field label="Language" className="col-span-2">
            {(control) => (
              <Select {...control} value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
                {languages.map((one) => (
                  <option key={one} value={one}>
                    {languageNames[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <Outcome settings={settings} house={house} stay={stay} />
    </Group>
  );
}

function Outcome({ settings, house, stay }: { settings: BookingSettings; house: Property; stay: Stay }) {
  const hotel = settings.hotels.find(({ propertyId }) => propertyId === house.id)?.hotel ?? '';
  const booked = { reservationLink: house.reservationLink, hotel };
  const wrong = bookingSettings.safeParse(settings).error?.issues[0]?.message;
  const refusal = wrong ?? bookingRefusal(settings, booked);
  const link = refusal ? null : bookingLink(settings, booked, stay);
  if (!link) {
    return (
      <p role="status" className="flex items-start gap-1.5 text-sm text-destructive">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
        <span>Guests are led nowhere. {refusal}</span>
      </p>
    );
  }
  const told = said(link);
  return (
    <div className="flex flex-col gap-2">
      <CopyField label="Link" value={link} hint={<>Leads to {new URL(link).host}.</>} />
      {told.length > 0 && (
        <dl aria-label="What the engine is told" className="divide-y border-y text-sm">
          {told.map(([name, value]) => (
            <div key={name} className="grid grid-cols-2 gap-3 py-1">
              <dt className="font-mono text-xs leading-5 [overflow-wrap:anywhere]">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        className="flex w-fit items-center gap-1 text-sm font-medium text-primary hover:underline"
      >
        Try the link <ArrowUpRight aria-hidden className="size-3.5" />
      </a>
    </div>
  );
}

/** The parameters of an address, wherever they stand in it. */
function said(link: string): [string, string][] {
  const { searchParams, hash } = new URL(link);
  return [...searchParams, ...new URLSearchParams(hash.includes('?') ? hash.slice(hash.indexOf('?') + 1) : '')];
}
