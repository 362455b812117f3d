/**
 * What a visitor asked for, read from the raw request: host, path and preview token. Refuses to guess: a host that
 * cannot be one becomes the empty host, which no site has.
 */
export type Visit = { host: string; path: string; preview: string | undefined };

/** Host without port, in lower case, without a closing dot. */
export function hostOf(header: string | undefined): string {
  const host = (header ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(host) ? host : '';
}

/** Path as it came, with no query but the preview token. */
export function visitOf(hostHeader: string | undefined, address: string): Visit {
  const [path = '/', query = ''] = address.split('?', 2);
  return { host: hostOf(hostHeader), path, preview: new URLSearchParams(query).get('preview') ?? undefined };
}
