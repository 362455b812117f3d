import { type Domain, placeholderTld } from '@foyer/contract/domains';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import SwatchBook from 'lucide-react/icons/swatch-book';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import type { WorkspaceSituation } from './use-workspace-situation.ts';
import { newStyleguide, slotsOf, suggestedStyleguideName, type WorkspaceForm } from './workspace-form.ts';

const locked = 'Cannot change after creation';

type WorkspaceFieldsProps = { form: UseFormReturn<WorkspaceForm>; situation: WorkspaceSituation };

/** Workspace Name, Domain, Styleguide with the name of a new one, and Property Slots. */
export function WorkspaceFields({ form, situation }: WorkspaceFieldsProps) {
  const { register, getValues, setValue, watch, formState } = form;
  const { errors } = formState;
  const { editing, domains, styleguides } = situation;
  const slots = slotsOf(watch('propertySlots'));
  // Chosen even before the lists they stand in are there.
  const [domainId, styleguideId] = [watch('domainId'), watch('styleguideId')];

  const suggested = useRef('');
  /** Names the new style guide after the workspace, unless somebody has named it. */
  const suggestName = () => {
    const given = getValues('newStyleguideName');
    if (given.trim() !== '' && given !== suggested.current) return;
    suggested.current = suggestedStyleguideName(getValues('name'));
    setValue('newStyleguideName', suggested.current);
  };
  return (
    <>
      <Field label="Workspace Name" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field
        label="Domain"
        error={errors.domainId?.message}
        hint={
          editing
            ? locked
            : domains?.length === 0
              ? 'No domains available. Please contact support.'
              : domainState(domains?.find(({ id }) => id === domainId))
        }
      >
        {(control) => (
          <Select
            {...control}
            {...register('domainId')}
            value={domainId}
            disabled={editing}
            icon={editing ? <Lock /> : <Globe />}
          >
            <option value="">Choose a domain</option>
            {domains?.map(({ id, name, tld }) => (
              <option key={id} value={id}>
                {name === `Domain ${id}` ? name : `${name}.${tld}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Styleguide"
        error={errors.styleguideId?.message}
        hint={editing ? locked : styleguides?.length === 0 ? 'No existing styleguides available' : undefined}
      >
        {(control) => (
          <Select
            {...control}
            {...register('styleguideId', {
              onChange: ({ target }) => target.value === newStyleguide && suggestName(),
            })}
            value={styleguideId}
            disabled={editing}
            icon={editing ? <Lock /> : <SwatchBook />}
          >
            <option value="">Choose a styleguide</option>
            {styleguides?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {!editing && <option value={newStyleguide}>+ Create a new styleguide</option>}
          </Select>
        )}
      </Field>
      {styleguideId === newStyleguide && (
        <Field
          label="New Styleguide Name"
          error={errors.newStyleguideName?.message}
          className="-mt-1 border-l-2 border-border-strong pl-3.5"
        >
          {(control) => <Input {...control} {...register('newStyleguideName')} autoComplete="off" />}
        </Field>
      )}
      <Field
        label="Property Slots"
        error={errors.propertySlots?.message}
        hint="Maximum number of properties allowed (up to 5)"
        beside
      >
        {(control) => (
          <Stepper
            {...control}
            {...register('propertySlots', {
              // What is no number counts as 5, and is shown as such.
              onBlur: () => setValue('propertySlots', String(slotsOf(getValues('propertySlots')))),
            })}
            min={1}
            max={5}
            at={slots}
            thing="slot"
            onStep={(by) =>
              setValue('propertySlots', String(Math.min(5, Math.max(1, slots + by))), {
                shouldDirty: true,
                shouldValidate: formState.isSubmitted,
              })
            }
          />
        )}
      </Field>
    </>
  );
}

/** Whether guests can be served at the chosen domain yet. */
function domainState(domain: Domain | undefined) {
  if (!domain || domain.tld === placeholderTld) return null;
  return domain.domainVerfified ? (
    <span className="flex items-center gap-[5px] text-success">
      <CircleCheck aria-hidden className="size-[13px] stroke-[1.75]" />
      Verified
    </span>
  ) : (
    <span className="flex items-center gap-[5px]">
      <Clock aria-hidden className="size-[13px] stroke-[1.75]" />
      Not verified yet. Pages go live once it is.
    </span>
  );
}
