import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { chooseTheme, type ThemeChoice, useTheme } from '#lib/theme/theme.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Segmented } from '#ui/segmented.tsx';

const looks = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const satisfies readonly { value: ThemeChoice; label: string; Icon: typeof Sun }[];

const options = looks.map(({ value, label, Icon }) => ({
  value,
  label: (
    <>
      <Icon aria-hidden className="size-4 stroke-[1.75]" />
      {label}
    </>
  ),
}));

/** Day, night, or as the system has it. */
export function ThemeCard() {
  const theme = useTheme();
  return (
    <Card>
      <CardHead title="Theme" />
      <div className="flex flex-wrap items-center gap-3 p-4 pt-1">
        <p className="min-w-48 grow basis-64 text-sm text-muted-foreground">
          Kept in this browser. System follows the setting of your computer or phone.
        </p>
        <Segmented<ThemeChoice> label="Theme" value={theme} options={options} onChange={chooseTheme} />
      </div>
    </Card>
  );
}
