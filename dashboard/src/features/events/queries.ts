/**
 * What the screens of events read and write. Keys begin with the place, so that a switch never shows the other one's
 * rows; searches are guarded against late answers (spec 4).
 */
import {
  type Event,
  type EventCategory,
  type EventInput,
  eventEndpoints,
  type NearbyEvent,
  type PostStatus,
} from '@foyer/contract/events';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { type Media, mediaEndpoints } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import { termEndpoints } from '@foyer/contract/terms';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { messageOf } from '#lib/api/api-error.ts';
import { call, download } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { onlyLatest } from '#lib/api/only-latest.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { toast } from '#lib/toast.ts';
import { clientEvent } from './client-event.ts';

export type EventSearch = {
  search: string;
  startDate: string;
  endDate: string;
  distance: number;
  category: EventCategory | undefined;
  language: Language | undefined;
  status: PostStatus | undefined;
  covered: 'true' | 'false' | undefined;
  sort: 'date' | 'demand' | 'distance';
};

export const eventsKey = (propertyId: string) => [propertyId, 'nearby-events'] as const;
/** Rows of a page of the list. */
export const eventPageSize = 25;
/** Days of a calendar hold few events; what is beyond this is only in the list. */
const mostInMonth = 500;

const wire = (propertyId: string, search: EventSearch) => ({ ...search, propertyId });
const shaped = ({ data, total }: { data: NearbyEvent[]; total: number }) => ({ data: data.map(clientEvent), total });

export const useEventSearch = (propertyId: string, search: EventSearch, skip: number, take = eventPageSize) =>
  useQuery({
    queryKey: [...eventsKey(propertyId), 'list', search, skip, take],
    queryFn: async ({ signal }) =>
      shaped(
        await onlyLatest('events-tab', (asked) =>
          call(eventEndpoints.nearby, { query: { ...wire(propertyId, search), skip, take, ...asked }, signal }),
        ),
      ),
    // A late answer is an empty list and must not stay.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Every event the search leaves, as a file among the downloads. */
export const useExportEvents = (propertyId: string, search: EventSearch) =>
  useMutation({
    mutationFn: () => download(eventEndpoints.exportCsv, { query: wire(propertyId, search) }),
    onSuccess: (file) => {
      saveFile(file, `events-${new Date().toISOString().slice(0, 10)}.csv`);
      toast.success('The list was downloaded');
    },
    onError: (cause) => toast.error('The list could not be downloaded', { description: messageOf(cause) }),
  });

/** Every event of a range of days, for the calendar. */
export const useEventsBetween = (propertyId: string, search: EventSearch, enabled: boolean) =>
  useQuery({
    queryKey: [...eventsKey(propertyId), 'calendar', search],
    enabled,
    queryFn: async ({ signal }) =>
      shaped(
        await onlyLatest('events-calendar', async (asked) => {
          const data = await everyPage(async (paging) => {
            const query = { ...wire(propertyId, search), ...paging, ...asked };
            const page = await call(eventEndpoints.nearby, { query, signal });
            return { ...page, total: Math.min(page.total, mostInMonth) };
          });
          return { data, total: data.length };
        }),
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The tree events are sorted by: groups, and the categories within them; with a domain that of its site. */
export const useEventCategories = (domainId?: string) =>
  useQuery({
    queryKey: ['terms', 'event_category', domainId],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) =>
      call(termEndpoints.list, {
        query: { taxonomy: 'event_category', hierarchical: 'true', ...(domainId ? { domainId } : {}) },
        signal,
      }),
  });

const groupQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId, 'translations'],
    queryFn: ({ signal }) => call(eventEndpoints.translations, { query: { translation_group: eventId }, signal }),
  });

/** An event in every language it is told in. */
export const useEventGroup = (eventId: string | undefined) =>
  useQuery({ ...groupQuery(eventId ?? ''), enabled: eventId !== undefined, staleTime: 0 });

/** The languages of an event as they are stored now. */
export const loadEventGroup = async (client: QueryClient, eventId: string): Promise<Event[]> =>
  (await client.fetchQuery({ ...groupQuery(eventId), staleTime: 0 })).data;

/** Landing pages about an event, of each property of the workspace. */
export const usePagesAbout = (properties: readonly Property[], eventIds: readonly string[]) =>
  useQueries({
    queries: properties.map(({ id: propertyId }) => ({
      queryKey: [propertyId, 'landing-pages'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(landingPageEndpoints.list, { query: { propertyId, take: 100 }, signal }),
    })),
    combine: (found) => ({
      pages: found.flatMap(({ data }) => data?.data ?? []).filter((page) => eventIds.includes(page.eventId ?? '')),
      isPending: found.some((one) => one.isPending),
      error: found.find((one) => one.error)?.error ?? null,
      retry: () => {
        for (const one of found) if (one.error) void one.refetch();
      },
    }),
  });

/** Pictures of a property and of its organization. */
export const usePictures = (propertyId: string | undefined) =>
  useQuery({
    queryKey: [propertyId, 'media'],
    enabled: propertyId !== undefined,
    queryFn: ({ signal }) => call(mediaEndpoints.list, { query: { propertyId: propertyId ?? '', take: 100 }, signal }),
  });

/** Says what a picture shows, in the languages named. */
export const useDescribe = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (altText: Media['altText']) => call(mediaEndpoints.describe, { params: { id }, body: { altText } }),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'media' }),
  });
};

export type EventFiles = { mainImage?: File | undefined; secondaryImage?: File | undefined };
const hasFiles = (files: EventFiles) => Boolean(files.mainImage || files.secondaryImage);

/** Enters an event in its first language. */
export const createEvent = (workspaceId: string, input: EventInput, files: EventFiles) =>
  call(eventEndpoints.publish, { body: { ...input, workspaceId }, files });

/** `ifMatch` is the version it is meant for; none for an event that is nobody else's yet. */
export const changeEvent = (id: string, input: EventInput, files: EventFiles, ifMatch: number | undefined) =>
  hasFiles(files)
    ? call(eventEndpoints.updateWithMedia, { params: { id }, body: input, files, ifMatch })
    : call(eventEndpoints.update, { params: { id }, body: input, ifMatch });

/** Makes an event that was entered by itself a language of another. */
export const linkEvent = (newPostId: string, translationGroup: string) =>
  call(eventEndpoints.link, { body: { newPostId, translationGroup } });

/** Marks whatever shows events as old. */
export function useRefreshEvents() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey.includes('nearby-events') ||
        queryKey[0] === 'event' ||
        queryKey[0] === 'posts' ||
        queryKey[0] === 'venues' ||
        queryKey[0] === 'terms' ||
        queryKey[1] === 'media',
    });
}

/** Throws an event away with all its languages, or one of them. */
export const useRemoveEvent = () => {
  const refresh = useRefreshEvents();
  return useMutation({
    mutationFn: ({ id, ifMatch }: { id: string; ifMatch: number | undefined }) =>
      call(eventEndpoints.remove, { params: { id }, ifMatch }),
    onSuccess: refresh,
  });
};
