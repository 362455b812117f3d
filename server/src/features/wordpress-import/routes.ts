import { wordpressImportEndpoints } from '@foyer/contract/wordpress-import';
import { type App, serve } from '#lib/serve.ts';
import { importWordPress } from './jobs.ts';
import { cancelImport, itemsOf, listImports, oneImport, startImport } from './rules.ts';

export function registerWordPressImportRoutes(app: App): void {
  serve(app, wordpressImportEndpoints.list, ({ scope, params, query }) => listImports(scope, params.id, query));
  serve(app, wordpressImportEndpoints.start, ({ scope, params, body }) =>
    startImport(scope, importWordPress, params.id, body),
  );
  serve(app, wordpressImportEndpoints.one, ({ scope, params }) => oneImport(scope, params.id, params.importId));
  serve(app, wordpressImportEndpoints.items, ({ scope, params, query }) =>
    itemsOf(scope, params.id, params.importId, query),
  );
  serve(app, wordpressImportEndpoints.cancel, ({ scope, params }) => cancelImport(scope, params.id, params.importId));
}
