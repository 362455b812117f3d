/**
 * What a page says of itself to search engines and to whoever shares it, read from the page as the site sends it.
 * It makes nothing up: what the page does not say is empty here.
 */
export type PreviewHead = {
  title: string;
  description: string;
  /** The canonical address. */
  url: string;
  shared: { title: string; description: string; site: string; picture: string | null };
  /** Addresses of the languages that link to each other; `x-default` is left out. */
  languages: { code: string; url: string }[];
  /** What the structured data is about, in its order. */
  things: { type: string; name: string }[];
  /** The structured data, laid out for reading; empty when the page has none. */
  structuredData: string;
};

/** Reads the head out of a page's HTML. Throws a SyntaxError when its structured data is no JSON. */
export function headOf(html: string): PreviewHead {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const read = (selector: string, attribute: string) => page.querySelector(selector)?.getAttribute(attribute) ?? '';
  const og = (property: string) => read(`meta[property="og:${property}"]`, 'content');
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const data: unknown = text ? JSON.parse(text) : null;
  return {
    title: page.title,
    description: read('meta[name="description"]', 'content'),
    url: read('link[rel="canonical"]', 'href'),
    shared: {
      title: og('title'),
      description: og('description'),
      site: og('site_name'),
      picture: og('image') || null,
    },
    languages: [...page.querySelectorAll('link[rel="alternate"][hreflang]')]
      .map((link) => ({ code: link.getAttribute('hreflang') ?? '', url: link.getAttribute('href') ?? '' }))
      .filter(({ code }) => code !== 'x-default'),
    things: thingsOf(data),
    structuredData: data === null ? '' : JSON.stringify(data, null, 2),
  };
}

function thingsOf(data: unknown): PreviewHead['things'] {
  if (typeof data !== 'object' || data === null) return [];
  const graph = '@graph' in data && Array.isArray(data['@graph']) ? data['@graph'] : [data];
  return graph.map((thing: Record<string, unknown>) => ({
    type: String(thing['@type'] ?? ''),
    name: typeof thing.name === 'string' ? thing.name : '',
  }));
}
