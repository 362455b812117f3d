/**
 * Server-sent events over a request: the reply is taken out of the framework's hands, each event is one JSON object,
 * and the signal goes off when the reader hangs up. Nothing is held for a reader that does not read.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

export type EventStream = {
  send: (event: unknown) => void;
  /** A comment: keeps proxies from closing a quiet line. */
  keepOpen: () => void;
  end: () => void;
  /** Goes off when the reader is gone or has fallen too far behind. */
  signal: AbortSignal;
};

/** Bytes that may wait for a slow reader before it is cut off. */
const patience = 4_000_000;

const openStreams = new Set<() => void>();

/** Ends every stream, so that a program told to stop does not wait for its readers; they come back by themselves. */
export function endEventStreams(): void {
  for (const end of openStreams) end();
}

/** Takes the reply over and answers 200 `text/event-stream`; headers set so far, such as those of CORS, are kept. */
export function openEventStream(reply: FastifyReply): EventStream {
  const gone = new AbortController();
  const out = reply.raw;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) out.setHeader(name, value);
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  out.flushHeaders();
  const end = () => void out.end();
  openStreams.add(end);
  out.on('close', () => {
    openStreams.delete(end);
    gone.abort();
  });
  const write = (text: string) => {
    if (gone.signal.aborted) return;
    out.write(text);
    if (out.writableLength > patience) {
      out.destroy();
      gone.abort();
    }
  };
  return {
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    keepOpen: () => write(': \n\n'),
    end,
    signal: gone.signal,
  };
}

/** True when the caller asks for an event stream rather than an answer. */
export const wantsEventStream = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/event-stream');

/** Sends batches as they come and closes; an empty batch keeps the line open, a refusal ends it without a word. */
export async function pipeEvents(stream: EventStream, batches: AsyncIterable<readonly unknown[]>): Promise<void> {
  try {
    for await (const batch of batches) {
      if (batch.length === 0) stream.keepOpen();
      for (const event of batch) stream.send(event);
    }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
  } finally {
    stream.end();
  }
}
