import type { Language } from '@foyer/contract/languages';
import type { Banner } from '@foyer/contract/site-content';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Switch } from '#ui/switch.tsx';
import type { Saying } from '../hooks/use-saying.ts';
import { SaidField } from './said-field.tsx';
import { SitePicture } from './site-picture.tsx';

type BannerFieldsProps = {
  banner: Banner;
  problemAt: (path: string) => string | undefined;
  propertyId: string | null;
  saying: Saying;
  onChange: (change: Partial<Banner>) => void;
};

const nothing = { title: '', text: '', button: '' };

/** One banner: its picture and words, where it leads, and on which days it is shown. */
export function BannerFields({ banner, problemAt, propertyId, saying, onChange }: BannerFieldsProps) {
  const { language } = saying;
  const said = banner.texts[language] ?? nothing;
  const say = (change: Partial<typeof nothing>) => {
    const words = { ...said, ...change };
    const { [language]: _before, ...others } = banner.texts;
    onChange({ texts: Object.values(words).some(Boolean) ? { ...others, [language]: words } : others });
  };
  const told = saying.languages.filter((one: Language) => banner.texts[one]);
  const text = (name: keyof typeof nothing, label: string, lines = 1) => (
    <SaidField
      name={`${banner.id}.${name}`}
      label={label}
      lines={lines}
      saying={saying}
      told={name === 'title' ? told : []}
      error={problemAt(`texts.${language}.${name}`)}
      value={said[name]}
      onChange={(words) => say({ [name]: words })}
    />
  );
  const day = (name: 'from' | 'until', label: string, hint: string) => (
    <Field label={label} error={problemAt(name)} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name={`${banner.id}.${name}`}
          min={name === 'until' ? (banner.from ?? undefined) : undefined}
          value={banner[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value || null })}
        />
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-4 pt-3 pb-2">
      <SitePicture
        label="Picture"
        propertyId={propertyId}
        pictureId={banner.imageId}
        error={problemAt('imageId')}
        onChange={(imageId) => onChange({ imageId })}
      />
      {text('title', 'Title')}
      {text('text', 'Text', 2)}
      {text('button', 'On the button')}
      <Field
        label="Link"
        error={problemAt('link')}
        hint="An address, or a path of the site such as /events. Shown where the button has words."
      >
        {(control) => (
          <Input
            {...control}
            name={`${banner.id}.link`}
            placeholder="/events"
            value={banner.link}
            onChange={(event) => onChange({ link: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        {day('from', 'From', 'Empty for at once')}
        {day('until', 'Until', 'The last day')}
      </div>
      <Switch checked={banner.isActive} onChange={(isActive) => onChange({ isActive })}>
        Shown on these days
      </Switch>
    </div>
  );
}
