import { z } from 'zod';
import { block, blocks } from './blocks.ts';
import { checkAnswer } from './claims.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { day, id } from './lists.ts';
import { largestPicture } from './media.ts';

/**
 * What is written: a landing page, the post of a property, an article, the description of an event, a title and
 * description for search results (`search`), the caption of a picture.
 */
export const contentType = z.enum([
  'landing_page',
  'property_post',
  'article',
  'event_description',
  'search',
  'caption',
]);
export type ContentType = z.infer<typeof contentType>;

/** Pictures a person can choose for a page: a hero and two rows. */
export const mostPictures = 7;

/** What a person asks for, beside facts and event. */
export const brief = z.object({
  angle: z.string().trim().max(300).default(''),
  audience: z.enum(['everyone', 'couples', 'families', 'friends', 'business']).default('everyone'),
  length: z.enum(['short', 'standard', 'long']).default('standard'),
  offer: z.string().trim().max(300).default(''),
  arrive: day.nullable().default(null),
  leave: day.nullable().default(null),
  /** Pictures the page shows, the first of them as its hero; none leaves the choice to the writer. */
  imageIds: z.array(id).max(mostPictures, `A page shows at most ${mostPictures} pictures`).default([]),
});
export type Brief = z.infer<typeof brief>;

/** Words a page has in each length: what the composer aims for and the style panel holds it against. */
export const lengthRange: Record<Brief['length'], { min: number; aim: number; max: number }> = {
  short: { min: 90, aim: 130, max: 180 },
  standard: { min: 170, aim: 230, max: 320 },
  long: { min: 300, aim: 380, max: 520 },
};

/** Ways to say the same that can be asked for at once. */
export const mostWays = 3;

export const generateInput = z.object({
  styleguideId: id,
  propertyId: id,
  language,
  contentType: contentType.default('landing_page'),
  eventId: id.nullable().default(null),
  /** The landing page whose draft in this language takes the text. */
  landingPageId: id.nullable().default(null),
  /** Write only the blocks with these ids again; all when left out. */
  blocks: z.array(z.string().max(40)).max(40).optional(),
  factIds: z.array(id).max(200).optional(),
  /**
   * So many other ways to say it, each in other words than what stands there and than the others: proposals, of which
   * nothing goes into the draft. Fewer come where no more can be said.
   */
  ways: z.number().int().min(1).max(mostWays).optional(),
  /** The picture a caption is for. */
  imageId: id.optional(),
  brief: brief.prefault({}),
});
export type GenerateInput = z.infer<typeof generateInput>;

/**
 * A text in one language as a writer hands it over: blocks of a page, or of running text for posts, articles and event
 * descriptions; for `search` title and description alone, for `caption` an image block.
 */
export const composedPage = z.object({
  /** Title in search results. */
  title: z.string().max(200),
  /** Description in search results. */
  description: z.string().max(400),
  slug: z.string().max(120),
  blocks,
});
export type ComposedPage = z.infer<typeof composedPage>;

/** What a generation's event stream carries, one JSON object an event. */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: z.number(), step: z.string() }),
  /** A block as far as it is written; the last one with `complete`. */
  z.object({ type: z.literal('block'), block, complete: z.boolean() }),
  z.object({ type: z.literal('note'), message: z.string() }),
  /** One of the ways asked for: of a page only the blocks that were named. */
  z.object({ type: z.literal('way'), page: composedPage }),
  z.object({ type: z.literal('done'), page: composedPage }),
  z.object({ type: z.literal('failed'), message: z.string() }),
  z.object({ type: z.literal('cancelled') }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;

const about = (what: string) => z.string().trim().min(1, `${what} is required`).max(200);
const more = z.string().trim().max(1000).default('');

/** What is told about a picture beside its file; `name` is that of the event, the house or the place. */
export const altTextInput = z.object({
  name: about('Name'),
  date: about('Date'),
  city: about('City'),
  country: about('Country'),
  description: more,
  venue: more,
  language: language.default('en'),
  /** Words for what it shows, such as `pool` or `room`. */
  imageType: more,
  existingAltText: more,
  /** The house it belongs to, where there is one. */
  propertyId: id.optional(),
});
export type AltTextInput = z.infer<typeof altTextInput>;

/** `built-in`: nobody has looked at the picture; the text says what is known of it. */
export const altTextAnswer = z.object({ altText: z.string(), language, source: z.enum(['model', 'built-in']) });
export type AltTextAnswer = z.infer<typeof altTextAnswer>;

export const checkInput = z.object({
  propertyId: id,
  styleguideId: id.optional(),
  eventId: id.optional(),
  language,
  text: z.string().max(100_000, 'Check at most 100,000 characters at a time'),
});
export type CheckInput = z.infer<typeof checkInput>;

export const contentEndpoints = {
  generate: endpoint({
    method: 'POST',
    path: '/content/generate',
    summary: 'Write a page in one language, as a job; with Accept: text/event-stream it streams at once',
    access: { permission: 'ai:generate', at: [{ kind: 'property', from: 'body.propertyId' }] },
    body: generateInput,
    streams: true,
    responses: { 202: z.object({ jobId: id }) },
  }),
  altText: endpoint({
    method: 'POST',
    path: '/openai/generate/alt',
    summary: 'Say what a picture shows, in one language, for those who do not see it; nothing is saved',
    access: {
      permission: 'ai:generate',
      at: [{ kind: 'property', from: 'body.propertyId' }, { kind: 'domain', from: 'query.domainId' }, 'reach'],
    },
    query: z.object({ domainId: id.optional() }),
    body: altTextInput,
    form: { files: { image: { maxBytes: largestPicture } } },
    streams: true,
    responses: { 200: altTextAnswer },
  }),
  check: endpoint({
    method: 'POST',
    path: '/content/check',
    summary: 'Every claim of a text with its verdict, and how it keeps to the style guide',
    access: { permission: 'content:read', at: [{ kind: 'property', from: 'body.propertyId' }] },
    body: checkInput,
    responses: { 200: checkAnswer },
  }),
} as const;
