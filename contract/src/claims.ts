import { z } from 'zod';
import { language } from './languages.ts';
import { day, instant } from './lists.ts';

export const claimKind = z.enum([
  'amenity',
  'count',
  'distance',
  'time',
  'date',
  'price',
  'size',
  'year',
  'stars',
  'place',
  'certificate',
  'award',
  'superlative',
  'green',
]);
export type ClaimKind = z.infer<typeof claimKind>;

export const verdict = z.enum(['supported', 'contradicted', 'unsupported', 'opinion']);
export type Verdict = z.infer<typeof verdict>;

/** What a claim rests on. `name` is the fact name, the record's field (`record.starRating`) or the event's (`event.startDate`). */
export const claimSource = z.object({
  type: z.enum(['fact', 'record', 'event', 'computed']),
  name: z.string(),
  value: z.string(),
  /** Of the list of amenities, the one meant, by its id. */
  item: z.string().optional(),
  /** Id of the fact or event. */
  id: z.string().optional(),
  updatedAt: instant.optional(),
  /** When somebody last held the fact against the house. */
  verifiedOn: day.optional(),
});
export type ClaimSource = z.infer<typeof claimSource>;

/** `start` and `end` are UTF-16 offsets into the text as sent. */
export const claim = z.object({
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  kind: claimKind,
  verdict,
  source: claimSource.optional(),
  /** What the source says instead, in the words of the text's language, ready to be put in its place. */
  expected: z.string().optional(),
});
export type Claim = z.infer<typeof claim>;

export const styleIssueKind = z.enum([
  'avoided-word',
  'preferred-word',
  'address',
  'length',
  'superlative',
  'cliche',
  'green',
  'exclamation',
  'language',
]);
export const styleIssue = z.object({
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  kind: styleIssueKind,
  message: z.string(),
  /** Text to put in its place; empty to take it out. */
  fix: z.string().optional(),
  /** Of an avoided word: as the style guide lists it. */
  listed: z.string().optional(),
  /** Points this issue takes from 100. */
  cost: z.number(),
});
export type StyleIssue = z.infer<typeof styleIssue>;

export const readability = z.object({
  score: z.number(),
  formula: z.enum(['flesch', 'amstad', 'fernandez-huerta', 'kandel-moles']),
  level: z.enum(['very easy', 'easy', 'fair', 'demanding', 'hard']),
});
export type Readability = z.infer<typeof readability>;

export const checkAnswer = z.object({
  claims: z.array(claim),
  style: z.object({ score: z.number(), issues: z.array(styleIssue) }),
  readability,
  /** The language the text is written in, as far as it can be told. */
  language,
});
export type CheckAnswer = z.infer<typeof checkAnswer>;
