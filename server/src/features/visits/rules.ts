/**
 * How often pages were read. The public sites count and tell it every few seconds; a row is a page, a day and a number,
 * so that nothing here could name a person. It refuses nothing: a host without a site is left out.
 */
import type { VisitCount } from '@foyer/contract/visits';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { inSite, inTenant } from '../access/rules.ts';
import * as store from './store.ts';

const visitors = { userId: null, name: 'Visitors' };

/** Adds what the sites counted, host by host; each host's counts are added together or not at all. */
export async function addVisits(counted: readonly VisitCount[]): Promise<void> {
  for (const [host, visits] of Map.groupBy(counted, (one) => one.host.toLowerCase())) {
    const site = await inSite(host, async ({ scope, domain }) => ({
      organisationId: scope.organisationId,
      domainId: domain.id,
    }));
    if (!site) continue;
    await inTenant(site.organisationId, visitors, (scope) => store.addVisits(scope, site.domainId, summed(visits)));
  }
}

/** Visits of each of these paths of a domain in the last `days` days, today included; a path without any is left out. */
export const visitsOf = (
  scope: Scope | TenantScope,
  domainId: string,
  paths: readonly string[],
  days = 30,
): Promise<Map<string, number>> => store.visitsOf(scope, domainId, paths, days);

/** One row a page and day, whatever was sent. */
function summed(visits: readonly VisitCount[]) {
  const rows = Map.groupBy(visits, ({ path, day }) => `${day} ${path}`);
  return [...rows.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ path: first.path, day: first.day, count: same.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
}
