/**
 * What a scope reaches, as conditions of a query. Row-level security already closes other organisations; these keep
 * a person who is bound lower than the organisation to their workspaces and properties.
 */
import { type AnyColumn, and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#lib/scope.ts';
import { properties } from './tables/tenants.ts';

/** Rows of organisations reached as a whole, or of one the scope is narrowed to. */
export function inOrganisation(scope: Scope, organisation: AnyColumn): SQL {
  return scope.organisationId
    ? eq(organisation, scope.organisationId)
    : inArray(organisation, [...scope.reach.organisationIds]);
}

/** Workspaces that hold a property the scope reaches by itself. */
const workspacesOfProperties = (scope: Scope) =>
  scope.db
    .select({ id: properties.workspaceId })
    .from(properties)
    .where(inArray(properties.id, [...scope.reach.propertyIds]));

/** Rows of workspaces that are reached: by their organisation, by themselves, or by one of their properties. */
export function inWorkspace(scope: Scope, organisation: AnyColumn, workspace: AnyColumn): SQL {
  const { organisationIds, workspaceIds, propertyIds } = scope.reach;
  return every(
    scope.organisationId ? eq(organisation, scope.organisationId) : undefined,
    scope.workspaceId ? eq(workspace, scope.workspaceId) : undefined,
    or(
      organisationIds.length > 0 ? inArray(organisation, [...organisationIds]) : undefined,
      workspaceIds.length > 0 ? inArray(workspace, [...workspaceIds]) : undefined,
      propertyIds.length > 0 ? inArray(workspace, workspacesOfProperties(scope)) : undefined,
    ) ?? sql`false`,
  );
}

/** Properties that are reached: by their organisation, by their workspace, or by themselves. */
export function asProperty(scope: Scope): SQL {
  const { organisationIds, workspaceIds, propertyIds } = scope.reach;
  return every(
    scope.organisationId ? eq(properties.organisationId, scope.organisationId) : undefined,
    scope.workspaceId ? eq(properties.workspaceId, scope.workspaceId) : undefined,
    or(
      organisationIds.length > 0 ? inArray(properties.organisationId, [...organisationIds]) : undefined,
      workspaceIds.length > 0 ? inArray(properties.workspaceId, [...workspaceIds]) : undefined,
      propertyIds.length > 0 ? inArray(properties.id, [...propertyIds]) : undefined,
    ) ?? sql`false`,
  );
}

/**
 * Rows that stand at a property, or at its workspace while the property column is null: then they are seen from each of
 * the workspace's properties.
 */
export function atProperty(
  scope: Scope,
  { organisation, workspace, property }: { organisation: AnyColumn; workspace: AnyColumn; property: AnyColumn },
): SQL {
  const { organisationIds, workspaceIds, propertyIds } = scope.reach;
  return every(
    scope.organisationId ? eq(organisation, scope.organisationId) : undefined,
    scope.workspaceId ? eq(workspace, scope.workspaceId) : undefined,
    or(
      organisationIds.length > 0 ? inArray(organisation, [...organisationIds]) : undefined,
      workspaceIds.length > 0 ? inArray(workspace, [...workspaceIds]) : undefined,
      propertyIds.length > 0 ? inArray(property, [...propertyIds]) : undefined,
      propertyIds.length > 0 ? and(isNull(property), inArray(workspace, workspacesOfProperties(scope))) : undefined,
    ) ?? sql`false`,
  );
}

const every = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
