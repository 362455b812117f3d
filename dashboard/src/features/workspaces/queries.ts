import { domainEndpoints } from '@foyer/contract/domains';
import { organizationEndpoints } from '@foyer/contract/organizations';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { useSessionState } from '#lib/session/use-session.ts';

/** Domains are kept for five minutes (spec 9). */
const domainsFreshFor = 5 * 60_000;

export const domainsQuery = queryOptions({
  queryKey: ['domains'],
  staleTime: domainsFreshFor,
  queryFn: async ({ signal }) => (await call(domainEndpoints.mine, { query: { take: 100 }, signal })).data,
});

export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async ({ signal }) => (await call(organizationEndpoints.mine, { query: { take: 100 }, signal })).data,
});

export const styleguidesQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['styleguides', { organisationId }],
    queryFn: async ({ signal }) =>
      (await call(styleguideEndpoints.list, { query: { organisationId, take: 100 }, signal })).data,
  });

/** Host of a domain as people know it: 'Domain #id' while it is unknown (spec 2). */
export function useDomainName(): (domainId: string) => string {
  const { ready } = useSessionState();
  const { data } = useQuery({ ...domainsQuery, enabled: ready });
  return (domainId) => {
    const domain = data?.find(({ id }) => id === domainId);
    return domain ? `${domain.name}.${domain.tld}` : `Domain #${domainId}`;
  };
}
