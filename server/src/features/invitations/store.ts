/** The only SQL of invitations. Those that were accepted stay, so that a link is used once, and are shown no more. */
import type { Paging } from '@foyer/contract/lists';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { invitations, properties, roles } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

const workspace = sql<string | null>`coalesce(${invitations.workspaceId}, ${properties.workspaceId})`;

const selection = (scope: Scope) =>
  scope.db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      roleName: roles.name,
      permissions: roles.permissions,
      organisationId: invitations.organisationId,
      workspaceId: invitations.workspaceId,
      propertyId: invitations.propertyId,
      invitedBy: invitations.invitedBy,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      expired: sql<boolean>`${invitations.expiresAt} <= now()`,
      total: totalColumn,
    })
    .from(invitations)
    .leftJoin(roles, eq(roles.id, invitations.ownRoleId))
    .leftJoin(properties, eq(properties.id, invitations.propertyId))
    .$dynamic();

export type InvitationRow = Awaited<ReturnType<typeof selection>>[number];
export type Place = { workspaceId?: string; propertyId?: string };

/** Newest first; those the scope reaches and nobody has accepted. */
export async function listInvitations(scope: Scope, query: Paging & Place) {
  const where = and(
    isNull(invitations.acceptedAt),
    reached(scope),
    query.workspaceId ? eq(workspace, query.workspaceId) : undefined,
    query.propertyId ? eq(invitations.propertyId, query.propertyId) : undefined,
  );
  const rows = await selection(scope)
    .where(where)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(query.take)
    .offset(query.skip);
  return withTotal(rows, query.skip, async () => (await selection(scope).where(where)).length);
}

export async function findInvitation(scope: TenantScope, invitationId: string): Promise<InvitationRow | undefined> {
  const [row] = await selection(scope).where(and(eq(invitations.id, invitationId), isNull(invitations.acceptedAt)));
  return row;
}

export async function insertInvitation(
  scope: TenantScope,
  values: {
    email: string;
    tokenHash: string;
    role: string;
    workspaceId: string | null;
    propertyId: string | null;
    days: number;
  },
): Promise<string> {
  const { days, ...columns } = values;
  const [row] = await scope.db
    .insert(invitations)
    .values({
      ...columns,
      organisationId: scope.organisationId,
      invitedBy: scope.actor.name,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: invitations.id });
  return row?.id ?? '';
}

/** False when it is gone, or was accepted meanwhile. */
export async function deleteInvitation(scope: TenantScope, invitationId: string): Promise<boolean> {
  const rows = await scope.db
    .delete(invitations)
    .where(and(eq(invitations.id, invitationId), isNull(invitations.acceptedAt)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

function reached({ organisationId, reach: { organisationIds, workspaceIds, propertyIds } }: Scope): SQL | undefined {
  const places = or(
    organisationIds.length > 0 ? inArray(invitations.organisationId, [...organisationIds]) : undefined,
    workspaceIds.length > 0 ? inArray(workspace, [...workspaceIds]) : undefined,
    propertyIds.length > 0 ? inArray(invitations.propertyId, [...propertyIds]) : undefined,
  );
  return and(organisationId ? eq(invitations.organisationId, organisationId) : undefined, places ?? sql`false`);
}

/** Shapes as in the migration of roles. */
export type Preview = {
  organizationName: string;
  roleName: string;
  placeName: string | null;
  email: string;
  invitedBy: string;
  expiresAt: string;
};
export type Accepted = {
  organisationId: string;
  workspaceId: string | null;
  invitationId: string;
  userRoleId: string;
  /** False for a repeat. */
  accepted: boolean;
};

export async function previewInvitation(scope: Scope, tokenHash: string): Promise<Preview | null> {
  const { rows } = await scope.db.execute<{ preview: Preview | null }>(
    sql`select app.preview_invitation(${tokenHash}) as preview`,
  );
  return rows[0]?.preview ?? null;
}

/** The call that accepts and enters. */
export const accepting = (tokenHash: string, userRoleId: string): SQL =>
  sql`app.accept_invitation(${tokenHash}, ${userRoleId}::uuid)`;
