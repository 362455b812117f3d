import { venueEndpoints } from '@foyer/contract/venues';
import { type App, serve } from '#lib/serve.ts';
import { deleteVenue } from '../trash/rules.ts';
import { createVenue, listVenues, nearbyVenues, oneVenue, updateVenue } from './rules.ts';

export function registerVenuesRoutes(app: App): void {
  serve(app, venueEndpoints.nearby, ({ scope, query }) => nearbyVenues(scope, query));
  serve(app, venueEndpoints.list, ({ scope, query }) => listVenues(scope, query));
  serve(app, venueEndpoints.one, ({ scope, params }) => oneVenue(scope, params.id));
  serve(app, venueEndpoints.create, ({ scope, body }) => createVenue(scope, body));
  serve(app, venueEndpoints.update, ({ scope, params, body, expected }) =>
    updateVenue(scope, params.id, body, expected),
  );
  serve(app, venueEndpoints.remove, ({ scope, params, expected }) => deleteVenue(scope, params.id, expected));
}
