import { organizationEndpoints } from '@foyer/contract/organizations';
import { type App, serve } from '#lib/serve.ts';
import { billingOf } from './billing/rules.ts';
import { deleteOrganization } from './closing/rules.ts';
import {
  createOrganization,
  listOrganizations,
  oneOrganization,
  setWorkspaceSlots,
  updateOrganization,
} from './rules.ts';

export function registerOrganizationsRoutes(app: App): void {
  serve(app, organizationEndpoints.list, ({ scope, query }) => listOrganizations(scope, query));
  serve(app, organizationEndpoints.mine, ({ scope, query }) => listOrganizations(scope, query));
  serve(app, organizationEndpoints.one, ({ scope }) => oneOrganization(scope));
  serve(app, organizationEndpoints.create, ({ scope, body }) => createOrganization(scope, body));
  serve(app, organizationEndpoints.update, ({ scope, body, expected }) => updateOrganization(scope, body, expected));
  serve(app, organizationEndpoints.setSlots, ({ scope, params, body, expected }) =>
    setWorkspaceSlots(scope, params.id, body.workspaceSlots, expected),
  );
  serve(app, organizationEndpoints.remove, ({ scope }) => deleteOrganization(scope));
  serve(app, organizationEndpoints.billing, ({ scope }) => billingOf(scope));
}
