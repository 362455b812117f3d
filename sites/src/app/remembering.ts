/**
 * The API with a memory: what it says is kept, and while it is away the last answer stands in, marked as old. Previews
 * are never kept, and what is gone is forgotten.
 */
import type { Api, Outcome, Picture } from './api.ts';
import type { Keepsakes } from './keepsakes.ts';

export function rememberingApi(api: Api, kept: Keepsakes): Api {
  async function through<T>(
    key: string,
    ask: () => Promise<Outcome<T>>,
    write: (value: T) => Buffer | null,
    read: (bytes: Buffer) => T,
  ): Promise<Outcome<T>> {
    const outcome = await ask();
    if (outcome.kind === 'found') {
      const bytes = write(outcome.value);
      if (bytes) kept.put(key, bytes);
      return outcome;
    }
    if (outcome.kind !== 'away') {
      kept.drop(key);
      return outcome;
    }
    const bytes = await kept.get(key);
    if (!bytes) return outcome;
    try {
      return { kind: 'found', value: read(bytes), old: true };
    } catch {
      // Written by another release: what it says cannot be told any more.
      return outcome;
    }
  }

  const json = <T>(key: string, ask: () => Promise<Outcome<T>>, parse: (value: unknown) => T) =>
    through(
      key,
      ask,
      (value) => Buffer.from(JSON.stringify(value)),
      (bytes) => parse(JSON.parse(bytes.toString())),
    );

  return {
    ...api,
    site: (host) => json(`site ${host}`, () => api.site(host), api.shapes.site),
    page: (host, path, preview) =>
      preview === undefined
        ? json(`page ${host}${path}`, () => api.page(host, path), api.shapes.page)
        : api.page(host, path, preview),
    sitemap: (host) => json(`sitemap ${host}`, () => api.sitemap(host), api.shapes.sitemap),
    feed: (host, language) => json(`feed ${host} ${language}`, () => api.feed(host, language), api.shapes.feed),
    calendar: (host, language) =>
      json(`calendar ${host} ${language}`, () => api.calendar(host, language), api.shapes.calendar),
    picture: (wanted) =>
      through(
        `picture ${wanted.id} ${wanted.version} ${wanted.form} ${wanted.width ?? ''}`,
        () => api.picture(wanted),
        ({ bytes, type, asWanted }) => (asWanted ? Buffer.concat([Buffer.from(`${type}\n`), bytes]) : null),
        readPicture,
      ),
  };
}

function readPicture(kept: Buffer): Picture {
  const end = kept.indexOf('\n');
  return { type: kept.subarray(0, end).toString(), bytes: kept.subarray(end + 1), asWanted: true };
}
