/** The one clock of the ledger: ages and the validity of certificates are judged as of today. */

/** Today as YYYY-MM-DD in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
export const thisYear = (): number => new Date().getUTCFullYear();
