/**
 * Proof of who acts and where: only features/access mints it, every store function asks for it first, and it carries
 * the transaction in which row-level security already knows the tenant. A read without it does not compile.
 */
import type { Permission } from '@foyer/contract/permissions';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { CustomTypesConfig } from 'pg';

/** A statement as the driver takes it; its rows are lists of values. */
export type Asked = { text: string; values: unknown[]; rowMode: 'array'; types: CustomTypesConfig };

export type Db = NodePgDatabase<Record<string, never>> & {
  $client: { query(asked: Asked): Promise<{ rows: unknown[][] }> };
};

/**
 * What bindings reach with the permission asked for, within the target if there is one: all of an organisation, some
 * workspaces, some properties. A thing is reached when one of the three lists names a place above it.
 */
export type Reach = {
  organisationIds: readonly string[];
  workspaceIds: readonly string[];
  propertyIds: readonly string[];
};

export type Actor = {
  /** Null for work the system does by itself. */
  userId: string | null;
  name: string;
  /** True for the platform operator the settings name. */
  isOperator?: boolean;
};

declare const proven: unique symbol;

export type Scope = {
  readonly [proven]: true;
  readonly db: Db;
  readonly actor: Actor;
  /** Null only where the call spans everything the caller reaches. */
  readonly organisationId: string | null;
  readonly workspaceId: string | null;
  readonly propertyId: string | null;
  readonly reach: Reach;
  /** True when the actor holds the permission at this scope. */
  readonly may: (permission: Permission) => boolean;
  /**
   * Sends a write whose answer nobody waits for. It keeps its place among the transaction's statements; when it fails,
   * all of them are taken back and the caller gets its error.
   */
  readonly send: (asked: Asked) => void;
  /** Runs after the transaction has been committed; never when it is rolled back. */
  readonly afterCommit: (act: () => void) => void;
};

/** A scope within one organisation: what every write needs. */
export type TenantScope = Scope & { readonly organisationId: string };
