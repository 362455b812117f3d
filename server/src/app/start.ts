/**
 * Starts an installation in this process and gives back how to stop it. What it took it gives back when it cannot
 * start: sockets, the database, the data folder.
 */
import path from 'node:path';
import { prepareGrammars } from '@foyer/editorial/claims/reading/grammar';
import { pino } from 'pino';
import { listenForAnnouncements } from '#lib/announcements.ts';
import { startJobs, stopJobs } from '#lib/jobs.ts';
import { type Runtime, runtime, setRuntime } from '#lib/runtime.ts';
import { openDatabase } from '../db/client.ts';
import { createTokenVerifier, type TokenVerifier } from '../gateways/identity/verifier.ts';
import { checkBucket } from '../gateways/storage/s3.ts';
import { demoAccounts } from '../seed/accounts.ts';
import { seedDemo } from '../seed/demo.ts';
import { jobTable } from './job-table.ts';
import { checkKey, loadKey } from './key.ts';
import type { Settings, Surface } from './settings.ts';
import { startApi } from './surfaces/api.ts';
import { startDashboard } from './surfaces/dashboard.ts';
import { type IdentitySurface, startIdentity } from './surfaces/identity.ts';
import { startSites } from './surfaces/sites.ts';
import type { RunningSurface } from './surfaces/surface.ts';

export type Foyer = { settings: Settings; stop(): Promise<void> };
type Undo = () => Promise<void>;

/**
 * `folder` gives back the data folder this process holds. Throws with a sentence for the operator when the key or the
 * database does not allow a start.
 */
export async function start(settings: Settings, folder: Undo | null, say: (line: string) => void): Promise<Foyer> {
  const undo: Undo[] = folder ? [folder] : [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await startAll(settings, undo, say);
    return { settings, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

async function startAll(settings: Settings, undo: Undo[], say: (line: string) => void): Promise<void> {
  const runs = (surface: Surface) => settings.surfaces.includes(surface);
  const logger = pino({ level: settings.LOG_LEVEL });
  const running: RunningSurface[] = [];
  const begin = async <S extends RunningSurface>(starting: Promise<S>): Promise<S> => {
    const surface = await starting;
    running.push(surface);
    undo.push(surface.close);
    return surface;
  };

  if (runs('api') || runs('identity')) {
    const opening = openRuntime(settings, undo, (line) => logger.warn(line));
    // While the database opens, instead of while the first text is checked and everybody waits.
    if (runs('api')) prepareGrammars();
    const opened = await opening;
    const verifier = { current: null as TokenVerifier | null };
    setRuntime({ ...opened, identify: (token) => verifierOf(settings, verifier, null).profile(token) });
    await checkKey(opened.database.pool);
    if (opened.s3) await checkBucket(opened.s3);
    undo.push(
      await listenForAnnouncements((problem) => logger.warn({ err: problem }, 'Announcements are interrupted')),
    );
    const identity = runs('identity') ? await begin(startIdentity(settings, logger)) : null;
    verifierOf(settings, verifier, identity);
    if (runs('api')) {
      const onError = (problem: Error) => logger.error({ err: problem }, 'The queue failed');
      undo.push(stopJobs);
      if (settings.FOYER_DEMO === 'on') await addDemo(settings, identity, say, onError);
      await startJobs(jobTable, { onError });
      await begin(startApi(settings, logger));
    }
  }
  if (runs('sites')) await begin(startSites(settings));
  if (runs('dashboard')) await begin(startDashboard(settings));
  for (const { name, url } of running) say(`${name.padEnd(10)} ${url}`);
  say(`Foyer is ready: ${settings.APP_URL}`);
}

/** Only into an empty database; the accounts come first, so that a start broken off in between is made good. */
async function addDemo(
  settings: Settings,
  identity: IdentitySurface | null,
  say: (line: string) => void,
  onError: (problem: Error) => void,
): Promise<void> {
  const { rows } = await runtime().database.pool.query<{ empty: boolean }>('select app.is_empty() as empty');
  if (!rows[0]?.empty) return;
  say('Putting in the demo organizations');
  await identity?.provider.addDemoAccounts(demoAccounts);
  // It is told in long transactions, behind which everybody who looked for work would wait in vain: that comes after.
  await startJobs(jobTable, { work: false, onError });
  await seedDemo(settings.OIDC_ISSUER);
  await stopJobs();
}

async function openRuntime(settings: Settings, undo: Undo[], log: (line: string) => void): Promise<Runtime> {
  const { dataFolder } = settings;
  const key = loadKey(dataFolder, settings.FOYER_KEY);
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    migrationUrl: settings.DATABASE_MIGRATION_URL,
    folder: path.join(dataFolder, 'database'),
    log,
  });
  undo.push(database.close);
  const [issuer = '', subject = ''] = settings.OPERATOR?.split(/\|(.*)/s) ?? [];
  return {
    appUrl: settings.APP_URL,
    apiUrl: settings.API_URL,
    sitesUrl: settings.SITES_URL,
    dataFolder,
    database,
    key,
    identify: async () => {
      throw new Error('Sign-in has not been set up yet');
    },
    signup: settings.SIGNUP,
    operator: settings.OPERATOR ? { issuer, subject } : null,
    ai: writerOf(settings),
    writingLimit: settings.AI_MONTHLY_LIMIT ?? null,
    outboundAllow: settings.OUTBOUND_ALLOW,
    dnsServer: settings.DNS_SERVER ?? null,
    pricingUrl: settings.PRICING_URL,
    s3: bucketOf(settings),
    mediaQuota: settings.MEDIA_QUOTA_GB * 1e9,
  };
}

const writerOf = ({ AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_VISION_MODEL }: Settings): Runtime['ai'] =>
  AI_BASE_URL && AI_MODEL
    ? { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY ?? '', model: AI_MODEL, visionModel: AI_VISION_MODEL ?? null }
    : null;

const bucketOf = (settings: Settings): Runtime['s3'] => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = settings;
  if (!endpoint || !bucket || !keyId || !secret) return null;
  return { endpoint, bucket, region: settings.S3_REGION, keyId, secret };
};

/** One verifier for the process; with the embedded provider's keys at hand it asks nothing over the network. */
function verifierOf(
  settings: Settings,
  holder: { current: TokenVerifier | null },
  identity: IdentitySurface | null,
): TokenVerifier {
  holder.current ??= createTokenVerifier({
    issuer: settings.OIDC_ISSUER,
    audience: settings.OIDC_AUDIENCE,
    ...(identity ? { keys: identity.provider.keys } : {}),
  });
  return holder.current;
}
