/** The API's own description: OpenAPI 3.1 made from the contract, at /openapi.json, and to browse at /docs. */

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorAnswer } from '@foyer/contract/errors';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { csrfHeader } from '#lib/csrf.ts';
import type { App } from '#lib/serve.ts';

const describe = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

/** Must come before the routes it describes. */
export async function describeApi(app: App, apiUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Foyer',
        version: '1.0.0',
        description: `Every write carries a token from /csrf/token in the ${csrfHeader} header, beside the session cookie.`,
      },
      servers: [{ url: apiUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'foyer-session' },
          sites: { type: 'http', scheme: 'bearer', description: 'The token of the public sites.' },
        },
      },
    },
    transform: (document) => {
      const described = describe({
        ...document,
        schema: document.schema && { ...document.schema, response: withErrors(document.schema.response) },
      } as Parameters<typeof describe>[0]);
      const access = document.route.config?.access;
      const schema = described.schema as Record<string, unknown>;
      if (access && !('public' in access)) schema.security = [{ ['sites' in access ? 'sites' : 'session']: [] }];
      if (access && 'operator' in access) schema.description = 'Needs to be the platform operator.';
      if (access && 'permission' in access) schema.description = `Needs ${access.permission}.`;
      return described as { schema: Record<string, unknown>; url: string };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  let text: string | null = null;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').serializer(String).send(text);
  });
}

const withErrors = (responses: unknown): unknown => ({ ...(responses as object), default: errorAnswer });
