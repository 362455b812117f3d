import { defaultTheme, type Palette } from '@foyer/contract/theme';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { Segmented } from '#ui/segmented.tsx';
import { failingIn, hardestOf, roles } from './color-words.ts';
import { ColorField } from './components/color-field.tsx';
import { ConfigurationScreen } from './components/configuration-screen.tsx';
import { ContrastBadge } from './components/contrast-badge.tsx';
import { ContrastStrip } from './components/contrast-strip.tsx';
import { FailingPair } from './components/failing-pair.tsx';
import { Choices } from './components/group.tsx';
import { PaletteSources } from './components/palette-sources.tsx';
import type { SettingsDraft } from './hooks/use-settings-draft.ts';

const sections = ['style'] as const;
const defaults = { style: { colors: defaultTheme.colors } };

type Time = 'light' | 'dark';
const times = [
  {
    value: 'light',
    label: (
      <>
        <Sun aria-hidden className="size-3.5" /> Day
      </>
    ),
  },
  {
    value: 'dark',
    label: (
      <>
        <Moon aria-hidden className="size-3.5" /> Night
      </>
    ),
  },
] as const;
const schemes = [
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
  { value: 'auto', label: 'As their device' },
] as const;

/** The colors of the site by what they are for, by day and by night. */
export function ColorScreen() {
  const [time, setTime] = useState<Time>('light');
  return (
    <ConfigurationScreen
      title="Colors"
      about="Ten roles, each for day and for night."
      sections={sections}
      defaults={defaults}
      night={time === 'dark'}
      below={({ documents }) => <ContrastStrip colors={documents.style.colors[time]} />}
    >
      {(draft) => <ColorForm draft={draft} time={time} onTime={setTime} />}
    </ConfigurationScreen>
  );
}

type ColorFormProps = { draft: SettingsDraft<'style'>; time: Time; onTime: (time: Time) => void };

function ColorForm({ draft: { documents, change }, time, onTime }: ColorFormProps) {
  const { colors } = documents.style;
  const palette = colors[time];
  const failing = failingIn(palette);
  const set = (part: Partial<typeof colors>) => change('style', { colors: { ...colors, ...part } });
  const paint = (part: Partial<Palette>) => set({ [time]: { ...palette, ...part } });
  const shown = colors.scheme === 'auto' || colors.scheme === time;
  return (
    <>
      <div className="flex flex-col gap-3.5 px-7 pb-4 max-md:px-4">
        <Choices
          label="What guests see"
          value={colors.scheme}
          options={schemes}
          onChange={(scheme) => {
            set({ scheme });
            if (scheme !== 'auto') onTime(scheme);
          }}
        />
        <PaletteSources onUse={set} />
        <div className="flex flex-wrap items-center gap-3">
          <Segmented label="Colors for" value={time} options={times} onChange={onTime} />
          <p role="status" className="text-xs text-muted-foreground">
            {failing.length === 0
              ? 'Every pair can be read.'
              : failing.length === 1
                ? 'One pair fails contrast.'
                : `${failing.length} pairs fail contrast.`}
          </p>
        </div>
        {!shown && (
          <p className="text-xs text-muted-foreground">Guests do not see these: see “What guests see” above.</p>
        )}
      </div>
      <ul aria-label={time === 'light' ? 'Colors by day' : 'Colors by night'}>
        {roles.map(({ role, name, use }) => {
          const hardest = hardestOf(palette, role);
          return (
            <ColorField
              key={`${time} ${role}`}
              name={name}
              use={use}
              color={palette[role]}
              verdict={hardest ? <ContrastBadge contrast={hardest.contrast} needed={hardest.pair.needed} /> : 'surface'}
              onChange={(color) => paint({ [role]: color })}
            />
          );
        })}
      </ul>
      {failing.length > 0 && (
        <ul aria-label="Pairs that fail">
          {failing.map((pair) => (
            <FailingPair key={`${pair.on} ${pair.ground}`} colors={palette} pair={pair} onUse={paint} />
          ))}
        </ul>
      )}
    </>
  );
}
