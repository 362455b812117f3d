import type { Event } from '@foyer/contract/events';
import { useMemo } from 'react';
import { dayAndTime } from '#lib/dates/dates.ts';
import { instantIn, isSkipped, wallTimeOf } from '#lib/dates/zone.ts';
import { keysOf } from '#lib/text/keys-of.ts';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { EventDraft, Problems } from '../event-draft.ts';
import { eventStatusNames } from '../words.ts';

type WhenFieldsProps = {
  draft: EventDraft;
  problems: Problems;
  readOnly: boolean;
  onChange: (change: Partial<EventDraft>) => void;
};

const own = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone the browser knows, and the one the event has. */
function zones(chosen: string) {
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...known].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** Start and end on the event's own clock, and whether it takes place at all. */
export function WhenFields({ draft, problems, readOnly, onChange }: WhenFieldsProps) {
  const { startDay, startClock, endDay, endClock, timeZone } = draft;
  const timed = draft.timeKnown && !draft.allDay;
  const options = useMemo(() => zones(timeZone), [timeZone]);
  return (
    <Card aria-label="When" className="px-4 pt-3 pb-4">
      <h2 className="mb-3 text-base font-semibold">When</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Moment
          name="eventStartDate"
          label="Starts on"
          clockLabel="Starts at"
          day={startDay}
          clock={startClock}
          zone={timeZone}
          timed={timed}
          readOnly={readOnly}
          error={problems.eventStartDate}
          onDay={(day) => onChange({ startDay: day, ...(endDay && endDay < day ? { endDay: day } : {}) })}
          onClock={(clock) => onChange({ startClock: clock })}
        />
        <Moment
          name="eventEndDate"
          label="Ends on"
          clockLabel="Ends at"
          day={endDay}
          clock={endClock}
          zone={timeZone}
          timed={timed}
          readOnly={readOnly}
          error={problems.eventEndDate}
          onDay={(day) => onChange({ endDay: day })}
          onClock={(clock) => onChange({ endClock: clock })}
        />
        <div className="flex flex-col gap-2">
          <Checkbox
            checked={draft.allDay}
            disabled={readOnly}
            onChange={(event) => onChange({ allDay: event.target.checked })}
          >
            All day
          </Checkbox>
          <Checkbox
            checked={!draft.timeKnown}
            disabled={readOnly}
            onChange={(event) => onChange({ timeKnown: !event.target.checked })}
          >
            The hours are not known yet
          </Checkbox>
        </div>
        <Field label="Time zone" error={problems.timeZone} hint={timed ? onOwnClock(draft) : undefined}>
          {(control) =>
            readOnly ? (
              <Input {...control} readOnly value={timeZone} />
            ) : (
              <Combobox
                {...control}
                name="timeZone"
                label="Time zones"
                value={timeZone}
                shown={timeZone.replaceAll('_', ' ')}
                options={options}
                placeholder="Search a city or zone"
                empty="No such zone"
                onChange={(zone) => onChange({ timeZone: zone })}
              />
            )
          }
        </Field>
        <Field label="The event itself" error={problems.eventStatus} hint="Guests and search engines are told.">
          {(control) => (
            <Select
              {...control}
              name="eventStatus"
              disabled={readOnly}
              value={draft.eventStatus}
              onChange={(event) => onChange({ eventStatus: event.target.value as Event['eventStatus'] })}
            >
              {keysOf(eventStatusNames).map((status) => (
                <option key={status} value={status}>
                  {eventStatusNames[status]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Card>
  );
}

type MomentProps = {
  name: string;
  label: string;
  clockLabel: string;
  day: string;
  clock: string;
  zone: string;
  timed: boolean;
  readOnly: boolean;
  error: string | undefined;
  onDay: (day: string) => void;
  onClock: (clock: string) => void;
};

function Moment({ name, label, clockLabel, day, clock, zone, timed, readOnly, error, onDay, onClock }: MomentProps) {
  const skipped = timed && day !== '' && clock !== '' && isSkipped(day, clock, zone);
  return (
    <div className="flex gap-2">
      <Field
        label={label}
        error={error}
        hint={skipped ? `The clocks go forward then: ${clock} does not come on that day.` : undefined}
        className="min-w-0 grow"
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            name={name}
            readOnly={readOnly}
            value={day}
            onChange={(event) => onDay(event.target.value)}
          />
        )}
      </Field>
      {timed && (
        <Field label={clockLabel} className="w-[128px] shrink-0">
          {(control) => (
            <Input
              {...control}
              type="time"
              readOnly={readOnly}
              value={clock}
              onChange={(event) => onClock(event.target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** What that is on the clock of whoever looks, where it is another. */
function onOwnClock({ startDay, startClock, timeZone }: EventDraft): string {
  const instant = instantIn(startDay, startClock, timeZone);
  const here = instant && wallTimeOf(instant, own());
  if (!here || (here.day === startDay && here.clock === startClock)) return 'Times are those of this zone.';
  return `Times are those of this zone. On your own clock it starts ${dayAndTime(instant)}.`;
}
