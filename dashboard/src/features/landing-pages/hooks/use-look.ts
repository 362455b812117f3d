/**
 * A draft as its guests would get it: an address that shows it for ten minutes, and what that page says of itself to
 * search engines. Both are of the saved version; a later one is asked for anew.
 */
import { type LandingPagePost, landingPageEndpoints } from '@foyer/contract/landing-pages';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { headOf } from '../preview-head.ts';

/** Milliseconds an address is taken to show the draft: half of what it does. */
const freshFor = 5 * 60_000;

export function useLook(pageId: string, { language, version }: Pick<LandingPagePost, 'language' | 'version'>) {
  const key = ['landing-page', pageId, 'look', language, version];
  const address = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(landingPageEndpoints.preview, { params: { id: pageId, language }, signal }),
    staleTime: freshFor,
    gcTime: 0,
  });
  const url = address.data?.url;
  const head = useQuery({
    queryKey: [...key, 'head', url],
    queryFn: ({ signal }) => readHead(url ?? '', signal),
    enabled: url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { address, head };
}

/** The page is asked like any guest asks for it: without the team's cookies. */
async function readHead(url: string, signal: AbortSignal) {
  const response = await fetch(url, { signal, credentials: 'omit' }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
  });
  if (!response?.ok) throw new Error('The site did not show the page. Your text is saved. Try again in a moment.');
  return headOf(await response.text());
}
