/**
 * Counts how often pages are read: a host, a path, a day and a number, told to the API every few seconds and kept
 * nowhere else. It looks at what kind of visitor asks and keeps nothing of who. Programs, fetching in advance, and what
 * is no page are not counted.
 */
import type { IncomingMessage } from 'node:http';
import { mostVisitCounts, type VisitCount } from '@foyer/contract/visits';
import { isCrawler } from './crawlers.ts';

/** Tells counts; `later` when they should be told again. */
export type Teller = (visits: VisitCount[]) => Promise<'told' | 'later'>;

const every = 5000;
/** Pages and days that are remembered while nobody takes the counts. */
const mostPages = 50_000;

export type VisitCounter = ReturnType<typeof createVisitCounter>;

export function createVisitCounter(tell: Teller) {
  let counts = new Map<string, VisitCount>();
  let telling: Promise<void> = Promise.resolve();

  function add(one: VisitCount) {
    const key = `${one.day} ${one.host}${one.path}`;
    const known = counts.get(key);
    if (known) known.count += one.count;
    else if (counts.size < mostPages) counts.set(key, one);
  }

  async function tellAll() {
    const told = [...counts.values()];
    counts = new Map();
    for (let at = 0; at < told.length; at += mostVisitCounts) {
      const part = told.slice(at, at + mostVisitCounts);
      if ((await tell(part)) === 'later') part.forEach(add);
    }
  }

  const flush = () => {
    telling = telling.then(tellAll);
    return telling;
  };
  const timer = setInterval(() => counts.size > 0 && void flush(), every).unref();

  return {
    /** Counts a page that was sent, or that the visitor has already. */
    note(request: IncomingMessage, host: string, path: string) {
      if (request.method !== 'GET' || !isReader(request)) return;
      add({ host, path: path.slice(0, 400), day: new Date().toISOString().slice(0, 10), count: 1 });
    },
    flush,
    /** Tells what is left and stops. */
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** A person's browser that opens the page to be read, by all it says of itself. */
function isReader({ headers }: IncomingMessage): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  const destination = headers['sec-fetch-dest'];
  return (destination === undefined || destination === 'document') && !isCrawler(headers['user-agent']);
}
