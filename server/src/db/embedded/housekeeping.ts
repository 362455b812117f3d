/**
 * What a Postgres server's autovacuum does, for the embedded database, which has none: tables that changed much are
 * vacuumed and their statistics renewed, one at a time and only between transactions. Without it the planner guesses.
 */
import type { PGlite } from '@electric-sql/pglite';
import type { Batches } from './batches.ts';

const changed = `
  select quote_ident(s.schemaname) || '.' || quote_ident(s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
     or s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
  order by s.n_mod_since_analyze desc limit 8`;

/** One round; resolves to the tables it has put in order. A transaction that is open then puts it off to the next. */
export async function keepHouse(engine: PGlite, batches: Batches, role: string): Promise<string[]> {
  const done: string[] = [];
  if (engine.isInTransaction()) return done;
  await engine.query('select pg_stat_force_next_flush()');
  const { rows } = await engine.query<{ name: string }>(changed);
  for (const { name } of rows) {
    // Only the owner may; the role is put back before anybody else's turn.
    if (await batches.runAlone(['reset role', `vacuum (analyze) ${name}`, `set role ${role}`])) done.push(name);
  }
  return done;
}
