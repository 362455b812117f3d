/** Gives pictures their place: one for the hero by its tags, the others with the caption whose topic they show. */
import type { BlockOf } from '@foyer/contract/blocks';
import type { Scene } from './scene.ts';
import type { Topic } from './topics.ts';
import type { Caption } from './voice.ts';

export type Picture = { id: string; tags: readonly string[]; altText: string };

const tagWords: Partial<Record<Topic, RegExp>> = {
  event: /event|market|concert|festival|stage|fair|parade|crowd|advent/,
  pool: /pool|swim|water/,
  rooms: /room|suite|bed/,
  breakfast: /breakfast|coffee|morning/,
  sauna: /sauna|spa|wellness|steam|hammam/,
  restaurant: /restaurant|dinner|table|kitchen|food/,
  bar: /\bbar\b|drink|cocktail|lounge/,
  garden: /garden|terrace/,
  dogs: /dog|pet/,
  view: /exterior|facade|front|house|hotel|building|view/,
};

const shows = (picture: Picture, topic: Topic) => picture.tags.some((tag) => tagWords[topic]?.test(tag.toLowerCase()));

/** The picture that stands for the page: of the event, else of the house, else the first. */
export function heroPicture(pictures: readonly Picture[], scene: Scene): Picture | null {
  const named = pictures.find((picture) => picture.tags.some((tag) => tag.toLowerCase() === 'hero'));
  const fitting = scene.event
    ? pictures.find((p) => p.tags.includes(scene.event?.category ?? '') || shows(p, 'event'))
    : null;
  return fitting ?? named ?? pictures.find((picture) => shows(picture, 'view')) ?? pictures[0] ?? null;
}

/** Up to six other pictures; each caption is used once, and a picture of nothing known stands without words. */
export function galleryItems(
  pictures: readonly Picture[],
  hero: Picture | null,
  captions: readonly Caption[],
): BlockOf<'gallery'>['items'] {
  const free = new Set(captions);
  return pictures
    .filter((picture) => picture !== hero)
    .slice(0, 6)
    .map((picture) => {
      const caption = [...free].find((entry) => shows(picture, entry.topic));
      if (caption) free.delete(caption);
      return { imageId: picture.id, title: caption?.title ?? '', caption: caption?.caption ?? '' };
    });
}
