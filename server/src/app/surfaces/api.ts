/** The API as a surface. */

import type { Logger } from 'pino';
import { endEventStreams } from '#lib/event-stream.ts';
import { createApi } from '../api.ts';
import type { Settings } from '../settings.ts';
import { listenGently, type RunningSurface } from './surface.ts';

export async function startApi(settings: Settings, logger: Logger): Promise<RunningSurface> {
  // The address of a client is believed as far as proxies of our own wrote it down.
  const app = await createApi({ loggerInstance: logger, trustProxy: (_, hop) => hop < settings.TRUST_PROXY });
  const stop = await listenGently('API_URL', settings.API_URL, (request, response) => app.routing(request, response));
  const close = async () => {
    const stopping = stop();
    endEventStreams();
    await stopping;
    await app.close();
  };
  return { name: 'API', url: settings.API_URL, close };
}
