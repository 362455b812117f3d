/** The API as a surface. */
import type { Logger } from 'pino';
import { createApi } from '../api.ts';
import type { Settings } from '../settings.ts';
import { listenAt, type RunningSurface } from './surface.ts';

export async function startApi(settings: Settings, logger: Logger): Promise<RunningSurface> {
  // The address of a client is believed as far as proxies of our own wrote it down.
  const app = await createApi({ loggerInstance: logger, trustProxy: (_, hop) => hop < settings.TRUST_PROXY });
  await app.listen(listenAt('API_URL', settings.API_URL));
  return { name: 'API', url: settings.API_URL, close: () => app.close() };
}
