/**
 * What the busiest writes insert, written once, as selections are for reads: the statement as text and the way from
 * values to parameters. Every column is named; none is left to its default but those that are left out.
 */
import { type Column, getTableColumns, type InferInsertModel, sql, type Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Asked } from '#lib/scope.ts';

const dialect = new PgDialect();

export class Insertion<T extends Table, Left extends keyof InferInsertModel<T> & string> {
  readonly #text: string;
  readonly #columns: [name: string, column: Column][];

  /** `left` names the columns that take their default. */
  constructor(table: T, left: readonly Left[]) {
    this.#columns = Object.entries(getTableColumns(table)).filter(([name]) => !left.includes(name as Left));
    const names = sql.join(
      this.#columns.map(([, column]) => sql.identifier(column.name)),
      sql`, `,
    );
    const places = sql.raw(this.#columns.map((_, i) => `$${i + 1}`).join());
    this.#text = dialect.sqlToQuery(sql`insert into ${table} (${names}) values (${places})`).sql;
  }

  ask(row: Required<Omit<InferInsertModel<T>, Left>>): Asked {
    const given = row as Record<string, unknown>;
    const values = this.#columns.map(([name, column]) => {
      const value = given[name];
      return value === null ? null : column.mapToDriverValue(value);
    });
    return { text: this.#text, values, rowMode: 'array', types: pg.types };
  }
}
