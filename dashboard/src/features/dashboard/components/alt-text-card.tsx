import type { AltTextShare, Figure } from '@foyer/contract/overview';
import ImageIcon from 'lucide-react/icons/image';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { counted } from '../words.ts';
import { Legend, swatches } from './legend.tsx';
import { trendWords } from './trend.tsx';

/** How far the pictures are described. A percentage never counts what is described in some languages only. */
export function AltTextCard({ share, figure }: { share: AltTextShare; figure: Figure | undefined }) {
  const { total, described, partly, missing, languages } = share;
  const rows = [
    {
      swatch: 'done',
      name: languages.length > 1 ? `In all ${languages.length} languages` : 'Described',
      count: described,
      key: 'all',
    },
    { swatch: 'open', name: 'In some languages', count: partly, key: 'some' },
    { swatch: 'none', name: 'Missing', count: missing, key: 'none' },
  ] as const;
  const trend = figure && trendWords(figure);
  return (
    <Card>
      <CardHead title="Alt text" action={<span className="text-muted-foreground">{counted(total, 'image')}</span>} />
      {total === 0 ? (
        <EmptyState
          Icon={ImageIcon}
          title="No images yet"
          action={
            <Link to="/media" className={buttonStyle()}>
              Add images
            </Link>
          }
        />
      ) : (
        <div className="px-4 pt-1.5 pb-3">
          <p className="flex items-baseline gap-2">
            <b className="text-2xl font-semibold tracking-[-.02em]">{Math.round((described / total) * 100)}%</b>
            {trend && <span className="text-sm text-muted-foreground">{trend}</span>}
          </p>
          <span
            role="img"
            aria-label={`${described} described, ${partly} in some languages, ${missing} missing`}
            className="mt-2 mb-3 flex h-2 gap-0.5"
          >
            {rows.map(
              ({ key, swatch, count }) =>
                count > 0 && <i key={key} className={`rounded-[3px] ${swatches[swatch]}`} style={{ flex: count }} />,
            )}
          </span>
          <ul className="grid gap-1 text-sm">
            {rows.map(({ key, swatch, name, count }) => (
              <li key={key} className="flex items-center gap-2">
                <Legend swatch={swatch}>
                  <Link to={`/media?described=${key}`} className="min-h-6 content-center hover:underline">
                    {name}
                  </Link>
                </Legend>
                <span className="num ml-auto font-medium">{count}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
