import type { WordPressImport } from '@foyer/contract/wordpress-import';
import { keysOf } from '#lib/text/keys-of.ts';
import { Card } from '#ui/card.tsx';
import { kindNames, outcomeNames } from '../words.ts';

const figures = new Intl.NumberFormat('en');

/** How many of each kind came to what; kinds there are none of are left out. */
export function ImportCounts({ found: { counts, dryRun } }: { found: WordPressImport }) {
  const kinds = keysOf(kindNames).filter((kind) => Object.values(counts[kind]).some((count) => count > 0));
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{dryRun ? 'What would come in' : 'What came in'}</caption>
        <thead className="bg-sunken text-xs text-muted-foreground">
          <tr className="h-[34px]">
            <th scope="col" className="px-4 text-left font-medium">
              Kind
            </th>
            {keysOf(outcomeNames).map((outcome) => (
              <th key={outcome} scope="col" className="px-2.5 text-right font-medium last:pr-4">
                {outcomeNames[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {kinds.map((kind) => (
            <tr key={kind} className="h-10">
              <th scope="row" className="px-4 text-left font-medium">
                {kindNames[kind]}
              </th>
              {keysOf(outcomeNames).map((outcome) => (
                <td key={outcome} className="num px-2.5 text-right last:pr-4">
                  {counts[kind][outcome] > 0 ? (
                    figures.format(counts[kind][outcome])
                  ) : (
                    <span className="text-subtle-foreground">0</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
