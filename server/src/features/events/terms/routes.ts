import { termEndpoints } from '@foyer/contract/terms';
import { type App, serve } from '#lib/serve.ts';
import { listTerms } from './rules.ts';

export function registerTermsRoutes(app: App): void {
  serve(app, termEndpoints.list, ({ scope, query }) => listTerms(scope, query));
}
