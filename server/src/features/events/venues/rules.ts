/**
 * Venues: where events take place. An event brings its venue along; the same place is kept once in a workspace, and
 * what is said of it last holds. It refuses a venue of another workspace.
 */

import { conflict, invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { violates } from '#lib/violations.ts';
import * as store from './store.ts';

export { askVenue, type VenueRow } from './store.ts';

/**
 * The venue an event names: by its id, else the one of the same title, address and city, else a new one. Answers
 * whether its place moved, since its other events move with it. Throws 422 naming `venue.venueId` when it is not there.
 */
export async function settleVenue(
  scope: TenantScope,
  workspaceId: string,
  input: store.VenueInput,
): Promise<{ venue: store.VenueRow; moved: boolean }> {
  const known = await store.findVenue(scope, workspaceId, input);
  if (known) {
    const moved = known.latitude !== input.latitude || known.longitude !== input.longitude;
    return isSame(known, input) ? { venue: known, moved } : { venue: await change(scope, known.id, input), moved };
  }
  if (input.venueId) throw invalid([{ field: 'venue.venueId', message: 'Venue not found' }]);
  const venue =
    (await store.insertVenue(scope, workspaceId, input)) ?? (await store.findVenue(scope, workspaceId, input));
  if (!venue) throw conflict('venue-exists', 'This venue was changed by somebody else, try again');
  return { venue, moved: false };
}

const isSame = (known: store.VenueRow, input: store.VenueInput): boolean =>
  (['title', 'address', 'postalCode', 'city', 'country', 'latitude', 'longitude'] as const).every(
    (field) => known[field] === input[field],
  );

const change = (scope: TenantScope, venueId: string, input: store.VenueInput): Promise<store.VenueRow> =>
  store.updateVenue(scope, venueId, input).catch((problem: unknown) => {
    if (!violates(problem, 'unique')) throw problem;
    throw conflict('venue-exists', `Another venue is called ${input.title} at this address`);
  });
