import { defaultTheme, type Theme } from '@foyer/contract/theme';
import { Slider } from '#ui/slider.tsx';
import { ConfigurationScreen } from './components/configuration-screen.tsx';
import { Choices, Group } from './components/group.tsx';

const sections = ['style'] as const;
const defaults = { style: { divider: defaultTheme.divider } };

const lines = [
  { value: 'none', label: 'None' },
  { value: 'solid', label: 'Solid' },
  { value: 'dashed', label: 'Dashed' },
  { value: 'dotted', label: 'Dotted' },
  { value: 'double', label: 'Double' },
] as const;
const lengths = [
  { value: 'full', label: 'Full width' },
  { value: 'text', label: 'Beside the text' },
  { value: 'short', label: 'Short' },
] as const;
const colors = [
  { value: 'line', label: 'Border' },
  { value: 'action', label: 'Accent' },
  { value: 'heading', label: 'Brand' },
  { value: 'muted', label: 'Muted text' },
] as const;

/** The line between two parts of a page. */
export const DividerScreen = () => (
  <ConfigurationScreen
    title="Divider"
    about="The line between two parts of a page, and the room around it."
    sections={sections}
    defaults={defaults}
    shows="landing_page"
  >
    {({ documents, change }) => {
      const { divider } = documents.style;
      const set = (part: Partial<Theme['divider']>) => change('style', { divider: { ...divider, ...part } });
      const shown = divider.line !== 'none';
      return (
        <Group>
          <Choices label="Line" value={divider.line} options={lines} onChange={(line) => set({ line })} />
          {shown && (
            <>
              <Slider
                label="Thickness"
                ends={['1 px', '8 px']}
                min={1}
                max={8}
                value={divider.width}
                onChange={(width) => set({ width })}
              />
              <Choices
                label="Length"
                hint="Phones show the parts one below the other, without a line."
                value={divider.length}
                options={lengths}
                onChange={(length) => set({ length })}
              />
              <Choices
                label="Color"
                hint="One of the colors of the site, so that it changes with them."
                value={divider.color}
                options={colors}
                onChange={(color) => set({ color })}
              />
            </>
          )}
          <Slider
            label="Room around it"
            ends={['0 px', '160 px']}
            min={0}
            max={160}
            value={divider.space}
            onChange={(space) => set({ space })}
          />
        </Group>
      );
    }}
  </ConfigurationScreen>
);
