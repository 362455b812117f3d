/** Every noun of the API; a new one is one line here. */
import type { App } from '#lib/serve.ts';
import { registerSessionRoutes } from '../features/session/routes.ts';
import { registerUserRolesRoutes } from '../features/user-roles/routes.ts';
import { registerUsersRoutes } from '../features/users/routes.ts';

export function registerNouns(app: App): void {
  registerSessionRoutes(app);
  registerUsersRoutes(app);
  registerUserRolesRoutes(app);
}
