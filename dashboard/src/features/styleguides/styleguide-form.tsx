import type { Language } from '@foyer/contract/languages';
import { type Styleguide, type StyleguideUpdate, styleguideUpdate } from '@foyer/contract/styleguides';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { problemsOf } from '#lib/forms/problems.ts';
import { placeServerErrors } from '#lib/forms/server-errors.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Slider } from '#ui/slider.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useSaveStyleguide } from './queries.ts';

type Values = z.input<typeof styleguideUpdate>;

/** Forms of address by language; English has only one. */
const addressForms: readonly { language: Exclude<Language, 'en'>; name: string; formal: string; informal: string }[] = [
  { language: 'de', name: 'German', formal: 'Sie', informal: 'du' },
  { language: 'fr', name: 'French', formal: 'vous', informal: 'tu' },
  { language: 'es', name: 'Spanish', formal: 'usted', informal: 'tú' },
];

const degrees = [
  { field: 'content.tone.formality', label: 'Formality', ends: ['Casual', 'Formal'] },
  { field: 'content.tone.contentLength', label: 'Content length', ends: ['Brief', 'Detailed'] },
  { field: 'content.tone.creativity', label: 'Creativity', ends: ['Literal', 'Inventive'] },
] as const;

const words = [
  { field: 'content.tone.vocabulary.preferredWords', title: 'Words we use', example: 'the water', struck: false },
  { field: 'content.tone.vocabulary.avoidedWords', title: 'Words we avoid', example: 'nestled', struck: true },
] as const;

/** General, tone, words and forms of address. What the form does not show is sent back as it came. */
export function StyleguideForm({ styleguide }: { styleguide: Styleguide }) {
  const { name, styleguideTypeId, content, version, updatedAt } = styleguide;
  const form = useForm<Values, unknown, StyleguideUpdate>({
    resolver: zodResolver(styleguideUpdate),
    defaultValues: { name, styleguideTypeId, content },
    shouldFocusError: false,
  });
  const { register, control } = form;
  const { errors, isDirty } = form.formState;
  const save = useSaveStyleguide(styleguide.id);
  const guard = useLeaveGuard(isDirty && !save.isSuccess);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, { onError: (error) => void placeServerErrors(form, error) }),
  );
  const savedAt = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    Date.parse(updatedAt),
  );
  return (
    <Page>
      <LeaveDialog open={guard.state === 'blocked'} onStay={() => guard.reset?.()} onLeave={() => guard.proceed?.()} />
      <form noValidate onSubmit={submit}>
        <PageHead
          title="Styleguide"
          actions={
            <Button
              type="submit"
              variant="primary"
              busy={save.isPending}
              disabledReason={isDirty || save.isPending ? undefined : 'Nothing has changed'}
            >
              {save.isPending ? 'Saving...' : 'Save changes'}
            </Button>
          }
        >
          {name}. Version {version}, saved {savedAt}.
        </PageHead>
        <div className="mb-3">
          <ErrorSummary problems={problemsOf(errors)} />
        </div>
        <div className="grid grid-cols-2 gap-3 max-lg:grid-cols-1">
          <Card>
            <CardHead title="General" />
            <div className="flex flex-col gap-4 p-4 pt-2">
              <Field label="Hotel name" error={errors.content?.general?.hotelName?.message}>
                {(props) => <Input {...props} {...register('content.general.hotelName')} />}
              </Field>
              <Field
                label="Description"
                error={errors.content?.general?.description?.message}
                hint="What the hotel is, in a few plain sentences"
              >
                {(props) => <Textarea {...props} {...register('content.general.description')} rows={5} />}
              </Field>
              <Field label="Target audience" error={errors.content?.general?.targetAudience?.message}>
                {(props) => <Input {...props} {...register('content.general.targetAudience')} />}
              </Field>
            </div>
          </Card>
          <Card>
            <CardHead title="Tone" />
            <div className="flex flex-col gap-4 p-4 pt-2">
              <Field label="Primary tone" error={errors.content?.tone?.primaryTone?.message}>
                {(props) => <Input {...props} {...register('content.tone.primaryTone')} />}
              </Field>
              {degrees.map(({ field, label, ends }) => (
                <Controller
                  key={field}
                  control={control}
                  name={field}
                  render={({ field: { value, onChange } }) => (
                    <Slider label={label} ends={[...ends]} value={value ?? 5} min={1} max={10} onChange={onChange} />
                  )}
                />
              ))}
            </div>
          </Card>
          {words.map(({ field, title, example, struck }) => (
            <Controller
              key={field}
              control={control}
              name={field}
              render={({ field: { value = [], onChange } }) => (
                <Card>
                  <CardHead title={title} detail={String(value.length)} />
                  <div className="p-4 pt-2">
                    <TagInput
                      label={title}
                      placeholder={`For example ${example}`}
                      values={value}
                      onChange={onChange}
                      struck={struck}
                    />
                  </div>
                </Card>
              )}
            />
          ))}
          <Card>
            <CardHead title="How we address guests" />
            <ul className="flex flex-col gap-3 p-4 pt-2">
              {addressForms.map(({ language, name: languageName, formal, informal }) => (
                <li key={language} className="flex items-center gap-3">
                  <LanguageBadge code={language} name={languageName} state="live" />
                  <span className="grow text-sm">{languageName}</span>
                  <Controller
                    control={control}
                    name={`content.languageOverrides.${language}.address`}
                    render={({ field: { value, onChange } }) => (
                      <Segmented
                        label={`Address in ${languageName}`}
                        value={value ?? 'formal'}
                        options={[
                          { value: 'formal', label: formal },
                          { value: 'informal', label: informal },
                        ]}
                        onChange={onChange}
                      />
                    )}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </form>
    </Page>
  );
}
