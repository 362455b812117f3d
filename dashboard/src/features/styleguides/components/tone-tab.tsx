import { languageNames } from '@foyer/contract/languages';
import { checkSettings, type LiveEffect } from '@foyer/contract/styleguides';
import { Card, CardHead } from '#ui/card.tsx';
import { CheckChip } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Slider } from '#ui/slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { addressForms } from '../guide-words.ts';
import type { GuideDraft } from '../hooks/use-guide-draft.ts';
import { ExampleList } from './example-list.tsx';
import { WordLists } from './word-lists.tsx';

/** Words of a tone that the built-in writer knows how to follow. */
const tones = ['Warm', 'Plain', 'Elegant', 'Playful', 'Unhurried'];

const wordsOfTone = (tone: string) =>
  tone
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The tone with a word more or less; the first is written large. */
function toggled(tone: string, word: string): string {
  const words = wordsOfTone(tone);
  const has = words.some((one) => one.toLowerCase() === word.toLowerCase());
  const next = has ? words.filter((one) => one.toLowerCase() !== word.toLowerCase()) : [...words, word];
  const text = next.map((one) => one.toLowerCase()).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const degrees = [
  { key: 'formality', label: 'Formality', ends: ['Casual', 'Formal'] },
  { key: 'contentLength', label: 'Content length', ends: ['Brief', 'Detailed'] },
  { key: 'creativity', label: 'Creativity', ends: ['Literal', 'Inventive'] },
] as const;

type ToneTabProps = { guide: GuideDraft; aim: number | null; effect: LiveEffect | undefined };

/** How the hotel sounds: tone, forms of address, what is always checked, and the words of all languages. */
export function ToneTab({ guide: { draft, change, errorOf }, aim, effect }: ToneTabProps) {
  const { content } = draft;
  const { tone, general, languageOverrides } = content;
  const set = (fields: Partial<typeof tone>) => change({ ...content, tone: { ...tone, ...fields } });
  const setting = (key: string, value: boolean) =>
    change({ ...content, general: { ...general, settings: { ...general.settings, [key]: value } } });
  const said: Record<(typeof degrees)[number]['key'], string | undefined> = {
    formality: tone.formality >= 6 ? 'formal turns' : tone.formality === 5 ? 'neither' : 'casual turns',
    contentLength: aim === null ? undefined : `about ${aim} words`,
    creativity: tone.creativity <= 3 ? 'facts first' : tone.creativity <= 7 ? 'some color' : 'images',
  };
  return (
    <div className="@container flex flex-col gap-3.5">
      <div className="grid grid-cols-1 gap-3.5 @xl:grid-cols-2">
        <Card className="flex flex-col gap-3.5 p-4">
          <Field label="Primary tone" error={errorOf('content.tone.primaryTone')}>
            {(props) => (
              <Input
                {...props}
                name="content.tone.primaryTone"
                value={tone.primaryTone}
                onChange={(event) => set({ primaryTone: event.target.value })}
              />
            )}
          </Field>
          <fieldset className="-mt-1 flex flex-wrap gap-1.5">
            <legend className="sr-only">Words of the tone</legend>
            {tones.map((word) => (
              <CheckChip
                key={word}
                checked={wordsOfTone(tone.primaryTone).some((one) => one.toLowerCase() === word.toLowerCase())}
                onChange={() => set({ primaryTone: toggled(tone.primaryTone, word) })}
              >
                {word}
              </CheckChip>
            ))}
          </fieldset>
          {degrees.map(({ key, label, ends }) => (
            <Slider
              key={key}
              label={label}
              ends={[...ends]}
              said={said[key]}
              value={tone[key]}
              min={1}
              max={10}
              onChange={(value) => set({ [key]: value })}
            />
          ))}
        </Card>
        <Card className="divide-y">
          <div className="pb-4">
            <CardHead title="How we address guests" />
            <ul className="flex flex-col gap-2.5 px-4 pt-1">
              {addressForms.map(({ language, formal, informal }) => (
                <li key={language} className="flex items-center gap-3">
                  <LanguageBadge code={language} name={languageNames[language]} state="live" />
                  <span className="grow text-sm">{languageNames[language]}</span>
                  <Segmented
                    label={`Address in ${languageNames[language]}`}
                    value={languageOverrides[language]?.address ?? (tone.formality >= 5 ? 'formal' : 'informal')}
                    options={[
                      { value: 'formal', label: formal },
                      { value: 'informal', label: informal },
                    ]}
                    onChange={(address) =>
                      change({
                        ...content,
                        languageOverrides: {
                          ...languageOverrides,
                          [language]: { ...languageOverrides[language], address },
                        },
                      })
                    }
                  />
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-col gap-2 px-4 py-3.5">
            <h2 className="mb-0.5 text-base font-semibold">Always check</h2>
            <Switch
              checked={general.settings[checkSettings.superlatives] !== false}
              onChange={(on) => setting(checkSettings.superlatives, on)}
            >
              Superlatives need proof
            </Switch>
            <Switch checked onChange={() => {}} locked="Always on: nothing is published without a source">
              Green claims need a certificate
            </Switch>
            <Switch
              checked={general.settings[checkSettings.exclamations] !== false}
              onChange={(on) => setting(checkSettings.exclamations, on)}
            >
              Exclamation marks allowed
            </Switch>
          </div>
        </Card>
      </div>
      <WordLists
        words={tone.vocabulary}
        uses={effect?.words ?? []}
        onChange={(words) => set({ vocabulary: { ...tone.vocabulary, ...words } })}
      />
      <ExampleList
        title="Headlines that sound like us"
        kind="headline"
        values={content.examples.headlines}
        onChange={(headlines) => change({ ...content, examples: { ...content.examples, headlines } })}
      />
    </div>
  );
}
