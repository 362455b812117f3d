/** Tells a database that is away or does not answer from one that refused a statement. */

const sqlStates = /^(08...|57P0[1-4]|57014|53300|25P03)$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const sentences =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|not queryable/i;

export function isDatabaseAway(problem: unknown): boolean {
  const { code, message, syscall, cause } = (problem ?? {}) as {
    code?: string;
    message?: string;
    syscall?: string;
    cause?: unknown;
  };
  if (
    code &&
    (sqlStates.test(code) ||
      (systemCodes.has(code) && (syscall === 'connect' || syscall === 'read' || syscall === 'write')))
  ) {
    return true;
  }
  if (message && sentences.test(message)) return true;
  return cause !== undefined && isDatabaseAway(cause);
}
