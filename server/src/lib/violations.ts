/** Reads what a constraint of the database refused, so that rules can say it in a person's words. */

type Violation = { code?: string; constraint?: string; cause?: unknown };
const classes = { unique: '23505', 'foreign-key': '23503' } as const;

/** True when the error, or its cause, is a violation of this class. */
export function violates(error: unknown, kind: keyof typeof classes): boolean {
  const { code, cause } = (error ?? {}) as Violation;
  return code === classes[kind] || (cause !== undefined && violates(cause, kind));
}
