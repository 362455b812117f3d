/** Having a text written that stands in no draft: a person takes it over, or does not. Nothing is kept of it here. */
import {
  type AltTextAnswer,
  type altTextInput,
  contentEndpoints,
  type GenerationEvent,
  generationEvent,
} from '@foyer/contract/content';
import { jobEndpoints } from '@foyer/contract/jobs';
import type { BodyInput } from '@foyer/contract/lib/endpoint';
import type { Media } from '@foyer/contract/media';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiAddress, call, stream } from '#lib/api/call.ts';

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

export type AltTextAbout = Omit<z.input<typeof altTextInput>, 'language'>;

/** Has said what a picture of the library shows, in one language. */
export const useAltText = (picture: Pick<Media, 'url'>, about: AltTextAbout) =>
  useMutation({
    mutationFn: async (language: AltTextAnswer['language']) => {
      // Kept by the browser for an <img>, it could not be read.
      const response = await fetch(apiAddress(`${picture.url}?width=960`), { cache: 'no-store' });
      const image = new File([await response.blob()], 'picture.webp', { type: 'image/webp' });
      return call(contentEndpoints.altText, { body: { ...about, language }, files: { image } });
    },
  });
