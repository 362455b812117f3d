import { defaultLanguage, type Language, languageNames, languages } from '@foyer/contract/languages';
import { propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { type LanguageEntry, languageEndpoints } from '@foyer/contract/reference-data';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { useSessionState } from '#lib/session/use-session.ts';

/** What is chosen from when the list cannot be loaded: English, German, Spanish and French (spec 8). */
export const fallbackLanguages: readonly LanguageEntry[] = Object.entries(languageNames).map(([id, name]) => ({
  id,
  name,
}));

/** Languages there are to choose from. */
export function useLanguageChoices(): readonly LanguageEntry[] {
  const { ready } = useSessionState();
  const { data, isError } = useQuery({
    queryKey: ['languages'],
    enabled: ready,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => everyPage((query) => call(languageEndpoints.list, { query, signal })),
  });
  return data ?? (isError ? fallbackLanguages : []);
}

export const languagesKey = (workspaceId: string) => ['property-languages', { workspaceId }];

/** Languages of every property of a workspace. */
export const workspaceLanguagesQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: languagesKey(workspaceId),
    queryFn: ({ signal }) =>
      everyPage((paging) => call(propertyLanguageEndpoints.list, { query: { workspaceId, ...paging }, signal })),
  });

/**
 * Languages a property's pages are begun in, its default first: those it is told in and we can write. Where none is
 * chosen yet, or they cannot be loaded, the default language. Undefined while they load.
 */
export function useWrittenLanguages({ id, workspaceId }: { id: string; workspaceId: string }): Language[] | undefined {
  const { data, isPending } = useQuery(workspaceLanguagesQuery(workspaceId));
  if (isPending) return undefined;
  const told = (data ?? []).filter((one) => one.propertyId === id && one.isActive);
  told.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const written = told.flatMap((one) => languages.find((language) => language === one.languageId) ?? []);
  return written.length ? written : [defaultLanguage];
}
