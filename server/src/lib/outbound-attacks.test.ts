import dns, { type LookupAddress } from 'node:dns';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testRuntime } from '../testing/test-app.ts';
import { outboundFetch } from './outbound.ts';
import { type Runtime, setRuntime } from './runtime.ts';

let usual: Runtime;
let server: Server;
let port: number;
let visits = 0;
let answer: RequestListener;
/** What names lead to, one list of addresses for each asking; the last one stays. */
let names: Record<string, string[][]> = {};
let lookups: string[] = [];
const systemLookup = dns.lookup;

beforeAll(async () => {
  usual = await testRuntime();
  server = createServer((request, response) => {
    visits += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  port = (server.address() as AddressInfo).port;
  dns.lookup = ((host: string, options: object, callback: (problem: null, found: LookupAddress[]) => void) => {
    const known = names[host];
    if (!known) return systemLookup(host, options, callback as never);
    lookups.push(host);
    const [next = [], ...later] = known;
    if (later.length > 0) names[host] = later;
    return callback(
      null,
      next.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as typeof dns.lookup;
  syncBuiltinESMExports();
});
beforeEach(() => {
  visits = 0;
  lookups = [];
  names = {};
  answer = (_request, response) => response.setHeader('connection', 'close').end('a secret');
  setRuntime({ ...usual, outboundAllow: [] });
});
afterAll(() => {
  dns.lookup = systemLookup;
  syncBuiltinESMExports();
  setRuntime(usual);
  server.closeAllConnections();
  server.close();
});

const allow = (...hosts: string[]) => setRuntime({ ...usual, outboundAllow: hosts });
const refused = (address: string, init?: RequestInit) => expect(outboundFetch(address, init)).rejects.toThrow();

describe('private addresses however they are written', () => {
  test.each([
    ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
    ...['0x7f.0x0.0x0.0x1', '127.000.000.001', '127.0.0.1.', '①②⑦.⓪.⓪.①', '127。0。0。1', '0', '0.0.0.0', '00000000'],
    ...['[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
    ...['[64:ff9b::127.0.0.1]', '[64:ff9b::a9fe:a9fe]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]'],
    ...['[fe80::1]', '[fec0::1]', '[fd00::1]', '[ff02::1]', '[100::1]', '[2001:db8::1]'],
    ...['169.254.169.254', '2852039166', '0xa9fea9fe', '[::ffff:169.254.169.254]', '169.254.170.2', '100.100.100.200'],
    ...['10.0.0.1', '012.0.0.1', '172.16.0.1', '192.168.0.1', '3232235521', '198.18.0.1', '192.0.0.192', '224.0.0.1'],
    ...['255.255.255.255', '240.0.0.1', 'localhost', 'LOCALHOST', 'localhost.'],
  ])('http://%s', async (host) => {
    await refused(`http://${host}:${port}/`);
    expect(visits).toBe(0);
  });
});

describe('names that lead there', () => {
  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['169.254.169.254']],
    [['10.0.0.5', '192.168.1.9']],
    [['64:ff9b::7f00:1']],
    [[]],
  ])('%j', async (addresses) => {
    names['rates.example'] = [addresses];
    await refused(`http://rates.example:${port}/`);
    expect(visits).toBe(0);
  });

  test('of several addresses only those it may reach are tried', async () => {
    allow(`127.0.0.1:${port}`);
    names['rates.example'] = [['127.0.0.2', '127.0.0.1']];
    let local: string | undefined;
    answer = (request, response) => {
      local = request.socket.localAddress;
      response.end();
    };
    await outboundFetch(`http://rates.example:${port}/`);
    expect(local).toBe('127.0.0.1');
  });

  test('what was looked at is what is connected to: one that changes in between changes nothing', async () => {
    allow(`127.0.0.1:${port}`);
    names['changing.example'] = [['127.0.0.1'], ['127.0.0.2']];
    const call = async () => (await outboundFetch(`http://changing.example:${port}/`)).text();
    expect(await call()).toBe('a secret');
    expect(lookups).toEqual(['changing.example']);
    await expect(call()).rejects.toThrow(/may not reach changing.example/);
    expect(visits).toBe(1);
  });
});

describe('redirects and addresses', () => {
  test.each([
    'http://127.0.0.2/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://2130706434/',
    'http://rates.example/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/plain,secret',
  ])('to %s', async (location) => {
    allow(`127.0.0.1:${port}`);
    names['rates.example'] = [['10.0.0.1']];
    answer = (_request, response) => response.writeHead(302, { location }).end();
    await refused(`http://127.0.0.1:${port}/`);
    expect(visits).toBe(1);
  });

  test.each([
    'file:///etc/passwd',
    'ftp://rates.example/',
    'gopher://rates.example/',
    'ws://rates.example/',
    'javascript:alert(1)',
    'blob:https://rates.example/1',
    'http://user:password@127.0.0.1/',
    'http://user@rates.example/',
  ])('%s itself', async (address) => {
    names['rates.example'] = [['127.0.0.1']];
    allow('rates.example:80', '127.0.0.1:80');
    await refused(address);
    expect(lookups).toEqual([]);
  });

  test('what is allowed is one host at one port', async () => {
    allow(`127.0.0.1:${port}`);
    expect((await outboundFetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await refused(`http://127.0.0.2:${port}/`);
    await refused('http://127.0.0.1:1/');
    expect(visits).toBe(1);
  });
});

test('nothing of the server calls out by another way', () => {
  const source = path.resolve(import.meta.dirname, '..');
  const own = 'lib/outbound.ts';
  // Talks to a socket in the data folder, on no network.
  const lock = 'db/embedded/data-lock.ts';
  const waysOut =
    /(?<![.\w])fetch\(|(?:from|import\() ?['"](?:undici|axios|got|node-fetch|node:https|node:http2|node:tls)['"]|\b(?:connect|createConnection) ?[,}].*from 'node:net'|https?\.(?:request|get)\(|new WebSocket\(|new EventSource\(/;
  const files = (readdirSync(source, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.ts') && !/\.(test|durability)\.ts$/.test(file) && !/(^|\/)testing(\/|\.ts$)/.test(file),
  );
  const calling = files.filter((file) => waysOut.test(readFileSync(path.join(source, file), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(calling).toContain(own);
  expect(calling.filter((file) => file !== own && file !== lock)).toEqual([]);
});
