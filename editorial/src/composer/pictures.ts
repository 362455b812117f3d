/**
 * Gives pictures their place: one for the hero by its tags, the others with the caption whose topic they show. What a
 * person chose comes in the order it was chosen in, all of it.
 */
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

/** How well a picture stands for the event: its kind, the words of its title, then any event at all. */
function fit(picture: Picture, { event }: Scene): number {
  if (!event) return 0;
  const tags = picture.tags.map((tag) => tag.toLowerCase());
  const titleWords = event.title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (
    (tags.includes(event.category) ? 4 : 0) +
    (titleWords.some((word) => tags.includes(word)) ? 2 : 0) +
    (shows(picture, 'event') ? 1 : 0)
  );
}

/** Pictures of a row. */
const rowLength = 3;

type Placed = { hero: Picture | null; items: BlockOf<'gallery'>['items'] };

/**
 * Places pictures of the house on a page. `chosen` are ids a person named; those that are no longer there are passed
 * over, and with none left the pictures are chosen here.
 */
export function placePictures(
  pictures: readonly Picture[],
  chosen: readonly string[],
  scene: Scene,
  captions: readonly Caption[],
): Placed {
  const wanted = chosen.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
  const [first] = wanted;
  if (first) return { hero: first, items: captioned(wanted.slice(1), captions) };
  const hero = heroPicture(pictures, scene);
  const others = captioned(
    pictures.filter((picture) => picture !== hero),
    captions,
  );
  const worded = others.filter((item) => item.title);
  return { hero, items: (worded.length > 0 ? worded : others).slice(0, rowLength) };
}

/** The picture that stands for the page: of such an event, else of the house, else the first. */
function heroPicture(pictures: readonly Picture[], scene: Scene): Picture | null {
  const fitting = pictures.reduce<{ picture: Picture | null; score: number }>(
    (best, picture) => {
      const score = fit(picture, scene);
      // A hall or a stage alone says nothing of a market: without the kind or a word of the title it does not stand for it.
      return score > 1 && score > best.score ? { picture, score } : best;
    },
    { picture: null, score: 0 },
  ).picture;
  const named = pictures.find((picture) => picture.tags.some((tag) => tag.toLowerCase() === 'hero'));
  return fitting ?? named ?? pictures.find((picture) => shows(picture, 'view')) ?? pictures[0] ?? null;
}

/** Pictures with the caption whose topic they show; each caption is used once. */
function captioned(pictures: readonly Picture[], captions: readonly Caption[]): Placed['items'] {
  const free = new Set(captions);
  return pictures.map((picture) => {
    const caption = [...free].find((entry) => shows(picture, entry.topic));
    if (caption) free.delete(caption);
    return { imageId: picture.id, title: caption?.title ?? '', caption: caption?.caption ?? '' };
  });
}
