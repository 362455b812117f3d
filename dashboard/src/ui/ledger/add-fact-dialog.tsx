import { factNameOf, plainProblem } from '@foyer/contract/fact-names';
import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { type PropertyFactInput, propertyFactInput } from '@foyer/contract/property-facts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { factFor } from '#lib/ledger/fact-for.ts';
import type { LedgerClaim } from '#lib/ledger/ledger.ts';
import { withPlace } from '#lib/selection/place.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type AddFactDialogProps = {
  /** The text is in it. */
  language: Language;
  property: Pick<Property, 'id' | 'name' | 'workspaceId'>;
  claim: LedgerClaim;
  onAdd: (fact: PropertyFactInput) => Promise<unknown>;
  onClose: () => void;
};

/** States the fact a claim needs. A fact has a source: this is where a person says how they know. */
export function AddFactDialog({ property, claim, language, onAdd, onClose }: AddFactDialogProps) {
  const [begun] = useState(() => factFor(claim, language));
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const place = withPlace('', { workspaceId: property.workspaceId, propertyId: property.id });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const parsed = propertyFactInput.safeParse({
      propertyId: property.id,
      factName: factNameOf(String(form.get('factName'))),
      factValue: form.get('factValue'),
      source: form.get('source'),
      verifiedOn: new Date().toISOString().slice(0, 10),
    });
    if (!parsed.success) {
      setErrors(Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])));
      return;
    }
    setBusy(true);
    onAdd(parsed.data)
      .then(
        () => {
          toast.success('Fact added');
          onClose();
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.validationErrors.length)
            setErrors(Object.fromEntries(error.validationErrors.map(({ field, message }) => [field, message])));
          else toast.error(messageOf(error));
        },
      )
      .finally(() => setBusy(false));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add fact"
      description={`For ${property.name}. Every page may rest on it from now on.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="add-fact" busy={busy}>
            {busy ? 'Adding...' : 'Add fact'}
          </Button>
        </>
      }
    >
      <form id="add-fact" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">
          The text says <span className="font-voice text-md">“{claim.text}”</span>.
        </p>
        {claim.kind === 'amenity' && (
          <p className="text-sm text-muted-foreground">
            Is it an amenity of the house? Tick it among the{' '}
            <Link to={`/hotel${place}#amenities`} className="font-medium text-primary underline">
              amenities in Hotel Decor
            </Link>{' '}
            instead: then it holds in every language, with its hours and seasons.
          </p>
        )}
        <Field
          label="Fact name"
          error={errors.factName && plainProblem(errors.factName)}
          hint="What it is about, such as Room count or Distance, beach"
        >
          {(control) => <Input {...control} name="factName" defaultValue={begun.name} autoComplete="off" />}
        </Field>
        <Field label="Fact value" error={errors.factValue && plainProblem(errors.factValue)}>
          {(control) => <Input {...control} name="factValue" defaultValue={begun.value} />}
        </Field>
        <Field label="How do you know?" error={errors.source} hint="A document, a person, an address on the web.">
          {(control) => <Input {...control} name="source" />}
        </Field>
      </form>
    </Dialog>
  );
}
