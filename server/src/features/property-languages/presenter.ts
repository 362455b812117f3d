/** A property's language as it goes over the wire. */
import type { PropertyLanguage } from '@foyer/contract/property-languages';
import type { PropertyLanguageRow } from './store.ts';

export const presentLanguage = (row: PropertyLanguageRow): PropertyLanguage => ({
  id: row.id,
  propertyId: row.propertyId,
  languageId: row.languageId,
  name: row.name,
  isDefault: row.isDefault,
  isActive: row.isActive,
});
