/**
 * The one way to the DNS: TXT records of a name, asked of the system's servers or of the one DNS_SERVER names. It tells
 * a clear absence from an answer that says nothing, since a host is lost by the first alone.
 */
import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { runtime } from '#lib/runtime.ts';

/** `found` holds each record as one text; `absent` says the name has none; `unclear` that nobody could say. */
export type TxtAnswer =
  | { kind: 'found'; records: string[] }
  | { kind: 'absent' }
  | { kind: 'unclear'; reason: 'timeout' | 'failed' };

/** Milliseconds for the first of two tries; the second waits longer. */
const patience = 2000;
const tries = 2;
const absences = ['ENOTFOUND', 'ENODATA'];
const silences = ['ETIMEOUT', 'ECANCELLED'];

/** TXT records at the name. Never throws for what a server answers or fails to; ends within 15 seconds. */
export async function readTxt(name: string): Promise<TxtAnswer> {
  const resolver = new Resolver({ timeout: patience, tries });
  const server = runtime().dnsServer;
  if (server) {
    const address = await asAddress(server).catch(() => null);
    if (!address) return { kind: 'unclear', reason: 'failed' };
    resolver.setServers([address]);
  }
  try {
    // A record longer than 255 bytes comes in parts of one text.
    const records = await resolver.resolveTxt(name);
    return { kind: 'found', records: records.map((parts) => parts.join('')) };
  } catch (problem) {
    const { code = '' } = problem as NodeJS.ErrnoException;
    if (absences.includes(code)) return { kind: 'absent' };
    return { kind: 'unclear', reason: silences.includes(code) ? 'timeout' : 'failed' };
  }
}

/** `host:port` as the resolver takes it: an address in place of a name. */
async function asAddress(server: string): Promise<string> {
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(server) ?? [];
  const bare = host.replace(/^\[|\]$/g, '');
  const address = isIP(bare) ? bare : (await lookup(bare)).address;
  return isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;
}
