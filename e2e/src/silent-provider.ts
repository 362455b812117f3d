/** A text provider that begins a page and falls silent, until it is told to be down. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SilentProvider = { env: Record<string, string>; down: () => void; stop: () => Promise<void> };

/** `line` is the one part it writes. */
export async function startSilentProvider(line: object): Promise<SilentProvider> {
  let isDown = false;
  const server = createServer((request, response) => {
    request.resume();
    if (isDown) return void response.destroy();
    const choices = [{ index: 0, delta: { content: `${JSON.stringify(line)}\n` }, finish_reason: null }];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify({ id: 'silent', object: 'chat.completion.chunk', choices })}\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { AI_BASE_URL: `http://${address}/v1`, AI_MODEL: 'silent', OUTBOUND_ALLOW: address },
    down: () => {
      isDown = true;
      server.closeAllConnections();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
