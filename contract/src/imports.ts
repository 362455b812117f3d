import { z } from 'zod';
import { postStatus } from './events.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, paging } from './lists.ts';
import { isTimeZone } from './properties.ts';

export const importFormat = z.enum(['ics', 'csv']);
export type ImportFormat = z.infer<typeof importFormat>;

/** What a source does not say of its events. */
export const importSettings = z.object({
  language: language.default('en'),
  /** Clock of times that name none; the property's when left out. */
  timeZone: z.string().refine(isTimeZone, 'Choose a time zone such as Europe/Vienna').optional(),
  status: postStatus.exclude(['scheduled', 'failed']).default('draft'),
});
export type ImportSettings = z.infer<typeof importSettings>;

/**
 * What a line of a source comes to: `new`; `changed` since it was last read; `same` as it was; `doubtful`, which a
 * person has to decide; `failed`, which cannot be read.
 */
export const importVerdict = z.enum(['new', 'changed', 'same', 'doubtful', 'failed']);
export type ImportVerdict = z.infer<typeof importVerdict>;

export const importLine = z.object({
  /** Where in the source it begins, from 1. */
  line: z.number().int(),
  verdict: importVerdict,
  title: z.string(),
  /** With the offset of its zone; null where it could not be read. */
  eventStartDate: instant.nullable(),
  /** 'title, city' of the venue; empty where none was found. */
  venue: z.string(),
  /** Why it is doubtful or failed, and what was assumed. */
  problems: z.array(z.string()),
  eventId: id.nullable(),
});
export type ImportLine = z.infer<typeof importLine>;

export const importCounts = z.record(importVerdict, z.number().int());

export const eventImport = z.object({
  id,
  workspaceId: id,
  jobId: id,
  /** Name of the file, or address of the feed. */
  source: z.string(),
  format: importFormat.nullable(),
  dryRun: z.boolean(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  error: z.string().nullable(),
  counts: importCounts,
  lines: listOf(importLine),
  appliedAt: instant.nullable(),
  createdAt: instant,
});
export type EventImport = z.infer<typeof eventImport>;

/** Bytes a file or feed may have. */
export const largestImport = 5 * 1024 * 1024;

export const importInput = importSettings.extend({
  workspaceId: id,
  format: importFormat.optional(),
  feedUrl: z.url({ protocol: /^(https?|webcal)$/, error: 'Invalid feed URL' }).optional(),
  dryRun: z.boolean().default(false),
});
export type ImportInput = z.infer<typeof importInput>;

const ofImport = (permission: 'content:read' | 'content:write') =>
  ({ permission, at: [{ kind: 'import', from: 'params.id' }] }) as const;
const started = z.object({ id, jobId: id });

export const importEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/imports',
    summary: 'Read events from an iCal or CSV file or from a feed; with dryRun only say what would come of it',
    access: { permission: 'content:write', at: [{ kind: 'workspace', from: 'body.workspaceId' }] },
    form: { files: { file: { maxBytes: largestImport } } },
    body: importInput,
    responses: { 202: started },
  }),
  one: endpoint({
    method: 'GET',
    path: '/imports/:id',
    summary: 'What an import found, line by line',
    access: ofImport('content:read'),
    params: idParams,
    query: paging.extend({ verdict: importVerdict.optional() }),
    responses: { 200: eventImport },
  }),
  apply: endpoint({
    method: 'POST',
    path: '/imports/:id/apply',
    summary: 'Take over what a dry run found; what is doubtful only when asked for',
    access: ofImport('content:write'),
    params: idParams,
    body: z.object({ doubtful: z.boolean().default(false) }),
    responses: { 202: started },
  }),
} as const;
