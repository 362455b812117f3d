/**
 * Style guides: how an organisation's texts sound, in each language. They belong to the organisation and are used by
 * workspaces; it refuses to delete one that a workspace or a page writes in.
 */
import type { Paging } from '@foyer/contract/lists';
import type {
  LiveEffect,
  Styleguide,
  StyleguideContent,
  StyleguideInput,
  StyleguideUpdate,
  StyleguideVersion,
} from '@foyer/contract/styleguides';
import { enqueue } from '#lib/jobs.ts';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { violates } from '#lib/violations.ts';
import { recordAct } from '../audit-log/rules.ts';
import { effectOf, rereadWork } from './live/rules.ts';
import { presentStyleguide } from './presenter.ts';
import * as store from './store.ts';
import { keepSaved, listVersions, type Origin, oneVersion } from './versions/rules.ts';

/** Style guides the scope reaches, by name. */
export async function listStyleguides(scope: Scope, paging: Paging): Promise<{ data: Styleguide[]; total: number }> {
  const { rows, total } = await store.listStyleguides(scope, paging);
  return { data: rows.map((row) => presentStyleguide(row.styleguide)), total };
}

/** Throws 404. */
export async function oneStyleguide(scope: Scope, styleguideId: string): Promise<Styleguide> {
  return found(await store.findStyleguide(scope, styleguideId));
}

/** True when the organisation of the scope has this style guide. */
export const hasStyleguide = async (scope: TenantScope, styleguideId: string): Promise<boolean> =>
  (await store.findStyleguide(scope, styleguideId)) !== undefined;

/** The one a property writes in: that of the workspace it stands in. Throws 404. */
export async function styleguideOfProperty(scope: TenantScope): Promise<Styleguide> {
  return found(scope.workspaceId ? await store.findStyleguideOfWorkspace(scope, scope.workspaceId) : undefined);
}

/** Throws 422 for a type nobody knows. */
export async function createStyleguide(scope: TenantScope, input: StyleguideInput): Promise<Styleguide> {
  const row = await store.insertStyleguide(scope, input).catch(refuseType);
  await keepSaved(scope, row, null);
  return presentStyleguide(row);
}

/**
 * Saves it as the next version, keeps the one it replaces and has what is written in it read again; `origin` says what it came of, where nobody typed it.
 * Throws 404, 412 for another version than expected, 422 for a type nobody knows.
 */
export async function updateStyleguide(
  scope: TenantScope,
  styleguideId: string,
  input: StyleguideUpdate,
  expected: Expected = null,
  origin: Origin = {},
): Promise<Styleguide> {
  const replaced = await store.lockStyleguide(scope, styleguideId);
  refuseStale(expected, found(replaced));
  const saved = await store.updateStyleguide(scope, styleguideId, input).catch(refuseType);
  if (saved && replaced) {
    await keepSaved(scope, saved, replaced, origin);
    const { organisationId } = scope;
    await enqueue(scope, rereadWork, { organisationId, styleguideId }, { singletonKey: styleguideId });
  }
  return found(saved);
}

/** Saved states, the latest first. Throws 404. */
export async function styleguideVersions(
  scope: Scope,
  styleguideId: string,
  paging: Paging,
): Promise<{ data: StyleguideVersion[]; total: number }> {
  const row = await store.findStyleguide(scope, styleguideId);
  if (!row) throw notFound('Styleguide');
  return listVersions(scope, row, paging);
}

/** Makes a saved state the current one again, as a new version. Throws 404, 412 for another version than expected. */
export async function restoreStyleguide(
  scope: TenantScope,
  styleguideId: string,
  version: number,
  expected: Expected,
): Promise<Styleguide> {
  const present = await oneStyleguide(scope, styleguideId);
  const { name, content } = await oneVersion(scope, present, version);
  const input = { name, styleguideTypeId: present.styleguideTypeId, content };
  return updateStyleguide(scope, styleguideId, input, expected, { restoredFrom: version });
}

/** What live texts a changed style guide, or the saved one, would not let stand; saves nothing. Throws 404. */
export async function tryStyleguide(
  scope: TenantScope,
  styleguideId: string,
  changed: StyleguideContent,
): Promise<LiveEffect> {
  const { content } = await oneStyleguide(scope, styleguideId);
  return effectOf(scope, styleguideId, content, changed);
}

/** Throws 409 while a workspace or a page uses it. */
export async function deleteStyleguide(scope: TenantScope, styleguideId: string): Promise<void> {
  const row = await store.deleteStyleguide(scope, styleguideId).catch((problem: unknown) => {
    if (!violates(problem, 'foreign-key')) throw problem;
    throw conflict('styleguide-in-use', 'A workspace or a page still writes in this style guide');
  });
  const { name } = found(row);
  await recordAct(scope, {
    action: 'styleguide.deleted',
    targetKind: 'styleguide',
    targetId: styleguideId,
    detail: { name },
  });
}

function refuseType(problem: unknown): never {
  if (!violates(problem, 'foreign-key')) throw problem;
  throw invalid([{ field: 'styleguideTypeId', message: 'Choose one of the styleguide types there are' }]);
}

function found(row: store.StyleguideRow | undefined): Styleguide {
  if (!row) throw notFound('Styleguide');
  return presentStyleguide(row);
}
