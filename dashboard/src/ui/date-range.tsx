import CalendarIcon from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { rangeWords } from '#lib/events/event-words.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';

type DateRangeProps = {
  startDate: string;
  endDate: string;
  onChange: (range: { from?: string; to?: string }) => void;
};

/** '24 Nov 2026 to 24 Feb 2027', which opens the two days to change. */
export const DateRange = ({ startDate, endDate, onChange }: DateRangeProps) => (
  <Popover>
    <PopoverTrigger asChild>
      <Button
        className="h-[34px] border-input font-normal max-md:h-10 max-md:w-full"
        aria-label={`Dates, ${rangeWords(startDate, endDate)}`}
      >
        <CalendarIcon aria-hidden />
        {rangeWords(startDate, endDate)}
        <ChevronDown aria-hidden className="text-subtle-foreground" />
      </Button>
    </PopoverTrigger>
    <PopoverContent align="end" aria-label="Dates" className="flex w-72 flex-col gap-4">
      <Field label="From">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={startDate}
            max={endDate}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        )}
      </Field>
      <Field label="To">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={endDate}
            min={startDate}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        )}
      </Field>
      <Button onClick={() => onChange({ from: '', to: '' })}>Today to three months on</Button>
    </PopoverContent>
  </Popover>
);
