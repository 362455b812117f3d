/**
 * What the dashboard's cards ask for. Keys begin with the property, and lists that other screens keep have the same key
 * and shape as there, so that they are fetched once.
 */
import { eventEndpoints } from '@foyer/contract/events';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { horizon } from './days.ts';

/** Events around the property in the days the strip shows, the one hundred that bring most. */
export function useNearbyEvents(propertyId: string) {
  const { from, to } = horizon();
  return useQuery({
    queryKey: [propertyId, 'nearby-events', 'horizon', from],
    queryFn: ({ signal }) =>
      call(eventEndpoints.nearby, {
        query: { propertyId, startDate: from, endDate: to, sort: 'demand', take: 100, _purpose: 'dashboard' },
        signal,
      }),
  });
}

export const useLandingPages = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'landing-pages'],
    queryFn: ({ signal }) => call(landingPageEndpoints.list, { query: { propertyId, take: 100 }, signal }),
  });

export const useFactCount = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'property-facts'],
    queryFn: ({ signal }) => call(propertyFactEndpoints.list, { query: { propertyId }, signal }),
  });
