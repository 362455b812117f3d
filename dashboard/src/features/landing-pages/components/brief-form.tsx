import { type Brief, lengthRange } from '@foyer/contract/content';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { Styleguide } from '@foyer/contract/styleguides';
import SwatchBook from 'lucide-react/icons/swatch-book';
import { Link } from 'react-router';
import { CheckChip } from '#ui/checkbox.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { FactPicker } from './fact-picker.tsx';
import { PicturePicker } from './picture-picker.tsx';

export type BriefDraft = { name: string; languages: Language[]; brief: Brief; factIds: Set<string> };

type BriefFormProps = {
  draft: BriefDraft;
  errors: Partial<Record<'name' | 'languages', string>>;
  facts: readonly PropertyFact[];
  pictures: readonly Media[];
  styleguide: Styleguide | undefined;
  /** For people who may look and not write. */
  readOnly: boolean;
  onChange: (draft: BriefDraft) => void;
};

const audiences: Record<Brief['audience'], string> = {
  everyone: 'Everyone',
  couples: 'Couples',
  families: 'Families',
  friends: 'Friends',
  business: 'Business guests',
};
const lengthNames: Record<Brief['length'], string> = { short: 'Short', standard: 'Standard', long: 'Long' };

/** What a person asks of the page: languages, angle, length, the facts it may rest on, its pictures. */
export function BriefForm({ draft, errors, facts, pictures, styleguide, readOnly, onChange }: BriefFormProps) {
  const change = (brief: Partial<Brief>) => onChange({ ...draft, brief: { ...draft.brief, ...brief } });
  const choose = (language: Language, on: boolean) =>
    onChange({
      ...draft,
      languages: languages.filter((one) => (one === language ? on : draft.languages.includes(one))),
    });
  const { brief } = draft;
  return (
    <fieldset disabled={readOnly} className="@container flex min-w-0 flex-col gap-5">
      <legend className="sr-only">Brief</legend>
      <Field label="Name of the page" error={errors.name} hint="Only your team sees it.">
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={200}
            value={draft.name}
            onChange={(event) => onChange({ ...draft, name: event.target.value })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">Languages</legend>
        <div className="flex flex-wrap gap-1.5">
          {languages.map((language) => (
            <CheckChip
              key={language}
              name="languages"
              checked={draft.languages.includes(language)}
              onChange={(event) => choose(language, event.target.checked)}
            >
              {languageNames[language]}
            </CheckChip>
          ))}
        </div>
        {errors.languages && (
          <div role="alert" className="mt-1.5">
            <FieldError>{errors.languages}</FieldError>
          </div>
        )}
        <p className="mt-1.5 text-xs text-muted-foreground">
          Each language is written from the facts, not translated from English.
        </p>
      </fieldset>
      <div className="grid gap-4 @min-[380px]:grid-cols-2">
        <Field label="Angle">
          {(control) => (
            <Input
              {...control}
              placeholder="Two nights, market and pool"
              value={brief.angle}
              onChange={(event) => change({ angle: event.target.value })}
            />
          )}
        </Field>
        <Field label="Length">
          {(control) => (
            <Select
              {...control}
              value={brief.length}
              onChange={(event) => change({ length: event.target.value as Brief['length'] })}
            >
              {(Object.keys(lengthNames) as Brief['length'][]).map((length) => (
                <option key={length} value={length}>
                  {lengthNames[length]}, about {lengthRange[length].aim} words
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Written for">
          {(control) => (
            <Select
              {...control}
              value={brief.audience}
              onChange={(event) => change({ audience: event.target.value as Brief['audience'] })}
            >
              {(Object.keys(audiences) as Brief['audience'][]).map((audience) => (
                <option key={audience} value={audience}>
                  {audiences[audience]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Offer">
          {(control) => (
            <Input
              {...control}
              placeholder="None"
              value={brief.offer}
              onChange={(event) => change({ offer: event.target.value })}
            />
          )}
        </Field>
        <Field label="Stay from">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={brief.arrive ?? ''}
              onChange={(event) => change({ arrive: event.target.value || null })}
            />
          )}
        </Field>
        <Field label="Stay until">
          {(control) => (
            <Input
              {...control}
              type="date"
              min={brief.arrive ?? undefined}
              value={brief.leave ?? ''}
              onChange={(event) => change({ leave: event.target.value || null })}
            />
          )}
        </Field>
      </div>
      {styleguide && (
        <section className="rounded-[10px] border bg-sunken px-4 py-3">
          <header className="flex items-center gap-2">
            <SwatchBook aria-hidden className="size-4 stroke-[1.75] text-primary" />
            <h2 className="min-w-0 grow truncate text-sm font-semibold">{styleguide.name}</h2>
            <Link to="/styleguide" className="text-xs font-medium text-primary hover:underline">
              Open
            </Link>
          </header>
          <p className="mt-1 text-xs text-muted-foreground">{toneWords(styleguide)}</p>
        </section>
      )}
      <FactPicker facts={facts} chosen={draft.factIds} onChange={(factIds) => onChange({ ...draft, factIds })} />
      <PicturePicker pictures={pictures} chosen={brief.imageIds} onChange={(imageIds) => change({ imageIds })} />
    </fieldset>
  );
}

/** 'Warm, plain, unhurried. Formality 4 of 10, German uses Sie. 18 preferred words, 11 avoided.' */
function toneWords({ content }: Styleguide): string {
  const { tone, languageOverrides } = content;
  const address = languageOverrides.de?.address ?? (tone.formality >= 5 ? 'formal' : 'informal');
  const { preferredWords, avoidedWords } = tone.vocabulary;
  return `${tone.primaryTone}. Formality ${tone.formality} of 10, German uses ${address === 'formal' ? 'Sie' : 'du'}. ${preferredWords.length} preferred words, ${avoidedWords.length} avoided.`;
}
