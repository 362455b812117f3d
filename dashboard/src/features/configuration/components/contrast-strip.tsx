import type { Palette } from '@foyer/contract/theme';
import { contrastIn, pairs } from '@foyer/contract/theme-colors';
import { pairWords } from '../color-words.ts';
import { ContrastBadge } from './contrast-badge.tsx';

/** Every pair of colors that pages use, as it looks and as it measures. */
export const ContrastStrip = ({ colors }: { colors: Palette }) => (
  <ul aria-label="Contrast of every pair" className="grid grid-cols-4 gap-2.5 xl:grid-cols-8">
    {pairs.map((pair) => (
      <li key={`${pair.on} ${pair.ground}`} className="min-w-0">
        {/* Drawn, since it shows what cannot be read too. */}
        <svg aria-hidden="true" viewBox="0 0 76 40" className="h-10 w-full rounded-[6px] border">
          <rect x="-200" width="476" height="40" fill={colors[pair.ground]} />
          {pair.needed === 3 ? (
            <rect x="28" y="10" width="20" height="20" rx="3" fill={colors[pair.on]} />
          ) : (
            <text x="38" y="27" textAnchor="middle" fontSize="19" className="font-serif" fill={colors[pair.on]}>
              Aa
            </text>
          )}
        </svg>
        <span className="mt-1.5 mb-1 block min-h-8 text-xs leading-4">{pairWords(pair)}</span>
        <ContrastBadge contrast={contrastIn(colors, pair)} needed={pair.needed} />
      </li>
    ))}
  </ul>
);
