import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testRuntime } from '../testing/test-app.ts';
import { isPublicAddress, outboundFetch, outboundWith } from './outbound.ts';
import { type Runtime, setRuntime } from './runtime.ts';

let usual: Runtime;
let server: Server;
let port: number;
let answer: RequestListener;
let visits = 0;

beforeAll(async () => {
  usual = await testRuntime();
  server = createServer((request, response) => {
    visits += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  visits = 0;
  answer = (_request, response) => response.end('hello');
  setRuntime({ ...usual, outboundAllow: [] });
});
afterAll(() => {
  setRuntime(usual);
  server.closeAllConnections();
  server.close();
});

const allow = (...hosts: string[]) => setRuntime({ ...usual, outboundAllow: hosts });

describe('addresses', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    '::127.0.0.1',
    'localhost',
    '',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['1.1.1.1', '172.32.0.1', '193.99.144.80', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('the guard', () => {
  test.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '127.1',
    '0',
  ])('http://%s is refused before anything is sent', async (host) => {
    await expect(outboundFetch(`http://${host}:${port}/`)).rejects.toThrow(/may not reach/);
    expect(visits).toBe(0);
  });

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'gopher://127.0.0.1/', 'data:text/plain,x'])(
    '%s is refused',
    async (address) => {
      await expect(outboundFetch(address)).rejects.toThrow(/http or https/);
    },
  );

  test('reaches what the settings allow, at that port alone', async () => {
    allow(`127.0.0.1:${port + 1}`);
    await expect(outboundFetch(`http://127.0.0.1:${port}/`)).rejects.toThrow(/may not reach/);
    allow(`127.0.0.1:${port}`);
    expect(await (await outboundFetch(`http://127.0.0.1:${port}/`)).text()).toBe('hello');
    expect(await (await outboundFetch(`http://localhost:${port}/`)).text()).toBe('hello');
  });

  test('looks at every hop of a redirect', async () => {
    allow(`127.0.0.1:${port}`);
    answer = (request, response) =>
      request.url === '/' ? response.writeHead(302, { location: 'http://127.0.0.2:80/secret' }).end() : response.end();
    await expect(outboundFetch(`http://127.0.0.1:${port}/`)).rejects.toThrow(/may not reach 127\.0\.0\.2:80/);
  });

  test('follows redirects for reads alone', async () => {
    allow(`127.0.0.1:${port}`);
    answer = (request, response) =>
      request.url === '/' ? response.writeHead(307, { location: '/there' }).end() : response.end('there');
    expect(await (await outboundFetch(`http://127.0.0.1:${port}/`)).text()).toBe('there');
    await expect(outboundFetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' })).rejects.toThrow();
    expect(visits).toBe(3);
  });
});

describe('limits', () => {
  beforeEach(() => allow(`127.0.0.1:${port}`));

  test('an answer that is too long is broken off', async () => {
    answer = (_request, response) => response.end('x'.repeat(2000));
    const short = outboundWith({ maxBytes: 1000 });
    await expect((await short(`http://127.0.0.1:${port}/`)).text()).rejects.toThrow(/longer than 1000 bytes/);
  });

  test('silence before or within an answer ends the call', async () => {
    const impatient = outboundWith({ silence: 300 });
    answer = () => {};
    await expect(impatient(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    answer = (_request, response) => void response.write('begun');
    await expect((await impatient(`http://127.0.0.1:${port}/`)).text()).rejects.toThrow();
  });

  test('drops of an answer do not keep a call going for ever', async () => {
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drip));
    };
    const began = Date.now();
    const call = outboundWith({ total: 500 })(`http://127.0.0.1:${port}/`).then((response) => response.text());
    await expect(call).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(3000);
  });

  test('whoever calls may break it off', async () => {
    answer = () => {};
    const signal = AbortSignal.timeout(100);
    await expect(outboundFetch(`http://127.0.0.1:${port}/`, { signal })).rejects.toThrow(/abort|timeout/i);
  });
});
