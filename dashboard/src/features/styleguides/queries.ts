import { type Styleguide, type StyleguideUpdate, styleguideEndpoints } from '@foyer/contract/styleguides';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { call } from '#lib/api/call.ts';

export const useStyleguide = (id: string) =>
  useQuery({
    queryKey: ['styleguide', id],
    queryFn: ({ signal }) => call(styleguideEndpoints.one, { params: { id }, signal }),
  });

export function useSaveStyleguide(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StyleguideUpdate) => call(styleguideEndpoints.update, { params: { id }, body }),
    onSuccess: (saved: Styleguide) => {
      client.setQueryData(['styleguide', id], saved);
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'styleguide' && queryKey.includes('styleguide'),
      });
      toast.success('Style guide saved');
    },
    onError: (error) => toast.error('The style guide was not saved', { description: error.message }),
  });
}
