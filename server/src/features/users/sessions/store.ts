/** The doors to the sessions table that are open to a person: their own, seen and ended. */
import { sql } from 'drizzle-orm';
import type { Scope } from '#lib/scope.ts';

export type SessionRow = { id: string; userAgent: string; createdAt: string; lastSeenAt: string; current: boolean };

/** The latest seen first; `sessionHash` is the one that asks. */
export async function ownSessions(scope: Scope, sessionHash: string | null): Promise<SessionRow[]> {
  const { rows } = await scope.db.execute<{ sessions: SessionRow[] }>(
    sql`select app.own_sessions(${sessionHash}) as sessions`,
  );
  return rows[0]?.sessions ?? [];
}

/** Ends one session of the person, or with null all but the one that asks; how many they were. */
export async function endSessions(scope: Scope, one: string | null, sessionHash: string | null): Promise<number> {
  const { rows } = await scope.db.execute<{ ended: number }>(
    sql`select app.end_own_sessions(${one}::uuid, ${sessionHash}) as ended`,
  );
  return rows[0]?.ended ?? 0;
}

/** Organisations the transaction has entered: those the person is bound in. */
export async function organisationsEntered(scope: Scope): Promise<string[]> {
  const { rows } = await scope.db.execute<{ id: string }>(sql`select unnest(app.organisations())::text as id`);
  return rows.map(({ id }) => id);
}
