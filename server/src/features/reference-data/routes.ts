import { languageEndpoints, propertyTypeEndpoints, styleguideTypeEndpoints } from '@foyer/contract/reference-data';
import { type App, serve } from '#lib/serve.ts';
import { languageReference, propertyTypeReference, styleguideTypeReference } from './rules.ts';

export function registerReferenceDataRoutes(app: App): void {
  serve(app, languageEndpoints.list, ({ scope, query }) => languageReference.list(scope, query));
  serve(app, languageEndpoints.one, ({ scope, params }) => languageReference.one(scope, params.id));
  serve(app, languageEndpoints.create, ({ scope, body }) => languageReference.create(scope, body));
  serve(app, languageEndpoints.update, ({ scope, params, body }) =>
    languageReference.rename(scope, { ...params, ...body }),
  );
  serve(app, languageEndpoints.remove, ({ scope, params }) => languageReference.remove(scope, params.id));

  serve(app, propertyTypeEndpoints.list, ({ scope, query }) => propertyTypeReference.list(scope, query));
  serve(app, propertyTypeEndpoints.one, ({ scope, params }) => propertyTypeReference.one(scope, params.id));
  serve(app, propertyTypeEndpoints.create, ({ scope, body }) => propertyTypeReference.create(scope, body));
  serve(app, propertyTypeEndpoints.update, ({ scope, params, body }) =>
    propertyTypeReference.rename(scope, { ...params, ...body }),
  );
  serve(app, propertyTypeEndpoints.remove, ({ scope, params }) => propertyTypeReference.remove(scope, params.id));

  serve(app, styleguideTypeEndpoints.list, ({ scope, query }) => styleguideTypeReference.list(scope, query));
  serve(app, styleguideTypeEndpoints.one, ({ scope, params }) => styleguideTypeReference.one(scope, params.id));
  serve(app, styleguideTypeEndpoints.create, ({ scope, body }) => styleguideTypeReference.create(scope, body));
  serve(app, styleguideTypeEndpoints.update, ({ scope, params, body }) =>
    styleguideTypeReference.rename(scope, { ...params, ...body }),
  );
  serve(app, styleguideTypeEndpoints.remove, ({ scope, params }) => styleguideTypeReference.remove(scope, params.id));
}
