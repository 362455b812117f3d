import { domainEndpoints } from '@foyer/contract/domains';
import { type App, serve } from '#lib/serve.ts';
import { askForCheck } from './checks/rules.ts';
import { createDomain, deleteDomain, listDomains, oneDomain, updateDomain } from './rules.ts';
import { verificationOf } from './verification/rules.ts';

export function registerDomainsRoutes(app: App): void {
  serve(app, domainEndpoints.list, ({ scope, query }) => listDomains(scope, query));
  serve(app, domainEndpoints.mine, ({ scope, query }) => listDomains(scope, query));
  serve(app, domainEndpoints.one, ({ scope, params }) => oneDomain(scope, params.id));
  serve(app, domainEndpoints.create, ({ scope, body }) => createDomain(scope, body));
  serve(app, domainEndpoints.update, ({ scope, params, body, expected }) =>
    updateDomain(scope, params.id, body, expected),
  );
  serve(app, domainEndpoints.remove, ({ scope, params }) => deleteDomain(scope, params.id));
  serve(app, domainEndpoints.verification, ({ scope, params }) => verificationOf(scope, params.id));
  serve(app, domainEndpoints.verify, async ({ scope, params }) => ({ jobId: await askForCheck(scope, params.id) }));
}
