import type { Property } from '@foyer/contract/properties';
import type { PropertyPostDetails, PropertyPostDraft } from '@foyer/contract/property-post-fields';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { messageAt, type Problem } from '../words.ts';

type HouseFieldsProps = {
  draft: PropertyPostDraft;
  property: Property;
  problems: readonly Problem[];
  readOnly: boolean;
  onChange: (fields: Partial<PropertyPostDraft>) => void;
};

type TextName = {
  [K in keyof PropertyPostDetails]: PropertyPostDetails[K] extends string ? K : never;
}[keyof PropertyPostDetails];

type TextField = { name: TextName; label: string; max: number; type?: string; wide?: boolean };

const propertyType: TextField = { name: 'property_type', label: 'Property type', max: 80 };
const contact: readonly TextField[] = [
  { name: 'address', label: 'Address', max: 200, wide: true },
  { name: 'city', label: 'City', max: 120 },
  { name: 'country', label: 'Country', max: 120 },
  { name: 'email', label: 'Email', max: 254, type: 'email' },
  { name: 'reservation_link', label: 'Reservation link', max: 2000, type: 'url' },
];

/** What the post says of the house beside its text, in the words of this language. */
export function HouseFields({ draft, property, problems, readOnly, onChange }: HouseFieldsProps) {
  const { meta } = draft;
  const set = (change: Partial<PropertyPostDetails>) => onChange({ meta: { ...meta, ...change } });
  const stars = property.starRating;
  const textField = ({ name, label, max, type, wide }: TextField) => (
    <Field key={name} label={label} error={messageAt(problems, `meta.${name}`)} className={wide ? 'sm:col-span-2' : ''}>
      {(control) => (
        <Input
          {...control}
          name={`meta.${name}`}
          type={type ?? 'text'}
          readOnly={readOnly}
          maxLength={max}
          value={meta[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Card aria-label="House">
      <CardHead title="House" detail="as this language writes it" />
      <div className="grid gap-4 px-4 pt-2 pb-4 sm:grid-cols-2">
        {textField(propertyType)}
        <Field
          label="Star rating"
          error={messageAt(problems, 'meta.star_rating')}
          hint={starHint(meta.star_rating, stars)}
        >
          {(control) => (
            <Input
              {...control}
              name="meta.star_rating"
              type="number"
              min={1}
              max={5}
              readOnly={readOnly}
              className="w-24"
              value={meta.star_rating ?? ''}
              onChange={(event) => set({ star_rating: event.target.value === '' ? null : event.target.valueAsNumber })}
            />
          )}
        </Field>
        {contact.map(textField)}
        <PolicyLinks
          links={meta.policies_links}
          problems={problems}
          readOnly={readOnly}
          onChange={(policies_links) => set({ policies_links })}
        />
      </div>
    </Card>
  );
}

function starHint(said: number | null, recorded: number | null): string {
  if (recorded === null)
    return said === null ? 'The record of the house has none.' : 'The record of the house has none: it cannot go live.';
  return said === null || said === recorded
    ? `The record of the house says ${recorded}.`
    : `The record of the house says ${recorded}: it cannot go live with ${said}.`;
}

type PolicyLinksProps = {
  links: readonly string[];
  problems: readonly Problem[];
  readOnly: boolean;
  onChange: (links: string[]) => void;
};

function PolicyLinks({ links, problems, readOnly, onChange }: PolicyLinksProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 sm:col-span-2">
      <legend className="mb-1.5 text-sm leading-[1.125rem] font-medium">Policy links</legend>
      {links.map((link, at) => (
        <div key={at} className="flex items-start gap-2">
          <Field
            label={<span className="sr-only">Policy link {at + 1}</span>}
            error={messageAt(problems, `meta.policies_links.${at}`)}
            className="grow"
          >
            {(control) => (
              <Input
                {...control}
                name={`meta.policies_links.${at}`}
                type="url"
                placeholder="https://"
                readOnly={readOnly}
                maxLength={2000}
                value={link}
                onChange={(event) => onChange(links.with(at, event.target.value))}
              />
            )}
          </Field>
          {!readOnly && (
            <Button
              size="icon"
              variant="ghost"
              className="mt-1.5"
              aria-label={`Remove policy link ${at + 1}`}
              onClick={() => onChange(links.toSpliced(at, 1))}
            >
              <X aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {!readOnly && links.length < 20 && (
        <div>
          <Button size="sm" onClick={() => onChange([...links, ''])}>
            <Plus aria-hidden /> Add policy link
          </Button>
        </div>
      )}
      {readOnly && links.length === 0 && <p className="text-sm text-muted-foreground">None</p>}
    </fieldset>
  );
}
