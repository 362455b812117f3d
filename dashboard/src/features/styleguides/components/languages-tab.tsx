import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { LanguageOverride, LiveEffect } from '@foyer/contract/styleguides';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { addressForms } from '../guide-words.ts';
import type { GuideDraft } from '../hooks/use-guide-draft.ts';
import { WordLists } from './word-lists.tsx';

type LanguagesTabProps = { guide: GuideDraft; effect: LiveEffect | undefined };

/** What each language does differently. */
export const LanguagesTab = ({ guide, effect }: LanguagesTabProps) => (
  <div className="flex flex-col gap-3.5">
    {languages.map((language) => (
      <LanguageCard key={language} language={language} guide={guide} effect={effect} />
    ))}
  </div>
);

function LanguageCard({ language, guide, effect }: LanguagesTabProps & { language: Language }) {
  const { draft, change, setOwnWords, errorOf } = guide;
  const { content } = draft;
  const { vocabulary, formality } = content.tone;
  const own: LanguageOverride = content.languageOverrides[language] ?? {};
  const forms = addressForms.find((one) => one.language === language);
  const called = languageNames[language];
  const at = `content.languageOverrides.${language}.description`;
  const set = (fields: Partial<LanguageOverride>) =>
    change({ ...content, languageOverrides: { ...content.languageOverrides, [language]: { ...own, ...fields } } });
  const hasWords = own.preferredWords !== undefined || own.avoidedWords !== undefined;
  return (
    <section aria-label={called}>
      <Card>
        <CardHead title={called} />
        <div className="flex flex-col gap-3.5 p-4 pt-1">
          {forms && (
            <div className="flex items-center justify-between gap-3">
              <span className="text-sm font-medium">Guests are addressed with</span>
              <Segmented
                label={`Address in ${called}`}
                value={own.address ?? (formality >= 5 ? 'formal' : 'informal')}
                options={[
                  { value: 'formal', label: forms.formal },
                  { value: 'informal', label: forms.informal },
                ]}
                onChange={(address) => set({ address })}
              />
            </div>
          )}
          <Field label="Note to writers" error={errorOf(at)}>
            {(props) => (
              <Textarea
                {...props}
                name={at}
                rows={2}
                value={own.description ?? ''}
                onChange={(event) => set({ description: event.target.value || undefined })}
              />
            )}
          </Field>
          <Switch checked={hasWords} onChange={(on) => setOwnWords(language, on)}>
            Words of its own, in place of the general lists
          </Switch>
        </div>
      </Card>
      {hasWords && (
        <div className="mt-2">
          <WordLists
            words={{
              preferredWords: own.preferredWords ?? vocabulary.preferredWords,
              avoidedWords: own.avoidedWords ?? vocabulary.avoidedWords,
              rules: own.rules,
            }}
            uses={(effect?.words ?? []).filter((use) => use.language === language)}
            onChange={set}
          />
        </div>
      )}
    </section>
  );
}
