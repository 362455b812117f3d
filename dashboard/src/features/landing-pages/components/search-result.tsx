type SearchResultProps = { title: string; description: string; url: string };

/** A page as a search engine lists it. */
export function SearchResult({ title, description, url }: SearchResultProps) {
  const { host, pathname } = addressParts(url);
  return (
    <section aria-label="In search results">
      <h2 className="text-base font-semibold">In search results</h2>
      <p className="mt-2 truncate text-xs text-muted-foreground">
        {host}
        {pathname.replaceAll('/', ' › ')}
      </p>
      <p className="truncate text-lg text-info">{title || 'No title yet'}</p>
      <p className="line-clamp-2 text-sm text-muted-foreground">{description || 'No description yet'}</p>
    </section>
  );
}

function addressParts(url: string): { host: string; pathname: string } {
  try {
    const { hostname, pathname } = new URL(url);
    return { host: hostname, pathname };
  } catch {
    return { host: url, pathname: '' };
  }
}
