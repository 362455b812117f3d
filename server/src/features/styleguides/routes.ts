import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { type App, serve } from '#lib/serve.ts';
import {
  createStyleguide,
  deleteStyleguide,
  listStyleguides,
  oneStyleguide,
  restoreStyleguide,
  styleguideOfProperty,
  styleguideVersions,
  tryStyleguide,
  updateStyleguide,
} from './rules.ts';

export function registerStyleguidesRoutes(app: App): void {
  serve(app, styleguideEndpoints.list, ({ scope, query }) => listStyleguides(scope, query));
  serve(app, styleguideEndpoints.ofProperty, ({ scope }) => styleguideOfProperty(scope));
  serve(app, styleguideEndpoints.one, ({ scope, params }) => oneStyleguide(scope, params.id));
  serve(app, styleguideEndpoints.create, ({ scope, body }) => createStyleguide(scope, body));
  serve(app, styleguideEndpoints.update, ({ scope, params, body, expected }) =>
    updateStyleguide(scope, params.id, body, expected),
  );
  serve(app, styleguideEndpoints.remove, ({ scope, params }) => deleteStyleguide(scope, params.id));
  serve(app, styleguideEndpoints.versions, ({ scope, params, query }) => styleguideVersions(scope, params.id, query));
  serve(app, styleguideEndpoints.restore, ({ scope, params, expected }) =>
    restoreStyleguide(scope, params.id, params.version, expected),
  );
  serve(app, styleguideEndpoints.tryOut, ({ scope, params, body }) => tryStyleguide(scope, params.id, body.content));
}
