import { importEndpoints } from '@foyer/contract/imports';
import { type App, serve } from '#lib/serve.ts';
import { readEvents } from './jobs.ts';
import { applyImport, oneImport, startImport } from './rules.ts';

export function registerImportsRoutes(app: App): void {
  serve(app, importEndpoints.start, ({ scope, body, files }) => startImport(scope, readEvents, body, files.file));
  serve(app, importEndpoints.one, ({ scope, params, query }) => oneImport(scope, params.id, query));
  serve(app, importEndpoints.apply, ({ scope, params, body }) =>
    applyImport(scope, readEvents, params.id, body.doubtful),
  );
}
