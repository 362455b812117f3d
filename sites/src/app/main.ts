/** The public sites as a process of their own: API_URL, SITES_URL and, for previews in a frame, APP_URL. */
import { createSitesServer } from './server.ts';

const { API_URL = 'http://localhost:3001', SITES_URL = 'http://localhost:3002', APP_URL } = process.env;
const { SITES_HOST = '0.0.0.0' } = process.env;

const address = new URL(SITES_URL);
const server = createSitesServer({ apiUrl: API_URL, appUrl: APP_URL, logLevel: 'info' });
await server.listen(Number(address.port) || (address.protocol === 'https:' ? 443 : 80), SITES_HOST);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
