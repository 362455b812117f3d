/** Instants between the database ('2026-11-26 10:00:00+00') and the wire (ISO 8601 with offset). */

/** ISO 8601 in UTC, such as `2026-11-26T10:00:00.000Z`. Throws on what is no instant. */
export function toInstant(stored: string | Date): string {
  return new Date(stored).toISOString();
}

/** The same, keeping null. */
export const toInstantOrNull = (stored: string | null): string | null => (stored === null ? null : toInstant(stored));
