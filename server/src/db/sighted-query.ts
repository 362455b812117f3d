/**
 * A query that sees some organisations and no others, in one flight: its tenant is set and it is run before a single
 * Sync, so the database takes both as one transaction, with no BEGIN and COMMIT to wait for. For reads. It reaches into
 * the driver's query class, so a test stands on it.
 */
import pg from 'pg';

/** Whose rows may be seen. */
export type Sight = { organisationIds: readonly string[]; personId: string | null };

type Wire = {
  stream: { cork(): void; uncork(): void };
  parse(statement: { text: string; name: string }): void;
  bind(values: { values: string[] }): void;
  execute(portal: object): void;
};
type Inside = {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
};
type Settled = (problem: Error | null | undefined, result: pg.QueryResult) => void;
type Config = pg.QueryConfig & { queryMode: 'extended' };

const Base = pg.Query as unknown as new (
  config: Config,
  values: unknown[] | undefined,
  settled: Settled,
) => pg.Query & Inside;
const opening = `select set_config('role', 'foyer_app', true), set_config('app.organisations', $1, true),
  set_config('app.person', $2, true)`;

class SightedQuery extends Base {
  readonly #sight: Sight;
  #opened = false;

  constructor(sight: Sight, config: Config, values: unknown[] | undefined, settled: Settled) {
    super(config, values, settled);
    this.#sight = sight;
  }

  override prepare(wire: Wire): void {
    const { organisationIds, personId } = this.#sight;
    wire.parse({ text: opening, name: '' });
    wire.bind({ values: [`{${organisationIds.join()}}`, personId ?? ''] });
    wire.execute({});
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#opened) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#opened) super.handleCommandComplete(message, wire);
    this.#opened = true;
  }
}

/** Runs one query on the connection as `client.query` does, within the sight. */
export function querySighted(
  client: pg.PoolClient,
  sight: Sight,
  config: pg.QueryConfig | string,
  values?: unknown[],
): Promise<pg.QueryResult> {
  const asked = typeof config === 'string' ? { text: config } : config;
  return new Promise((resolve, reject) => {
    const settled: Settled = (problem, result) => (problem ? reject(problem) : resolve(result));
    client.query(new SightedQuery(sight, { ...asked, queryMode: 'extended' }, values ?? asked.values, settled));
  });
}
