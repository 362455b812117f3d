import { cn } from '#ui/class-names.ts';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

type PublishWhenProps = { at: string | null; name: string; onChange: (at: string | null) => void };

/** Now, or a day and an hour on this device's clock. */
export const PublishWhen = ({ at, name, onChange }: PublishWhenProps) => (
  <span className="flex flex-wrap items-center gap-1.5">
    <span className="w-24">
      <Select
        aria-label={`When ${name} goes live`}
        className="h-7 text-sm"
        value={at ? 'later' : 'now'}
        onChange={(event) => onChange(event.target.value === 'later' ? tomorrowMorning() : null)}
      >
        <option value="now">Now</option>
        <option value="later">Later</option>
      </Select>
    </span>
    {at && <DayAndHour at={at} name={name} className="h-7" onChange={onChange} />}
  </span>
);

type DayAndHourProps = { at: string; name: string; className?: string; onChange: (at: string) => void };

/** A moment, told on this device's clock. */
export const DayAndHour = ({ at, name, className, onChange }: DayAndHourProps) => (
  <Input
    type="datetime-local"
    aria-label={`Day and hour for ${name}`}
    className={cn('w-[12.5rem] text-sm', className)}
    value={localValue(at)}
    onChange={(event) => event.target.value && onChange(new Date(event.target.value).toISOString())}
  />
);

function localValue(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Tomorrow at seven. */
export function tomorrowMorning(): string {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  date.setHours(7, 0, 0, 0);
  return date.toISOString();
}
