/**
 * Bringing events in: an import is a job that goes on whoever looks, so it is known by its address and asked again
 * until it is over.
 */
import { type EventFeedInput, eventFeedEndpoints } from '@foyer/contract/event-feeds';
import { type EventImport, type ImportInput, type ImportVerdict, importEndpoints } from '@foyer/contract/imports';
import { jobEndpoints } from '@foyer/contract/jobs';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';

/** Milliseconds between two looks at a running import. */
const pollEvery = 700;
export const linesPerPage = 50;

export const isOver = ({ state }: Pick<EventImport, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';

const importKey = (id: string) => ['import', id] as const;

/** An import and a page of its lines; asked again while it runs. */
export const useImport = (id: string, verdict: ImportVerdict | undefined, skip: number) =>
  useQuery({
    queryKey: [...importKey(id), verdict, skip],
    queryFn: ({ signal }) =>
      call(importEndpoints.one, { params: { id }, query: { verdict, skip, take: linesPerPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.error || (state.data && isOver(state.data)) ? false : pollEvery),
  });

/** How far its job is; what it brought makes the lists of events old once it is over. */
export function useImportJob({ id, jobId, state }: Pick<EventImport, 'id' | 'jobId' | 'state'>) {
  const client = useQueryClient();
  const over = isOver({ state });
  useEffect(() => {
    if (!over) return;
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] === 'posts' ||
        queryKey[0] === 'venues' ||
        queryKey[0] === 'terms' ||
        queryKey.includes('nearby-events'),
    });
  }, [over, client]);
  const job = useQuery({
    queryKey: ['job', jobId],
    enabled: !over,
    gcTime: 0,
    queryFn: ({ signal }) => call(jobEndpoints.one, { params: { id: jobId }, signal }),
    refetchInterval: over ? false : pollEvery,
  });
  const cancel = useMutation({
    mutationFn: () => call(jobEndpoints.cancel, { params: { id: jobId } }),
    onSettled: () => client.invalidateQueries({ queryKey: importKey(id) }),
  });
  return { progress: job.data?.progress ?? 0, step: job.data?.step ?? '', cancel };
}

export const useStartImport = () =>
  useMutation({
    mutationFn: ({ body, file }: { body: ImportInput; file: File | null }) =>
      call(importEndpoints.start, { body, files: { file: file ?? undefined } }),
  });

export const useApplyImport = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (doubtful: boolean) => call(importEndpoints.apply, { params: { id }, body: { doubtful } }),
    onSuccess: () => client.invalidateQueries({ queryKey: importKey(id) }),
  });
};

const feedsKey = (workspaceId: string) => ['event-feeds', { workspaceId }] as const;

export const useFeeds = (workspaceId: string) =>
  useQuery({
    queryKey: feedsKey(workspaceId),
    queryFn: ({ signal }) =>
      everyPage((paging) => call(eventFeedEndpoints.list, { query: { workspaceId, ...paging }, signal })),
  });

export const useFollowFeed = (workspaceId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EventFeedInput) => call(eventFeedEndpoints.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: feedsKey(workspaceId) }),
  });
};

export const useLeaveFeed = (workspaceId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(eventFeedEndpoints.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: feedsKey(workspaceId) }),
  });
};
