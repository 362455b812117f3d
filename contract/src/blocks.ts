/**
 * The blocks a page is made of: the one form in which content is written, checked, stored and shown.
 * Text in them is plain text; nothing here is ever markup.
 */
import { z } from 'zod';
import { day, id } from './lists.ts';

const line = z.string().max(400, 'A line can have at most 400 characters');
const paragraph = z.string().max(4000, 'A paragraph can have at most 4000 characters');
const base = {
  /** Stable within the page. */
  id: z.string().min(1).max(40),
  /** Locked blocks stay when the page is written again. */
  locked: z.boolean().default(false),
  /** `person` once somebody edited it: never overwritten by writing. */
  origin: z.enum(['composer', 'provider', 'person']).default('composer'),
};

const prose = { ...base, heading: line.default(''), paragraphs: z.array(paragraph).max(20) };

export const heroBlock = z.object({
  kind: z.literal('hero'),
  ...base,
  eyebrow: line.default(''),
  title: line,
  subtitle: line.default(''),
  imageId: id.nullable().default(null),
});
export const proseKinds = ['introduction', 'event', 'getting-there', 'rooms', 'good-to-know'] as const;
export const introductionBlock = z.object({ kind: z.literal('introduction'), ...prose });
export const eventBlock = z.object({ kind: z.literal('event'), ...prose });
export const gettingThereBlock = z.object({ kind: z.literal('getting-there'), ...prose });
export const roomsBlock = z.object({ kind: z.literal('rooms'), ...prose });
export const goodToKnowBlock = z.object({ kind: z.literal('good-to-know'), ...prose });
export const detailsBlock = z.object({
  kind: z.literal('details'),
  ...base,
  heading: line.default(''),
  rows: z.array(z.object({ label: line, value: line })).max(16),
});
export const questionsBlock = z.object({
  kind: z.literal('questions'),
  ...base,
  heading: line.default(''),
  items: z.array(z.object({ question: line, answer: paragraph })).max(16),
});
export const galleryBlock = z.object({
  kind: z.literal('gallery'),
  ...base,
  heading: line.default(''),
  items: z.array(z.object({ imageId: id, title: line.default(''), caption: line.default('') })).max(12),
});
export const bookingBlock = z.object({
  kind: z.literal('booking'),
  ...base,
  arrive: day.nullable().default(null),
  leave: day.nullable().default(null),
  adults: z.number().int().min(1).max(12).default(2),
  rate: line.default(''),
  label: line.default(''),
});

/**
 * A stretch of a paragraph that stands out: UTF-16 offsets into its text. The text itself stays plain, so that claims
 * are found and stored in it like anywhere.
 */
export const mark = z
  .object({
    start: z.number().int().min(0),
    end: z.number().int().min(1),
    kind: z.enum(['strong', 'emphasis', 'link']),
    /** Where a link leads: a path of the site or an address with http, https, mailto or tel. */
    href: z
      .string()
      .max(2000)
      .regex(
        /^(https?:\/\/[^\s]+|\/(?!\/)[^\s]*|mailto:[^\s]+|tel:[+\d][\d -]*)$/,
        'Write a link such as https://example.com',
      )
      .optional(),
  })
  .refine((one) => one.end > one.start, 'A mark ends after it starts')
  .refine((one) => (one.kind === 'link') === (one.href !== undefined), 'A link needs an address');
export type Mark = z.infer<typeof mark>;
const marks = z.array(mark).max(200).default([]);

export const headingBlock = z.object({
  kind: z.literal('heading'),
  ...base,
  level: z.union([z.literal(2), z.literal(3)]).default(2),
  text: line,
});
export const paragraphBlock = z.object({ kind: z.literal('paragraph'), ...base, text: paragraph, marks });
export const listBlock = z.object({
  kind: z.literal('list'),
  ...base,
  ordered: z.boolean().default(false),
  items: z.array(z.object({ text: paragraph, marks })).max(60),
});
export const quoteBlock = z.object({
  kind: z.literal('quote'),
  ...base,
  text: paragraph,
  /** The named person who said it. */
  cite: line.default(''),
});
export const imageBlock = z.object({ kind: z.literal('image'), ...base, imageId: id, caption: line.default('') });

export const block = z.discriminatedUnion('kind', [
  heroBlock,
  introductionBlock,
  detailsBlock,
  eventBlock,
  gettingThereBlock,
  roomsBlock,
  galleryBlock,
  goodToKnowBlock,
  questionsBlock,
  bookingBlock,
  headingBlock,
  paragraphBlock,
  listBlock,
  quoteBlock,
  imageBlock,
]);
export type Block = z.infer<typeof block>;
export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

/** Kinds of block that running text is made of, in the order an editor offers them. */
export const storyKinds = ['heading', 'paragraph', 'list', 'quote', 'image'] as const;
export type StoryBlock = BlockOf<(typeof storyKinds)[number]>;

export const isStoryBlock = (one: Block): one is StoryBlock => (storyKinds as readonly string[]).includes(one.kind);

/** Marks lie within the text they stand out from, or no site could draw them. */
export function marksFit(one: Block): boolean {
  const fits = (text: string, list: readonly Mark[]) => list.every(({ end }) => end <= text.length);
  if (one.kind === 'paragraph') return fits(one.text, one.marks);
  return one.kind !== 'list' || one.items.every((item) => fits(item.text, item.marks));
}

export const blocks = z
  .array(block)
  .max(200)
  .refine((list) => new Set(list.map((b) => b.id)).size === list.length, 'Each block needs an id of its own');

/** Where a piece of a page's text stands: `field` is a path such as `title`, `paragraphs.0`, `items.2.answer`. */
export type TextPlace = { blockId: string; field: string };
/** `label` is what a guest reads right before it and it is said of: `Entry` before `Free`, a picture's title before its caption. */
export type TextSegment = TextPlace & { text: string; label?: string };

/** The text of a block that guests read, piece by piece and in reading order. Booking labels and details count too. */
export function textSegments(value: Block): TextSegment[] {
  const at = (field: string, text: string, label = ''): TextSegment[] =>
    text ? [{ blockId: value.id, field, text, ...(label && { label }) }] : [];
  switch (value.kind) {
    case 'hero':
      return [...at('eyebrow', value.eyebrow), ...at('title', value.title), ...at('subtitle', value.subtitle)];
    case 'details':
      return [
        ...at('heading', value.heading),
        ...value.rows.flatMap((row, i) => [
          ...at(`rows.${i}.label`, row.label),
          ...at(`rows.${i}.value`, row.value, row.label),
        ]),
      ];
    case 'questions':
      return [
        ...at('heading', value.heading),
        ...value.items.flatMap((item, i) => [
          ...at(`items.${i}.question`, item.question),
          ...at(`items.${i}.answer`, item.answer),
        ]),
      ];
    case 'gallery':
      return [
        ...at('heading', value.heading),
        ...value.items.flatMap((item, i) => [
          ...at(`items.${i}.title`, item.title),
          ...at(`items.${i}.caption`, item.caption, item.title),
        ]),
      ];
    case 'booking':
      return [...at('rate', value.rate), ...at('label', value.label)];
    case 'heading':
    case 'paragraph':
      return at('text', value.text);
    case 'list':
      return value.items.flatMap((item, i) => at(`items.${i}.text`, item.text));
    case 'quote':
      return [...at('text', value.text), ...at('cite', value.cite)];
    case 'image':
      return at('caption', value.caption);
    default:
      return [...at('heading', value.heading), ...value.paragraphs.flatMap((text, i) => at(`paragraphs.${i}`, text))];
  }
}

/** The whole page as segments, in reading order. */
export const pageSegments = (page: readonly Block[]): TextSegment[] => page.flatMap(textSegments);
