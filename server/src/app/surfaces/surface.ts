/** What a surface is to the program: something that listens at an address and stops when told. */
export type RunningSurface = {
  name: string;
  url: string;
  /** Stops accepting, lets what runs finish. */
  close(): Promise<void>;
};

const usualPorts: Record<string, number> = { APP_URL: 3000, API_URL: 3001, SITES_URL: 3002, OIDC_ISSUER: 3003 };

/**
 * Where to listen for an address: its port, or the surface's usual one when a proxy stands in front; on this machine
 * alone when the address is localhost.
 */
export function listenAt(setting: string, url: string): { port: number; host: string } {
  const { hostname, port } = new URL(url);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { port: port ? Number(port) : (usualPorts[setting] ?? 0), host: local ? 'localhost' : '::' };
}
