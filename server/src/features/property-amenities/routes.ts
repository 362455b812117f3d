import { propertyAmenityEndpoints } from '@foyer/contract/property-amenities';
import { type App, serve } from '#lib/serve.ts';
import { domainNamed } from '../site-settings/rules.ts';
import { listAmenities, removeAmenity, saveAmenities } from './rules.ts';

export function registerPropertyAmenitiesRoutes(app: App): void {
  serve(app, propertyAmenityEndpoints.list, ({ scope, query }) =>
    listAmenities(scope, query.domainId, query.propertyId),
  );
  serve(app, propertyAmenityEndpoints.save, ({ scope, query, body }) =>
    saveAmenities(scope, domainNamed(query, body), body.propertyId ?? query.propertyId, body.amenities),
  );
  serve(app, propertyAmenityEndpoints.remove, ({ scope, params, query }) =>
    removeAmenity(scope, query.domainId, query.propertyId, params.id),
  );
}
