/**
 * The dashboard's first screen, a call for each part, so that each fails alone. Every number is counted when it is asked
 * for, and is the number of rows of the list it leads to.
 */
import { z } from 'zod';
import { sourceChange } from './changed-facts.ts';
import { eventStatus } from './events.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { day, id, instant, listOf, noContent, paging } from './lists.ts';

const count = z.number().int();

/** Days the demand strip looks ahead. */
export const demandDays = 90;

export const demandDay = z.object({
  day,
  /** Events within the distance on that day, cancelled ones too: the rows Landing Pages shows for it. */
  events: count,
  /** Sum of the weights of those that take place. */
  weight: count,
  /** What of it a live page of the property is about. */
  covered: count,
});
export type DemandDay = z.infer<typeof demandDay>;

/** A day that stands out, by the strongest event on it. */
export const demandPeak = z.object({
  day,
  eventId: id,
  title: z.string(),
  expectedVisitors: count.nullable(),
  covered: z.boolean(),
});
export type DemandPeak = z.infer<typeof demandPeak>;

export const demand = z.object({
  from: day,
  to: day,
  /** Kilometres. */
  distance: z.number(),
  days: z.array(demandDay),
  peaks: z.array(demandPeak),
});
export type Demand = z.infer<typeof demand>;

/** What waits for a person. Counts are of the list named in the comment, for the same property. */
export const need = z.discriminatedUnion('kind', [
  /** A row of GET /changed-facts about a fact or the record. */
  z.object({
    kind: z.literal('changed-fact'),
    change: sourceChange,
    pages: count,
    texts: count,
    /** Corrections ready to be agreed to. */
    corrections: count,
    /** What the pages still say, where they all say the same. */
    says: z.string().nullable(),
  }),
  /** An event that changed after pages about it were published. */
  z.object({
    kind: z.literal('changed-event'),
    eventId: id,
    title: z.string(),
    eventStatus,
    startDate: instant,
    timeZone: z.string(),
    /** When it was to begin as the live pages know it; null where that did not change. */
    startedBefore: instant.nullable(),
    pages: count,
    /** The page, where there is one alone. */
    entryId: id,
    corrections: count,
    changedBy: z.string().nullable(),
    changedAt: instant,
  }),
  /** An event that is over while landing pages about it are live. */
  z.object({
    kind: z.literal('past-event'),
    eventId: id,
    title: z.string(),
    endedOn: instant,
    timeZone: z.string(),
    pages: count,
    /** The page, where there is one alone. */
    entryId: id,
  }),
  /** GET /posts?written=true&status=failed. */
  z.object({ kind: z.literal('failed'), posts: count, reason: z.string() }),
  /** Changed in WordPress by hand: GET /posts?written=true&drifted=true. */
  z.object({ kind: z.literal('drifted'), posts: count }),
  /** Live, and not as the style guide asks: GET /posts?written=true&offGuide=true. */
  z.object({ kind: z.literal('off-guide'), posts: count }),
  /** GET /posts?written=true&open=true. */
  z.object({ kind: z.literal('open-claims'), posts: count }),
  /** GET /posts?written=true&behind=true&language=… */
  z.object({ kind: z.literal('behind'), language, posts: count, oldest: instant }),
  /** GET /media?described=none. */
  z.object({ kind: z.literal('alt-text'), images: count, used: count }),
  /** GET /posts?written=true&status=draft. */
  z.object({ kind: z.literal('drafts'), posts: count, savedBy: z.array(z.string()) }),
  /** A certificate that has ended, or ends within 60 days. */
  z.object({ kind: z.literal('certificate'), factId: id, factName: z.string(), until: day }),
]);
export type Need = z.infer<typeof need>;

/** Days before its end from which a certificate is told of. */
export const certificateNotice = 60;

/** Publishing acts of one week, Monday to Sunday in UTC, by what was published. */
export const publishedWeek = z.object({
  from: day,
  to: day,
  landing: count,
  property: count,
  blog: count,
});
export type PublishedWeek = z.infer<typeof publishedWeek>;
export const publishedWeeks = 12;

export const languageShare = z.object({
  language,
  /** Live pages told in it: GET /posts?written=true&live=true&language=… */
  live: count,
});
export type LanguageShare = z.infer<typeof languageShare>;

/** Pictures by how far they are described in the languages of the property. */
export const altTextShare = z.object({
  languages: z.array(language),
  /** GET /media. */
  total: count,
  /** In every one of the languages: GET /media?described=all. */
  described: count,
  /** In some: GET /media?described=some. */
  partly: count,
  /** In none: GET /media?described=none. */
  missing: count,
});
export type AltTextShare = z.infer<typeof altTextShare>;

export const figureKey = z.enum(['published', 'facts', 'alt-text', 'languages', 'style']);
export type FigureKey = z.infer<typeof figureKey>;

/** A figure with how it was. Shares are percent; null where there is nothing to measure. */
export const figure = z.object({
  key: figureKey,
  value: z.number().nullable(),
  /** Of how many, where the figure is a share: what the percent is made of. */
  part: count.nullable(),
  whole: count.nullable(),
  /** The oldest kept value of the last 30 days; null before there is one. */
  before: z.object({ day, value: z.number() }).nullable(),
  history: z.array(z.object({ day, value: z.number() })),
});
export type Figure = z.infer<typeof figure>;

export const stepKey = z.enum(['domain', 'facts', 'styleguide', 'booking', 'languages', 'first-page']);
export type StepKey = z.infer<typeof stepKey>;

export const firstSteps = z.object({
  /** The person has put them away. */
  dismissed: z.boolean(),
  steps: z.array(z.object({ key: stepKey, done: z.boolean(), part: count.nullable(), whole: count.nullable() })),
});
export type FirstSteps = z.infer<typeof firstSteps>;

const ofProperty = { permission: 'content:read', at: [{ kind: 'property', from: 'query.propertyId' }] } as const;
const query = z.object({ propertyId: id });

export const overviewEndpoints = {
  demand: endpoint({
    method: 'GET',
    path: '/overview/demand',
    summary:
      'The next 90 days around a property: how much goes on, what live pages are about, and which days stand out',
    access: ofProperty,
    query,
    responses: { 200: demand },
  }),
  needs: endpoint({
    method: 'GET',
    path: '/overview/needs',
    summary: 'What waits for a person, what guests see first',
    access: ofProperty,
    query: query.extend(paging.shape),
    responses: { 200: listOf(need) },
  }),
  publishing: endpoint({
    method: 'GET',
    path: '/overview/publishing',
    summary: 'What was published in each of the last twelve weeks',
    access: ofProperty,
    query,
    responses: { 200: z.object({ weeks: z.array(publishedWeek) }) },
  }),
  languages: endpoint({
    method: 'GET',
    path: '/overview/languages',
    summary: 'In which languages the live pages are told',
    access: ofProperty,
    query,
    responses: { 200: z.object({ pages: count, languages: z.array(languageShare) }) },
  }),
  altText: endpoint({
    method: 'GET',
    path: '/overview/alt-text',
    summary: 'How many pictures are described, in which languages',
    access: { permission: 'media:read', at: [{ kind: 'property', from: 'query.propertyId' }] },
    query,
    responses: { 200: altTextShare },
  }),
  figures: endpoint({
    method: 'GET',
    path: '/overview/figures',
    summary: 'Five figures with how they were over the last 30 days',
    access: ofProperty,
    query,
    responses: { 200: z.object({ figures: z.array(figure) }) },
  }),
  firstSteps: endpoint({
    method: 'GET',
    path: '/overview/first-steps',
    summary: 'The steps to the first page that is live, and which are done',
    access: ofProperty,
    query,
    responses: { 200: firstSteps },
  }),
  dismissFirstSteps: endpoint({
    method: 'POST',
    path: '/overview/first-steps/dismiss',
    summary: 'Put the first steps of a property away, for oneself',
    access: { permission: 'content:read', at: [{ kind: 'property', from: 'body.propertyId' }] },
    body: z.object({ propertyId: id }),
    responses: { 204: noContent },
  }),
} as const;
