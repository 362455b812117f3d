/**
 * The blocks a page is made of: the one form in which content is written, checked, stored and shown.
 * Text in them is plain text; nothing here is ever markup.
 */
import { z } from 'zod';
import { day, id } from './lists.ts';

const line = z.string().max(400);
const paragraph = z.string().max(4000);
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
]);
export type Block = z.infer<typeof block>;
export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

export const blocks = z
  .array(block)
  .max(40)
  .refine((list) => new Set(list.map((b) => b.id)).size === list.length, 'Each block needs an id of its own');

/** Where a piece of a page's text stands: `field` is a path such as `title`, `paragraphs.0`, `items.2.answer`. */
export type TextPlace = { blockId: string; field: string };
export type TextSegment = TextPlace & { text: string };

/** The text of a block that guests read, piece by piece and in reading order. Booking labels and details count too. */
export function textSegments(value: Block): TextSegment[] {
  const at = (field: string, text: string): TextSegment[] => (text ? [{ blockId: value.id, field, text }] : []);
  switch (value.kind) {
    case 'hero':
      return [...at('eyebrow', value.eyebrow), ...at('title', value.title), ...at('subtitle', value.subtitle)];
    case 'details':
      return [
        ...at('heading', value.heading),
        ...value.rows.flatMap((row, i) => [...at(`rows.${i}.label`, row.label), ...at(`rows.${i}.value`, row.value)]),
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
          ...at(`items.${i}.caption`, item.caption),
        ]),
      ];
    case 'booking':
      return [...at('rate', value.rate), ...at('label', value.label)];
    default:
      return [...at('heading', value.heading), ...value.paragraphs.flatMap((text, i) => at(`paragraphs.${i}`, text))];
  }
}

/** The whole page as segments, in reading order. */
export const pageSegments = (page: readonly Block[]): TextSegment[] => page.flatMap(textSegments);
