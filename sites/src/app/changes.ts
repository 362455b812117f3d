/**
 * Listens to the API's stream of changes and says which host changed. It reconnects with growing pauses, and after
 * each connection everything counts as changed, since what was announced meanwhile is not known. It never polls.
 */
import { publicSiteEndpoints, siteChange } from '@foyer/contract/public-sites';

export type ChangeListener = { isConnected(): boolean; close(): void };
type Handlers = { onConnected(): void; onChange(host: string): void; onLost(reason: string): void };

const shortestPause = 250;
const longestPause = 15_000;
/** A stream this quiet, comments included, counts as dead. The API writes a comment at least every 30 s. */
const silence = 95_000;

/** Starts listening at once and goes on until closed. */
export function listenToChanges(apiUrl: string, handlers: Handlers): ChangeListener {
  const address = apiUrl.replace(/\/+$/, '') + publicSiteEndpoints.changes.path;
  const closing = new AbortController();
  let connected = false;
  let pause = shortestPause;
  let waiting: NodeJS.Timeout | undefined;

  async function listen() {
    const hangUp = new AbortController();
    const stop = () => hangUp.abort(new Error('closed'));
    closing.signal.addEventListener('abort', stop);
    let watch = setTimeout(stop, silence);
    try {
      const response = await fetch(address, {
        headers: { accept: 'text/event-stream' },
        signal: hangUp.signal,
        redirect: 'error',
      });
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      connected = true;
      pause = shortestPause;
      handlers.onConnected();
      for await (const line of linesOf(response.body)) {
        clearTimeout(watch);
        watch = setTimeout(stop, silence);
        if (line.startsWith('data:')) announce(line.slice(5));
      }
      throw new Error('the stream ended');
    } catch (error) {
      connected = false;
      if (!closing.signal.aborted) handlers.onLost(String(error));
    } finally {
      clearTimeout(watch);
      closing.signal.removeEventListener('abort', stop);
    }
    if (closing.signal.aborted) return;
    waiting = setTimeout(listen, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPause);
  }

  function announce(data: string) {
    let host: string;
    try {
      host = siteChange.parse(JSON.parse(data)).host;
    } catch {
      // What cannot be read may have named any host.
      handlers.onConnected();
      return;
    }
    handlers.onChange(host.toLowerCase());
  }

  void listen();
  return {
    isConnected: () => connected,
    close() {
      closing.abort();
      clearTimeout(waiting);
    },
  };
}

/** Lines of an event stream; one for every piece received at least, so that silence can be told from chatter. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    yield* lines.length > 0 ? lines : [''];
  }
}
