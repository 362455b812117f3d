/** The service of an organisation as it goes over the wire: every field named, the key never among them. */
import type { WritingProvider } from '@foyer/contract/writing-provider';
import { toInstant, toInstantOrNull } from '#lib/time.ts';
import type { ProviderRow } from './store.ts';

export const presentProvider = (row: ProviderRow): WritingProvider => ({
  baseUrl: row.baseUrl,
  model: row.model,
  visionModel: row.visionModel,
  keySet: row.sealedKey !== '',
  works: row.works,
  testedAt: toInstantOrNull(row.testedAt),
  savedBy: row.savedBy,
  savedAt: toInstant(row.updatedAt),
  version: row.version,
});
