import { type PlacePicture, type Season, seasons } from '@foyer/contract/hotel-decor';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Link } from 'react-router';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { photographs, seasonNames } from '../decor-words.ts';
import type { usePictures } from '../queries.ts';
import { PicturePicks } from './picture-picks.tsx';

type PlacePicturesProps = {
  /** The library of the house. */
  library: ReturnType<typeof usePictures>;
  seasonal: boolean;
  pictures: readonly PlacePicture[];
  error: string | undefined;
  onChange: (pictures: PlacePicture[]) => void;
};

/** The photographs of a place in their order, each with its season, and the library to choose them from. */
export function PlacePictures({ library, seasonal, pictures, error, onChange }: PlacePicturesProps) {
  const [choosing, setChoosing] = useState(pictures.length === 0);
  const [said, setSaid] = useState('');
  const known = library.data;
  const titleOf = (id: string) => known?.find((one) => one.id === id)?.title ?? 'Photograph';
  const move = (from: number, to: number) => {
    const moved = pictures[from];
    if (!moved) return;
    onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(`${titleOf(moved.mediaId)} is photograph ${to + 1} of ${pictures.length}`);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Photographs</legend>
      {error && <FieldError>{error}</FieldError>}
      {library.error ? (
        <LoadFailed error={library.error} onRetry={() => void library.refetch()} />
      ) : !known ? (
        <SkeletonRows rows={2} label="Loading photographs" />
      ) : (
        <>
          {pictures.length > 0 && (
            <ul aria-label="Photographs of the place" className="mb-2 divide-y divide-border border-y">
              {pictures.map(({ mediaId, season }, at) => {
                const picture = known.find(({ id }) => id === mediaId);
                const title = titleOf(mediaId);
                return (
                  <li key={mediaId} className="flex items-center gap-2 py-1.5 max-md:flex-wrap">
                    {picture && (
                      <img
                        src={pictureAddress(picture, 480)}
                        alt=""
                        className="h-10 w-14 shrink-0 rounded-sm object-cover"
                      />
                    )}
                    <span className="min-w-0 grow truncate text-sm max-md:basis-[60%]">
                      {title}
                      {at === 0 && <span className="block text-xs text-muted-foreground">Stands for the place</span>}
                    </span>
                    {seasonal && (
                      <span className="w-28 shrink-0">
                        <Select
                          aria-label={`Season of ${title}`}
                          value={season ?? ''}
                          onChange={(event) =>
                            onChange(
                              pictures.with(at, { mediaId, season: (event.target.value || null) as Season | null }),
                            )
                          }
                        >
                          <option value="">Season</option>
                          {seasons.map((one) => (
                            <option key={one} value={one}>
                              {seasonNames[one]}
                            </option>
                          ))}
                        </Select>
                      </span>
                    )}
                    <Button
                      size="icon-sm"
                      variant="ghost"
                      aria-label={`Move ${title} up`}
                      disabledReason={at === 0 ? 'It is the first' : undefined}
                      onClick={() => move(at, at - 1)}
                    >
                      <ArrowUp aria-hidden />
                    </Button>
                    <Button
                      size="icon-sm"
                      variant="ghost"
                      aria-label={`Move ${title} down`}
                      disabledReason={at === pictures.length - 1 ? 'It is the last' : undefined}
                      onClick={() => move(at, at + 1)}
                    >
                      <ArrowDown aria-hidden />
                    </Button>
                    <Button
                      size="icon-sm"
                      variant="ghost"
                      aria-label={`Take out ${title}`}
                      onClick={() => onChange(pictures.toSpliced(at, 1))}
                    >
                      <X aria-hidden />
                    </Button>
                  </li>
                );
              })}
            </ul>
          )}
          {known.length === 0 ? (
            <p className="text-sm text-muted-foreground">
              There are no photographs of this house yet.{' '}
              <Link to="/media" className="font-medium text-primary hover:underline">
                Add photographs
              </Link>
            </p>
          ) : choosing ? (
            <PicturePicks
              library={known}
              chosen={pictures.map(({ mediaId }) => mediaId)}
              onToggle={(mediaId, on) =>
                onChange(
                  on ? [...pictures, { mediaId, season: null }] : pictures.filter((one) => one.mediaId !== mediaId),
                )
              }
            />
          ) : (
            <Button size="sm" onClick={() => setChoosing(true)}>
              Choose from {photographs(known.length)}
            </Button>
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
