/** Having a text written that stands in no draft: a person takes it over, or does not. Nothing is kept of it here. */
import { contentEndpoints, type GenerationEvent, generationEvent } from '@foyer/contract/content';
import { jobEndpoints } from '@foyer/contract/jobs';
import type { BodyInput } from '@foyer/contract/lib/endpoint';
import { call, stream } from '#lib/api/call.ts';

/**
 * What a writing tells, from its beginning to its end. Whoever stops listening stops the writing. Throws ApiError where it
 * cannot begin.
 */
export async function* writing(
  input: BodyInput<typeof contentEndpoints.generate>,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const { jobId } = await call(contentEndpoints.generate, { body: input, signal });
  const params = { id: jobId };
  let over = false;
  try {
    for await (const event of stream(jobEndpoints.stream, { params, signal }, generationEvent)) {
      over = event.type === 'done' || event.type === 'failed' || event.type === 'cancelled';
      yield event;
    }
  } finally {
    if (!over) void call(jobEndpoints.cancel, { params }).catch(() => undefined);
  }
}
