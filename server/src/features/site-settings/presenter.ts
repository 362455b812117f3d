/** Settings as they go over the wire: the document of a section with its state. */
import type { SettingsState, SettingsVersion } from '@foyer/contract/site-settings';
import { toInstant } from '#lib/time.ts';
import type { SettingsRow, VersionRow } from './store.ts';

/** State of a section; one nobody has changed has no row. */
export const presentState = (domainId: string, row: SettingsRow | undefined, changed: boolean): SettingsState => ({
  domainId,
  version: row?.version ?? 0,
  changed,
  updatedAt: row ? toInstant(row.updatedAt) : null,
  updatedBy: row?.updatedBy ?? null,
});

export const presentVersion = (
  row: Pick<VersionRow, 'number' | 'publishedAt' | 'publishedBy' | 'sections'>,
): SettingsVersion => ({
  number: row.number,
  publishedAt: toInstant(row.publishedAt),
  publishedBy: row.publishedBy,
  sections: row.sections,
});
