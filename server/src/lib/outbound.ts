/**
 * The one client for calls that leave this installation. Addresses of private, loopback and link-local ranges are
 * refused when the connection is made, after names are resolved and at every redirect, unless `OUTBOUND_ALLOW` names
 * host and port. No answer is waited for or read without bounds.
 */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, fetch as undiciFetch } from 'undici';
import { runtime } from './runtime.ts';

/** Bytes of an answer at most. */
const largestAnswer = 5_000_000;
const seconds = 1000;

const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(network, prefix, 'ipv6');
}

/** True for an address outgoing calls may not reach by themselves; an IPv4 address within an IPv6 one counts as itself. */
export function isInner(address: string): boolean {
  const family = isIP(address);
  return family === 0 || inner.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

const refused = (host: string) =>
  Object.assign(new Error(`Outgoing calls may not reach ${host}`), { code: 'OUTBOUND_REFUSED' });

const lookupOuter: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [], 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInner(address))) return callback(refused(hostname), [], 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

const bounds = { timeout: 10 * seconds };
const open = buildConnector(bounds);
const guarded = buildConnector({ ...bounds, lookup: lookupOuter });

const agent = new Agent({
  headersTimeout: 20 * seconds,
  bodyTimeout: 20 * seconds,
  maxResponseSize: largestAnswer,
  connect: (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    const port = options.port || (options.protocol === 'https:' ? '443' : '80');
    if (runtime().outboundAllow.includes(`${host}:${port}`)) return open(options, callback);
    if (isIP(host) && isInner(host)) return callback(refused(host), null);
    return guarded(options, callback);
  },
});

/** `fetch` within these bounds. Rejects with a cause of code `OUTBOUND_REFUSED` for an address it may not reach. */
export const outboundFetch: typeof globalThis.fetch = (input, init) =>
  undiciFetch(input as string, { ...(init as object), dispatcher: agent }) as unknown as Promise<Response>;
