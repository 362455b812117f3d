import type { BookingSettings } from '@foyer/contract/booking';
import { enginePresets, type StayPart, stayParts } from '@foyer/contract/booking-engines';
import { languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { type ReactNode, useId } from 'react';
import { Field, FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { partNames } from '../booking-words.ts';
import type { Saying } from '../hooks/use-saying.ts';
import { FixedParameters } from './fixed-parameters.tsx';
import type { FormProps } from './form-props.ts';
import { Group } from './group.tsx';

/** What the engine calls each part of a stay. A name that is emptied is not sent. */
export function BookingParameters({ settings, problemAt, onChange }: FormProps<BookingSettings>) {
  const { engine, parameters } = settings;
  if (engine === 'link' || engine === 'pattern') return null;
  const preset = enginePresets[engine].parameters;
  const rename = (part: StayPart, name: string) => {
    const { [part]: _before, ...others } = parameters;
    onChange({ parameters: name === (preset[part] ?? '') ? others : { ...others, [part]: name } });
  };
  return (
    <Group title="Names of the parameters" about="As the engine calls each part of a stay. An empty one is not sent.">
      {problemAt('parameters') && <FieldError>{problemAt('parameters')}</FieldError>}
      <div className="flex flex-col gap-1.5">
        {stayParts.map((part) => (
          <Row key={part} label={partNames[part]} error={problemAt(`parameters.${part}`)}>
            {(control) => (
              <Input
                {...control}
                name={`parameters.${part}`}
                spellCheck={false}
                placeholder="Not sent"
                className="font-mono text-sm"
                value={parameters[part] ?? preset[part] ?? ''}
                onChange={(event) => rename(part, event.target.value.trim())}
              />
            )}
          </Row>
        ))}
      </div>
    </Group>
  );
}

type CodesProps = FormProps<BookingSettings> & { houses: readonly Property[]; saying: Saying };

/** Codes of the engine: the hotel, the languages, currency, rate, promotion, and what is sent with every stay. */
export function BookingCodes({ settings, problemAt, onChange, houses, saying }: CodesProps) {
  const text = (name: 'hotel' | 'currency' | 'rate' | 'promo', label: string, hint?: string) => (
    <Field label={label} error={problemAt(name)} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name={name}
          spellCheck={false}
          value={settings[name]}
          onChange={(event) =>
            onChange({ [name]: name === 'currency' ? event.target.value.toUpperCase() : event.target.value })
          }
        />
      )}
    </Field>
  );
  const ofHouse = (id: string) => settings.hotels.find(({ propertyId }) => propertyId === id)?.hotel ?? '';
  const nameHouse = (propertyId: string, hotel: string) => {
    const others = settings.hotels.filter((one) => one.propertyId !== propertyId);
    onChange({ hotels: hotel ? [...others, { propertyId, hotel }] : others });
  };
  if (settings.engine === 'link') return null;
  return (
    <Group title="Codes" about="As your engine knows them. What is empty is not sent.">
      {text('hotel', 'Hotel id')}
      {houses.length > 1 && (
        <div className="flex flex-col gap-1.5">
          {houses.map((house) => (
            <Row key={house.id} label={house.name}>
              {(control) => (
                <Input
                  {...control}
                  placeholder="As above"
                  value={ofHouse(house.id)}
                  onChange={(event) => nameHouse(house.id, event.target.value)}
                />
              )}
            </Row>
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        {text('currency', 'Currency', 'Three capitals')}
        {text('rate', 'Rate')}
        {text('promo', 'Promotion code')}
      </div>
      <div className="flex flex-col gap-1.5">
        {saying.languages.map((language) => (
          <Row key={language} label={languageNames[language]} error={problemAt(`languageCodes.${language}`)}>
            {(control) => (
              <Input
                {...control}
                aria-label={`Code for ${languageNames[language]}`}
                placeholder={presetLanguage(settings.engine, language)}
                value={settings.languageCodes[language] ?? ''}
                onChange={(event) => {
                  const { [language]: _before, ...others } = settings.languageCodes;
                  onChange({
                    languageCodes: event.target.value ? { ...others, [language]: event.target.value } : others,
                  });
                }}
              />
            )}
          </Row>
        ))}
      </div>
      <FixedParameters fixed={settings.fixed} problemAt={problemAt} onChange={(fixed) => onChange({ fixed })} />
    </Group>
  );
}

function presetLanguage(engine: BookingSettings['engine'], language: Saying['language']): string {
  const known = engine === 'link' || engine === 'pattern' ? undefined : enginePresets[engine].languages[language];
  return known ?? 'Not sent';
}

type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** A short field beside its name. */
function Row({ label, error, children }: { label: string; error?: string; children: (control: Control) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] items-center gap-3">
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
        {children({
          id,
          'aria-describedby': error ? `${id}-error` : undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
