/**
 * What the product says no with. A rule throws a refusal; the error plugin turns it into the one error answer of the
 * API. Clients act on `code`; people read `message`.
 */
import type { ValidationError } from '@foyer/contract/errors';

export class Refusal extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly validationErrors: readonly ValidationError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The thing as it is now, for whoever wanted to change an older one. */
  readonly present: unknown;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: { validationErrors?: readonly ValidationError[]; headers?: Record<string, string>; present?: unknown } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.code = code;
    this.validationErrors = more.validationErrors;
    this.headers = more.headers ?? {};
    this.present = more.present;
  }
}

/** 401: nobody is signed in. */
export const signInNeeded = () => new Refusal(401, 'sign-in-needed', 'Sign in to go on');
/** 403: the message never contains the word that makes clients retry (access page, rule 7). */
export const notAllowed = () => new Refusal(403, 'not-allowed', 'Your role does not allow this');
/** 404: missing and foreign answer the same. */
export const notFound = (thing: string) => new Refusal(404, 'not-found', `${thing} not found`);
export const gone = (thing: string) => new Refusal(410, 'gone', `${thing} was taken away`);
export const conflict = (code: string, message: string) => new Refusal(409, code, message);
/** 422 with every problem at once; `message` is the first of them. */
export const invalid = (errors: readonly ValidationError[], code = 'invalid') =>
  new Refusal(422, code, errors[0]?.message ?? 'Check the fields', { validationErrors: errors });
export const unavailable = (code: string, message: string) => new Refusal(503, code, message);
