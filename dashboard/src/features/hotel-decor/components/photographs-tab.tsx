import type { HotelDecor } from '@foyer/contract/hotel-decor';
import type { Property } from '@foyer/contract/properties';
import Camera from 'lucide-react/icons/camera';
import Download from 'lucide-react/icons/download';
import { Link } from 'react-router';
import { saveFile } from '#lib/files/save-file.ts';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { nameOf, seasonNames } from '../decor-words.ts';
import { formatNames, formats, photographerList, photographRows } from '../missing-photographs.ts';

/** Which photographs there are of each room and area, by season and format, and what a photographer is to bring. */
export function PhotographsTab({ property, decor }: { property: Property; decor: HotelDecor }) {
  const rows = photographRows(decor);
  const missing = rows.reduce((sum, { counts }) => sum + formats.filter((format) => counts[format] === 0).length, 0);
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          Icon={Camera}
          title="No room or area yet"
          action={
            <Link to="/hotel?tab=places" className={buttonStyle({ variant: 'primary' })}>
              Add rooms and areas
            </Link>
          }
        >
          Once they are there, this shows which photographs are missing of each.
        </EmptyState>
      </Card>
    );
  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <p className="min-w-0 grow text-sm text-muted-foreground">
          {missing === 0
            ? 'No photograph is missing.'
            : `${missing === 1 ? '1 photograph is' : `${missing} photographs are`} missing. One of each format will do.`}
        </p>
        <Button
          disabledReason={missing === 0 ? 'No photograph is missing' : undefined}
          onClick={() =>
            saveFile(
              new Blob(['\ufeff', photographerList(property.name, rows)], { type: 'text/csv' }),
              'missing-photographs.csv',
            )
          }
        >
          <Download aria-hidden />
          List for a photographer
        </Button>
      </div>
      <Card className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">Photographs by room or area, season and format</caption>
          <thead className="bg-sunken text-left text-xs text-muted-foreground">
            <tr className="h-[34px]">
              <th scope="col" className="px-4 font-medium">
                Room or area
              </th>
              <th scope="col" className="px-2 font-medium">
                Season
              </th>
              {formats.map((format) => (
                <th key={format} scope="col" className="px-2 text-right font-medium last:pr-4">
                  {formatNames[format]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {rows.map(({ place, season, counts }) => (
              <tr key={`${place.id} ${season}`} className="h-[42px]">
                <th scope="row" className="max-w-0 min-w-24 truncate px-4 text-left font-medium">
                  {nameOf(place)}
                </th>
                <td className="px-2 text-muted-foreground">{season ? seasonNames[season] : 'Any'}</td>
                {formats.map((format) => (
                  <td key={format} className="num px-2 text-right last:pr-4">
                    {counts[format] || <span className="text-brass-soft-foreground">missing</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}
