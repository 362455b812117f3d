/** The public sites as a process of their own: API_URL, SITES_URL and, for previews in a frame, APP_URL; with
 * SITES_TOKEN visits are counted, with SITES_CACHE what guests saw last outlives a restart while the API is down. */
import { createSitesServer } from './server.ts';

const { API_URL = 'http://localhost:3001', SITES_URL = 'http://localhost:3002', APP_URL } = process.env;
const { SITES_HOST = '0.0.0.0', SITES_TOKEN, SITES_CACHE } = process.env;

const address = new URL(SITES_URL);
const server = createSitesServer({
  apiUrl: API_URL,
  appUrl: APP_URL,
  token: SITES_TOKEN ?? null,
  cacheFolder: SITES_CACHE,
  logLevel: 'info',
});
await server.listen(Number(address.port) || (address.protocol === 'https:' ? 443 : 80), SITES_HOST);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
