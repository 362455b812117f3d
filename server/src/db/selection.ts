/**
 * What the busiest reads select, written once: the list of columns as text and the way back from a row. Building it
 * anew for each request costs more than all else a read does. Only the condition is written for each question.
 */
import { type Column, type GetColumnData, getTableColumns, is, type SQL, sql, Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Asked, Scope } from '#lib/scope.ts';

type Group = Table | Record<string, Column>;
type GroupRow<G extends Group> = G extends Table
  ? G['$inferSelect']
  : { [Name in keyof G]: G[Name] extends Column ? GetColumnData<G[Name]> : never };
export type SelectedRow<G extends Record<string, Group>> = { [Name in keyof G]: GroupRow<G[Name]> };

const dialect = new PgDialect();
const written = (part: SQL): string => dialect.sqlToQuery(part).sql;
/** Types whose columns are read as the texts they come as. */
const asText = new Set<number>([pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.DATE]);
const asItIs = (value: string) => value;
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    asText.has(type) ? asItIs : pg.types.getTypeParser(type, format as 'text'),
};

export class Selection<G extends Record<string, Group>> {
  readonly #list: string;
  readonly #from: string;
  readonly #groups: { name: string; columns: [name: string, column: Column][] }[];

  /** `from` begins with FROM and holds no values. */
  constructor(groups: G, from: SQL) {
    this.#groups = Object.entries(groups).map(([name, group]) => ({
      name,
      columns: Object.entries(is(group, Table) ? getTableColumns(group) : (group as Record<string, Column>)),
    }));
    const columns = this.#groups.flatMap((group) => group.columns.map(([, column]) => sql`${column}`));
    this.#list = written(sql.join(columns, sql`, `));
    this.#from = written(from);
  }

  /** The rows a condition holds for. */
  ask(where: SQL): Asked {
    const { sql: condition, params } = dialect.sqlToQuery(where);
    return this.#asked(`select ${this.#list} ${this.#from} where ${condition}`, params);
  }

  /**
   * One page of them and, as one more column, how many there are in `counted`. The total is a subquery of its own, so
   * that the page can end at its last row; the condition and its values are written once for both.
   */
  askPage(page: { where: SQL; counted: Table; order: SQL; take: number; skip: number }): Asked {
    const { sql: condition, params } = dialect.sqlToQuery(page.where);
    const total = `(select count(*) from ${written(sql`${page.counted}`)} where ${condition})`;
    const places = `limit $${params.length + 1} offset $${params.length + 2}`;
    return this.#asked(
      `select ${this.#list}, ${total} ${this.#from} where ${condition} order by ${written(page.order)} ${places}`,
      [...params, page.take, page.skip],
    );
  }

  #asked(text: string, values: unknown[]): Asked {
    return { text, values, rowMode: 'array', types };
  }

  async find(scope: Scope, asked: Asked): Promise<SelectedRow<G>[]> {
    const { rows } = await scope.db.$client.query(asked);
    return rows.map((row) => this.#read(row));
  }

  /** With the total of the first row, undefined when there is none. */
  async findWithTotal(scope: Scope, asked: Asked): Promise<{ rows: SelectedRow<G>[]; total: number | undefined }> {
    const { rows } = await scope.db.$client.query(asked);
    const [first] = rows;
    return { rows: rows.map((row) => this.#read(row)), total: first && Number(first.at(-1)) };
  }

  #read(row: readonly unknown[]): SelectedRow<G> {
    let at = 0;
    const read: Record<string, Record<string, unknown>> = {};
    for (const { name, columns } of this.#groups) {
      const part: Record<string, unknown> = {};
      for (const [field, column] of columns) {
        const value = row[at];
        part[field] = value === null ? null : column.mapFromDriverValue(value);
        at += 1;
      }
      read[name] = part;
    }
    return read as SelectedRow<G>;
  }
}
