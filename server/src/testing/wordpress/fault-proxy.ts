/**
 * Stands between Foyer and a WordPress and does to calls what networks and servers do: answers that are lost, cut or
 * late, error pages of every kind, before the WordPress has heard of the call and after it has done its work.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault =
  | 'none'
  | 'lost call'
  | 'lost answer'
  | 'cut answer'
  | 'half JSON'
  | 'late answer'
  | '500'
  | '502'
  | '504 after the work'
  | '503'
  | '413'
  | 'no plugin'
  | 'wrong password'
  | 'a page';
export type FaultProxy = {
  address: string;
  /** What is done to the next call. */
  next: (call: { method: string; path: string }) => Fault | Promise<Fault>;
  /** Every call so far, as `METHOD path`. */
  calls: string[];
  close: () => Promise<void>;
};

/** Longer than Foyer waits. */
const tooLate = 10_800;
const page = (title: string) => `<!DOCTYPE html><html><head><title>${title}</title></head><body>${title}</body></html>`;
const pages: Partial<Record<Fault, [number, string]>> = {
  '500': [500, page('WordPress › Error')],
  '502': [502, page('502 Bad Gateway')],
  '503': [503, page('Briefly unavailable for scheduled maintenance')],
  '413': [413, page('413 Request Entity Too Large')],
  'a page': [200, page('Under construction')],
};
const refusals: Partial<Record<Fault, [number, object]>> = {
  'no plugin': [404, { code: 'rest_no_route', message: 'No route was found', data: { status: 404 } }],
  'wrong password': [401, { code: 'foyer_not_signed_in', message: 'Sign in', data: { status: 401 } }],
};

/** Passes calls on to the address as long as `next` is left alone. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const server = createServer((call, answer) => {
    void take(call, answer).catch(() => call.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => 'none',
    calls: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;

  async function take(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = call;
    proxy.calls.push(`${method} ${path}`);
    const chunks: Buffer[] = [];
    for await (const chunk of call) chunks.push(chunk as Buffer);
    const fault = await proxy.next({ method, path });
    const [status, html] = pages[fault] ?? [];
    if (status && html) return void answer.writeHead(status, { 'content-type': 'text/html' }).end(html);
    const refused = refusals[fault];
    if (refused) {
      return void answer.writeHead(refused[0], { 'content-type': 'application/json' }).end(JSON.stringify(refused[1]));
    }
    if (fault === 'lost call') return void call.socket.destroy();
    const real = await pass(call, Buffer.concat(chunks));
    if (fault === 'lost answer') return void call.socket.destroy();
    if (fault === '504 after the work') {
      return void answer.writeHead(504, { 'content-type': 'text/html' }).end(page('504 Gateway Time-out'));
    }
    const headers = { 'content-type': String(real.headers['content-type'] ?? 'text/plain') };
    const half = real.body.subarray(0, Math.floor(real.body.length / 2));
    if (fault === 'half JSON') return void answer.writeHead(real.status, headers).end(half);
    if (fault === 'cut answer') {
      answer.writeHead(real.status, { ...headers, 'content-length': String(real.body.length) });
      answer.write(half, () => call.socket.destroy());
      return;
    }
    if (fault === 'late answer') await new Promise((resolve) => setTimeout(resolve, tooLate));
    answer.writeHead(real.status, { ...real.headers, 'content-length': String(real.body.length) }).end(real.body);
  }

  function pass(call: IncomingMessage, body: Buffer) {
    const { 'transfer-encoding': _, ...headers } = call.headers;
    return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
      const onward = request(
        `${target}${call.url}`,
        { method: call.method, headers: { ...headers, 'content-length': body.length, connection: 'close' } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
            const told = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
            resolve({ status: answer.statusCode ?? 502, headers: told, body: Buffer.concat(chunks) });
          });
        },
      );
      onward.on('error', reject);
      onward.end(body);
    });
  }
}

const hopByHop = new Set(['connection', 'transfer-encoding', 'keep-alive', 'content-length']);
