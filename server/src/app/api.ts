/**
 * The API, whole: every endpoint of the contract bound once. It refuses to start when one of them is not.
 */
import cookie from '@fastify/cookie';
import { endpoints } from '@foyer/contract/endpoints';
import type { EndpointDefinition, EndpointTable } from '@foyer/contract/lib/endpoint';
import fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { uuidv7 } from 'uuidv7';
import { endEventStreams } from '#lib/event-stream.ts';
import { acceptForms } from '#lib/form.ts';
import { runtime } from '#lib/runtime.ts';
import { type App, boundName } from '#lib/serve.ts';
import { gate } from '../features/access/rules.ts';
import { describeApi } from './documents.ts';
import { answerErrors } from './errors.ts';
import { answerPreflight, guardRequests } from './guard.ts';
import { reportHealth } from './health.ts';
import { type Limits, limitRequests, usualLimits } from './limits.ts';
import { registerNouns } from './nouns.ts';

export type ApiOptions = Pick<FastifyServerOptions, 'loggerInstance' | 'trustProxy'> & {
  limits?: Limits;
};

const largestBody = 1024 * 1024;

/** The app, not yet listening. Throws when an endpoint of the contract is not bound. */
export async function createApi(options: ApiOptions = {}): Promise<App> {
  const { limits = usualLimits, ...server } = options;
  const app: App = fastify({
    ...server,
    bodyLimit: largestBody,
    genReqId: () => uuidv7(),
    routerOptions: { maxParamLength: 300 },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  // `serve` checks what comes in itself, all parts together; the contract's schema lets out only what it names.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('gate', gate);
  app.decorate('bound', new Set<string>());
  answerErrors(app);
  await app.register(cookie);
  await acceptForms(app);
  guardRequests(app);
  await limitRequests(app, limits);
  await describeApi(app, runtime().apiUrl);
  answerPreflight(app);
  reportHealth(app);
  registerNouns(app);
  app.addHook('preClose', async () => endEventStreams());
  await app.ready();
  const missing = unbound(app);
  if (missing.length > 0) {
    throw new Error(`Endpoints of the contract that nobody serves: ${missing.join(', ')}`);
  }
  return app;
}

/** Endpoints the contract declares and no route serves. */
export function unbound(app: App): string[] {
  const tables: EndpointTable[] = Object.values(endpoints);
  const all: EndpointDefinition[] = tables.flatMap((table) => Object.values(table));
  return all.map(boundName).filter((name) => !app.bound.has(name));
}
