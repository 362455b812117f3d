/**
 * The embedded sign-in provider as a surface of its own. Its statements run under its own role, in transactions of one
 * statement, so that neither tenants' work nor its own can reach the other's tables.
 */
import type { Logger } from 'pino';
import { runtime } from '#lib/runtime.ts';
import { seal, unseal } from '#lib/seal.ts';
import { createIdentityProvider, type IdentityProvider } from '../../gateways/identity/provider.ts';
import type { Query } from '../../gateways/identity/tables.ts';
import type { Settings } from '../settings.ts';
import { listenGently, type RunningSurface } from './surface.ts';

export type IdentitySurface = RunningSurface & { provider: IdentityProvider };

const purpose = 'identity';

export async function startIdentity(settings: Settings, logger: Logger): Promise<IdentitySurface> {
  const provider = await createIdentityProvider({
    issuer: settings.OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID,
    audience: settings.OIDC_AUDIENCE,
    appUrl: settings.APP_URL,
    query: identityQuery,
    seal: (text) => seal(text, purpose),
    unseal: (text) => unseal(text, purpose),
    logger,
    trustProxy: settings.TRUST_PROXY,
  });
  const stop = await listenGently('OIDC_ISSUER', settings.OIDC_ISSUER, provider.handler);
  const close = async () => {
    await stop();
    await provider.close();
  };
  return { name: 'Sign-in', url: settings.OIDC_ISSUER, close, provider };
}

/** One statement in a transaction of its own under foyer_identity. */
const identityQuery: Query = async (text, values) => {
  const client = await runtime().database.pool.connect();
  try {
    await client.query('begin; set local role foyer_identity');
    const result = await client.query(text, values);
    await client.query('commit');
    client.release();
    return result;
  } catch (problem) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw problem;
  }
};
