/** Endpoints of the signed-in person. */
import { userEndpoints } from '@foyer/contract/users';
import { type App, serve } from '#lib/serve.ts';
import { currentUser, renameCurrentUser } from './rules.ts';

export function registerUsersRoutes(app: App): void {
  serve(app, userEndpoints.me, async ({ scope }) => currentUser(scope));
  serve(app, userEndpoints.updateMe, async ({ scope, body }) => renameCurrentUser(scope, body));
}
