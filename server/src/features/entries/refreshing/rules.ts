/**
 * Lets the sites know that what live pages print beside their text has changed: the property's record and facts, the
 * event. It stands by itself, since those nouns call it, which everything else about entries builds on.
 */
import type { TenantScope } from '#lib/scope.ts';
import { mirrorAbout } from '../../channels/outbox/rules.ts';
import { raiseSiteVersion } from '../../domains/rules.ts';
import { domainsShowing } from '../publications/store.ts';

/** Pages about the property, or about any of the events, are shown anew from the commit on. */
export async function refreshPages(
  scope: TenantScope,
  what: { propertyId: string } | { eventIds: readonly string[] },
): Promise<void> {
  for (const domainId of await domainsShowing(scope, what)) {
    await raiseSiteVersion(scope, domainId);
    await mirrorAbout(scope, domainId, what);
  }
}
