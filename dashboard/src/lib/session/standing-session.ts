/**
 * The server's session is one for all tabs of a browser, and beginning it anew ends the one before under the others'
 * feet. So the tabs take turns at it, and tell one another in local storage that it stands: only who finds none begins
 * one. It is a note, not a proof; what it says wrongly, the server answers with 401.
 */
import { timeLimit } from '#lib/api/time-limit.ts';

const key = 'foyer.session';
/** Milliseconds after which the server lets an idle session go. */
const idleLimit = 12 * 60 * 60_000;
/** Milliseconds a tab waits for its turn. */
const patience = 10_000;

type Standing = { sub: string; since: number; until: number };

/** When the session of this person began, in milliseconds; null when none is known to stand. */
export function standingSince(sub: string, now = Date.now()): number | null {
  const kept = read();
  const stands = kept?.sub === sub && kept.until > now && now - kept.since < idleLimit;
  return stands ? kept.since : null;
}

/** A session of this person stands from now on, at most until `expiresAt`. */
export function noteSession(sub: string, expiresAt: string, now = Date.now()): void {
  const standing: Standing = { sub, since: now, until: Date.parse(expiresAt) };
  localStorage.setItem(key, JSON.stringify(standing));
}

export const forgetSession = (): void => localStorage.removeItem(key);

/** Does `work` while no other tab does its own; one that holds the turn too long is not waited for. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Browsers have locks on safe addresses only.
  if (!navigator.locks) return work();
  const limit = timeLimit(patience);
  let begun = false;
  try {
    return await navigator.locks.request(key, { signal: limit.signal }, () => {
      begun = true;
      limit.stop();
      return work();
    });
  } catch (cause) {
    if (begun) throw cause;
    return work();
  }
}

function read(): Standing | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Standing | null;
  } catch {
    return null;
  }
}
