/** A fact as it goes over the wire. */
import type { Language } from '@foyer/contract/languages';
import type { PropertyFact } from '@foyer/contract/property-facts';
import { toInstant } from '#lib/time.ts';
import type { PropertyFactRow } from './store.ts';

export const presentFact = (row: PropertyFactRow): PropertyFact => ({
  id: row.id,
  propertyId: row.propertyId,
  factName: row.factName,
  factValue: row.factValue,
  language: row.language as Language | null,
  source: row.source,
  verifiedBy: row.verifiedBy,
  verifiedOn: row.verifiedOn,
  reviewAfter: row.reviewAfter,
  updatedAt: toInstant(row.updatedAt),
});
