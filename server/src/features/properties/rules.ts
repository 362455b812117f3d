/**
 * Properties: the hotels and venues texts are about, with the record that claims are checked against. It refuses more
 * of them than the workspace has slots, counted while the workspace is held.
 */
import type { Paging } from '@foyer/contract/lists';
import type { Property, PropertyInput, PropertyRecord } from '@foyer/contract/properties';
import { conflict, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { recordAct } from '../audit-log/rules.ts';
import { refreshPages } from '../landing-pages/refreshing/rules.ts';
import { withdrawPages } from '../landing-pages/withdrawal/rules.ts';
import { removeMediaOf } from '../media/rules.ts';
import { holdWorkspace } from '../workspaces/rules.ts';
import { presentProperty } from './presenter.ts';
import * as store from './store.ts';

/** Properties the scope reaches, oldest first; `search` looks at name and city. */
export async function listProperties(
  scope: Scope,
  query: Paging & { search?: string },
): Promise<{ data: Property[]; total: number }> {
  const { rows, total } = await store.listProperties(scope, query);
  return { data: rows.map(presentProperty), total };
}

/** Throws 404. */
export async function oneProperty(scope: Scope, propertyId: string): Promise<Property> {
  const row = await store.findProperty(scope, propertyId);
  if (!row) throw notFound('Property');
  return presentProperty(row);
}

/** Creates a property. Throws 409 `property-limit` when all slots of the workspace are taken. */
export async function createProperty(scope: TenantScope, input: PropertyInput): Promise<Property> {
  const { propertyCount, propertySlots } = await holdWorkspace(scope, input.workspaceId);
  if (propertyCount >= propertySlots) {
    throw conflict(
      'property-limit',
      `Workspace property limit reached (${propertySlots}). Raise its property slots to add another.`,
    );
  }
  const { id } = await store.insertProperty(scope, input.workspaceId, input);
  return oneProperty(scope, id);
}

/** Throws 404. */
export async function updateProperty(
  scope: TenantScope,
  propertyId: string,
  record: PropertyRecord,
): Promise<Property> {
  await store.updateProperty(scope, propertyId, record);
  await refreshPages(scope, { propertyId });
  return oneProperty(scope, propertyId);
}

/** The photograph that stands for the property. */
export async function setPropertyImage(scope: TenantScope, propertyId: string, imageId: string): Promise<void> {
  await store.setImage(scope, propertyId, imageId);
}

/** Deletes it with its facts and pages; what was live answers 410 from then on. */
export async function deleteProperty(scope: TenantScope, propertyId: string): Promise<void> {
  const { name } = await oneProperty(scope, propertyId);
  await withdrawPages(scope, { propertyId });
  await removeMediaOf(scope, { propertyId });
  await store.deleteProperty(scope, propertyId);
  await recordAct(scope, {
    action: 'property.deleted',
    targetKind: 'property',
    targetId: propertyId,
    detail: { name },
  });
}
