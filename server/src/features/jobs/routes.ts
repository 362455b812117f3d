import { jobEndpoints } from '@foyer/contract/jobs';
import { openEventStream, pipeEvents } from '#lib/event-stream.ts';
import { type App, serve } from '#lib/serve.ts';
import { cancelJob, followJob, oneJob } from './rules.ts';

export function registerJobsRoutes(app: App): void {
  serve(app, jobEndpoints.one, async ({ scope, params }) => oneJob(scope, params.id));
  serve(app, jobEndpoints.cancel, async ({ scope, params }) => cancelJob(scope, params.id));
  serve(app, jobEndpoints.stream, async ({ open, params, reply }) => {
    await open((scope) => oneJob(scope, params.id));
    const stream = openEventStream(reply);
    await pipeEvents(stream, followJob(open, params.id, stream.signal));
  });
}
