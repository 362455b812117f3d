/** Saved states of one language of an entry, as its history lists them and as they were. */
import { z } from 'zod';
import { blocks } from './blocks.ts';
import { instant } from './lists.ts';

export const postVersionRow = z.object({
  version: z.number().int(),
  savedBy: z.string(),
  savedAt: instant,
  /** It is what guests see. */
  live: z.boolean(),
  title: z.string(),
  words: z.number().int(),
});
export const postVersion = postVersionRow.extend({
  description: z.string(),
  slug: z.string(),
  blocks,
  /** What the type holds for each language beside. */
  details: z.record(z.string(), z.unknown()),
});
export type PostVersion = z.infer<typeof postVersion>;
