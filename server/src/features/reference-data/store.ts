/** The only SQL of reference data: tables of `{ id, name }`, alike for languages and types. */
import type { Paging } from '@foyer/contract/lists';
import { asc, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { totalColumn, withTotal } from '#db/listing.ts';
import { languages, propertyTypes, styleguideTypes } from '#db/tables/reference.ts';
import type { Scope } from '#lib/scope.ts';

export type Id = string | number;
export type Entry<I extends Id> = { id: I; name: string };
type Table = PgTable & { id: AnyPgColumn; name: AnyPgColumn };

const columns = ({ id, name }: Table) => ({ id, name });

/** What is done with one of the tables. */
const storeOf = <I extends Id>(table: Table) => ({
  async list(scope: Scope, { skip, take }: Paging) {
    const rows = await scope.db
      .select({ ...columns(table), total: totalColumn })
      .from(table as PgTable)
      .orderBy(asc(table.name), asc(table.id))
      .limit(take)
      .offset(skip);
    return withTotal(rows as (Entry<I> & { total: number })[], skip, () => scope.db.$count(table));
  },

  async find(scope: Scope, id: I): Promise<Entry<I> | undefined> {
    const rows = await scope.db
      .select(columns(table))
      .from(table as PgTable)
      .where(eq(table.id, id));
    return rows[0] as Entry<I> | undefined;
  },

  /** Undefined when there is one with this id. Without an id the database gives one. */
  async insert(scope: Scope, values: { id?: I; name: string }): Promise<Entry<I> | undefined> {
    const rows = await scope.db.insert(table).values(values).onConflictDoNothing().returning(columns(table));
    return rows[0] as Entry<I> | undefined;
  },

  async rename(scope: Scope, { id, name }: Entry<I>): Promise<Entry<I> | undefined> {
    const rows = await scope.db.update(table).set({ name }).where(eq(table.id, id)).returning(columns(table));
    return rows[0] as Entry<I> | undefined;
  },

  /** False when there is none. Throws the database's refusal while something points at it. */
  async remove(scope: Scope, id: I): Promise<boolean> {
    const rows = await scope.db.delete(table).where(eq(table.id, id)).returning({ id: table.id });
    return rows.length > 0;
  },
});

export type ReferenceStore<I extends Id> = ReturnType<typeof storeOf<I>>;

export const languageStore = storeOf<string>(languages);
export const propertyTypeStore = storeOf<string>(propertyTypes);
export const styleguideTypeStore = storeOf<number>(styleguideTypes);
