import type { Figure, FigureKey } from '@foyer/contract/overview';
import { Link } from 'react-router';
import { Card, CardHead } from '#ui/card.tsx';
import { postsOf } from '../words.ts';
import { Trend, trendWords } from './trend.tsx';

const live = (propertyId: string) => postsOf(propertyId, 'live=true');
const rows: Record<FigureKey, { name: string; to: string | typeof live; percent: boolean }> = {
  published: { name: 'Published posts', to: live, percent: false },
  facts: { name: 'Fact completeness', to: '/hotel', percent: true },
  'alt-text': { name: 'Alt-text coverage', to: '/media', percent: true },
  languages: { name: 'Language coverage', to: live, percent: true },
  style: { name: 'Style score', to: live, percent: false },
};

const written = (value: number | null, percent: boolean) =>
  value === null ? '–' : `${Math.round(value)}${percent ? '%' : ''}`;

/** Five figures and how they went: a list, each row leading to what it counts. */
export function FiguresCard({ figures, propertyId }: { figures: readonly Figure[]; propertyId: string }) {
  return (
    <Card>
      <CardHead title="How it goes" action={<span className="text-muted-foreground">30 days</span>} />
      <ul className="divide-y divide-border">
        {figures.map((figure) => {
          const { name, to, percent } = rows[figure.key];
          const trend = trendWords(figure);
          return (
            <li key={figure.key} className="flex min-h-[46px] items-center gap-3 px-4 py-1.5">
              <div className="min-w-0 grow">
                <Link
                  to={typeof to === 'string' ? to : to(propertyId)}
                  className="inline-flex min-h-6 items-center text-sm font-medium hover:underline"
                >
                  {name}
                </Link>
                <p className="text-xs text-muted-foreground">
                  {figure.whole !== null && figure.part !== null && `${figure.part} of ${figure.whole}`}
                  {figure.whole !== null && trend && ', '}
                  {trend}
                </p>
              </div>
              <Trend figure={figure} />
              <b className="num w-14 text-right text-base font-semibold">{written(figure.value, percent)}</b>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
