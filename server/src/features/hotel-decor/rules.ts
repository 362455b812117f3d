/**
 * How a house looks: its rooms and areas with their photographs, mood and materials. It refuses photographs that the
 * property may not show, and a save that would undo another's.
 */
import type { HotelDecor, HotelDecorInput } from '@foyer/contract/hotel-decor';
import type { Media } from '@foyer/contract/media';
import { invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { mediaByIds } from '../media/describing/rules.ts';
import { holdProperty } from '../properties/rules.ts';
import * as store from './store.ts';

/** What is said of a property's looks; version 0 and empty before anything is. Photographs deleted since are left out. */
export async function decorOf(scope: TenantScope, propertyId: string): Promise<HotelDecor> {
  const row = await store.findDecor(scope, propertyId);
  const { words = {}, places = [], version = 0, savedBy = null } = row ?? {};
  const pictures = await picturesOf(scope, propertyId, places);
  const there = new Set(pictures.map(({ id }) => id));
  return {
    propertyId,
    version,
    words,
    places: places.map((place) => ({
      ...place,
      pictures: place.pictures.filter(({ mediaId }) => there.has(mediaId)),
    })),
    pictures,
    savedBy,
    savedAt: row ? toInstant(row.updatedAt) : null,
  };
}

/** Throws 404, 412 for another version than expected, 422 for a photograph that is not the property's to show. */
export async function saveDecor(
  scope: TenantScope,
  propertyId: string,
  input: HotelDecorInput,
  expected: Expected = null,
): Promise<HotelDecor> {
  await holdProperty(scope, propertyId);
  refuseStale(expected, await decorOf(scope, propertyId));
  const known = new Set((await picturesOf(scope, propertyId, input.places)).map(({ id }) => id));
  const problems = input.places.flatMap((place, i) =>
    place.pictures.flatMap(({ mediaId }, j) =>
      known.has(mediaId)
        ? []
        : [{ field: `places.${i}.pictures.${j}.mediaId`, message: 'Choose a photograph of the library' }],
    ),
  );
  if (problems.length > 0) throw invalid(problems);
  await store.putDecor(scope, propertyId, input);
  return decorOf(scope, propertyId);
}

/** Photographs at these places that are there and the property's or its organisation's to show. */
async function picturesOf(scope: TenantScope, propertyId: string, places: HotelDecorInput['places']): Promise<Media[]> {
  const ids = [...new Set(places.flatMap(({ pictures }) => pictures.map(({ mediaId }) => mediaId)))];
  const found = new Map((await mediaByIds(scope, ids)).map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const one = found.get(id);
    return one && (one.propertyId === null || one.propertyId === propertyId) ? [one] : [];
  });
}
