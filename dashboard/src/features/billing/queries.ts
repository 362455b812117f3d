import { organizationEndpoints } from '@foyer/contract/organizations';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

/** Plan and use of an organization; asked only by those who may see it. */
export const useBilling = (organisationId: string, mayAsk: boolean) =>
  useQuery({
    queryKey: ['billing', organisationId],
    enabled: mayAsk,
    queryFn: ({ signal }) => call(organizationEndpoints.billing, { params: { id: organisationId }, signal }),
  });
