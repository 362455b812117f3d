import type { Figure } from '@foyer/contract/overview';
import { shortDay } from '../words.ts';

const dayLength = 86_400_000;
const isShare = (key: Figure['key']) => key !== 'published' && key !== 'style';

/** 'up 9 points in 30 days'; null before there is anything to compare with. */
export function trendWords({ key, value, before }: Figure, now = Date.now()): string | null {
  if (value === null || before === null) return null;
  const by = Math.round(value - before.value);
  const days = Math.round((now - Date.parse(before.day)) / dayLength);
  if (days < 1) return null;
  const since = days >= 29 ? 'in 30 days' : `since ${shortDay(before.day)}`;
  if (by === 0) return `as ${days >= 29 ? '30 days ago' : `on ${shortDay(before.day)}`}`;
  const unit = isShare(key) || key === 'style' ? (Math.abs(by) === 1 ? ' point' : ' points') : '';
  return `${by > 0 ? 'up' : 'down'} ${Math.abs(by)}${unit} ${since}`;
}

/** The last 30 days as a line; a figure of one day has none. */
export function Trend({ figure: { history } }: { figure: Figure }) {
  if (history.length < 2) return null;
  const values = history.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => 18 - ((value - low) / Math.max(1, high - low)) * 16;
  const points = values.map((value, at) => `${(at / (values.length - 1)) * 72},${y(value).toFixed(1)}`);
  return (
    <svg aria-hidden="true" viewBox="0 0 72 20" className="h-5 w-[72px] shrink-0 overflow-visible">
      <polyline points={points.join(' ')} className="fill-none stroke-chart-1" strokeWidth="1.5" />
    </svg>
  );
}
