/**
 * What changed under live pages, and putting it right. Keys begin with the property; what was corrected is asked anew,
 * on this screen and on the dashboard.
 */
import { type CorrectionItem, changedFactEndpoints } from '@foyer/contract/changed-facts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';

/** Looked at again while the screen is open: others change facts, too. */
export const useChangedFacts = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'changed-facts'],
    queryFn: ({ signal }) => call(changedFactEndpoints.list, { query: { propertyId, take: 100 }, signal }),
    refetchInterval: 20_000,
    refetchOnMount: 'always',
  });

export function useCorrect(propertyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (items: CorrectionItem[]) =>
      (await call(changedFactEndpoints.apply, { body: { propertyId, items } })).results,
    onSuccess: (results) => {
      const done = results.filter((result) => result.done);
      const corrections = done.reduce((sum, result) => sum + result.corrections, 0);
      if (corrections > 0)
        toast.success(corrections === 1 ? '1 correction is live' : `${corrections} corrections are live`);
      const failed = results.length - done.length;
      if (failed > 0) toast.error(failed === 1 ? '1 text was not published' : `${failed} texts were not published`);
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () =>
      Promise.all(
        ['changed-facts', 'overview', 'landing-pages'].map((part) =>
          client.invalidateQueries({ queryKey: [propertyId, part] }),
        ),
      ),
  });
}
