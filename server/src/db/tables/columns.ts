/**
 * Columns and keys the tables share: UUIDv7 keys made by the program, the organisation a row belongs to, and references
 * between tenant tables, which always hold the organisation too.
 */
import { type AnyPgColumn, foreignKey, integer, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

export const key = () => uuid('id').primaryKey().$defaultFn(uuidv7);
export const organisation = () => uuid('organisation_id').notNull();
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
export const createdAt = () => instantColumn('created_at').notNull().defaultNow();
/** Goes up with each save by a person; a save may name the one it is meant for. */
export const version = () => integer('version').notNull().default(1);
export const updatedAt = () => instantColumn('updated_at').notNull().defaultNow();

type Tenant = { id: AnyPgColumn; organisationId: AnyPgColumn };

/** What references into a tenant table point at: its id within its organisation. */
export const tenantKey = (table: string, { organisationId, id }: Tenant) =>
  unique(`${table}_tenant`).on(organisationId, id);

/** A row of another tenant table by its id: only ever one of the same organisation. */
export const refersTo = (other: Tenant, { organisationId }: Pick<Tenant, 'organisationId'>, column: AnyPgColumn) =>
  foreignKey({ columns: [organisationId, column], foreignColumns: [other.organisationId, other.id] });
