/**
 * Imports from the WordPress of a domain: an import is a job that goes on whoever looks, so it is known by its address
 * and asked again until it is over.
 */
import { jobEndpoints } from '@foyer/contract/jobs';
import { propertyEndpoints } from '@foyer/contract/properties';
import {
  type WordPressImport,
  type WordPressImportInput,
  type WordPressKind,
  type WordPressOutcome,
  wordpressImportEndpoints,
} from '@foyer/contract/wordpress-import';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { toast } from '#lib/toast.ts';

/** Milliseconds between two looks at a running import. */
const pollEvery = 1000;
export const itemsPerPage = 50;

export const isOver = ({ state }: Pick<WordPressImport, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';

const importsKey = (domainId: string) => ['wordpress-imports', domainId] as const;
const importKey = (domainId: string, id: string) => [...importsKey(domainId), id] as const;

/** The last ones, the newest first. */
export const useImports = (domainId: string) =>
  useQuery({
    queryKey: [...importsKey(domainId), 'list'],
    queryFn: ({ signal }) =>
      call(wordpressImportEndpoints.list, { params: { id: domainId }, query: { skip: 0, take: 10 }, signal }),
  });

/** One of them; asked again while it runs. */
export const useImport = (domainId: string, id: string) =>
  useQuery({
    queryKey: importKey(domainId, id),
    queryFn: ({ signal }) => call(wordpressImportEndpoints.one, { params: { id: domainId, importId: id }, signal }),
    refetchInterval: ({ state }) => (state.error || (state.data && isOver(state.data)) ? false : pollEvery),
  });

export type ItemFilter = {
  kind?: WordPressKind | undefined;
  outcome?: WordPressOutcome | undefined;
  noted: boolean;
};

/** A page of what became of each thing; read anew as the import goes on. */
export const useItems = ({ domainId, id, reached }: WordPressImport, filter: ItemFilter, skip: number) =>
  useQuery({
    queryKey: [...importKey(domainId, id), 'items', filter, skip, reached],
    queryFn: ({ signal }) =>
      call(wordpressImportEndpoints.items, {
        params: { id: domainId, importId: id },
        query: {
          ...{ kind: filter.kind, outcome: filter.outcome, skip, take: itemsPerPage },
          ...(filter.noted ? { noted: 'true' as const } : {}),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** What its job does just now; what it brought makes lists old once it is over. */
export function useImportStep(found: WordPressImport): string {
  const client = useQueryClient();
  const { domainId, jobId } = found;
  const over = isOver(found);
  useEffect(() => {
    if (!over) return;
    void client.invalidateQueries({ queryKey: [...importsKey(domainId), 'list'] });
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        ['articles', 'media', 'terms', 'posts'].some((noun) => queryKey[0] === noun || queryKey[1] === noun),
    });
  }, [over, client, domainId]);
  const { data } = useQuery({
    queryKey: ['job', jobId],
    enabled: !over,
    gcTime: 0,
    queryFn: ({ signal }) => call(jobEndpoints.one, { params: { id: jobId }, signal }),
    refetchInterval: over ? false : pollEvery,
  });
  return data?.step ?? '';
}

export function useStartImport(domainId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WordPressImportInput) =>
      call(wordpressImportEndpoints.start, { params: { id: domainId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: importsKey(domainId) }),
    onError: (cause) => toast.error('The import could not be started', { description: cause.message }),
  });
}

export function useCancelImport(domainId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(wordpressImportEndpoints.cancel, { params: { id: domainId, importId: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: importsKey(domainId) }),
    onError: (cause) => toast.error('The import could not be stopped', { description: cause.message }),
  });
}

/** Houses whose pages stand on a domain. */
export const useHouses = (domainId: string) =>
  useQuery({
    queryKey: ['properties', 'mine'],
    queryFn: ({ signal }) => everyPage((query) => call(propertyEndpoints.mine, { query, signal })),
    select: (houses) => houses.filter((house) => house.domainId === domainId),
  });
