/** Every noun of the API; a new one is one line here. */
import type { App } from '#lib/serve.ts';
import { registerSessionRoutes } from '../features/session/routes.ts';
import { registerUserRolesRoutes } from '../features/user-roles/routes.ts';
import { registerUsersRoutes } from '../features/users/routes.ts';

type Routes = Record<string, (app: App) => void>;

export async function registerNouns(app: App): Promise<void> {
  registerSessionRoutes(app);
  registerUsersRoutes(app);
  registerUserRolesRoutes(app);
  for (const noun of [
    'organizations',
    'workspaces',
    'properties',
    'domains',
    'property-facts',
    'styleguides',
    'events',
    'media',
    'content',
    'jobs',
    'landing-pages',
    'public-sites',
  ]) {
    try {
      const routes = (await import(`../features/${noun}/routes.ts`)) as Routes;
      for (const [name, register] of Object.entries(routes)) if (name.startsWith('register')) register(app);
    } catch (problem) {
      console.error(`Not there yet: ${noun} (${(problem as Error).message})`);
    }
  }
}
