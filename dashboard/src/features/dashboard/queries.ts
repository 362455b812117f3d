/**
 * What the dashboard asks: a call for each part, under keys that begin with the property, so that each part fails alone
 * and a switch never shows the other one's numbers.
 */
import { auditLogEndpoints } from '@foyer/contract/audit-log';
import { eventEndpoints } from '@foyer/contract/events';
import { type FirstSteps, overviewEndpoints } from '@foyer/contract/overview';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';

type Part = 'demand' | 'needs' | 'publishing' | 'languages' | 'figures' | 'firstSteps';

/** The key of a part; everything of a property's overview begins alike. */
const keyOf = (propertyId: string, part: Part) => [propertyId, 'overview', part];

export const useDemand = (propertyId: string) =>
  useQuery({
    queryKey: keyOf(propertyId, 'demand'),
    queryFn: ({ signal }) => call(overviewEndpoints.demand, { query: { propertyId }, signal }),
  });

/** Rows of the card at a time. */
export const shownNeeds = 12;

/** Looked at again while the screen is open: what needs a person comes from others, too. */
export const useNeeds = (propertyId: string, skip: number) =>
  useQuery({
    queryKey: [...keyOf(propertyId, 'needs'), skip],
    queryFn: ({ signal }) => call(overviewEndpoints.needs, { query: { propertyId, skip, take: shownNeeds }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
    refetchOnMount: 'always',
  });

/** Rows of the card; the rest are on Landing Pages. */
const shownEvents = 5;

/** Events near the property nobody has begun a page about, the strongest first. */
export const useOpenEvents = (propertyId: string, range: { from: string; to: string }) =>
  useQuery({
    queryKey: [propertyId, 'nearby-events', 'without a page', range.from],
    queryFn: ({ signal }) =>
      call(eventEndpoints.nearby, {
        query: {
          propertyId,
          startDate: range.from,
          endDate: range.to,
          covered: 'false',
          sort: 'demand',
          take: shownEvents,
          _purpose: 'dashboard',
        },
        signal,
      }),
  });

export const usePublishing = (propertyId: string) =>
  useQuery({
    queryKey: keyOf(propertyId, 'publishing'),
    queryFn: ({ signal }) => call(overviewEndpoints.publishing, { query: { propertyId }, signal }),
  });

export const useLanguageShares = (propertyId: string) =>
  useQuery({
    queryKey: keyOf(propertyId, 'languages'),
    queryFn: ({ signal }) => call(overviewEndpoints.languages, { query: { propertyId }, signal }),
  });

export const useFigures = (propertyId: string) =>
  useQuery({
    queryKey: keyOf(propertyId, 'figures'),
    queryFn: ({ signal }) => call(overviewEndpoints.figures, { query: { propertyId }, signal }),
  });

/** The latest acts of the workspace; asked only for those who may read them. */
export const useLatestActs = (workspaceId: string, mayRead: boolean) =>
  useQuery({
    queryKey: ['audit-log', { workspaceId }, 'latest'],
    enabled: mayRead,
    queryFn: ({ signal }) => call(auditLogEndpoints.list, { query: { workspaceId, take: 6 }, signal }),
  });

export const useFirstSteps = (propertyId: string) =>
  useQuery({
    queryKey: keyOf(propertyId, 'firstSteps'),
    queryFn: ({ signal }) => call(overviewEndpoints.firstSteps, { query: { propertyId }, signal }),
  });

export function useDismissFirstSteps(propertyId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(propertyId, 'firstSteps');
  return useMutation({
    mutationFn: () => call(overviewEndpoints.dismissFirstSteps, { body: { propertyId } }),
    onSuccess: () =>
      client.setQueryData(queryKey, (before: FirstSteps | undefined) => before && { ...before, dismissed: true }),
    onError: (error) => toast.error(messageOf(error)),
  });
}
