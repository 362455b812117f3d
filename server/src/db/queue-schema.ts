/** The queue's own schema (`pgboss`): put in with our migrations, so that the program itself needs no right to change it. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Part of what an empty database is made from; goes up with the version of pg-boss. */
export const queueVersion = 'pg-boss 12.35.0';

/** Creates or updates the schema and lets foyer_app send and work off jobs. */
export async function prepareQueue(client: pg.PoolClient): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 3600,
  });
  await boss.start();
  await boss.stop({ graceful: false });
  await client.query(`
    grant usage on schema pgboss to foyer_app;
    grant select, insert, update, delete on all tables in schema pgboss to foyer_app;
    grant usage on all sequences in schema pgboss to foyer_app;
    grant execute on all functions in schema pgboss to foyer_app;
  `);
}
