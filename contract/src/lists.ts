import { z } from 'zod';

/** Paging of every list: at most 100 rows a page. */
export const paging = z.object({
  skip: z.coerce.number().int().min(0).default(0),
  take: z.coerce.number().int().min(1).max(100).default(20),
});
export type Paging = z.infer<typeof paging>;

/** `{ data, total }`, the answer of every list. */
export const listOf = <S extends z.ZodType>(row: S) => z.object({ data: z.array(row), total: z.number().int() });

/** UUIDv7, so that no count leaks. */
export const id = z.uuid();
export const idParams = z.object({ id });
/** The body of a 204. */
export const noContent = z.undefined();

/** A flag in a query string: `true` or `1`. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0'])
  .optional()
  .transform((value) => value === 'true' || value === '1');

/** ISO 8601 instant with offset. */
export const instant = z.iso.datetime({ offset: true });
/** Calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** Wall clock, `HH:MM`, 24 hours. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:MM, for example 15:00');
