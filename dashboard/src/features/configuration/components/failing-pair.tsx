import { contrastOf, contrastWords } from '@foyer/contract/colors';
import type { Palette } from '@foyer/contract/theme';
import { contrastIn, mendedColor, type Pair } from '@foyer/contract/theme-colors';
import ArrowRight from 'lucide-react/icons/arrow-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '#ui/button.tsx';
import { nameOf } from '../color-words.ts';

type FailingPairProps = { colors: Palette; pair: Pair; onUse: (change: Partial<Palette>) => void };

/** Two colors guests cannot tell apart well enough, and the nearest that can be, of the same hue. */
export function FailingPair({ colors, pair, onUse }: FailingPairProps) {
  const { on, ground, needed, mend } = pair;
  const color = mendedColor(colors, pair);
  const mended = color && { ...colors, [mend]: color };
  return (
    <li className="border-t px-7 py-3.5 max-md:px-4">
      <p className="flex items-start gap-2 text-sm font-medium">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-destructive" />
        {nameOf(on)} is too close to {nameOf(ground)}
      </p>
      <p className="mt-1 text-xs text-muted-foreground">
        {contrastWords(contrastIn(colors, pair))} to 1.{' '}
        {needed === 3 ? 'Edges and signs need 3' : 'Small text needs 4.5'}.{' '}
        {mended ? 'The nearest passing color keeps the hue.' : 'No color of this hue passes: change the other one.'}
      </p>
      {mended && (
        <div className="mt-2.5 flex flex-wrap items-center gap-3">
          <span className="num flex h-8 items-center gap-2 rounded-[7px] border bg-sunken px-3 text-sm">
            <Swatch color={colors[mend]} />
            {colors[mend]}
            <ArrowRight aria-label="becomes" className="size-3.5 text-muted-foreground" />
            <Swatch color={color} />
            {color} {contrastWords(contrastOf(mended[on], mended[ground]))}
          </span>
          <Button
            size="sm"
            className="ml-auto"
            aria-label={`Use ${color} for ${nameOf(mend)}`}
            onClick={() => onUse({ [mend]: color })}
          >
            Use this
          </Button>
        </div>
      )}
    </li>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <span aria-hidden className="size-3.5 rounded-[4px] border" style={{ background: color }} />
);
