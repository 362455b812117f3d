/** Apart from the queries, which Live Posts needs at once: who changes nothing fetches no toasts. */
import { type PropertyLanguage, propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';
import { languagesKey } from './queries.ts';

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
