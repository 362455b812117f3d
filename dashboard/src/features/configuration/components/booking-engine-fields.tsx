import { type BookingSettings, bookingFields } from '@foyer/contract/booking';
import {
  type BookingEngine,
  bookingEngines,
  type DateFormat,
  dateFormats,
  engineName,
  enginePresets,
} from '@foyer/contract/booking-engines';
import { patternProblem } from '@foyer/contract/booking-patterns';
import { useRef } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { dateExample, engineHint, patternPlaces } from '../booking-words.ts';
import type { FormProps } from './form-props.ts';
import { Group } from './group.tsx';

/** Which engine guests are led to, where it begins and how it writes dates. */
export function BookingEngineFields({ settings, problemAt, onChange }: FormProps<BookingSettings>) {
  const { engine } = settings;
  const own = engine === 'link' ? null : engine === 'pattern' ? 'YYYY-MM-DD' : enginePresets[engine].dates;
  return (
    <Group title="Booking engine">
      <Field label="Engine" error={problemAt('engine')} hint={engineHint(engine)}>
        {(control) => (
          <Select
            {...control}
            name="engine"
            value={engine}
            onChange={(event) => onChange(changed(settings, event.target.value as BookingEngine))}
          >
            {bookingEngines.map((one) => (
              <option key={one} value={one}>
                {engineName(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {engine === 'pattern' ? (
        <PatternField settings={settings} problemAt={problemAt} onChange={onChange} />
      ) : (
        <Field
          label="Address"
          error={problemAt('address')}
          hint="Where the engine begins. Empty for the reservation link of each property."
        >
          {(control) => (
            <Input
              {...control}
              name="address"
              type="url"
              placeholder="https://"
              value={settings.address}
              onChange={(event) => onChange({ address: event.target.value })}
            />
          )}
        </Field>
      )}
      {own && (
        <Field label="Dates are written" error={problemAt('dates')}>
          {(control) => (
            <Select
              {...control}
              name="dates"
              value={settings.dates ?? ''}
              onChange={(event) => onChange({ dates: (event.target.value || null) as DateFormat | null })}
            >
              <option value="">As it comes: {dateExample(own)}</option>
              {dateFormats.map((format) => (
                <option key={format} value={format}>
                  {dateExample(format)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </Group>
  );
}

/** Names that were written for one engine mean nothing to another; what is wrong in a field that leaves goes with it. */
function changed({ address, pattern }: BookingSettings, engine: BookingEngine): Partial<BookingSettings> {
  return {
    engine,
    parameters: {},
    dates: null,
    address: bookingFields.address.safeParse(address).success ? address : '',
    pattern: bookingFields.pattern.safeParse(pattern).success ? pattern : '',
  };
}

function PatternField({ settings, problemAt, onChange }: FormProps<BookingSettings>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { pattern } = settings;
  const insert = (place: string) => {
    const { selectionStart: start = pattern.length, selectionEnd: end = pattern.length } = field.current ?? {};
    onChange({ pattern: pattern.slice(0, start) + place + pattern.slice(end) });
    field.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Pattern"
        error={pattern ? (patternProblem(pattern) ?? problemAt('pattern')) : problemAt('pattern')}
        hint="The variables of Google Hotel Ads, such as (CHECKINDAY), are understood as well."
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            name="pattern"
            rows={4}
            spellCheck={false}
            placeholder="https://engine.example/book?from={checkin:DD.MM.YYYY}&nights={nights}"
            className="font-mono text-sm [overflow-wrap:anywhere]"
            value={pattern}
            onChange={(event) => onChange({ pattern: event.target.value })}
          />
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Put a part of the stay into the pattern</legend>
        {patternPlaces.map((place) => (
          <button
            key={place}
            type="button"
            onClick={() => insert(place)}
            className="h-6 rounded-xs border border-border-strong bg-card px-1.5 font-mono text-2xs hover:bg-muted max-md:h-[34px]"
          >
            {place}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
