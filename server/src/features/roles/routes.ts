import { roleEndpoints } from '@foyer/contract/roles';
import { type App, serve } from '#lib/serve.ts';
import { createRole, deleteRole, listRoles, oneRole, updateRole } from './rules.ts';

export function registerRolesRoutes(app: App): void {
  serve(app, roleEndpoints.list, ({ scope, query }) => listRoles(scope, query));
  serve(app, roleEndpoints.one, ({ scope, params }) => oneRole(scope, params.id));
  serve(app, roleEndpoints.create, ({ scope, body }) => createRole(scope, body));
  serve(app, roleEndpoints.update, ({ scope, params, body, expected }) => updateRole(scope, params.id, body, expected));
  serve(app, roleEndpoints.remove, ({ scope, params }) => deleteRole(scope, params.id));
}
