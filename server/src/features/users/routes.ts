/** Endpoints of the signed-in person. */
import { userEndpoints } from '@foyer/contract/users';
import { type App, serve } from '#lib/serve.ts';
import { exportUser } from './export/rules.ts';
import { currentUser, renameCurrentUser } from './rules.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/rules.ts';

export function registerUsersRoutes(app: App): void {
  serve(app, userEndpoints.me, async ({ scope }) => currentUser(scope));
  serve(app, userEndpoints.updateMe, async ({ scope, body }) => renameCurrentUser(scope, body));
  serve(app, userEndpoints.sessions, async ({ scope, request }) => {
    const data = await listSessions(scope, request.sessionHash);
    return { data, total: data.length };
  });
  serve(app, userEndpoints.endSession, ({ scope, params }) => endSession(scope, params.id));
  serve(app, userEndpoints.endOtherSessions, ({ scope, request }) => endOtherSessions(scope, request.sessionHash));
  serve(app, userEndpoints.exportMe, ({ scope, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="foyer-my-data.json"');
    return exportUser(scope, request.sessionHash);
  });
}
