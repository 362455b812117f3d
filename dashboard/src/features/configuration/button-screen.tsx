import { contrastOf } from '@foyer/contract/colors';
import { defaultTheme, type Theme } from '@foyer/contract/theme';
import { buttonColors, buttonSizes, buttonStates } from '@foyer/contract/theme-colors';
import { Slider } from '#ui/slider.tsx';
import { ConfigurationScreen } from './components/configuration-screen.tsx';
import { ContrastBadge } from './components/contrast-badge.tsx';
import { Choices, Group } from './components/group.tsx';

const sections = ['style'] as const;
const defaults = { style: { buttons: defaultTheme.buttons } };

const variants = [
  { value: 'solid', label: 'Solid' },
  { value: 'outline', label: 'Outline' },
  { value: 'soft', label: 'Soft' },
] as const;
const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;

/** How the buttons of the site look, in each of their states. */
export const ButtonScreen = () => (
  <ConfigurationScreen
    title="Buttons"
    about="The buttons guests book with, and the corners of pictures beside them."
    sections={sections}
    defaults={defaults}
    shows="landing_page"
    below={({ documents }) => <ButtonStrip theme={documents.style} />}
  >
    {({ documents, change }) => {
      const { buttons } = documents.style;
      const set = (part: Partial<Theme['buttons']>) => change('style', { buttons: { ...buttons, ...part } });
      return (
        <Group>
          <Choices label="Look" value={buttons.variant} options={variants} onChange={(variant) => set({ variant })} />
          <Choices
            label="Size"
            hint={`${buttonSizes[buttons.size].height} px high. A finger needs 24.`}
            value={buttons.size}
            options={sizes}
            onChange={(size) => set({ size })}
          />
          <Slider
            label="Corners, in pixels"
            ends={['0', '24']}
            min={0}
            max={24}
            value={buttons.radius}
            said={buttons.radius === 0 ? 'square' : buttons.radius >= 20 ? 'round' : undefined}
            onChange={(radius) => set({ radius })}
          />
          <Slider
            label="Edge, in pixels"
            ends={['0', '4']}
            min={0}
            max={4}
            value={buttons.border}
            said={buttons.border === 0 && buttons.variant === 'outline' ? 'words alone' : undefined}
            onChange={(border) => set({ border })}
          />
        </Group>
      );
    }}
  </ConfigurationScreen>
);

const stateNames = { rest: 'At rest', hover: 'Pointed at', disabled: 'Not usable' } as const;

/** A button in each state, with how well its words can be read there. */
function ButtonStrip({ theme: { buttons, colors } }: { theme: Theme }) {
  const palette = colors.scheme === 'dark' ? colors.dark : colors.light;
  const states = buttonColors(buttons.variant, palette);
  const { height, side } = buttonSizes[buttons.size];
  return (
    <ul aria-label="States of a button" className="flex flex-wrap gap-x-4 gap-y-3">
      {[...buttonStates, 'focus' as const].map((state) => {
        const { ground, ink, edge } = states[state === 'focus' ? 'rest' : state];
        const contrast = state === 'focus' ? contrastOf(palette.heading, palette.paper) : contrastOf(ink, ground);
        return (
          <li key={state} className="shrink-0">
            <span aria-hidden className="flex rounded-[6px] border p-2.5" style={{ background: palette.paper }}>
              <span
                className="flex items-center text-[15px] font-medium"
                style={{
                  height,
                  paddingInline: side,
                  borderRadius: buttons.radius,
                  border: `${buttons.border}px solid ${edge}`,
                  background: ground,
                  color: ink,
                  ...(state === 'focus' ? { outline: `3px solid ${palette.heading}`, outlineOffset: 3 } : {}),
                }}
              >
                Book
              </span>
            </span>
            <span className="mt-1.5 mb-1 block text-xs">
              {state === 'focus' ? 'Reached by keyboard' : stateNames[state]}
            </span>
            {state === 'disabled' ? (
              <span className="text-xs text-muted-foreground">needs none</span>
            ) : (
              <ContrastBadge contrast={contrast} needed={state === 'focus' ? 3 : 4.5} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
