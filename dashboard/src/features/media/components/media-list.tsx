import { Badge } from '#ui/badge.tsx';
import { CheckBox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { counted, dayWords, rightsWords, sizeWords } from '../words.ts';
import { AltBadge } from './alt-badge.tsx';
import type { PicturesProps } from './media-grid.tsx';
import { PictureImage } from './picture-image.tsx';

const cell = 'px-3 py-2 align-middle';

/** The same pictures as rows, with what a card has no room for. */
export const MediaList = ({ pictures, languages, chosen, open, busy, onChoose, onOpen }: PicturesProps) => (
  <div className="overflow-x-auto rounded-[10px] border bg-card" aria-busy={busy}>
    <table aria-label="Pictures" className="w-full text-sm">
      <thead className="bg-sunken text-left text-xs text-muted-foreground">
        <tr>
          <th className="w-10 px-3 py-2">
            <span className="sr-only">Choose</span>
          </th>
          {['Picture', 'Alt text', 'Size', 'Used', 'Rights', 'Added'].map((name) => (
            <th key={name} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {pictures.map((picture) => {
          const name = picture.title || 'Without a title';
          const rights = rightsWords(picture);
          return (
            <tr key={picture.id} className={cn('relative', open === picture.id && 'bg-primary-soft')}>
              <td className={cell}>
                <CheckBox
                  aria-label={`Choose ${name}`}
                  checked={chosen.has(picture.id)}
                  onChange={(event) => onChoose(picture, event.target.checked)}
                />
              </td>
              <td className={cell}>
                <span className="flex min-w-48 items-center gap-3">
                  <PictureImage picture={picture} className="h-9 w-12 shrink-0 rounded-sm" />
                  <span className="min-w-0">
                    <button
                      type="button"
                      aria-pressed={open === picture.id}
                      onClick={() => onOpen(picture.id)}
                      className="block max-w-56 truncate text-left font-medium hover:underline"
                    >
                      {name}
                    </button>
                    {picture.tags.length > 0 && (
                      <span className="block max-w-56 truncate text-xs text-muted-foreground">
                        {picture.tags.join(', ')}
                      </span>
                    )}
                  </span>
                </span>
              </td>
              <td className={cell}>
                <AltBadge picture={picture} languages={languages} />
              </td>
              <td className={cn(cell, 'num text-xs whitespace-nowrap text-muted-foreground')}>
                {picture.width} × {picture.height}, {sizeWords(picture.bytes)}
              </td>
              <td className={cn(cell, 'text-xs whitespace-nowrap text-muted-foreground')}>
                {picture.uses > 0 ? counted(picture.uses, 'place') : 'Nowhere'}
              </td>
              <td className={cell}>{rights && <Badge tone="warn">{rights}</Badge>}</td>
              <td className={cn(cell, 'text-xs whitespace-nowrap text-muted-foreground')}>
                {dayWords(picture.createdAt)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
