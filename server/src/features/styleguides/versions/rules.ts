/**
 * The saved states of a style guide: one for each save, with who saved it, and restored as a new version. Nothing in it
 * is ever changed; a state from before states were kept names nobody.
 */
import type { Paging } from '@foyer/contract/lists';
import type { StyleguideVersion } from '@foyer/contract/styleguides';
import { notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import type { StyleguideRow } from '../store.ts';
import * as store from './store.ts';

/** What a save came of, where not of a person's typing. */
export type Origin = { restoredFrom?: number; accepted?: string };

/** When a person last saved a style guide otherwise than by taking a proposal; null when nobody has. */
export const lastSavedByHand = store.lastSavedByHand;

/** Keeps what a save made, and before it what it replaced, where that was never kept. */
export async function keepSaved(
  scope: TenantScope,
  saved: StyleguideRow,
  replaced: StyleguideRow | null,
  origin: Origin = {},
): Promise<void> {
  if (replaced) await store.insertVersion(scope, replaced, { savedAt: replaced.updatedAt });
  await store.insertVersion(scope, saved, { ...origin, savedBy: scope.actor.name, savedAt: saved.updatedAt });
}

/** Saved states of a style guide, the latest first. One that was never saved since states are kept has itself alone. */
export async function listVersions(
  scope: Scope,
  styleguide: StyleguideRow,
  paging: Paging,
): Promise<{ data: StyleguideVersion[]; total: number }> {
  const { rows, total } = await store.listVersions(scope, styleguide.id, paging);
  if (total === 0) {
    const { version, name, content, updatedAt } = styleguide;
    const only = { version, name, content, savedBy: null, savedAt: toInstant(updatedAt) };
    return { data: paging.skip > 0 ? [] : [{ ...only, restoredFrom: null, accepted: null }], total: 1 };
  }
  const data = rows.map(({ version: { version, name, content, savedBy, savedAt, restoredFrom, accepted } }) => ({
    ...{ version, name, content, savedBy, restoredFrom, accepted },
    savedAt: toInstant(savedAt),
  }));
  return { data, total };
}

/** What a saved state says; the current one always stands. Throws 404 for one that was never saved. */
export async function oneVersion(
  scope: Scope,
  styleguide: Pick<StyleguideRow, 'id' | 'version' | 'name' | 'content'>,
  version: number,
): Promise<Pick<StyleguideRow, 'name' | 'content'>> {
  if (version === styleguide.version) return styleguide;
  const row = await store.findVersion(scope, styleguide.id, version);
  if (!row) throw notFound('Version');
  return row;
}
