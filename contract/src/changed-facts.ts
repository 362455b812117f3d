/**
 * Facts that changed under live pages. Claims are stored with their sources when a text is published; when a source says
 * something else, the claims that rested on it are listed here with the least change that puts them right.
 */
import { z } from 'zod';
import { claim, claimKind, claimSource } from './claims.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, instant, listOf, paging } from './lists.ts';

/** A claim of a published text with its place. */
export const publishedClaim = claim.extend({ blockId: z.string(), field: z.string() });
export type PublishedClaim = z.infer<typeof publishedClaim>;

/** A claim of a live text that held when it was published and does so no longer. */
export const outdatedClaim = z.object({
  /** The block and the path of its text; the block `search` holds title and description. */
  blockId: z.string(),
  field: z.string(),
  /** UTF-16 offsets into that text. */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  kind: claimKind,
  verdict: z.enum(['contradicted', 'unsupported']),
  /** A person had let it stand against what was known then. */
  approved: z.boolean(),
  /** What it rested on when it was published. */
  restedOn: claimSource.nullable(),
  /** What says otherwise now; null where nothing speaks of it any more. */
  source: claimSource.nullable(),
  /** Words to put in its place, inflected as the sentence asks; null where a person has to write. */
  expected: z.string().nullable(),
  /** The sentence it stands in, with the offsets within. */
  sentence: z.object({ text: z.string(), start: z.number().int(), end: z.number().int() }),
});
export type OutdatedClaim = z.infer<typeof outdatedClaim>;

/** What changed: a fact, a field of the property's record, a detail of an event, or what time took away. */
export const sourceChange = z.object({
  /** Tells changes apart; the same for the same source. */
  key: z.string(),
  type: z.enum(['fact', 'record', 'event', 'computed']),
  /** Fact name, `record.checkInTime` or `event.startDate`. */
  name: z.string(),
  subject: z.object({ kind: z.enum(['property', 'event']), id, title: z.string() }),
  /** What it said when the pages were published; null where they rested on nothing. */
  was: z.string().nullable(),
  /** What it says now; null where it is gone. */
  now: z.string().nullable(),
  /** Null where nobody changed it, such as a certificate that has ended. */
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
});
export type SourceChange = z.infer<typeof sourceChange>;

export const changedText = z.object({
  language,
  title: z.string(),
  url: z.string(),
  publishedAt: instant,
  claims: z.array(outdatedClaim),
});
export type ChangedText = z.infer<typeof changedText>;

/** A page with live texts that still say what is no longer so. */
export const changedPage = z.object({
  entryId: id,
  type: z.string(),
  name: z.string(),
  workspaceId: id,
  propertyId: id.nullable(),
  texts: z.array(changedText),
});
export type ChangedPage = z.infer<typeof changedPage>;

export const changedFact = sourceChange.extend({ pages: z.array(changedPage) });
export type ChangedFact = z.infer<typeof changedFact>;

/** The claim a person saw and the words they agreed to; another one than is stored is refused. */
const agreed = z.object({
  blockId: z.string().max(40),
  field: z.string().max(60),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  text: z.string().max(1000),
  expected: z.string().max(1000),
});
export type AgreedCorrection = z.infer<typeof agreed>;

const correctionItem = z.object({
  entryId: id,
  language,
  claims: z.array(agreed).min(1, 'Choose at least one correction').max(200),
});
export type CorrectionItem = z.infer<typeof correctionItem>;

/** What became of one language. `draft`: `same` as what is live, `corrected` too where the words still stood, or `kept`. */
export const correctionOutcome = z.object({
  entryId: id,
  language,
  done: z.boolean(),
  message: z.string().nullable(),
  corrections: z.number().int(),
  draft: z.enum(['same', 'corrected', 'kept']).nullable(),
});
export type CorrectionOutcome = z.infer<typeof correctionOutcome>;

export const changedFactEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/changed-facts',
    summary: 'What changed under live pages, latest first, with each sentence that still says what is no longer so',
    access: {
      permission: 'content:read',
      at: [{ kind: 'property', from: 'query.propertyId' }, { kind: 'workspace', from: 'query.workspaceId' }, 'reach'],
    },
    query: paging.extend({ propertyId: id.optional(), workspaceId: id.optional() }),
    responses: { 200: listOf(changedFact) },
  }),
  apply: endpoint({
    method: 'POST',
    path: '/changed-facts/apply',
    summary:
      'Put the agreed words in place and publish, language by language; a draft edited since is never overwritten',
    access: {
      permission: 'content:publish',
      at: [
        { kind: 'property', from: 'body.propertyId' },
        { kind: 'workspace', from: 'body.workspaceId' },
      ],
    },
    body: z
      .object({
        propertyId: id.optional(),
        workspaceId: id.optional(),
        items: z.array(correctionItem).min(1, 'Choose at least one correction').max(100, 'Correct at most 100 texts'),
      })
      .refine((body) => body.propertyId ?? body.workspaceId, {
        path: ['propertyId'],
        message: 'Name the property or the workspace',
      }),
    // Each text is proven and published in a transaction of its own.
    streams: true,
    responses: { 200: z.object({ results: z.array(correctionOutcome) }) },
  }),
} as const;
