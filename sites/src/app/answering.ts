/**
 * Decides what a visit is answered with: from the shelf while that is fresh, else from the API, else from the shelf
 * although it is stale, since an old page is better than none. An unknown host learns nothing.
 */
import type { Language } from '@foyer/contract/languages';
import type { PublicSite } from '@foyer/contract/public-parts';
import { readAddress } from './addresses.ts';
import { type Answer, improve } from './answers.ts';
import type { Api, Outcome } from './api.ts';
import type { Freshness } from './freshness.ts';
import { movedTo, nothingHere, type Rendering } from './rendering.ts';
import { createShelf } from './shelf.ts';
import type { Visit } from './visits.ts';

type Surroundings = {
  api: Api;
  rendering: Rendering;
  freshness: Freshness;
  /** Whether changes are being heard of. While they are not, what is kept is served without asking. */
  isListening(): boolean;
};
/** Count of what was so once. */
const never = -1;
type KnownSite = { site: PublicSite | null; askedAt: number };

const bytesOfPages = 96_000_000;
const numberOfSites = 20_000;
const numberOfMissingPaths = 20_000;

export type Answering = ReturnType<typeof createAnswering>;

export function createAnswering({ api, rendering, freshness, isListening }: Surroundings) {
  const pages = createShelf<Answer>(bytesOfPages);
  const sites = createShelf<KnownSite>(numberOfSites);
  const missing = createShelf<Answer>(numberOfMissingPaths);
  const underway = new Map<string, Promise<unknown>>();

  const usable = (host: string, { askedAt, until = Number.POSITIVE_INFINITY }: { askedAt: number; until?: number }) =>
    (freshness.isFresh(host, askedAt) && Date.now() < until) || !isListening();

  /** One question at a time for each thing; who comes after a change asks anew. */
  function once<T>(key: string, ask: (askedAt: number) => Promise<T>): Promise<T> {
    const askedAt = freshness.now();
    const name = `${askedAt} ${key}`;
    const running = underway.get(name) as Promise<T> | undefined;
    if (running) return running;
    const asking = ask(askedAt).finally(() => underway.delete(name));
    underway.set(name, asking);
    return asking;
  }

  function keep(key: string, answer: Answer): Answer {
    pages.put(key, answer, answer.weight);
    void improve(answer);
    return answer;
  }

  /** The site of a host; null when there is none, 'away' when nobody can say. */
  async function siteOf(host: string): Promise<PublicSite | null | 'away'> {
    if (host === '') return null;
    const known = sites.get(host);
    if (known && usable(host, known)) return known.site;
    const outcome = await once(`site ${host}`, async (askedAt) => {
      const found = await api.site(host);
      if (found.kind === 'found') sites.put(host, { site: found.value, askedAt: found.old ? never : askedAt }, 1);
      else if (found.kind !== 'away') sites.put(host, { site: null, askedAt }, 1);
      return found;
    });
    if (outcome.kind === 'found') return outcome.value;
    if (outcome.kind !== 'away') return null;
    return known ? known.site : 'away';
  }

  function away(host: string, path: string): Answer {
    const site = sites.get(host)?.site ?? undefined;
    return rendering.problem('away', languageOf(path, site), site, freshness.now());
  }

  async function problem(kind: 'missing' | 'gone', host: string, path: string): Promise<Answer> {
    const site = await siteOf(host);
    if (site === 'away') return away(host, path);
    if (site === null) return nothingHere;
    const language = languageOf(path, site);
    const key = `${host} ${kind} ${language}`;
    const kept = pages.get(key);
    if (kept && usable(host, kept)) return kept;
    return keep(key, rendering.problem(kind, language, site, freshness.now()));
  }

  /** The answer to a question that was settled; undefined when the API is away. What cannot be shown is missing. */
  async function settle<T>(
    visit: Visit,
    outcome: Outcome<T>,
    show: (value: T, found: { old?: true }) => Answer | undefined,
  ): Promise<Answer | undefined> {
    if (outcome.kind === 'away') return undefined;
    const shown = outcome.kind === 'found' ? show(outcome.value, outcome) : undefined;
    if (shown) return shown;
    if (outcome.kind === 'unknown' && isClosed(visit.path)) return movedTo(visit.path);
    return problem(outcome.kind === 'gone' ? 'gone' : 'missing', visit.host, visit.path);
  }

  async function ask(visit: Visit, now: number): Promise<Answer | undefined> {
    const { host, path } = visit;
    /** What is old is never fresh, so that it is asked for again as soon as anybody answers. */
    const at = ({ old }: { old?: true }) => (old ? never : now);
    const wanted = readAddress(path);
    switch (wanted.what) {
      case 'sitemap':
        return settle(visit, await api.sitemap(host), (map, found) => rendering.sitemap(map, at(found)));
      case 'feed':
        return settle(visit, await api.feed(host, wanted.language), (feed, found) =>
          rendering.feed(feed, path, at(found)),
        );
      case 'calendar':
        return settle(visit, await api.calendar(host, wanted.language), (calendar, found) =>
          rendering.calendar(calendar, at(found)),
        );
      case 'events-json':
        return settle(visit, await api.calendar(host, wanted.language), (calendar, found) =>
          rendering.eventsJson(calendar, at(found)),
        );
      case 'event-calendar':
        return settle(visit, await api.page(host, wanted.path), (page, found) =>
          page.kind === 'event' ? rendering.eventCalendar(page, at(found)) : undefined,
        );
      case 'robots':
      case 'favicon': {
        const site = await siteOf(host);
        if (site === 'away') return undefined;
        if (site === null) return nothingHere;
        const askedAt = sites.get(host)?.askedAt ?? now;
        return wanted.what === 'robots' ? rendering.robots(site, askedAt) : rendering.favicon(site, askedAt);
      }
      case 'page':
        return settle(visit, await api.page(host, path), (page, found) => {
          sites.put(host, { site: page.site, askedAt: at(found) }, 1);
          if (page.path !== path && isClosed(path)) return movedTo(path);
          return rendering.page(page, false, at(found));
        });
    }
  }

  async function preview(visit: Visit, token: string): Promise<Answer> {
    const outcome = await api.page(visit.host, visit.path, token);
    const answer = await settle(visit, outcome, (page) => rendering.page(page, true, freshness.now()));
    return answer ?? away(visit.host, visit.path);
  }

  return {
    siteOf,
    away,
    problem,

    /** What is kept for a visit and may be sent at once; for the short way in front of everything. */
    ready(host: string, path: string): Answer | undefined {
      const kept = pages.get(`${host}${path}`);
      return kept && usable(host, kept) ? kept : undefined;
    },

    /** The answer to a visit, whatever happens. */
    async answer(visit: Visit): Promise<Answer> {
      const { host, path } = visit;
      if (host === '' || !path.startsWith('/') || path.length > 400) return problem('missing', host, '/');
      if (visit.preview !== undefined) return preview(visit, visit.preview);
      const key = `${host}${path}`;
      const kept = pages.get(key) ?? missing.get(key);
      if (kept && usable(host, kept)) return kept;
      const answer = await once(key, async (askedAt) => {
        const settled = await ask(visit, askedAt);
        if (settled === undefined) return undefined;
        // What this process has seen itself is newer than what was on the disk.
        if (settled.askedAt === never && kept) return kept;
        if (settled.status === 200) {
          missing.drop(key);
          return keep(key, settled);
        }
        pages.drop(key);
        if (settled !== nothingHere) missing.put(key, settled, 1);
        return settled;
      });
      return answer ?? kept ?? away(host, path);
    },
  };
}

/** Addresses are written without a closing slash; who types one is led to the page. */
const isClosed = (path: string) => path !== '/' && path.endsWith('/');

/** The language a path without a page is answered in: that of its prefix, if the site has it. */
function languageOf(path: string, site: PublicSite | undefined): Language {
  const prefix = path.split('/')[1];
  return site?.languages.find((language) => language === prefix) ?? site?.defaultLanguage ?? 'en';
}
