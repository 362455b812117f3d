/**
 * Binds an endpoint of the contract: checks what comes in (every problem at once), proves the scope, runs the handler
 * in its transaction, and answers with what the contract lets out. It refuses an endpoint that says nothing about who
 * may call it.
 */
import type {
  Access,
  BodyOf,
  EndpointDefinition,
  ParamsOf,
  QueryOf,
  ResponseOf,
  TargetKind,
} from '@foyer/contract/lib/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readInput } from './input.ts';
import { invalid } from './refusal.ts';
import type { Asked, Scope, TenantScope } from './scope.ts';
import { type Expected, readExpected, tagOf } from './versions.ts';

export type TargetFound = { kind: TargetKind; id: string };

/** How requests prove themselves; made by features/access. */
export type Gate = {
  /** `ahead` is asked together with the proof; `work` that asks for the same gets its answer. */
  enter<T>(
    sessionHash: string | null,
    endpoint: EndpointDefinition,
    targets: readonly TargetFound[],
    work: (scope: Scope) => Promise<T>,
    ahead?: Asked,
  ): Promise<T>;
};

declare module 'fastify' {
  interface FastifyInstance {
    gate: Gate;
    /** Called when a request has proven its scope and before its handler; throws to refuse. */
    afterProof: (request: FastifyRequest, endpoint: EndpointDefinition, scope: Scope) => Promise<void>;
    /** `METHOD path` of each bound endpoint. */
    bound: Set<string>;
  }
  interface FastifyRequest {
    /** SHA-256 of the session cookie, or null without one. */
    sessionHash: string | null;
    /** The organisation whose limits the request counts against, once proven. */
    organisationId: string | null;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

export type App = FastifyInstance;

/** Proves the request anew and runs work in the scope: a role taken away ends what is still open. */
export type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;

type ScopeOf<E extends EndpointDefinition> = E['access'] extends { permission: string; at: infer At }
  ? At extends readonly (infer Entry)[]
    ? 'reach' extends Entry
      ? Scope
      : TenantScope
    : never
  : Scope;

type Proof<E extends EndpointDefinition> = E['access'] extends { public: true }
  ? unknown
  : E['streams'] extends true
    ? { open: Open }
    : { scope: ScopeOf<E> };

export type Context<E extends EndpointDefinition> = Proof<E> & {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** What a write of something versioned is meant for. */
  expected: Expected;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * What the handler hands back is the body of the endpoint's first status, or of the one it has set on the reply; a
 * streaming one may hijack the reply instead.
 */
export type Handler<E extends EndpointDefinition> = (
  context: Context<E>,
) => E['streams'] extends true
  ? Promise<ResponseOf<E> | undefined>
  : [ResponseOf<E>] extends [undefined]
    ? Promise<void>
    : Promise<ResponseOf<E>>;

/**
 * What the handler will ask the database first, where the request alone says so. It goes out in one flight with the
 * proof, sees what the proof lets it see, and is thrown away when the request is refused.
 */
export type Ahead<E extends EndpointDefinition> = (input: {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}) => Asked | undefined;

export const boundName = (endpoint: EndpointDefinition): string => `${endpoint.method} ${endpoint.path}`;

/** Binds one endpoint. Throws when it declares no access or is bound already. */
export function serve<const E extends EndpointDefinition>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  ahead?: Ahead<E>,
): void {
  const name = boundName(endpoint);
  if (!endpoint.access) throw new Error(`${name} does not say who may call it`);
  if (app.bound.has(name)) throw new Error(`${name} is bound twice`);
  app.bound.add(name);
  const status = Number(Object.keys(endpoint.responses)[0]);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access },
    schema: schemaOf(endpoint),
    handler: async (request, reply) => {
      const answer = await run(app, endpoint, handler, ahead, request, reply);
      if (reply.sent || (answer === undefined && endpoint.streams)) return reply;
      if (reply.statusCode === 200) reply.code(status);
      if (endpoint.versioned) reply.header('etag', tagOf((answer as { version: number }).version));
      return reply.send(reply.statusCode === 204 ? undefined : answer);
    },
  });
}

async function run<E extends EndpointDefinition>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  ahead: Ahead<E> | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const input = readInput(endpoint, request);
  const expected = readExpected(request.headers['if-match']);
  const call = (proof: object): Promise<unknown> =>
    handler({ ...proof, ...input, expected, request, reply } as unknown as Context<E>);
  if ('public' in endpoint.access) return call({});
  const targets = targetsOf(endpoint, input);
  checkEqual(endpoint, request);
  const { gate } = app;
  if (!endpoint.streams) {
    const work = async (scope: Scope) => {
      await app.afterProof(request, endpoint, scope);
      return call({ scope });
    };
    return gate.enter(request.sessionHash, endpoint, targets, work, ahead?.(input as Parameters<Ahead<E>>[0]));
  }
  const open: Open = (work) =>
    gate.enter(request.sessionHash, endpoint, targets, (scope) => work(scope as TenantScope));
  await open((scope) => app.afterProof(request, endpoint, scope));
  return call({ open });
}

type Input = { params: unknown; query: unknown; body: unknown };
/** What is named otherwise, such as a fixed role, stands in no organisation. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The targets the request names, in the order of the declaration. */
function targetsOf(endpoint: EndpointDefinition, input: Input): TargetFound[] {
  if (!('at' in endpoint.access) || !endpoint.access.at) return [];
  return endpoint.access.at.flatMap((target) => {
    if (target === 'reach') return [];
    const [part, field] = target.from.split('.') as [keyof Input, string];
    const id = (input[part] as Record<string, unknown> | undefined)?.[field];
    return typeof id === 'string' && uuid.test(id) ? [{ kind: target.kind, id }] : [];
  });
}

/** An id that stands in the query and in the body must be the same (access page, rule 5). */
function checkEqual(endpoint: EndpointDefinition, request: FastifyRequest): void {
  if (!endpoint.body) return;
  const query = request.query as Record<string, unknown>;
  const body = (request.body ?? {}) as Record<string, unknown>;
  const different = Object.keys(query).filter(
    (name) => name.endsWith('Id') && typeof body[name] === 'string' && body[name] !== query[name],
  );
  if (different.length > 0) {
    throw invalid(different.map((field) => ({ field, message: `${field} differs between address and body` })));
  }
}

/** For the OpenAPI document and for what is let out. */
function schemaOf(endpoint: EndpointDefinition): Record<string, unknown> {
  const { params, query, body, responses, summary } = endpoint;
  return {
    summary,
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: responses,
  };
}
