import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { keysOf } from '#lib/text/keys-of.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

type AddLinkProps<Kind extends string> = {
  /** What the kinds are called, in the order they are offered in. */
  kinds: Record<Kind, ReactNode>;
  /** Offered first. */
  first: Kind;
  kindLabel: string;
  addLabel: string;
  placeholder: string;
  /** The keyboard a phone shows, and what the field may hold. */
  type?: 'url';
  /** Takes the link, or says what is wrong with it. */
  onAdd: (kind: Kind, address: string) => string | undefined;
};

/** A kind and an address, which become a link of a list once they are good. */
export function AddLink<Kind extends string>(props: AddLinkProps<Kind>) {
  const { kinds, first, kindLabel, addLabel, placeholder, type, onAdd } = props;
  const [kind, setKind] = useState<Kind>(first);
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState<string>();
  const add = () => {
    const problem = onAdd(kind, address);
    setRefused(problem);
    if (problem === undefined) setAddress('');
  };
  return (
    <div className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)_auto] items-start gap-2">
      <Field label={kindLabel}>
        {(control) => (
          <Select {...control} value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
            {keysOf(kinds).map((one) => (
              <option key={one} value={one}>
                {kinds[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Its address" error={refused}>
        {(control) => (
          <Input
            {...control}
            {...(type ? { type } : {})}
            placeholder={placeholder}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && add()}
          />
        )}
      </Field>
      <Button aria-label={addLabel} className="mt-6 h-[34px] max-md:h-10" onClick={add}>
        <Plus aria-hidden /> Add
      </Button>
    </div>
  );
}
