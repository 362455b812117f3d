/**
 * Properties: the hotels and venues texts are about, with the record that claims are checked against. It refuses more
 * of them than the workspace has slots, counted while the workspace is held.
 */
import type { Paging } from '@foyer/contract/lists';
import type { Property, PropertyInput, PropertyRecord } from '@foyer/contract/properties';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { violates } from '#lib/violations.ts';
import { recordAct } from '../audit-log/rules.ts';
import { changesBetween, noticeChanges } from '../changed-facts/noticing/rules.ts';
import { refreshPages } from '../entries/refreshing/rules.ts';
import { withdrawPages } from '../entries/withdrawal/rules.ts';
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

/** Every property whose site stands on a domain, whatever the caller reaches of them, oldest first. */
export const propertiesOnDomain = async (scope: TenantScope, domainId: string): Promise<Property[]> =>
  (await store.findOnDomain(scope, domainId)).map(presentProperty);

/** Throws 404. */
export async function oneProperty(scope: Scope, propertyId: string): Promise<Property> {
  const row = await store.findProperty(scope, propertyId);
  if (!row) throw notFound('Property');
  return presentProperty(row);
}

/** The property, held until the end of the transaction. Throws 404. */
export async function holdProperty(scope: TenantScope, propertyId: string): Promise<Property> {
  const row = await store.lockProperty(scope, propertyId);
  if (!row) throw notFound('Property');
  return presentProperty(row);
}

/**
 * Creates a property. Throws 409 `property-limit` when all slots of the workspace are taken, 422 for a type nobody
 * knows.
 */
export async function createProperty(scope: TenantScope, input: PropertyInput): Promise<Property> {
  const { propertyCount, propertySlots } = await holdWorkspace(scope, input.workspaceId);
  if (propertyCount >= propertySlots) {
    throw conflict(
      'property-limit',
      `Workspace property limit reached (${propertySlots}). Raise its property slots to add another.`,
    );
  }
  const { id } = await store.insertProperty(scope, input.workspaceId, input).catch(refuseType);
  await recordAct(scope, act('created', id, { name: input.name }));
  return oneProperty(scope, id);
}

/** Throws 404, 412 for another version than expected, 422 for a type nobody knows. */
export async function updateProperty(
  scope: TenantScope,
  propertyId: string,
  record: PropertyRecord,
  expected: Expected = null,
): Promise<Property> {
  const before = await holdProperty(scope, propertyId);
  refuseStale(expected, before);
  await store.updateProperty(scope, propertyId, record).catch(refuseType);
  await refreshPages(scope, { propertyId });
  await recordAct(scope, act('updated', propertyId, { name: record.name }));
  const after = await oneProperty(scope, propertyId);
  await noticeChanges(scope, { propertyId }, changesBetween('record', before, after, told));
  return after;
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
  await recordAct(scope, act('deleted', propertyId, { name }));
}

/** What of the record texts rest on. */
const told: Record<string, (property: Property) => unknown> = {
  name: ({ name }) => name,
  type: ({ type }) => type,
  starRating: ({ starRating }) => starRating,
  address: ({ address }) => address,
  city: ({ city }) => city,
  country: ({ country }) => country,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  checkInTime: ({ checkInTime }) => checkInTime,
  checkOutTime: ({ checkOutTime }) => checkOutTime,
};

/** The one key of a property that can be wrong by then: the workspace is held. */
function refuseType(problem: unknown): never {
  if (!violates(problem, 'foreign-key')) throw problem;
  throw invalid([{ field: 'type', message: 'Choose one of the property types there are' }]);
}

const act = (verb: 'created' | 'updated' | 'deleted', propertyId: string, detail: Record<string, unknown>) =>
  ({ action: `property.${verb}`, targetKind: 'property', targetId: propertyId, detail }) as const;
