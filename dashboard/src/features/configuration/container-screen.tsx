import { defaultTheme, type Theme } from '@foyer/contract/theme';
import { Slider } from '#ui/slider.tsx';
import { ConfigurationScreen } from './components/configuration-screen.tsx';
import { Group } from './components/group.tsx';

const sections = ['style'] as const;
const defaults = { style: { container: defaultTheme.container } };

/** How wide a page is, and how much room its parts have. */
export const ContainerScreen = () => (
  <ConfigurationScreen
    title="Container"
    about="How wide a page grows, and how much room its parts have."
    sections={sections}
    defaults={defaults}
  >
    {({ documents, change }) => {
      const { container } = documents.style;
      const set = (part: Partial<Theme['container']>) => change('style', { container: { ...container, ...part } });
      return (
        <Group>
          <Slider
            label="Width of the content, in pixels"
            ends={['720', '1920']}
            min={720}
            max={1920}
            value={container.width}
            said={container.width < 1000 ? 'narrow' : container.width > 1500 ? 'wide' : 'usual'}
            onChange={(width) => set({ width })}
          />
          <Slider
            label="Room at the sides, in pixels"
            ends={['8', '96']}
            min={8}
            max={96}
            value={container.gutter}
            onChange={(gutter) => set({ gutter })}
          />
          <Slider
            label="Room between the parts, in pixels"
            ends={['16', '200']}
            min={16}
            max={200}
            value={container.spacing}
            onChange={(spacing) => set({ spacing })}
          />
          <p className="text-xs text-muted-foreground">
            Narrower windows get less room in the same proportion. Look at Tablet and Phone above.
          </p>
        </Group>
      );
    }}
  </ConfigurationScreen>
);
