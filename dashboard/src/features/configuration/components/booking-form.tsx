import type { BookingSettings } from '@foyer/contract/booking';
import type { Property } from '@foyer/contract/properties';
import { Switch } from '#ui/switch.tsx';
import type { Saying } from '../hooks/use-saying.ts';
import { BookingEngineFields } from './booking-engine-fields.tsx';
import { BookingCodes, BookingParameters } from './booking-parameters.tsx';
import type { FormProps } from './form-props.ts';
import { Group } from './group.tsx';
import { LinkTester } from './link-tester.tsx';
import { NumberField } from './number-field.tsx';
import { SaidField, SayingChoice } from './said-field.tsx';

type BookingFormProps = FormProps<BookingSettings> & { houses: readonly Property[]; saying: Saying };

const counts = [
  { name: 'nights', label: 'Nights', min: 1, max: 30 },
  { name: 'adults', label: 'Adults', min: 1, max: 12 },
  { name: 'mostAdults', label: 'Most adults', min: 1, max: 12 },
  { name: 'mostChildren', label: 'Most children', min: 0, max: 8 },
] as const;

/** How guests come from the site to the booking engine. */
export function BookingForm({ houses, saying, ...form }: BookingFormProps) {
  const { settings, problemAt, onChange } = form;
  const { [saying.language]: label = '', ...others } = settings.labels;
  return (
    <>
      <Group title="Booking bar" action={<SayingChoice saying={saying} label="Language of the button" />}>
        <Switch checked={settings.isShown} onChange={(isShown) => onChange({ isShown })}>
          Pages ask guests for their stay
        </Switch>
        <SaidField
          name={`labels.${saying.language}`}
          label="On the button"
          saying={saying}
          told={saying.languages.filter((one) => settings.labels[one])}
          placeholder="The site’s own words"
          error={problemAt(`labels.${saying.language}`)}
          value={label}
          onChange={(text) => onChange({ labels: text ? { ...others, [saying.language]: text } : others })}
        />
      </Group>
      <BookingEngineFields {...form} />
      <LinkTester settings={settings} houses={houses} languages={saying.languages} />
      <Group title="A stay that nobody has changed" about="What the bar offers, and what it can be changed to.">
        <div className="grid grid-cols-2 gap-3">
          {counts.map(({ name, label: words, min, max }) => (
            <NumberField
              key={name}
              name={name}
              label={words}
              min={min}
              max={max}
              value={settings[name]}
              error={problemAt(name)}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </div>
      </Group>
      <BookingParameters {...form} />
      <BookingCodes {...form} houses={houses} saying={saying} />
    </>
  );
}
