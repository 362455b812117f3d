/**
 * Sends one file and tells how much of it has gone, which `call` cannot. Everything else is as there: credentials, the
 * CSRF token, ApiError for every failure, and the caller's own abort.
 */
import type { EndpointDefinition, ResponseOf } from '@foyer/contract/lib/endpoint';
import { type ApiError, errorOf, networkError, unreadableError } from './api-error.ts';
import { apiAddress } from './call.ts';
import { csrfHeader, csrfToken, refuseCsrf } from './csrf.ts';

type Upload = {
  params?: Record<string, string>;
  fields: Readonly<Record<string, string>>;
  file: File;
  signal: AbortSignal;
  /** Part of the file that has gone, 0 to 1. */
  onProgress: (part: number) => void;
};

/** Throws ApiError; an abort by `signal` throws its reason. */
export async function upload<E extends EndpointDefinition>(endpoint: E, input: Upload): Promise<ResponseOf<E>> {
  const token = await csrfToken(apiAddress(''));
  const first = await attempt(endpoint, input, token);
  if (first.ok) return read(first);
  const error = await errorOf(first);
  if (error.status !== 403 || !/csrf/i.test(error.message)) throw error;
  refuseCsrf(token);
  const again = await attempt(endpoint, input, await csrfToken(apiAddress('')));
  if (!again.ok) throw await errorOf(again);
  return read(again);
}

async function read<E extends EndpointDefinition>(response: Response): Promise<ResponseOf<E>> {
  return response.json().catch((): ApiError => {
    throw unreadableError(response.status);
  }) as Promise<ResponseOf<E>>;
}

function attempt(endpoint: EndpointDefinition, input: Upload, token: string): Promise<Response> {
  const { params = {}, fields, file, signal, onProgress } = input;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.open(
      endpoint.method,
      apiAddress(endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))),
    );
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(csrfHeader, token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
        }),
      );
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', stop);
    if (signal.aborted) reject(signal.reason);
    else request.send(form);
  });
}
