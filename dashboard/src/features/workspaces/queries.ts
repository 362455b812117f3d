import { type Domain, domainEndpoints } from '@foyer/contract/domains';
import { organizationEndpoints } from '@foyer/contract/organizations';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { useSessionState } from '#lib/session/use-session.ts';

/** Domains are kept for five minutes (spec 9). */
const domainsFreshFor = 5 * 60_000;

export const domainsKey = ['domains'] as const;

export const domainsQuery = queryOptions({
  queryKey: domainsKey,
  staleTime: domainsFreshFor,
  queryFn: ({ signal }) => everyPage((query) => call(domainEndpoints.mine, { query, signal })),
});

export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: ({ signal }) => everyPage((query) => call(organizationEndpoints.mine, { query, signal })),
});

export const styleguidesQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['styleguides', { organisationId }],
    queryFn: ({ signal }) =>
      everyPage((paging) => call(styleguideEndpoints.list, { query: { organisationId, ...paging }, signal })),
  });

/** Stands for a domain that could not be loaded (spec 3). */
export const placeholderDomain = (id: string, organisationId: string): Domain => ({
  id,
  name: `Domain ${id}`,
  tld: window.location.hostname,
  domainVerfified: false,
  organisationId,
  version: 0,
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
