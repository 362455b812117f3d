import { contentEndpoints } from '@foyer/contract/content';
import { openEventStream, pipeEvents, wantsEventStream } from '#lib/event-stream.ts';
import { type App, serve } from '#lib/serve.ts';
import { followJob } from '../jobs/rules.ts';
import { readPictures } from '../media/pictures/rules.ts';
import { answerAltText } from './alt-text/rules.ts';
import { checkContent, startGeneration } from './rules.ts';

export function registerContentRoutes(app: App): void {
  serve(app, contentEndpoints.check, async ({ scope, body }) => checkContent(scope, body));
  serve(app, contentEndpoints.generate, async ({ open, body, request, reply }) => {
    const jobId = await open((scope) => startGeneration(scope, body));
    if (!wantsEventStream(request)) return { jobId };
    reply.header('x-job-id', jobId);
    const stream = openEventStream(reply);
    await pipeEvents(stream, followJob(open, jobId, stream.signal));
    return undefined;
  });
  serve(
    app,
    contentEndpoints.altText,
    ({ open, body, unpacked, request }) => answerAltText(open, body, unpacked?.image, request.signal),
    undefined,
    readPictures,
  );
}
