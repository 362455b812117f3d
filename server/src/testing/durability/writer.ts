/**
 * A process that is going to be killed: opens the embedded database of a folder, says what it finds there, then writes
 * single rows, two at a time, and names each one only when it has been acknowledged.
 */
import { writeSync } from 'node:fs';
import pg from 'pg';
import { EmbeddedDatabase } from '../../db/embedded/embedded-database.ts';

const [folder = '', firstNumber = '0'] = process.argv.slice(2);
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

const database = await EmbeddedDatabase.start({ folder });
const pool = new pg.Pool({ ...database.connection, max: 2, pipeline: true });
await pool.query('create table if not exists kept (n int primary key, text text not null)');
// Once by the heap and once by the index: they must agree.
const heap = await pool.query<{ n: number }>(
  'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off; select n from kept',
);
const found = (heap as unknown as pg.QueryResult<{ n: number }>[])[3]?.rows.map(({ n }) => n) ?? [];
await pool.query('reset all; set enable_seqscan = off');
const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from kept where n >= 0');
await pool.query('reset all');
say({ found, byIndex: rows[0]?.count });

let next = Number(firstNumber);
const write = async () => {
  for (;;) {
    const n = next;
    next += 1;
    await pool.query('insert into kept values ($1, $2)', [n, 'x'.repeat(n % 3 === 0 ? 4000 : 40)]);
    say({ kept: n });
  }
};
await Promise.all([write(), write()]);
