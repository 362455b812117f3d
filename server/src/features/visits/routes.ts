import { visitEndpoints } from '@foyer/contract/visits';
import { type App, serve } from '#lib/serve.ts';
import { addVisits } from './rules.ts';

export function registerVisitsRoutes(app: App): void {
  serve(app, visitEndpoints.count, async ({ body, reply }) => {
    await addVisits(body.visits);
    reply.code(204);
  });
}
