import { defaultLanguage, type Language, languageNames, languages } from '@foyer/contract/languages';
import { type PropertyLanguage, propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { type LanguageEntry, languageEndpoints } from '@foyer/contract/reference-data';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
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

const languagesKey = (workspaceId: string) => ['property-languages', { workspaceId }];

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

export type LanguageChange =
  | { act: 'add'; propertyId: string; languageId: string }
  | { act: 'default' | 'activate' | 'deactivate' | 'remove'; entry: PropertyLanguage };

const told: Record<LanguageChange['act'], [done: string, failed: string]> = {
  add: ['Language added', 'Failed to add language'],
  default: ['Default language changed', 'Failed to change the default language'],
  activate: ['Language activated', 'Failed to activate language'],
  deactivate: ['Language deactivated', 'Failed to deactivate language'],
  remove: ['Language removed', 'Failed to remove language'],
};

function send(change: LanguageChange): Promise<unknown> {
  if (change.act === 'add') {
    const { propertyId, languageId } = change;
    return call(propertyLanguageEndpoints.create, { body: { propertyId, languageId } });
  }
  const params = { propertyId: change.entry.propertyId, languageId: change.entry.languageId };
  if (change.act === 'remove') return call(propertyLanguageEndpoints.remove, { params });
  const body = change.act === 'default' ? { isDefault: true } : { isActive: change.act === 'activate' };
  return call(propertyLanguageEndpoints.update, { params, body });
}

/** Changes a language of a property; the whole list is loaded again, since a new default changes two of them. */
export function useChangeLanguage(workspaceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { act }) => toast.success(told[act][0]),
    onError: (cause, { act }) => toast.error(told[act][1], { description: cause.message }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: languagesKey(workspaceId) });
      if (client.getQueryState(languagesKey(workspaceId))?.status === 'error')
        toast.error('Failed to refresh languages');
    },
  });
}
