/**
 * What an endpoint is: declared once here, bound by the server's `serve`, called by the dashboard's `call`,
 * and printed as OpenAPI 3.1. It refuses to exist without saying who may use it.
 */
import type { z } from 'zod';
import type { Permission } from '../permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Kinds of thing an id can name; the server finds the organisation, workspace and property above each. */
export type TargetKind =
  | 'organization'
  | 'workspace'
  | 'property'
  | 'domain'
  | 'styleguide'
  | 'event'
  | 'venue'
  | 'import'
  | 'event-feed'
  | 'property-fact'
  | 'entry'
  | 'post'
  | 'thrown-away'
  | 'media'
  | 'job'
  | 'role'
  | 'user-role'
  | 'invitation';

/** Where in the request the id of the target stands, as `part.field`. */
export type TargetPlace = `${'params' | 'query' | 'body'}.${string}`;

/** `apart` lets it stand at another place of the organisation than the first target, such as the goal of a copy. */
export type Target = { kind: TargetKind; from: TargetPlace; apart?: true };

/**
 * Who may call:
 * - `public`: anyone;
 * - `signedIn`: anyone with a session, about themselves; targets, where there are any, must be in an organisation they
 *   are bound in;
 * - `sites`: the public sites of this installation, by their token;
 * - `operator`: the platform operator of the setting alone;
 * - `permission` with `at`: the first target present in the request decides the scope; every target present must be
 *   reachable. `'reach'` as the last entry means: without a target, everything the caller's bindings reach.
 */
export type Access =
  | { public: true }
  | { signedIn: true; at?: readonly Target[] }
  | { operator: true }
  | { sites: true }
  | { permission: Permission; at: readonly (Target | 'reach')[] };

export type Schema = z.ZodType;

export type EndpointDefinition = {
  method: Method;
  /** Path with `:name` parameters, as the specification writes it. */
  path: string;
  summary: string;
  access: Access;
  /** What a thing that is not there is called, where its kind alone does not say it. */
  thing?: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /**
   * The body may arrive as form data with these files beside its fields, each of at most `maxBytes`. Fields are those
   * of `body`, as texts; JSON of them may stand in one field that bears the name in `whole`.
   */
  form?: { files: { readonly [name: string]: { maxBytes: number } }; whole?: string };
  /** The answer may also be `text/event-stream`. */
  streams?: true;
  /**
   * The answer's `version` stands in its ETag too. A write may name the one it is meant for with If-Match; another one
   * is refused with 412 `stale`.
   */
  versioned?: true;
  /** One schema for each status the endpoint answers when it succeeds. `noContent` for 204. */
  responses: { readonly [status: number]: Schema };
};

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const E extends EndpointDefinition>(definition: E): E => definition;

/** The endpoints of one noun, by the name the code calls them. */
export type EndpointTable = Readonly<Record<string, EndpointDefinition>>;

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<E extends EndpointDefinition> = Output<E['params']>;
export type QueryOf<E extends EndpointDefinition> = Output<E['query']>;
export type BodyOf<E extends EndpointDefinition> = Output<E['body']>;
export type QueryInput<E extends EndpointDefinition> = Input<E['query']>;
export type BodyInput<E extends EndpointDefinition> = Input<E['body']>;
/** What the endpoint answers when it succeeds, any of its statuses. */
export type ResponseOf<E extends EndpointDefinition> = z.output<E['responses'][keyof E['responses'] & number]>;
