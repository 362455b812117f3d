/**
 * What the library reads and writes. Keys begin with the property, so that a switch never shows the other one's
 * pictures; whatever changes a picture has every list of pictures read again.
 */
import { type Job, jobEndpoints } from '@foyer/contract/jobs';
import type { Language } from '@foyer/contract/languages';
import { mediaEndpoints } from '@foyer/contract/media';
import {
  type LibraryPicture,
  type LibrarySort,
  mediaLibraryEndpoints as library,
  type PicturesChange,
} from '@foyer/contract/media-library';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { toast } from '#lib/toast.ts';

export const pageSize = 24;

export type LibraryFilter = {
  q: string;
  folderId: string | undefined;
  tag: string | undefined;
  described: 'all' | 'some' | 'none' | undefined;
  missing: Language | undefined;
  used: 'live' | 'yes' | 'no' | undefined;
  rights: 'ended' | 'soon' | undefined;
  duplicates: boolean;
  small: boolean;
  review: boolean;
  sort: LibrarySort;
  skip: number;
};

const flag = (on: boolean) => (on ? ('true' as const) : undefined);
const asked = ({ q, duplicates, small, review, ...rest }: LibraryFilter) => ({
  ...rest,
  q: q || undefined,
  duplicates: flag(duplicates),
  small: flag(small),
  review: flag(review),
});

export const libraryKey = (propertyId: string) => [propertyId, 'media-library'] as const;

export const useLibrary = (propertyId: string, filter: LibraryFilter) =>
  useQuery({
    queryKey: [...libraryKey(propertyId), 'list', filter],
    queryFn: ({ signal }) => call(library.find, { query: { propertyId, ...asked(filter), take: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

export const useOverview = (propertyId: string) =>
  useQuery({
    queryKey: [...libraryKey(propertyId), 'overview'],
    queryFn: ({ signal }) => call(library.overview, { query: { propertyId }, signal }),
  });

/** Every picture a filter finds, whatever page it stands on. */
export const findAll = (propertyId: string, filter: LibraryFilter): Promise<LibraryPicture[]> =>
  everyPage((paging) => call(library.find, { query: { propertyId, ...asked(filter), ...paging } }));

export const usePicture = (propertyId: string, id: string) =>
  useQuery({
    queryKey: [...libraryKey(propertyId), 'one', id],
    queryFn: ({ signal }) => call(library.one, { params: { id }, signal }),
  });

export const useUses = (propertyId: string, id: string) =>
  useQuery({
    queryKey: [...libraryKey(propertyId), 'uses', id],
    queryFn: ({ signal }) => call(mediaEndpoints.uses, { params: { id }, signal }),
  });

/** Has everything that shows pictures of a property read again. */
export function useRefresh(propertyId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: libraryKey(propertyId) }),
      client.invalidateQueries({ queryKey: [propertyId, 'media'] }),
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('overview') }),
    ]);
}

export const removePicture = (id: string) => call(library.remove, { params: { id }, query: { evenIfUsed: 'true' } });

/** Begins a job that changes several pictures, or deletes them where `change` is null. */
export function useChangeMany(propertyId: string) {
  const refresh = useRefresh(propertyId);
  return useMutation({
    mutationFn: ({ ids, change }: { ids: string[]; change: PicturesChange | null }) =>
      change
        ? call(library.changeMany, { body: { propertyId, ids, change } })
        : call(library.removeMany, { body: { propertyId, ids } }),
    onSuccess: refresh,
    onError: (error, { change }) =>
      toast.error(`Failed to ${change ? 'change' : 'delete'} the pictures`, { description: messageOf(error) }),
  });
}

export function useFolders(propertyId: string) {
  const refresh = useRefresh(propertyId);
  const add = useMutation({
    mutationFn: (name: string) => call(library.addFolder, { body: { propertyId, name } }),
    onSuccess: refresh,
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(library.renameFolder, { params: { id }, query: { propertyId }, body: { name } }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(library.removeFolder, { params: { id }, query: { propertyId } }),
    onSuccess: refresh,
    onError: (error) => toast.error('Failed to delete the folder', { description: messageOf(error) }),
  });
  return { add, rename, remove };
}

/** How far a job on pictures is; asked again while it runs. */
export function useJob(propertyId: string, jobId: string | null) {
  const client = useQueryClient();
  const job = useQuery({
    queryKey: ['job', jobId],
    enabled: jobId !== null,
    queryFn: ({ signal }) => call(jobEndpoints.one, { params: { id: jobId ?? '' }, signal }),
    refetchInterval: ({ state }) => (state.data && !isGoing(state.data) ? false : 1000),
  });
  const reached = job.data && `${job.data.state} ${job.data.step}`;
  // With each picture that is done there is more to see.
  useEffect(() => {
    if (reached) void client.invalidateQueries({ queryKey: libraryKey(propertyId) });
  }, [reached, client, propertyId]);
  return job;
}

export const isGoing = ({ state }: Pick<Job, 'state'>): boolean => state === 'queued' || state === 'running';

/** Begins a job that suggests alt texts. */
export function useWrite(propertyId: string) {
  const refresh = useRefresh(propertyId);
  return useMutation({
    mutationFn: (ids: string[]) => call(library.write, { body: { propertyId, ids } }),
    onSuccess: refresh,
    onError: (error) => toast.error('Failed to write alt text', { description: messageOf(error) }),
  });
}

export function useStop(propertyId: string) {
  const refresh = useRefresh(propertyId);
  return useMutation({
    mutationFn: (id: string) => call(jobEndpoints.cancel, { params: { id } }),
    onSuccess: refresh,
    onError: (error) => toast.error('Failed to stop', { description: messageOf(error) }),
  });
}

/** Pictures with suggestions nobody has looked at, the first of them. */
export const useToReview = (propertyId: string, enabled: boolean) =>
  useQuery({
    queryKey: [...libraryKey(propertyId), 'review'],
    enabled,
    queryFn: ({ signal }) =>
      call(library.find, { query: { propertyId, review: 'true', sort: 'createdAt', take: 8 }, signal }),
    placeholderData: keepPreviousData,
  });

export function useReview(propertyId: string) {
  const refresh = useRefresh(propertyId);
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; approve: Partial<Record<Language, string>>; skip: Language[] }) =>
      call(library.review, { params: { id }, body }),
    onSettled: refresh,
    onError: (error) => toast.error('Failed to save the alt text', { description: messageOf(error) }),
  });
}
