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
import { ApiError } from '#lib/api/api-error.ts';
import { apiAddress, call, stream } from '#lib/api/call.ts';

/** Times a line to a job may break before it is given up. */
const mostBreaks = 5;

/**
 * What a job of writing tells, from its first event to its last. The job goes on whether anybody listens or not: a line
 * that breaks, or that a busy server refuses, is taken up where it broke.
 */
export async function* jobEvents(jobId: string, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
  const params = { id: jobId };
  let told = 0;
  for (let broken = 0; ; broken += 1) {
    try {
      let at = 0;
      for await (const event of stream(jobEndpoints.stream, { params, signal }, generationEvent)) {
        at += 1;
        if (at <= told) continue;
        told = at;
        broken = 0;
        yield event;
        if (isLast(event)) return;
      }
      if (broken >= mostBreaks) throw new Error('The line to the writer broke. Load the page again');
    } catch (cause) {
      const passing = cause instanceof ApiError && (cause.network || cause.status >= 500);
      if (signal.aborted || !passing || broken >= mostBreaks) throw cause;
    }
    await pause(250 * 2 ** broken, signal);
  }
}

const isLast = ({ type }: GenerationEvent) => type === 'done' || type === 'failed' || type === 'cancelled';

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

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
    for await (const event of jobEvents(jobId, signal)) {
      over = isLast(event);
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
