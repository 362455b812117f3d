import { factUseEndpoints } from '@foyer/contract/fact-uses';
import { type App, serve } from '#lib/serve.ts';
import { textsOn, tryFact, usesOf } from './rules.ts';

export function registerFactUsesRoutes(app: App): void {
  serve(app, factUseEndpoints.list, ({ scope, query }) => usesOf(scope, query.propertyId));
  serve(app, factUseEndpoints.texts, ({ scope, query }) => textsOn(scope, query));
  serve(app, factUseEndpoints.tryOut, ({ open, body }) => tryFact(open, body));
}
