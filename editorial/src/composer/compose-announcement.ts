/**
 * The description of an event, for every house that tells of it: what it is, when and where, what it costs. It rests on
 * the event alone, so it speaks of no house and no night.
 */
import type { Brief, ComposedPage } from '@foyer/contract/content';
import { type EventSource, noHouse, type PropertySource } from '../context.ts';
import { workshopOf } from './open-workshop.ts';
import { descriptionLimit, slugOf } from './page-title.ts';
import type { Topic } from './topics.ts';
import type { Line } from './voice.ts';
import type { ComposeRequest } from './workshop.ts';

/** Sentences after the first. */
const more: Record<Brief['length'], number> = { short: 1, standard: 3, long: 5 };

const told: ReadonlySet<Topic> = new Set<Topic>(['event', 'when', 'times', 'venue', 'entry', 'status', 'about']);

/** Where the event itself takes place; nobody lives there. */
const placeOf = ({ venue }: EventSource): PropertySource => ({
  ...noHouse,
  type: 'venue',
  city: venue.city,
  country: venue.country,
  latitude: venue.latitude,
  longitude: venue.longitude,
});

/** What an event description rests on. */
export const announcementSources = (request: ComposeRequest): ComposeRequest =>
  request.event ? { ...request, property: placeOf(request.event), facts: [], factIds: undefined } : request;

/** Throws without an event: there is nothing to describe. */
export function composeAnnouncement(request: ComposeRequest): ComposedPage {
  const { event } = request;
  if (!event) throw new Error('A description needs an event');
  const { phrases, choose } = workshopOf(announcementSources(request));
  // The first sentence has named it.
  const fit = (lines: readonly Line[]) =>
    lines.filter(({ topics, text }) => topics.every((topic) => told.has(topic)) && !text.includes(event.title));
  const opening = choose.choose(phrases.announcements, 'announcement', { begins: true });
  const sentences = opening ? [opening.text] : [];
  for (let i = 0; i < more[request.brief.length]; i += 1) {
    const line = choose.choose(fit(phrases.moves.happening), `announcement/${i}`, { room: 40 });
    if (!line) break;
    sentences.push(line.text);
  }
  const first = sentences.slice(0, 3).join(' ');
  const rest = sentences.slice(3).join(' ');
  const search = sentences.reduce((text, next) => {
    const longer = `${text} ${next}`.trim();
    return longer.length <= descriptionLimit ? longer : text;
  }, '');
  return {
    title: event.title,
    description: search,
    slug: slugOf(phrases.slug, request.language),
    blocks: [first, rest].filter(Boolean).map((text, i) => ({
      kind: 'paragraph',
      id: `description-${i + 1}`,
      locked: false,
      origin: 'composer',
      text,
      marks: [],
    })),
  };
}
