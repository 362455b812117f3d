/** The public sites as a surface: the built program of the sites package, told where the API is, what it tells
 * visits with, and where it may keep what it showed last. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sitesTokenOf } from '#lib/sites-token.ts';
import { knownKey } from '../key.ts';
import type { Settings } from '../settings.ts';
import { listenAt, type RunningSurface } from './surface.ts';

type SitesServer = { listen(port: number, host: string): Promise<number>; close(): Promise<void> };
type SitesOptions = { apiUrl: string; appUrl: string; token: string | null; cacheFolder: string; logLevel: string };
type SitesProgram = { createSitesServer(options: SitesOptions): SitesServer };

const built = path.resolve(import.meta.dirname, '../../../../sites/dist/server.js');

/** Throws when the sites have not been built. */
export async function startSites(settings: Settings): Promise<RunningSurface> {
  if (!existsSync(built)) throw new Error('The sites have not been built. Run npm start, or npm run build -w sites.');
  const { createSitesServer } = (await import(pathToFileURL(built).href)) as SitesProgram;
  const level = settings.LOG_LEVEL === 'trace' ? 'debug' : settings.LOG_LEVEL;
  const key = knownKey(settings.dataFolder, settings.FOYER_KEY);
  const server = createSitesServer({
    apiUrl: settings.API_URL,
    appUrl: settings.APP_URL,
    token: key && sitesTokenOf(key),
    cacheFolder: path.join(settings.dataFolder, 'sites-cache'),
    logLevel: level,
  });
  const { port, hosts } = listenAt('SITES_URL', settings.SITES_URL);
  await server.listen(port, hosts.length > 1 ? 'localhost' : '::');
  return { name: 'Sites', url: settings.SITES_URL, close: () => server.close() };
}
