import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { type App, serve } from '#lib/serve.ts';
import { confirmFacts, createFact, deleteFact, listFacts, oneFact, updateFact } from './rules.ts';

export function registerPropertyFactsRoutes(app: App): void {
  serve(app, propertyFactEndpoints.list, ({ scope, query }) => listFacts(scope, query));
  serve(app, propertyFactEndpoints.one, ({ scope, params, query }) => oneFact(scope, params.id, query.language));
  serve(app, propertyFactEndpoints.create, ({ scope, body, query }) =>
    createFact(scope, { ...body, language: body.language ?? query.language ?? null }),
  );
  serve(app, propertyFactEndpoints.update, ({ scope, params, query, body }) =>
    updateFact(scope, params.id, body, query.language),
  );
  serve(app, propertyFactEndpoints.confirm, ({ scope, body }) => confirmFacts(scope, body));
  serve(app, propertyFactEndpoints.remove, ({ scope, params, query }) => deleteFact(scope, params.id, query.language));
}
