import { overviewEndpoints } from '@foyer/contract/overview';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** How many pictures of a property are described. By itself, since the sidebar of every screen asks it too. */
export const useAltTextShare = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'overview', 'altText'],
    queryFn: ({ signal }) => call(overviewEndpoints.altText, { query: { propertyId }, signal }),
  });
