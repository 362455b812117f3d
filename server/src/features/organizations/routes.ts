import { organizationEndpoints } from '@foyer/contract/organizations';
import { type App, serve } from '#lib/serve.ts';
import { listOrganizations, oneOrganization } from './rules.ts';

export function registerOrganizationsRoutes(app: App): void {
  serve(app, organizationEndpoints.list, ({ scope, query }) => listOrganizations(scope, query));
  serve(app, organizationEndpoints.mine, ({ scope, query }) => listOrganizations(scope, query));
  serve(app, organizationEndpoints.one, ({ scope }) => oneOrganization(scope));
}
