import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { type App, serve } from '#lib/serve.ts';
import { impactOf } from './impact/rules.ts';
import {
  createWorkspace,
  deleteWorkspace,
  listWorkspaces,
  myWorkspaces,
  oneWorkspace,
  updateWorkspace,
} from './rules.ts';

export function registerWorkspacesRoutes(app: App): void {
  serve(app, workspaceEndpoints.list, ({ scope, query }) => listWorkspaces(scope, query));
  serve(app, workspaceEndpoints.mine, ({ scope, query }) => myWorkspaces(scope, query));
  serve(app, workspaceEndpoints.one, ({ scope, params }) => oneWorkspace(scope, params.id));
  serve(app, workspaceEndpoints.create, ({ scope, body }) => createWorkspace(scope, body));
  serve(app, workspaceEndpoints.impact, ({ scope, params }) => impactOf(scope, params.id));
  serve(app, workspaceEndpoints.update, ({ scope, params, body, expected }) =>
    updateWorkspace(scope, params.id, body, expected),
  );
  serve(app, workspaceEndpoints.remove, ({ scope, params }) => deleteWorkspace(scope, params.id));
}
