/**
 * Style guides: how an organisation's texts sound, in each language. They belong to the organisation and are used by
 * workspaces; it refuses to delete one that a workspace or a page writes in.
 */
import type { Paging } from '@foyer/contract/lists';
import type { Styleguide, StyleguideInput, StyleguideUpdate } from '@foyer/contract/styleguides';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { violates } from '#lib/violations.ts';
import { recordAct } from '../audit-log/rules.ts';
import { presentStyleguide } from './presenter.ts';
import * as store from './store.ts';

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
  return presentStyleguide(await store.insertStyleguide(scope, input).catch(refuseType));
}

/** Saves it as the next version. Throws 404, 412 for another version than expected, 422 for a type nobody knows. */
export async function updateStyleguide(
  scope: TenantScope,
  styleguideId: string,
  input: StyleguideUpdate,
  expected: Expected = null,
): Promise<Styleguide> {
  refuseStale(expected, found(await store.lockStyleguide(scope, styleguideId)));
  return found(await store.updateStyleguide(scope, styleguideId, input).catch(refuseType));
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
