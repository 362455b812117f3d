/**
 * The one client for outgoing calls. It refuses private, loopback and link-local addresses at the moment of connecting,
 * on every hop and whatever name led there, unless the settings allow the host and port. Calls end after a time and a
 * size; redirects are followed for reads alone.
 */
import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, type RequestInit as UndiciInit, fetch as undiciFetch } from 'undici';
import { runtime } from './runtime.ts';

export type OutboundOptions = {
  /** Bytes an answer may have; 10 MB when left out. */
  maxBytes?: number;
  /** Milliseconds until the answer begins, and between two parts of it; 15 s when left out. */
  silence?: number;
  /** Milliseconds the whole call may take; two minutes when left out. */
  total?: number;
  /** `host:port` this caller may reach beyond what the settings allow: an address the operator has named for it. */
  allow?: readonly string[];
};

export class OutboundRefused extends Error {
  readonly code = 'outbound-refused';

  constructor(reason: string) {
    super(reason);
    this.name = 'OutboundRefused';
  }
}

const connectWithin = 5000;
const defaults = { maxBytes: 10 * 1024 * 1024, silence: 15_000, total: 120_000, allow: [] as readonly string[] };
const closedNetworks = {
  ipv4: `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
    192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`,
  ipv6: `::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10
    ff00::/8`,
} as const;
const closed = new BlockList();
for (const [family, networks] of Object.entries(closedNetworks)) {
  for (const network of networks.split(/\s+/)) {
    const [address = '', prefix] = network.split('/');
    closed.addSubnet(address, Number(prefix), family as 'ipv4' | 'ipv6');
  }
}

/** True for an address on the open internet; an IPv4 address written as an IPv6 one counts as itself. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !closed.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** `fetch` with the guard. Throws OutboundRefused for what it may not reach, and what `fetch` throws otherwise. */
export const outboundFetch: typeof globalThis.fetch = (input, init) => callOut(input, init, {});

/** The same with limits of one's own. */
export const outboundWith =
  (options: OutboundOptions): typeof globalThis.fetch =>
  (input, init) =>
    callOut(input, init, options);

async function callOut(
  input: string | URL | Request,
  init: RequestInit = {},
  options: OutboundOptions,
): Promise<Response> {
  const address = new URL(input instanceof Request ? input.url : input);
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw new OutboundRefused(`Outgoing calls use http or https, not ${address.protocol}`);
  }
  const { maxBytes, silence, total, allow } = { ...defaults, ...options };
  const reading = ['GET', 'HEAD'].includes((init.method ?? 'GET').toUpperCase());
  const deadline = AbortSignal.timeout(total);
  const request = {
    ...init,
    redirect: init.redirect ?? (reading ? 'follow' : 'error'),
    signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline,
    dispatcher: agentFor(silence, allow),
  };
  const answer = await undiciFetch(address, request as unknown as UndiciInit).catch((problem: Error) => {
    throw problem.cause instanceof OutboundRefused ? problem.cause : problem;
  });
  return limited(answer as unknown as Response, maxBytes);
}

const agents = new Map<string, Agent>();

function agentFor(silence: number, allow: readonly string[]): Agent {
  const key = [silence, ...allow].join();
  const known = agents.get(key);
  if (known) return known;
  const agent = new Agent({ connect: guardedConnect(allow), headersTimeout: silence, bodyTimeout: silence });
  agents.set(key, agent);
  return agent;
}

/** Every connection passes here, also those of redirects. An address given as a number is never looked up. */
const guardedConnect =
  (allow: readonly string[]): buildConnector.connector =>
  (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    const port = options.port || (options.protocol === 'https:' ? '443' : '80');
    if (isIP(host) && !isPublicAddress(host) && !isAllowed(host, port, allow)) {
      callback(new OutboundRefused(`Outgoing calls may not reach ${host}:${port}`), null);
      return;
    }
    buildConnector({ timeout: connectWithin, lookup: guardedLookup(port, allow) })(options, callback);
  };

/** What it has looked at is what is connected to: a name is looked up once a connection. */
function guardedLookup(port: string, allow: readonly string[]): LookupFunction {
  return (host, options, callback) => {
    systemLookup(host, { ...options, all: true }, (problem, found) => {
      if (problem) return callback(problem, '', 0);
      const open = found.filter(
        ({ address }) => isAllowed(host, port, allow) || isPublicAddress(address) || isAllowed(address, port, allow),
      );
      const [first] = open;
      if (!first) return callback(new OutboundRefused(`Outgoing calls may not reach ${host}:${port}`), '', 0);
      return options.all ? callback(null, open) : callback(null, first.address, first.family);
    });
  };
}

const isAllowed = (host: string, port: string, allow: readonly string[]): boolean => {
  const names = [`${host}:${port}`, `[${host}]:${port}`];
  const among = (list: readonly string[]) => names.some((name) => list.includes(name));
  return among(allow) || among(runtime().outboundAllow);
};

/** Breaks off an answer that is longer than it may be. */
function limited(answer: Response, maxBytes: number): Response {
  if (!answer.body) return answer;
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new OutboundRefused(`The answer is longer than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(counter), { status, statusText, headers: new Headers([...headers]) });
}
