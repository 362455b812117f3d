import { domainEndpoints } from '@foyer/contract/domains';
import { type App, serve } from '#lib/serve.ts';
import { createDomain, listDomains, oneDomain } from './rules.ts';

export function registerDomainsRoutes(app: App): void {
  serve(app, domainEndpoints.list, ({ scope, query }) => listDomains(scope, query));
  serve(app, domainEndpoints.mine, ({ scope, query }) => listDomains(scope, query));
  serve(app, domainEndpoints.one, ({ scope, params }) => oneDomain(scope, params.id));
  serve(app, domainEndpoints.create, ({ scope, body }) => createDomain(scope, body));
}
