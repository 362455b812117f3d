import type { BookingSettings } from '@foyer/contract/booking';
import { bookingFields } from '@foyer/contract/booking';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type Fixed = BookingSettings['fixed'];
type FixedParametersProps = {
  fixed: Fixed;
  problemAt: (path: string) => string | undefined;
  onChange: (fixed: Fixed) => void;
};

const most = 12;

/** Parameters that go along with every stay as they are. */
export function FixedParameters({ fixed, problemAt, onChange }: FixedParametersProps) {
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const [refused, setRefused] = useState<string>();
  const add = () => {
    const added = { name: name.trim(), value: value.trim() };
    const { data, error } = bookingFields.fixed.safeParse([added]);
    setRefused(error?.issues[0]?.message);
    if (!data) return;
    onChange([...fixed.filter((one) => one.name !== added.name), ...data]);
    setName('');
    setValue('');
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">Sent with every stay</legend>
      {fixed.length > 0 && (
        <ul aria-label="Sent with every stay" className="divide-y border-y">
          {fixed.map((one, at) => (
            <li key={one.name} className="flex items-center gap-2 py-1">
              <code className="min-w-0 grow text-sm [overflow-wrap:anywhere]">
                {one.name}={one.value}
              </code>
              {problemAt(`fixed.${at}.name`) && (
                <span className="text-xs text-destructive">{problemAt(`fixed.${at}.name`)}</span>
              )}
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={`Remove ${one.name}`}
                onClick={() => onChange(fixed.toSpliced(at, 1))}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {fixed.length < most && (
        <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <Field label="Name" error={refused}>
            {(control) => (
              <Input
                {...control}
                spellCheck={false}
                value={name}
                onChange={(event) => setName(event.target.value)}
                onKeyDown={(event) => event.key === 'Enter' && add()}
              />
            )}
          </Field>
          <Field label="Value">
            {(control) => (
              <Input
                {...control}
                spellCheck={false}
                value={value}
                onChange={(event) => setValue(event.target.value)}
                onKeyDown={(event) => event.key === 'Enter' && add()}
              />
            )}
          </Field>
          <Button aria-label="Add a parameter" className="h-[34px] max-md:h-10" onClick={add}>
            <Plus aria-hidden /> Add
          </Button>
        </div>
      )}
    </fieldset>
  );
}
