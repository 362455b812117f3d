/** A domain as it goes over the wire; the spelling of `domainVerfified` is the specification's. */
import type { Domain } from '@foyer/contract/domains';
import { isServed } from './policy.ts';
import type { DomainRow } from './store.ts';

export const presentDomain = (row: DomainRow): Domain => ({
  id: row.id,
  name: row.name,
  tld: row.tld,
  domainVerfified: isServed(row),
  organisationId: row.organisationId,
  version: row.version,
});
