/** Event streams in tests: over a real socket, since they are read while they are written. */
import type { AddressInfo } from 'node:net';
import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** The events of a stream that has ended. */
export const eventsOf = (text: string): unknown[] =>
  text.split('\n').flatMap((line) => (line.startsWith('data:') ? [JSON.parse(line.slice(5))] : []));

/** Follows a stream to its end; `person` null follows as a guest. */
export async function follow(
  app: TestApp,
  person: Person | null,
  path: string,
  onEvent: (event: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { accept: 'text/event-stream', ...(person ? { cookie: `foyer-session=${person.session}` } : {}) },
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  let text = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const whole = text.lastIndexOf('\n\n') + 1;
    for (const event of eventsOf(text.slice(0, whole))) onEvent(event);
    text = text.slice(whole);
  }
}
