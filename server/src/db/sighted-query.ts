/**
 * A query that sees some organisations and no others, in one flight: what decides the sight and the query itself run
 * before a single Sync, so the database takes both as one transaction, with no BEGIN and COMMIT to wait for. For reads.
 * It reaches into the driver's query class, so a test stands on it.
 */
import pg from 'pg';

/** Whose rows may be seen. */
export type Sight = { organisationIds: readonly string[]; personId: string | null };
/** A statement that takes role and sight for the rest of its transaction, and answers one row. */
export type Opening = { text: string; values: string[] };

type Wire = {
  parse(statement: { text: string; name: string }): void;
  bind(values: { values: string[] }): void;
  execute(portal: object): void;
};
type DataRow = { fields: (string | null)[] };
type Inside = {
  prepare(wire: Wire): void;
  handleDataRow(message: DataRow): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
};
type Settled = (problem: Error | null | undefined, result: pg.QueryResult) => void;
type Query = pg.QueryConfig & { query_timeout?: number };
type Config = Query & { queryMode: 'extended' };

const Base = pg.Query as unknown as new (
  config: Config,
  values: unknown[] | undefined,
  settled: Settled,
) => pg.Query & Inside;

class SightedQuery extends Base {
  readonly query_timeout: number | undefined;
  /** The row of the opening, as texts. */
  opened: (string | null)[] | undefined;
  readonly #opening: Opening;
  #done = false;

  constructor(opening: Opening, config: Config, values: unknown[] | undefined, settled: Settled) {
    super(config, values, settled);
    this.#opening = opening;
    this.query_timeout = config.query_timeout;
  }

  override prepare(wire: Wire): void {
    wire.parse({ text: this.#opening.text, name: '' });
    wire.bind({ values: this.#opening.values });
    wire.execute({});
    super.prepare(wire);
  }

  override handleDataRow(message: DataRow): void {
    if (this.#done) super.handleDataRow(message);
    else this.opened = message.fields;
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#done) super.handleCommandComplete(message, wire);
    this.#done = true;
  }
}

/** The opening for organisations that are known. */
export const openingOf = ({ organisationIds, personId }: Sight): Opening => ({
  text: `select set_config('role', 'foyer_app', true), set_config('app.organisations', $1, true),
    set_config('app.person', $2, true)`,
  values: [`{${organisationIds.join()}}`, personId ?? ''],
});

/** Runs one query on the connection as `client.query` does, behind the opening, and hands on what that answered. */
export function querySighted(
  client: pg.PoolClient,
  opening: Opening,
  asked: Query,
  values?: unknown[],
): Promise<{ opened: (string | null)[]; result: pg.QueryResult }> {
  return new Promise((resolve, reject) => {
    const settled: Settled = (problem, result) =>
      problem ? reject(problem) : resolve({ opened: query.opened ?? [], result });
    const query = new SightedQuery(opening, { ...asked, queryMode: 'extended' }, values ?? asked.values, settled);
    client.query(query);
  });
}
