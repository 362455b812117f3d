/**
 * How much one client may ask of the API in a minute: sign-ins by address, writes by session and by address, and what
 * costs a model's time by organisation. Nothing a client writes into a body is counted by. Over the limit: 429 with Retry-After.
 */
import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#lib/refusal.ts';
import type { App } from '#lib/serve.ts';

/** `writes` of one session; `addresses` of all behind one address, those with no good session too. */
export type Limits = { signIns: number; writes: number; addresses: number; costly: number };
export const usualLimits: Limits = { signIns: 120, writes: 30_000, addresses: 120_000, costly: 300 };

const minute = 60_000;
type Check = (request: FastifyRequest) => Promise<void>;

/** Must come after the guard, which says whose session it is. */
export async function limitRequests(app: App, limits: Limits): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limiter = (max: number, keyGenerator: CreateRateLimitOptions['keyGenerator']): Check => {
    const take = app.createRateLimit({ max, timeWindow: minute, keyGenerator });
    return async (request) => {
      const state = await take(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
    };
  };
  const signIns = limiter(limits.signIns, ({ ip }) => `sign-in:${ip}`);
  const writes = limiter(limits.writes, ({ sessionHash, ip }) => `write:${sessionHash ?? ip}`);
  // A session in a cookie may be made up; an address is not.
  const addresses = limiter(limits.addresses, ({ ip }) => `address:${ip}`);
  const costly = limiter(limits.costly, ({ organisationId }) => `costly:${organisationId}`);

  app.decorateRequest('organisationId', null);
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    await addresses(request);
    await writes(request);
    if (request.routeOptions.url === '/auth/session') await signIns(request);
  });
  app.decorate('afterProof', async (request, endpoint, scope) => {
    const { access } = endpoint;
    if (!('permission' in access) || !access.permission.startsWith('ai:')) return;
    request.organisationId = scope.organisationId;
    await costly(request);
  });
}

const tooMany = (seconds: number): Refusal =>
  new Refusal(429, 'too-many', 'Too many requests. Wait a moment and try again.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
