/**
 * A provider for tests and for trying the product without one: an HTTP server that speaks the streaming protocol and
 * can be told to fail in every way a real one does. It writes whatever the test hands it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export const providerFaults = [
  'down',
  'slow',
  'stalled',
  'cut',
  'busy',
  'busy-for-long',
  'html',
  'wrong-json',
  'huge',
  'error',
  'redirect',
  'endless',
] as const;
export type ProviderFault = (typeof providerFaults)[number];

export type FakeProvider = {
  baseUrl: string;
  /** `host:port`, for OUTBOUND_ALLOW. */
  address: string;
  /** What it writes, question by question; the last is repeated. */
  answers: string[][];
  fault: ProviderFault | null;
  /** Bodies of the questions asked so far. */
  asked: { messages: { role: string; content: string }[] }[];
  /** What was sent as the key with each of them. */
  keys: string[];
  /** Milliseconds between two lines. */
  pause: number;
  close(): Promise<void>;
};

export async function startFakeProvider(answers: string[][]): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    answer(fake, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeProvider = {
    baseUrl: `http://${address}/v1`,
    address,
    answers,
    fault: null,
    asked: [],
    keys: [],
    pause: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

async function answer(fake: FakeProvider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const piece of request) body += piece;
  fake.asked.push(JSON.parse(body));
  fake.keys.push(String(request.headers.authorization).replace(/^Bearer /, ''));
  const { fault } = fake;
  if (fault === 'down') return void response.destroy();
  if (fault === 'slow') return;
  if (fault === 'busy' || fault === 'busy-for-long') {
    if (fault === 'busy') fake.fault = null;
    return send(response, 429, 'application/json', '{"error":{"message":"busy"}}', fault === 'busy' ? '0' : '120');
  }
  if (fault === 'redirect') {
    // Where a cloud tells machines their secrets.
    response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' });
    return void response.end();
  }
  if (fault === 'endless') return trickle(response);
  if (fault === 'error') return send(response, 500, 'application/json', '{"error":{"message":"broken"}}');
  if (fault === 'html') return send(response, 200, 'text/html', '<html><body><h1>Sign in to the hotel Wi-Fi</h1>');
  if (fault === 'wrong-json')
    return send(response, 200, 'text/event-stream', 'data: {"choices": "none"}\n\ndata: {{{\n\n');
  if (fault === 'huge') return send(response, 200, 'text/event-stream', `data: ${'x'.repeat(10_000_000)}\n\n`);
  await stream(fake, response);
}

/** A word now and then and never an end: silence alone would not notice. */
async function trickle(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  while (!response.destroyed) {
    write(response, { content: 'well, ' }, null);
    await wait(20);
  }
}

async function stream(fake: FakeProvider, response: ServerResponse): Promise<void> {
  const lines = fake.answers[Math.min(fake.asked.length, fake.answers.length) - 1] ?? [];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [i, line] of lines.entries()) {
    if (fake.fault && i === 2) {
      if (fake.fault === 'cut') return void response.destroy();
      return;
    }
    // In two pieces, as tokens come: a line is rarely whole.
    const middle = Math.floor(line.length / 2);
    for (const piece of [line.slice(0, middle), `${line.slice(middle)}\n`]) write(response, { content: piece }, null);
    if (fake.pause) await wait(fake.pause);
  }
  write(response, {}, 'stop');
  response.end('data: [DONE]\n\n');
}

const write = (response: ServerResponse, delta: object, finish: string | null) =>
  response.write(
    `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
  );

function send(response: ServerResponse, status: number, type: string, body: string, retryAfter?: string): void {
  response.writeHead(status, { 'content-type': type, ...(retryAfter ? { 'retry-after': retryAfter } : {}) });
  response.end(body);
}
