import './faces.css';
import { defaultTheme, type Family, headingScales, type Theme } from '@foyer/contract/theme';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { ConfigurationScreen } from './components/configuration-screen.tsx';
import { Choices, Group } from './components/group.tsx';
import { faces, testLetters } from './face-words.ts';

const sections = ['style'] as const;
const defaults = { style: { typography: defaultTheme.typography } };

const scales = headingScales.map((scale) => ({ value: String(scale), label: String(scale) }));
const uses = [
  { use: 'heading', label: 'Headings', sample: 'Warm water, cold mountains' },
  { use: 'text', label: 'Running text', sample: 'Forty rooms and one jetty on the eastern shore.' },
  { use: 'body', label: 'Menus, buttons and notes', sample: 'Rooms, lake pool, kitchen, events' },
] as const;

/** The faces of the site, how large they are and how long their lines. */
export const TypographyScreen = () => (
  <ConfigurationScreen
    title="Typography"
    about="Faces come from your own site: no other company learns who reads it."
    sections={sections}
    defaults={defaults}
    shows="landing_page"
  >
    {({ documents, change }) => {
      const { typography } = documents.style;
      const set = (part: Partial<Theme['typography']>) => change('style', { typography: { ...typography, ...part } });
      return (
        <>
          <Group title="Faces">
            {uses.map(({ use, label, sample }) => (
              <FaceField
                key={use}
                label={label}
                sample={sample}
                value={typography[use]}
                onChange={(family) => set({ [use]: family })}
              />
            ))}
          </Group>
          <Group title="Size">
            <Slider
              label="Running text, in pixels"
              ends={['14', '24']}
              min={14}
              max={24}
              value={typography.size}
              onChange={(size) => set({ size })}
            />
            <Choices
              label="Steps of headings"
              hint="How much larger each heading is than the one below it."
              value={String(typography.scale)}
              options={scales}
              onChange={(scale) => set({ scale: Number(scale) as Theme['typography']['scale'] })}
            />
            <Slider
              label="Letters in a line"
              ends={['40', '90']}
              min={40}
              max={90}
              value={typography.measure}
              said={typography.measure < 55 ? 'short' : typography.measure > 75 ? 'long' : 'reads well'}
              onChange={(measure) => set({ measure })}
            />
          </Group>
        </>
      );
    }}
  </ConfigurationScreen>
);

type FaceFieldProps = { label: string; sample: string; value: Family; onChange: (family: Family) => void };

/** A face, and how it looks: some words, and the letters that poor faces lack. */
function FaceField({ label, sample, value, onChange }: FaceFieldProps) {
  const css = faces.find(({ family }) => family === value)?.css;
  return (
    <div className="flex flex-col gap-2">
      <Field label={label}>
        {(control) => (
          <Select {...control} value={value} onChange={(event) => onChange(event.target.value as Family)}>
            {faces.map(({ family, name, about }) => (
              <option key={family} value={family}>
                {name}: {about}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="rounded-md border bg-sunken px-3 py-2" style={{ fontFamily: css }}>
        <span className="block text-lg">{sample}</span>
        <span className="text-muted-foreground">{testLetters} Ä Ö Ü É ç ¿ ¡ €</span>
      </p>
    </div>
  );
}
