/** What screens of other nouns read of a site's settings. */
import { globalSettingsEndpoints } from '@foyer/contract/global-settings';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** How guests of a domain's site come to its booking engine: what was published of it. */
export const useBookingOfSite = (domainId: string) =>
  useQuery({
    queryKey: ['site-settings', domainId, 'booking', 'published'],
    queryFn: ({ signal }) => call(globalSettingsEndpoints.booking, { query: { domainId, state: 'published' }, signal }),
  });
