import { type EventInput, eventCategories, eventInput } from '@foyer/contract/events';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { instantIn } from '#lib/dates/zone.ts';
import { categoryNames } from '#lib/events/event-words.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useAddEvent } from '../queries.ts';

type OwnEventDialogProps = { property: Property; onClose: () => void; onAdded: (eventId: string) => void };

const fields = (form: FormData) => (name: string) => String(form.get(name) ?? '').trim();

/** What was typed, as the contract wants it; the place begins as the property's town. */
function inputOf(form: FormData, property: Property, timeKnown: boolean): unknown {
  const text = fields(form);
  const clock = (name: string, otherwise: string) => (timeKnown ? text(name) || otherwise : otherwise);
  const price = text('price');
  return {
    title: text('title'),
    description: text('description'),
    eventStartDate: instantIn(text('startDay'), clock('startTime', '00:00'), property.timeZone) ?? '',
    eventEndDate: text('endDay') ? instantIn(text('endDay'), clock('endTime', '23:59'), property.timeZone) : null,
    timeZone: property.timeZone,
    timeKnown,
    status: 'published',
    category: text('category'),
    language: text('language'),
    ticketUrl: text('ticketUrl') || null,
    price: price === '' ? null : Number(price),
    currency: price === '' ? null : 'EUR',
    venue: {
      title: text('venue'),
      address: text('address'),
      postalCode: text('postalCode'),
      city: text('city'),
      country: property.country,
      latitude: text('latitude') || undefined,
      longitude: text('longitude') || undefined,
    },
  };
}

/** An event the team knows of and no list does. */
export function OwnEventDialog({ property, onClose, onAdded }: OwnEventDialogProps) {
  const add = useAddEvent(property.id);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [timeKnown, setTimeKnown] = useState(true);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = eventInput.safeParse(inputOf(new FormData(event.currentTarget), property, timeKnown));
    if (!parsed.success) {
      const found: Record<string, string> = {};
      for (const issue of parsed.error.issues) found[issue.path.join('.')] ??= issue.message;
      setErrors(found);
      return;
    }
    const body: EventInput & { workspaceId: string } = { ...parsed.data, workspaceId: property.workspaceId };
    add.mutate(body, {
      onSuccess: ({ eventId }) => onAdded(eventId),
      onError: (error) => {
        if (error instanceof ApiError && error.validationErrors.length)
          setErrors(Object.fromEntries(error.validationErrors.map(({ field, message }) => [field, message])));
        else toast.error(messageOf(error));
      },
    });
  }

  const text = (name: string, label: string, error: string | undefined, more: React.ComponentProps<'input'> = {}) => (
    <Field label={label} error={error}>
      {(control) => <Input {...control} name={name} {...more} />}
    </Field>
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add your own event"
      className="w-[640px]"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="own-event" busy={add.isPending}>
            {add.isPending ? 'Adding...' : 'Add event'}
          </Button>
        </>
      }
    >
      <form id="own-event" onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">{text('title', 'Title', errors.title, { autoComplete: 'off' })}</div>
        {text('startDay', 'Starts on', errors.eventStartDate, { type: 'date' })}
        {timeKnown ? text('startTime', 'at', undefined, { type: 'time', defaultValue: '19:00' }) : <span />}
        {text('endDay', 'Ends on', errors.eventEndDate, { type: 'date' })}
        {timeKnown ? text('endTime', 'at', undefined, { type: 'time', defaultValue: '22:00' }) : <span />}
        <Checkbox
          className="sm:col-span-2"
          checked={!timeKnown}
          onChange={(event) => setTimeKnown(!event.target.checked)}
        >
          The hours are not known yet
        </Checkbox>
        <Field label="Category" error={errors.category}>
          {(control) => (
            <Select {...control} name="category" defaultValue="music">
              {eventCategories.map((category) => (
                <option key={category} value={category}>
                  {categoryNames[category]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Language of this text" error={errors.language}>
          {(control) => (
            <Select {...control} name="language" defaultValue="en">
              {languages.map((code: Language) => (
                <option key={code} value={code}>
                  {languageNames[code]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {text('venue', 'Venue', errors['venue.title'])}
        {text('address', 'Street address', errors['venue.address'])}
        {text('postalCode', 'Postal code', errors['venue.postalCode'])}
        {text('city', 'City', errors['venue.city'], { defaultValue: property.city })}
        {text('latitude', 'Latitude', errors['venue.latitude'], {
          inputMode: 'decimal',
          defaultValue: property.latitude,
        })}
        {text('longitude', 'Longitude', errors['venue.longitude'], {
          inputMode: 'decimal',
          defaultValue: property.longitude,
        })}
        {text('price', 'Lowest ticket price in EUR, 0 when entry is free', errors.price, { inputMode: 'decimal' })}
        {text('ticketUrl', 'Ticket link', errors.ticketUrl, { type: 'url' })}
        <Field label="Description" error={errors.description} className="sm:col-span-2">
          {(control) => <Textarea {...control} name="description" rows={3} />}
        </Field>
      </form>
    </Dialog>
  );
}
