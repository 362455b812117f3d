import type { IdentitySettings } from '@foyer/contract/site-content';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Saying } from '../hooks/use-saying.ts';
import type { FormProps } from './form-props.ts';
import { Group } from './group.tsx';
import { LegalLinks } from './legal-links.tsx';
import { SaidField, SayingChoice } from './said-field.tsx';
import { SitePicture } from './site-picture.tsx';
import { SocialLinks } from './social-links.tsx';

type IdentityFormProps = FormProps<IdentitySettings> & {
  /** What the site is called while it has no name of its own. */
  comesAs: string;
  propertyId: string | null;
  saying: Saying;
};

const pictures = [
  { name: 'logoDarkId', label: 'Logo on dark ground', hint: 'Stands at the top of every page.', dark: true },
  { name: 'logoId', label: 'Logo', hint: 'On light ground. Search engines show it.', dark: false },
  { name: 'iconId', label: 'Icon', hint: 'The small sign in the tab. Square is best.', dark: false },
] as const;

/** Who the site is: its name, signs, contact, links and what it says of cookies. */
export function IdentityForm({ comesAs, propertyId, saying, ...form }: IdentityFormProps) {
  const { settings, problemAt, onChange } = form;
  const { language } = saying;
  const said = (name: 'taglines' | 'cookies', text: string) => {
    const { [language]: _before, ...others } = settings[name];
    onChange({ [name]: text ? { ...others, [language]: text } : others });
  };
  const words = (name: 'taglines' | 'cookies', label: string, lines: number, hint: string) => (
    <SaidField
      name={name}
      label={label}
      lines={lines}
      hint={hint}
      saying={saying}
      told={saying.languages.filter((one) => settings[name][one])}
      error={problemAt(`${name}.${language}`)}
      value={settings[name][language] ?? ''}
      onChange={(text) => said(name, text)}
    />
  );
  return (
    <>
      <Group title="Name" action={<SayingChoice saying={saying} label="Language of the identity" />}>
        <Field label="Name of the site" error={problemAt('name')}>
          {(control) => (
            <Input
              {...control}
              name="name"
              placeholder={comesAs}
              value={settings.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
        {words('taglines', 'Tagline', 1, 'One line under the name, on the home page.')}
      </Group>
      <Group title="Logos and icons">
        {pictures.map(({ name, label, hint, dark }) => (
          <SitePicture
            key={name}
            label={label}
            hint={hint}
            dark={dark}
            whole
            propertyId={propertyId}
            pictureId={settings[name]}
            error={problemAt(name)}
            onChange={(id) => onChange({ [name]: id })}
          />
        ))}
        <SitePicture
          label="Picture for sharing"
          hint="Where a page without a picture is shared."
          propertyId={propertyId}
          pictureId={settings.socialImageId}
          error={problemAt('socialImageId')}
          onChange={(socialImageId) => onChange({ socialImageId })}
        />
      </Group>
      <Contact {...form} />
      <SocialLinks {...form} />
      <LegalLinks {...form} saying={saying} />
      <Group title="Cookies" action={<SayingChoice saying={saying} label="Language of the words on cookies" />}>
        {words('cookies', 'Said of cookies', 3, 'The site sets none. What you write stands at the foot of every page.')}
      </Group>
      <Group title="Search engines">
        <Switch checked={settings.robots === 'index'} onChange={(on) => onChange({ robots: on ? 'index' : 'noindex' })}>
          Search engines may show the site
        </Switch>
      </Group>
    </>
  );
}

const lines = [
  { name: 'company', label: 'Company', type: 'text' },
  { name: 'telephone', label: 'Telephone', type: 'tel' },
  { name: 'email', label: 'Email', type: 'email' },
] as const;

function Contact({ settings, problemAt, onChange }: FormProps<IdentitySettings>) {
  const { contact } = settings;
  return (
    <Group title="Contact" about="Who runs the site. It stands at the foot of every page.">
      {lines.map(({ name, label, type }) => (
        <Field key={name} label={label} error={problemAt(`contact.${name}`)}>
          {(control) => (
            <Input
              {...control}
              name={`contact.${name}`}
              type={type}
              value={contact[name]}
              onChange={(event) => onChange({ contact: { ...contact, [name]: event.target.value } })}
            />
          )}
        </Field>
      ))}
      <Field label="Address" error={problemAt('contact.address')}>
        {(control) => (
          <Textarea
            {...control}
            name="contact.address"
            value={contact.address}
            onChange={(event) => onChange({ contact: { ...contact, address: event.target.value } })}
          />
        )}
      </Field>
    </Group>
  );
}
