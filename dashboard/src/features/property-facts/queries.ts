import { type PropertyFact, type PropertyFactUpdate, propertyFactEndpoints } from '@foyer/contract/property-facts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';

const factsKey = (propertyId: string) => [propertyId, 'property-facts'];

export const useFacts = (propertyId: string) =>
  useQuery({
    queryKey: factsKey(propertyId),
    queryFn: ({ signal }) => call(propertyFactEndpoints.list, { query: { propertyId }, signal }),
  });

/** States a fact, or changes the one given. */
export function useSaveFact(propertyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ fact, input }: { fact: PropertyFact | null; input: PropertyFactUpdate }) =>
      fact
        ? call(propertyFactEndpoints.update, { params: { id: fact.id }, body: input })
        : call(propertyFactEndpoints.create, { body: { ...input, propertyId } }),
    onSuccess: async (_, { fact }) => {
      await client.invalidateQueries({ queryKey: factsKey(propertyId) });
      toast.success(fact ? 'Fact saved' : 'Fact added');
    },
    onError: (error) => toast.error('The fact was not saved', { description: error.message }),
  });
}

export function useDeleteFact(propertyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(propertyFactEndpoints.remove, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: factsKey(propertyId) });
      toast.success('Fact deleted');
    },
    onError: (error) => toast.error('The fact was not deleted', { description: error.message }),
  });
}
