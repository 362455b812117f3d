import { permissionEndpoints } from '@foyer/contract/permissions';
import { type App, serve } from '#lib/serve.ts';
import { createPermission, deletePermission, listPermissions, onePermission, updatePermission } from './rules.ts';

export function registerPermissionsRoutes(app: App): void {
  serve(app, permissionEndpoints.list, ({ scope, query }) => listPermissions(scope, query));
  serve(app, permissionEndpoints.one, ({ scope, params }) => onePermission(scope, params.id));
  serve(app, permissionEndpoints.create, ({ scope, body }) => createPermission(scope, body));
  serve(app, permissionEndpoints.update, ({ scope, params, body }) => updatePermission(scope, params.id, body));
  serve(app, permissionEndpoints.remove, ({ scope, params }) => deletePermission(scope, params.id));
}
