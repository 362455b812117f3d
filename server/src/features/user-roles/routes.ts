/** Bindings; one's own at both addresses the specification names. */
import { userRoleEndpoints } from '@foyer/contract/user-roles';
import { type App, serve } from '#lib/serve.ts';
import { grantRole, listUserRoles, myRoles, oneUserRole, removeRolesOf, removeUserRole } from './rules.ts';

export function registerUserRolesRoutes(app: App): void {
  serve(app, userRoleEndpoints.mine, ({ scope }) => myRoles(scope));
  serve(app, userRoleEndpoints.mineShort, ({ scope }) => myRoles(scope));
  serve(app, userRoleEndpoints.list, ({ scope, query }) => listUserRoles(scope, query));
  serve(app, userRoleEndpoints.one, ({ scope, params }) => oneUserRole(scope, params.id));
  serve(app, userRoleEndpoints.create, async ({ scope, body, reply }) => {
    const { userRole, made } = await grantRole(scope, body);
    if (made) reply.code(201);
    return userRole;
  });
  serve(app, userRoleEndpoints.remove, ({ scope, params }) => removeUserRole(scope, params.id));
  serve(app, userRoleEndpoints.removeOf, ({ scope, params }) => removeRolesOf(scope, params.userId, params.roleId));
}
