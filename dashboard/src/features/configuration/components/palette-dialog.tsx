import type { Palette, Theme } from '@foyer/contract/theme';
import { palettesFrom } from '@foyer/contract/theme-colors';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { roles } from '../color-words.ts';

type PaletteDialogProps = {
  title: string;
  /** Where the colors come from, in words. */
  from: string;
  /** Undefined while they are loaded; the most prevailing first. */
  colors: readonly string[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** What to do where there are none. */
  none: { text: string; link: string; label: string };
  onUse: (colors: Pick<Theme['colors'], 'light' | 'dark'>) => void;
  onClose: () => void;
};

/** Palettes for day and night out of the colors of pictures. Those that are not wanted are left out by a click. */
export function PaletteDialog({ title, from, colors, error, onRetry, none, onUse, onClose }: PaletteDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = (colors ?? []).filter((color) => !left.includes(color));
  const made = palettesFrom(chosen);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={from}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            disabledReason={chosen.length > 0 ? undefined : 'Choose at least one color'}
            onClick={() => {
              onUse(made);
              onClose();
            }}
          >
            Use these colors
          </Button>
        </>
      }
    >
      {error ? (
        <LoadFailed error={error} onRetry={onRetry} />
      ) : !colors ? (
        <SkeletonRows rows={2} label="Drawing the colors" />
      ) : colors.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          {none.text}{' '}
          <Link to={none.link} className="font-medium text-primary hover:underline">
            {none.label}
          </Link>
        </p>
      ) : (
        <>
          <fieldset>
            <legend className="text-sm font-medium">Colors found</legend>
            <div className="mt-2 flex flex-wrap gap-3">
              {colors.map((color) => (
                <label key={color} className="flex cursor-pointer flex-col items-center gap-1 text-xs">
                  <input
                    type="checkbox"
                    className="peer sr-only"
                    checked={!left.includes(color)}
                    onChange={() =>
                      setLeft(left.includes(color) ? left.filter((one) => one !== color) : [...left, color])
                    }
                  />
                  <span
                    aria-hidden
                    className="h-12 w-10 rounded-arch border-2 border-border opacity-40 peer-checked:border-primary peer-checked:opacity-100 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring"
                    style={{ background: color }}
                  />
                  <span className="num">{color}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <p className="mt-5 text-sm font-medium">What they make</p>
          <p className="text-xs text-muted-foreground">Every pair of these can be read, by day and by night.</p>
          <div className="mt-2 flex flex-col gap-2">
            <Made label="Day" colors={made.light} />
            <Made label="Night" colors={made.dark} />
          </div>
        </>
      )}
    </Dialog>
  );
}

const Made = ({ label, colors }: { label: string; colors: Palette }) => (
  <div className="flex items-center gap-3">
    <span className="w-10 text-xs text-muted-foreground">{label}</span>
    <span
      role="img"
      aria-label={`${label}: ${roles.map(({ role, name }) => `${name} ${colors[role]}`).join(', ')}`}
      className="flex h-8 grow overflow-hidden rounded-md border"
    >
      {roles.map(({ role }) => (
        <span key={role} className="grow" style={{ background: colors[role] }} />
      ))}
    </span>
  </div>
);
