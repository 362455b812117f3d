import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { type App, serve } from '#lib/serve.ts';
import { createFact, deleteFact, listFacts, oneFact, updateFact } from './rules.ts';

export function registerPropertyFactsRoutes(app: App): void {
  serve(app, propertyFactEndpoints.list, ({ scope, query }) => listFacts(scope, query));
  serve(app, propertyFactEndpoints.one, ({ scope, params }) => oneFact(scope, params.id));
  serve(app, propertyFactEndpoints.create, ({ scope, body }) => createFact(scope, body));
  serve(app, propertyFactEndpoints.update, ({ scope, params, body }) => updateFact(scope, params.id, body));
  serve(app, propertyFactEndpoints.remove, ({ scope, params }) => deleteFact(scope, params.id));
}
