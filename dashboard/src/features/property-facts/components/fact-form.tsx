import { factProblem } from '@foyer/contract/canonical-facts';
import { factLabel, factNameOf, plainProblem } from '@foyer/contract/fact-names';
import { languageNames, languages } from '@foyer/contract/languages';
import { type PropertyFact, type PropertyFactUpdate, propertyFactUpdate } from '@foyer/contract/property-facts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '#lib/api/api-error.ts';
import { placeServerErrors } from '#lib/forms/server-errors.ts';
import { useSettled } from '#lib/forms/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { suggestedNames } from '../canonical.ts';
import { type Trial, useFactEffect, useSaveFact } from '../queries.ts';
import { FactEffect } from './fact-effect.tsx';

const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());
const orNull = (typed: unknown) => (typed === '' ? null : typed);

/** How the value of this fact is written, in the words that would refuse another. */
function hintFor(factName: string): string {
  const problem = factProblem(factName, '');
  return problem
    ? plainProblem(problem)
    : 'Text as guests may read it. A claim is supported only where the text says it.';
}

/** What is typed in the form: the name in the words people use. A label left as it stands keeps the stored name. */
const typedFact = (before: PropertyFact | null) =>
  z.preprocess(
    (typed) => ({ ...(typed as Typed), factName: nameTyped((typed as Typed).factName, before) }),
    propertyFactUpdate,
  );
type Typed = z.input<typeof propertyFactUpdate>;
const nameTyped = (words: string, before: PropertyFact | null) =>
  before && words === factLabel(before.factName) ? before.factName : factNameOf(words);

type FactFormProps = {
  propertyId: string;
  /** Null for a new one. */
  fact: PropertyFact | null;
  /** Name a new one begins with. */
  name?: string;
  onClose: () => void;
};

/** One fact: what, how much, where it comes from and when it was looked at. */
export function FactForm({ propertyId, fact, name = '', onClose }: FactFormProps) {
  const schema = useMemo(() => typedFact(fact), [fact]);
  const form = useForm<Typed, unknown, PropertyFactUpdate>({
    resolver: zodResolver(schema as z.ZodType<PropertyFactUpdate, Typed>),
    defaultValues: (fact && { ...fact, factName: factLabel(fact.factName) }) ?? {
      factName: factLabel(name),
      factValue: '',
      language: null,
      source: '',
      verifiedOn: today(),
      reviewAfter: null,
    },
  });
  const { register, watch } = form;
  const { errors } = form.formState;
  const save = useSaveFact(propertyId);
  const submit = form.handleSubmit((input) =>
    save.mutate(
      { fact, input },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'fact-exists')
            form.setError('factName', { type: 'server', message: error.message });
          else placeServerErrors(form, error);
        },
      },
    ),
  );
  const trial = useTrial(watch(), fact);
  const effect = useFactEffect(propertyId, trial);
  const wrong = (trial && effect.data?.total) ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fact ? 'Edit fact' : 'Add fact'}
      description="Sentences in your pages are checked against it."
      footnote={
        wrong > 0 && (
          <p className="text-xs text-muted-foreground">
            {wrong === 1 ? '1 live text' : `${wrong} live texts`} to correct afterwards
          </p>
        )
      }
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form="fact-form" variant="primary" busy={save.isPending}>
            {save.isPending ? 'Saving...' : fact ? 'Save fact' : 'Add fact'}
          </Button>
        </>
      }
    >
      <form id="fact-form" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Name"
          error={errors.factName?.message && plainProblem(errors.factName.message)}
          hint="Choose one that is checked by rule, or write your own, such as Train to the airport"
        >
          {(control) => <Input {...control} {...register('factName')} list="fact-names" autoComplete="off" />}
        </Field>
        <datalist id="fact-names" className="hidden">
          {suggestedNames.map((name) => (
            <option key={name} value={factLabel(name)} />
          ))}
        </datalist>
        <Field
          label="Value"
          error={errors.factValue?.message && plainProblem(errors.factValue.message)}
          hint={hintFor(nameTyped(watch('factName'), fact))}
        >
          {(control) => <Textarea {...control} {...register('factValue')} rows={2} />}
        </Field>
        <Field label="Language" error={errors.language?.message} hint="Only where the value is text for guests">
          {(control) => (
            <Select {...control} {...register('language', { setValueAs: orNull })}>
              <option value="">Holds in every language</option>
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageNames[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Source" error={errors.source?.message} hint="A person, a document or an address">
          {(control) => <Input {...control} {...register('source')} autoComplete="off" />}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Checked on" error={errors.verifiedOn?.message}>
            {(control) => <Input {...control} {...register('verifiedOn', { setValueAs: orNull })} type="date" />}
          </Field>
          <Field label="Review after" error={errors.reviewAfter?.message}>
            {(control) => <Input {...control} {...register('reviewAfter', { setValueAs: orNull })} type="date" />}
          </Field>
        </div>
        <FactEffect propertyId={propertyId} trial={trial} />
      </form>
    </Dialog>
  );
}

/** The fact as it would be once the keys rest; null while it cannot stand, or says what it said. */
function useTrial(typed: Typed, before: PropertyFact | null): Trial | null {
  const { factName = '', factValue = '', language = null } = typed;
  const settled = useSettled(`${factName}\u0000${factValue}\u0000${language ?? ''}`, 400);
  return useMemo(() => {
    const [name = '', value = '', told = ''] = settled.split('\u0000');
    const factName = nameTyped(name, before);
    const fact = propertyFactUpdate.safeParse({ factName, factValue: value, language: told || null }).data;
    if (!fact) return null;
    const same = before?.factName === fact.factName && before.factValue === fact.factValue;
    return same && before.language === fact.language ? null : { factId: before?.id ?? null, fact };
  }, [settled, before]);
}
