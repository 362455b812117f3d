import { z } from 'zod';

export { genericMessages } from './generic-messages.ts';

export const validationError = z.object({ field: z.string(), message: z.string() });
export type ValidationError = z.infer<typeof validationError>;

/** Every error answer. Clients act on `code`, people read `message`. */
export const errorAnswer = z.object({
  message: z.string(),
  error: z.string(),
  statusCode: z.number().int(),
  code: z.string(),
  requestId: z.string(),
  validationErrors: z.array(validationError).optional(),
  /** With 412 `stale`: the thing as it is now. */
  present: z.unknown().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
