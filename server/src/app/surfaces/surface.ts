/**
 * What a surface is to the program: something that listens at an address and stops when told. Stopping takes no new
 * connection, lets every request finish and waits for no connection that is merely kept alive.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

export type RunningSurface = {
  name: string;
  url: string;
  close(): Promise<void>;
};

const usualPorts: Record<string, number> = { APP_URL: 3000, API_URL: 3001, SITES_URL: 3002, OIDC_ISSUER: 3003 };
const keepAlive = 72_000;
const farewell = 500;
const noSuchAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Where to listen for an address: its port, or the surface's usual one when a proxy stands in front; on this machine
 * alone, in both families, when the address is localhost.
 */
export function listenAt(setting: string, url: string): { port: number; hosts: string[] } {
  const { hostname, port } = new URL(url);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { port: port ? Number(port) : (usualPorts[setting] ?? 0), hosts: local ? ['127.0.0.1', '::1'] : ['::'] };
}

/** Listens for the address of a setting. Throws when the port is taken. The answer stops it. */
export async function listenGently(
  setting: string,
  url: string,
  handle: RequestListener,
): Promise<() => Promise<void>> {
  const { port, hosts } = listenAt(setting, url);
  const state = { closing: false };
  const servers: Server[] = [];
  const untouched = new Set<Socket>();
  const stop = async () => {
    state.closing = true;
    // Only the door is closed: the HTTP server's own close would cut connections a request is on its way on. Each that is
    // in use is told to close with its next answer; what is idle after that is ended.
    const closed = servers.map((server) => new Promise((resolve) => TcpServer.prototype.close.call(server, resolve)));
    const sweep = setInterval(() => clear(servers, untouched), farewell);
    await Promise.all(closed);
    clearInterval(sweep);
  };
  try {
    for (const host of hosts) {
      const server = createServer((request, response) => {
        untouched.delete(request.socket);
        if (state.closing) response.setHeader('connection', 'close');
        handle(request, response);
      });
      server.keepAliveTimeout = keepAlive;
      server.on('connection', (socket) => {
        untouched.add(socket);
        socket.once('close', () => untouched.delete(socket));
      });
      if (await listens(server, port, host)) servers.push(server);
    }
    return stop;
  } catch (problem) {
    await stop();
    throw problem;
  }
}

/** Ends connections nobody asks anything on: between two requests, or opened in advance and never used. */
function clear(servers: readonly Server[], untouched: ReadonlySet<Socket>): void {
  for (const server of servers) server.closeIdleConnections();
  for (const socket of untouched) if (socket.bytesRead === 0) socket.destroy();
}

/** False where this machine has no such address, as one without IPv6. */
function listens(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) => {
      if (!noSuchAddress.includes(problem.code ?? '')) reject(problem);
      else if (host === '::') listens(server, port, '0.0.0.0').then(resolve, reject);
      else resolve(false);
    });
    server.listen(port, host, () => resolve(true));
  });
}
