import { Link } from 'react-router';
import { Card, CardHead } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { photographs } from '../decor-words.ts';
import { usePalette } from '../queries.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** The colors that prevail in the photographs of the house. */
export function PaletteCard({ propertyId }: { propertyId: string }) {
  const { data, error, refetch } = usePalette(propertyId);
  return (
    <Card aria-label="Palette">
      <CardHead
        title="Palette"
        detail={
          data &&
          data.pictures > 0 &&
          `drawn from ${photographs(data.pictures)} ${data.from === 'places' ? 'of rooms and areas' : 'of the library'}`
        }
        action={
          data &&
          data.colors.length > 0 && (
            <Link
              to="/configuration/color"
              className="inline-flex min-h-6 items-center font-medium text-primary hover:underline"
            >
              Use in Colors
            </Link>
          )
        }
      />
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={3} label="Drawing the palette" />
      ) : data.colors.length === 0 ? (
        <p className="px-4 pt-1 pb-4 text-sm text-muted-foreground">
          There is no photograph to draw colors from yet.{' '}
          <Link to="/media" className="font-medium text-primary hover:underline">
            Add photographs
          </Link>
        </p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-3 px-4 pt-2 pb-4">
          {data.colors.map(({ hex, share }) => (
            <li key={hex} className="text-center">
              <span
                aria-hidden
                className="mx-auto block h-14 w-11 rounded-arch border border-border"
                style={{ background: hex }}
              />
              <span className="num mt-1.5 block text-sm">{hex}</span>
              <span className="block text-xs text-muted-foreground">{percent.format(share)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
