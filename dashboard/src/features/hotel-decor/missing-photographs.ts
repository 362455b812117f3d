/** Which photographs there are of each place, by season and format, and the list of those that are missing. */
import { type DecorPlace, type HotelDecor, type Season, seasons } from '@foyer/contract/hotel-decor';
import type { Media } from '@foyer/contract/media';
import { heroWidth } from '@foyer/contract/media-library';
import { kindNames, nameOf, seasonNames } from './decor-words.ts';

/** Formats a site needs of a place: across the page, beside a text, in a row. */
export const formats = ['wide', 'upright', 'square'] as const;
export type Format = (typeof formats)[number];
export const formatNames: Record<Format, string> = { wide: 'Wide', upright: 'Upright', square: 'Square' };

/** The format a picture has as it was taken; one too small for a whole page counts as none. */
export function formatOf({ width, height }: Pick<Media, 'width' | 'height'>): Format | null {
  if (Math.max(width, height) < heroWidth * 0.6) return null;
  const ratio = width / height;
  return ratio > 1.15 ? 'wide' : ratio < 0.87 ? 'upright' : 'square';
}

export type PhotographRow = { place: DecorPlace; season: Season | null; counts: Record<Format, number> };

/** A row for each place, and for each of its seasons where it looks different through the year. */
export function photographRows({ places, pictures }: Pick<HotelDecor, 'places' | 'pictures'>): PhotographRow[] {
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  return places.flatMap((place) =>
    (place.seasonal ? seasons : [null]).map((season) => {
      const counts = { wide: 0, upright: 0, square: 0 };
      for (const shown of place.pictures) {
        const picture = known.get(shown.mediaId);
        const format = picture && formatOf(picture);
        if (format && (season === null || shown.season === season)) counts[format] += 1;
      }
      return { place, season, counts };
    }),
  );
}

/** The missing ones as a table a photographer can take along. */
export function photographerList(propertyName: string, rows: readonly PhotographRow[]): string {
  const lines = rows.flatMap(({ place, season, counts }) =>
    formats
      .filter((format) => counts[format] === 0)
      .map((format) => [
        propertyName,
        nameOf(place),
        kindNames[place.kind],
        season ? seasonNames[season] : 'Any',
        formatNames[format],
      ]),
  );
  return [['House', 'Room or area', 'What it is', 'Season', 'Format'], ...lines]
    .map((line) => line.map(cell).join(','))
    .join('\r\n');
}

/** A cell that no spreadsheet takes for a formula. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
