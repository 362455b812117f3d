/**
 * Facts of a property and what rests on them. Keys begin with the property, so that a switch never shows the other one's
 * facts.
 */
import { factUseEndpoints } from '@foyer/contract/fact-uses';
import { type PropertyFact, type PropertyFactUpdate, propertyFactEndpoints } from '@foyer/contract/property-facts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';

const factsKey = (propertyId: string) => [propertyId, 'property-facts'];

export const useFacts = (propertyId: string) =>
  useQuery({
    queryKey: factsKey(propertyId),
    queryFn: ({ signal }) => call(propertyFactEndpoints.list, { query: { propertyId }, signal }),
  });

/** How many live texts rest on each source, by its name. */
export const useFactUses = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'fact-uses'],
    queryFn: ({ signal }) => call(factUseEndpoints.list, { query: { propertyId }, signal }),
    select: ({ data }) => new Map(data.map((use) => [use.name, use])),
  });

/** Texts shown of those that rest on a fact. */
export const mostTextsShown = 50;

export const useTextsOn = (propertyId: string, name: string) =>
  useQuery({
    queryKey: [propertyId, 'fact-uses', name],
    queryFn: ({ signal }) =>
      call(factUseEndpoints.texts, { query: { propertyId, name, take: mostTextsShown }, signal }),
  });

/** A fact as it would be: null for its withdrawal. */
export type Trial = { factId: string | null; fact: PropertyFactUpdate | null };

/** What a change would make wrong on live pages; nothing is asked while there is none. */
export const useFactEffect = (propertyId: string, trial: Trial | null) =>
  useQuery({
    queryKey: [propertyId, 'fact-uses', 'try', trial],
    enabled: trial !== null,
    queryFn: ({ signal }) =>
      call(factUseEndpoints.tryOut, { body: { propertyId, factId: null, fact: null, ...trial }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
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

/** Says of several facts that they are still true. */
export function useConfirmFacts(propertyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(propertyFactEndpoints.confirm, { body: { propertyId, ids } }),
    onSuccess: async ({ total }) => {
      await client.invalidateQueries({ queryKey: factsKey(propertyId) });
      toast.success(total === 1 ? '1 fact confirmed' : `${total} facts confirmed`);
    },
    onError: (error) => toast.error('The facts were not confirmed', { description: error.message }),
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
