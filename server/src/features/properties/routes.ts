import { propertyEndpoints } from '@foyer/contract/properties';
import { type App, serve } from '#lib/serve.ts';
import { createProperty, deleteProperty, listProperties, oneProperty, updateProperty } from './rules.ts';

export function registerPropertiesRoutes(app: App): void {
  serve(app, propertyEndpoints.list, ({ scope, query }) => listProperties(scope, query));
  serve(app, propertyEndpoints.mine, ({ scope, query }) => listProperties(scope, query));
  serve(app, propertyEndpoints.one, ({ scope, params }) => oneProperty(scope, params.id));
  serve(app, propertyEndpoints.create, ({ scope, body }) => createProperty(scope, body));
  serve(app, propertyEndpoints.update, ({ scope, params, body, expected }) =>
    updateProperty(scope, params.id, body, expected),
  );
  serve(app, propertyEndpoints.remove, ({ scope, params }) => deleteProperty(scope, params.id));
}
