/**
 * A part of a transaction that may be refused by itself: what it wrote is taken back and the rest goes on. It catches
 * refusals alone; anything else ends the whole transaction.
 */
import { sql } from 'drizzle-orm';
import { Refusal } from './refusal.ts';
import type { TenantScope } from './scope.ts';

/** What the work was refused with; null when it was done. */
export async function attempt(scope: TenantScope, work: () => Promise<unknown>): Promise<Refusal | null> {
  await scope.db.execute(sql`savepoint attempt`);
  try {
    await work();
    await scope.db.execute(sql`release savepoint attempt`);
    return null;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    await scope.db.execute(sql`rollback to savepoint attempt`);
    await scope.db.execute(sql`release savepoint attempt`);
    return problem;
  }
}
