/** Visits as a browser makes them: any host, any coding, bytes as they came. */
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Visited = {
  status: number;
  headers: Record<string, string | undefined>;
  bytes: Buffer;
  text: string;
};

export type VisitOptions = { host?: string; method?: string; headers?: Record<string, string> };

/** Visits `path` at a port of this machine, naming the host. */
export function visit(port: number, path: string, options: VisitOptions = {}): Promise<Visited> {
  const { host = 'halden.localhost', method = 'GET', headers = {} } = options;
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const bytes = Buffer.concat(pieces);
        const answered = response.headers as Record<string, string | undefined>;
        resolve({ status: response.statusCode ?? 0, headers: answered, bytes, text: textOf(bytes, answered) });
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}

function textOf(bytes: Buffer, headers: Visited['headers']): string {
  if (bytes.length === 0) return '';
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}
