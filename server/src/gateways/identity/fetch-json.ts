/**
 * Reads one JSON document of the sign-in provider: five seconds, half a megabyte, no redirects. Anything slower,
 * longer, moved or not JSON is an error. The issuer the settings name may stand in a private range; what its documents
 * point at may not, unless the settings allow it.
 */
import { outboundWith } from '#lib/outbound.ts';

export type FetchJson = (address: string, headers?: Record<string, string>) => Promise<unknown>;

const timeout = 5_000;
const maxBytes = 512 * 1024;

/** Reads the documents of one issuer; throws on every other outcome than a parsed document. */
export function boundedFetchJson(issuer: string): FetchJson {
  const { hostname, port, protocol } = new URL(issuer);
  const allow = [`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`];
  const call = outboundWith({ maxBytes, silence: timeout, total: timeout, allow });
  return async (address, headers = {}) => {
    const response = await call(address, { headers: { accept: 'application/json', ...headers }, redirect: 'error' });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };
}
