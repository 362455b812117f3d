import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setRuntime } from '../../lib/runtime.ts';
import { type DnsServer, startDnsServer } from '../../testing/dns-server.ts';
import { readTxt } from './resolver.ts';

let dns: DnsServer;
const ask = (dnsServer: string) => setRuntime({ dnsServer } as unknown as Parameters<typeof setRuntime>[0]);

beforeAll(async () => {
  dns = await startDnsServer();
});
beforeEach(() => ask(dns.address));
afterAll(() => dns.close());

const name = '_foyer.lakeside.example';

test('reads one record and several', async () => {
  dns.zone.set(name, ['foyer-site=abc']);
  expect(await readTxt(name)).toEqual({ kind: 'found', records: ['foyer-site=abc'] });
  dns.zone.set(name, ['v=spf1 -all', 'foyer-site=abc', '']);
  expect(await readTxt(name)).toEqual({ kind: 'found', records: ['v=spf1 -all', 'foyer-site=abc', ''] });
});

test('joins a record that comes in parts, and takes an answer too long for a datagram', async () => {
  const long = 'x'.repeat(700);
  dns.zone.set(name, [long]);
  expect(await readTxt(name)).toEqual({ kind: 'found', records: [long] });
  const many = Array.from({ length: 300 }, (_, i) => `${i} ${'y'.repeat(200)}`);
  dns.zone.set(name, many);
  expect(await readTxt(name)).toEqual({ kind: 'found', records: many });
});

test('a name that is not there, or has no such record, is absent', async () => {
  dns.zone.set(name, 'nxdomain');
  expect(await readTxt(name)).toEqual({ kind: 'absent' });
  dns.zone.set(name, []);
  expect(await readTxt(name)).toEqual({ kind: 'absent' });
});

test('a broken, silent, missing or unknown server leaves it unclear', async () => {
  dns.zone.set(name, 'servfail');
  expect(await readTxt(name)).toEqual({ kind: 'unclear', reason: 'failed' });
  dns.zone.set(name, 'silence');
  expect(await readTxt(name)).toEqual({ kind: 'unclear', reason: 'timeout' });
  ask('no-such-server.invalid:53');
  expect(await readTxt(name)).toEqual({ kind: 'unclear', reason: 'failed' });
}, 20_000);

test('the server may be named', async () => {
  dns.zone.set(name, ['foyer-site=abc']);
  ask(dns.address.replace('127.0.0.1', 'localhost'));
  expect(await readTxt(name)).toMatchObject({ kind: 'found' });
});
