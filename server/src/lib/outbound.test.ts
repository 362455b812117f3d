import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testRuntime } from '../testing/test-app.ts';
import { isInner, outboundFetch } from './outbound.ts';

const server = createServer((request, response) => {
  if (request.url === '/away') response.writeHead(302, { location: `http://localhost:${port}/` }).end();
  else if (request.url === '/large') response.end(Buffer.alloc(6_000_000));
  else response.end('hello');
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

const refusalOf = (url: string) =>
  outboundFetch(url).then(
    () => 'answered',
    (error: Error) => (error.cause as { code?: string } | undefined)?.code,
  );

describe('outgoing calls', () => {
  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['100.64.0.1', true],
    ['169.254.169.254', true],
    ['172.31.255.255', true],
    ['192.168.1.1', true],
    ['0.0.0.0', true],
    ['::1', true],
    ['::', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:7f00:1', true],
    ['::ffff:8.8.8.8', false],
    ['fe80::1', true],
    ['fd00::1', true],
    ['64:ff9b::7f00:1', true],
    ['8.8.8.8', false],
    ['172.32.0.1', false],
    ['2606:4700::1111', false],
    ['nonsense', true],
  ])('%s is inner: %s', (address, inner) => expect(isInner(address)).toBe(inner));

  it('refuses loopback by address, by name and in other spellings', async () => {
    await testRuntime();
    for (const host of ['127.0.0.1', 'localhost', '127.1', '0x7f000001', '2130706433', '[::1]', '[::ffff:127.0.0.1]']) {
      expect(await refusalOf(`http://${host}:${port}/`), host).toBe('OUTBOUND_REFUSED');
    }
  });

  it('reaches what is allowed, and nothing it leads on to', async () => {
    await testRuntime({ outboundAllow: [`127.0.0.1:${port}`] });
    expect(await (await outboundFetch(`http://127.0.0.1:${port}/`)).text()).toBe('hello');
    expect(await refusalOf(`http://127.0.0.1:${port}/away`)).toBe('OUTBOUND_REFUSED');
    expect(await refusalOf(`http://127.0.0.1:${port + 1}/`)).toBe('OUTBOUND_REFUSED');
  });

  it('reads no endless answer', async () => {
    await testRuntime({ outboundAllow: [`127.0.0.1:${port}`] });
    const answer = await outboundFetch(`http://127.0.0.1:${port}/large`);
    await expect(answer.text()).rejects.toThrow();
  });
});
