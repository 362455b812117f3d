/**
 * What the screens of venues read and write. Keys begin with `venues`; searches are guarded against late answers
 * (spec 4).
 */
import { eventEndpoints } from '@foyer/contract/events';
import { type Venue, type VenueInput, venueEndpoints, type venueSort } from '@foyer/contract/venues';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#lib/api/call.ts';
import { onlyLatest } from '#lib/api/only-latest.ts';

export type VenueSearch = {
  search: string;
  status: Venue['status'] | undefined;
  sort: z.infer<typeof venueSort>;
  skip: number;
};
export const venuePageSize = 25;

export const useVenues = (workspaceId: string, search: VenueSearch) =>
  useQuery({
    queryKey: ['venues', { workspaceId }, search],
    queryFn: ({ signal }) =>
      call(venueEndpoints.list, { query: { ...search, workspaceId, take: venuePageSize }, signal }),
    placeholderData: keepPreviousData,
  });

/** Kilometres venues are looked for in when one is chosen: an event may be held far away. */
const farthest = 500;

/** Venues an event can be held at, the nearest first. */
export const useVenueChoices = (propertyId: string | undefined, search: string) =>
  useQuery({
    queryKey: ['venues', { propertyId }, 'choices', search],
    enabled: propertyId !== undefined,
    queryFn: async ({ signal }) =>
      (
        await onlyLatest('venue-choices', (asked) =>
          call(venueEndpoints.nearby, {
            query: { propertyId: propertyId ?? '', search, distance: farthest, take: 30, ...asked },
            signal,
          }),
        )
      ).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const useVenue = (id: string | undefined) =>
  useQuery({
    queryKey: ['venues', 'one', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => call(venueEndpoints.one, { params: { id: id ?? '' }, signal }),
  });

/** Events held at a venue: those its name finds, which are then told apart by their venue. */
export const useEventsAt = (venue: Pick<Venue, 'id' | 'title'>) =>
  useQuery({
    queryKey: ['venues', 'one', venue.id, 'events', venue.title],
    queryFn: async ({ signal }) => {
      const query = { search: venue.title, sort: '-eventStartDate', take: 100 } as const;
      const { data } = await call(eventEndpoints.list, { query, signal });
      return data.filter((event) => event.venue.venueId === venue.id);
    },
  });

function useRefresh() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] === 'venues' ||
        queryKey[0] === 'posts' ||
        queryKey[0] === 'event' ||
        queryKey.includes('nearby-events'),
    });
}

/** Adds a venue to a workspace, or changes the one given. */
export const useSaveVenue = (workspaceId: string, id: string | undefined) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ body, ifMatch }: { body: VenueInput; ifMatch: number | undefined }) =>
      id
        ? call(venueEndpoints.update, { params: { id }, body, ifMatch })
        : call(venueEndpoints.create, { body: { ...body, workspaceId } }),
    onSuccess: refresh,
  });
};

export const useRemoveVenue = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ifMatch }: { id: string; ifMatch: number | undefined }) =>
      call(venueEndpoints.remove, { params: { id }, ifMatch }),
    onSuccess: refresh,
  });
};
