/** My bindings, at both addresses the specification names. */
import { userRoleEndpoints } from '@foyer/contract/user-roles';
import { type App, serve } from '#lib/serve.ts';
import { myRoles } from './rules.ts';

export function registerUserRolesRoutes(app: App): void {
  serve(app, userRoleEndpoints.mine, async ({ scope }) => myRoles(scope));
  serve(app, userRoleEndpoints.mineShort, async ({ scope }) => myRoles(scope));
}
