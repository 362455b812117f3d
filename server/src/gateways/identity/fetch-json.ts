/**
 * Reads one JSON document of the sign-in provider: five seconds, half a megabyte, no redirects. Anything slower,
 * longer, moved or not JSON is an error.
 */
export type FetchJson = (address: string, headers?: Record<string, string>) => Promise<unknown>;

const timeout = 5_000;
const maxBytes = 512 * 1024;

/** The parsed document; throws on every other outcome. */
export const boundedFetchJson: FetchJson = async (address, headers = {}) => {
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`);
  const decoder = new TextDecoder();
  let body = '';
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`${address} answered more than ${maxBytes} bytes`);
    body += decoder.decode(chunk, { stream: true });
  }
  return JSON.parse(body + decoder.decode());
};
