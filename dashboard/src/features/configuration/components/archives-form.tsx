import type { ArchiveSettings } from '@foyer/contract/site-content';
import { Link } from 'react-router';
import type { Saying } from '../hooks/use-saying.ts';
import type { FormProps } from './form-props.ts';
import { Group } from './group.tsx';
import { SaidField, SayingChoice } from './said-field.tsx';
import { SitePicture } from './site-picture.tsx';

type ArchivesFormProps = FormProps<ArchiveSettings> & { propertyId: string | null; saying: Saying };

const archives = [
  { kind: 'events', title: 'Above the events', comes: 'The site’s own words' },
  { kind: 'blog', title: 'Above the blog', comes: 'The site’s own words' },
  { kind: 'venues', title: 'Above the venues', comes: 'The site’s own words' },
] as const;

/** What stands above the lists of a site. */
export const ArchivesForm = ({ propertyId, saying, ...form }: ArchivesFormProps) => (
  <>
    {archives.map(({ kind, title, comes }) => (
      <Archive key={kind} {...form} kind={kind} title={title} comes={comes} propertyId={propertyId} saying={saying} />
    ))}
    <p className="border-t px-7 py-4 text-sm text-muted-foreground max-md:px-4">
      What stands above the list of a category is written with it, in{' '}
      <Link to="/configuration/categories" className="font-medium text-primary hover:underline">
        Categories
      </Link>
      .
    </p>
  </>
);

type ArchiveProps = ArchivesFormProps & { kind: (typeof archives)[number]['kind']; title: string; comes: string };

const nothing = { title: '', text: '' };

function Archive({ kind, title, comes, propertyId, saying, settings, problemAt, onChange }: ArchiveProps) {
  const { language } = saying;
  const archive = settings[kind];
  const said = archive.texts[language] ?? nothing;
  const say = (change: Partial<typeof nothing>) => {
    const words = { ...said, ...change };
    const { [language]: _before, ...others } = archive.texts;
    const texts = words.title || words.text ? { ...others, [language]: words } : others;
    onChange({ [kind]: { ...archive, texts } });
  };
  const text = (name: keyof typeof nothing, label: string, lines = 1) => (
    <SaidField
      name={`${kind}.${name}`}
      label={label}
      lines={lines}
      placeholder={comes}
      saying={saying}
      told={name === 'title' ? saying.languages.filter((one) => archive.texts[one]) : []}
      error={problemAt(`${kind}.texts.${language}.${name}`)}
      value={said[name]}
      onChange={(words) => say({ [name]: words })}
    />
  );
  return (
    <Group title={title} action={<SayingChoice saying={saying} label={`Language ${title.toLowerCase()}`} />}>
      {text('title', 'Title')}
      {text('text', 'Text', 3)}
      <SitePicture
        label={`Picture ${title.toLowerCase()}`}
        propertyId={propertyId}
        pictureId={archive.imageId}
        error={problemAt(`${kind}.imageId`)}
        onChange={(imageId) => onChange({ [kind]: { ...archive, imageId } })}
      />
    </Group>
  );
}
