import { changedFactEndpoints } from '@foyer/contract/changed-facts';
import { type App, serve } from '#lib/serve.ts';
import { correctAll } from './correcting/rules.ts';
import { listChangedFacts } from './rules.ts';

export function registerChangedFactsRoutes(app: App): void {
  serve(app, changedFactEndpoints.list, ({ scope, query }) => listChangedFacts(scope, query));
  serve(app, changedFactEndpoints.apply, async ({ open, body: { items, ...place }, request }) => ({
    results: await correctAll(open, place, items, (problem) =>
      request.log.error({ err: problem }, 'A correction could not be published'),
    ),
  }));
}
