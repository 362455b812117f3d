/**
 * What a failed call is to the rest of the dashboard: one class with the server's words or, where there are none,
 * the generic sentences of spec 8. It decides no toast and no redirect.
 */
import type { ValidationError } from '@foyer/contract/errors';
import { genericMessages } from '@foyer/contract/generic-messages';

type ApiErrorParts = {
  message: string;
  /** Clients act on this, never on the message. `network` and `timeout` are ours. */
  code: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  validationErrors?: ValidationError[];
  /** True when no answer came. */
  network?: boolean;
  requestId?: string | undefined;
  /** Of a 412: the thing as it is now. */
  present?: unknown;
};

export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly validationErrors: ValidationError[];
  readonly network: boolean;
  readonly requestId: string | undefined;
  readonly present: unknown;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = 'ApiError';
    this.code = parts.code;
    this.status = parts.status;
    this.validationErrors = parts.validationErrors ?? [];
    this.network = parts.network ?? false;
    this.requestId = parts.requestId;
    this.present = parts.present;
  }
}

/** No response: the connection, a proxy or the server is gone. */
export const networkError = () =>
  new ApiError({ message: genericMessages.network, code: 'network', status: 0, network: true });

export const timeoutError = () =>
  new ApiError({ message: genericMessages.timeout, code: 'timeout', status: 0, network: true });

/** An answer that says it went well and cannot be read, such as a page of a proxy in between. */
export const unreadableError = (status: number) =>
  new ApiError({ message: genericMessages.htmlOther(status), code: `http-${status}`, status });

/**
 * The error an answer outside 200 to 299 stands for (spec 8): its message, else its error, else a fixed sentence;
 * a page of HTML is never shown, its status is put in words.
 */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('text/html') || /^\s*<(!doctype|html)/i.test(text)) {
    return new ApiError({ message: htmlMessage(status), code: `http-${status}`, status });
  }
  const answer = parsed(text);
  const word = (key: string) =>
    typeof answer[key] === 'string' && answer[key] !== '' ? (answer[key] as string) : undefined;
  const problems = answer.validationErrors;
  return new ApiError({
    message: word('message') ?? word('error') ?? genericMessages.fallback,
    code: word('code') ?? `http-${status}`,
    status,
    requestId: word('requestId'),
    present: answer.present,
    ...(status === 422 && Array.isArray(problems) ? { validationErrors: problems as ValidationError[] } : {}),
  });
}

function htmlMessage(status: number): string {
  if (status === 500) return genericMessages.html500;
  if (status === 502 || status === 503 || status === 504) return genericMessages.htmlUnavailable;
  return genericMessages.htmlOther(status);
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The sentence to show for anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : genericMessages.fallback;

/** The id under which the server's log knows a failed request. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined;
