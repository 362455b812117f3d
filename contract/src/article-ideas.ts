/** What a house could write about next. Every figure is counted from what is stored. */
import { z } from 'zod';
import { eventCategory } from './events.ts';
import { id, instant } from './lists.ts';

/** A coming event near the house that no page and no article is about. */
const eventIdea = z.object({
  eventId: id,
  title: z.string(),
  eventStartDate: instant,
  eventEndDate: instant.nullable(),
  timeZone: z.string(),
  venueName: z.string(),
  category: eventCategory,
  /** Kilometres from the house. */
  distance: z.number(),
  weight: z.number().int().min(1).max(3),
});
export type EventIdea = z.infer<typeof eventIdea>;

/** A theme the house states much about and no article tells. */
const themeIdea = z.object({
  theme: z.string(),
  /** Facts under the theme, each name once. */
  facts: z.array(z.object({ id, factName: z.string(), factValue: z.string() })),
});
export type ThemeIdea = z.infer<typeof themeIdea>;

/** Facts a theme needs before an article can be made of it. */
export const leastThemeFacts = 3;

export const articleIdeas = z.object({
  /** The heaviest demand first, at most 20. */
  events: z.array(eventIdea),
  /** Coming events without a page or an article, all of them. */
  eventsTotal: z.number().int(),
  themes: z.array(themeIdea),
});
export type ArticleIdeas = z.infer<typeof articleIdeas>;
