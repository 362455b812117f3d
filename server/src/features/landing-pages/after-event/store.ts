/** Which pages wait to be taken down after their event, and the one place that says a page was. */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { entries } from '#db/tables/entries.ts';
import type { Actor, TenantScope } from '#lib/scope.ts';
import { inAct } from '../../access/rules.ts';

type Due = { organisationId: string; entryId: string; by: Actor };

/** Pages of all organisations whose event has ended and that are to be taken down, the longest over first. */
export const pagesToTakeDown = (most: number) =>
  inAct<Due[], Due[]>(`app.pages_to_take_down(${most})`, async (due) => due);

/** Takes it on the transaction to take a page down for this end of its event; false when that was done, or is off. */
export async function claimTakeDown(scope: TenantScope, entryId: string, end: string): Promise<boolean> {
  const rows = await scope.db
    .update(entries)
    .set({ takenDownFor: end })
    .where(
      and(
        eq(entries.id, entryId),
        eq(entries.afterEvent, 'take-down'),
        or(isNull(entries.takenDownFor), lt(entries.takenDownFor, end)),
      ),
    )
    .returning({ id: entries.id });
  return rows.length > 0;
}
