/**
 * Binds an endpoint of the contract: checks what comes in (every problem at once), proves the scope, runs the handler
 * in its transaction, and answers with what the contract lets out. It refuses an endpoint that says nothing about who
 * may call it.
 */
import type { ValidationError } from '@foyer/contract/errors';
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
import { isForm, readForm, type SentFiles } from './form.ts';
import { type Input, readInput } from './input.ts';
import { invalid, Refusal } from './refusal.ts';
import type { Asked, Scope, TenantScope } from './scope.ts';
import { type Expected, readExpected, tagOf } from './versions.ts';

/** `apart` may stand at another place of the organisation than the first target. */
export type TargetFound = { kind: TargetKind; id: string; apart?: boolean };

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

type Proof<E extends EndpointDefinition> = E['access'] extends { public: true } | { sites: true }
  ? unknown
  : E['streams'] extends true
    ? { open: Open }
    : { scope: ScopeOf<E> };

export type Context<E extends EndpointDefinition, U = undefined> = Proof<E> & {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** What came with a form, by field. */
  files: SentFiles;
  /** What was made of the files; undefined when none came. */
  unpacked: U | undefined;
  /** What a write of something versioned is meant for. */
  expected: Expected;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * What the handler hands back is the body of the endpoint's first status, or of the one it has set on the reply; a
 * streaming one may hijack the reply instead.
 */
export type Handler<E extends EndpointDefinition, U = undefined> = (
  context: Context<E, U>,
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

/**
 * What is made of the files of a form before the transaction opens, since it takes long: run once the caller has proven
 * the call. The problems of a 422 it throws are told with those of the fields.
 */
export type Unpack<U> = (files: SentFiles) => Promise<U>;

export const boundName = (endpoint: EndpointDefinition): string => `${endpoint.method} ${endpoint.path}`;

/** Binds one endpoint. Throws when it declares no access or is bound already. */
export function serve<const E extends EndpointDefinition, U = undefined>(
  app: App,
  endpoint: E,
  handler: Handler<E, U>,
  ahead?: Ahead<E>,
  unpack?: Unpack<U>,
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
      const answer = await run(app, endpoint, { handler, ahead, unpack }, request, reply);
      if (reply.sent || (answer === undefined && endpoint.streams)) return reply;
      if (reply.statusCode === 200) reply.code(status);
      if (endpoint.versioned) reply.header('etag', tagOf((answer as { version: number }).version));
      return reply.send(reply.statusCode === 204 ? undefined : answer);
    },
  });
}

type Bound<E extends EndpointDefinition, U> = { handler: Handler<E, U>; ahead?: Ahead<E>; unpack?: Unpack<U> };

async function run<E extends EndpointDefinition, U>(
  app: App,
  endpoint: E,
  { handler, ahead, unpack }: Bound<E, U>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const form = await formOf(endpoint, request);
  const { input, problems } = readInput(endpoint, request, form !== undefined);
  problems.unshift(...(form?.problems ?? []));
  if (problems.length === 0) problems.push(...unnamed(endpoint, input));
  const files = form?.files ?? {};
  const prove = (targets: readonly TargetFound[], asked: EndpointDefinition = endpoint) =>
    app.gate.enter(request.sessionHash, asked, targets, (scope) => app.afterProof(request, asked, scope));
  let unpacked: U | undefined;
  if (unpack && Object.keys(files).length > 0) {
    // Nobody's files are opened: where the fields do not say who may, a session has to do.
    const broken = problems.length > 0;
    await prove(
      broken ? [] : targetsOf(endpoint, input),
      broken ? { ...endpoint, access: { signedIn: true } } : endpoint,
    );
    unpacked = await unpack(files).catch((problem: unknown) => {
      if (!(problem instanceof Refusal && problem.validationErrors)) throw problem;
      problems.push(...problem.validationErrors);
      return undefined;
    });
  }
  if (problems.length > 0) throw invalid(problems);
  const expected = readExpected(request.headers['if-match']);
  const call = (proof: object): Promise<unknown> =>
    handler({ ...proof, ...input, files, unpacked, expected, request, reply } as unknown as Context<E, U>);
  if ('public' in endpoint.access || 'sites' in endpoint.access) return call({});
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
  await prove(targets);
  return call({ open });
}

/** The form of a request that sends one. Throws 415 where the endpoint takes none. */
async function formOf(endpoint: EndpointDefinition, request: FastifyRequest) {
  if (!isForm(request)) return undefined;
  if (!endpoint.form) throw new Refusal(415, 'media-type', 'Send the body as JSON');
  const form = await readForm(endpoint.form, request);
  request.body = form.fields;
  return form;
}

/** What is named otherwise, such as a fixed role, stands in no organisation. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The targets the request names, in the order of the declaration. */
function targetsOf(endpoint: EndpointDefinition, input: Input): TargetFound[] {
  if (!('at' in endpoint.access) || !endpoint.access.at) return [];
  return endpoint.access.at.flatMap((target) => {
    if (target === 'reach') return [];
    const id = target.from.split('.').reduce<unknown>((within, name) => Object(within)[name], input);
    return typeof id === 'string' && uuid.test(id) ? [{ kind: target.kind, id, apart: target.apart ?? false }] : [];
  });
}

/** A call about a thing that may be named here or there, and is named nowhere. */
function unnamed(endpoint: EndpointDefinition, input: Input): ValidationError[] {
  if (!('permission' in endpoint.access) || endpoint.access.at.includes('reach')) return [];
  if (targetsOf(endpoint, input).length > 0) return [];
  const [first] = endpoint.access.at;
  const field = first && first !== 'reach' ? (first.from.split('.')[1] ?? '') : '';
  const thing = field.replace(/Id$/, '');
  return field === thing
    ? []
    : [{ field, message: `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ID is required` }];
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
