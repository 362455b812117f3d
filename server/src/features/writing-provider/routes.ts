import { writingProviderEndpoints } from '@foyer/contract/writing-provider';
import { type App, serve } from '#lib/serve.ts';
import { removeProvider, saveProvider, testProvider, writersOf } from './rules.ts';

export function registerWritingProviderRoutes(app: App): void {
  serve(app, writingProviderEndpoints.one, ({ scope }) => writersOf(scope));
  serve(app, writingProviderEndpoints.save, ({ scope, body, expected }) => saveProvider(scope, body, expected));
  serve(app, writingProviderEndpoints.test, ({ open, body, request }) => testProvider(open, body, request.signal));
  serve(app, writingProviderEndpoints.remove, ({ scope }) => removeProvider(scope));
}
