/**
 * The shape of a page before a word is written: which moves make its first paragraphs, which blocks follow in which order,
 * and which topics matter to this guest. Chance picks among shapes, so that two pages of one house are built differently.
 */
import type { Brief } from '@foyer/contract/content';
import type { Chance } from './chance.ts';
import type { Scene } from './scene.ts';
import type { Topic } from './topics.ts';
import type { Move, Voice } from './voice.ts';

export type ProseKind = 'event' | 'getting-there' | 'rooms' | 'good-to-know';
export type PagePlan = {
  introduction: readonly (readonly Move[])[];
  /** Blocks after introduction and details, in page order. */
  blocks: readonly { kind: ProseKind; paragraphs: readonly (readonly Move[])[] }[];
  /** Where among these blocks the gallery stands. */
  galleryAt: number;
};

const introductions: readonly (readonly (readonly Move[])[])[] = [
  [
    ['opening', 'way'],
    ['return', 'morning'],
  ],
  [
    ['opening', 'happening'],
    ['way', 'return', 'morning'],
  ],
  [['opening'], ['way', 'return'], ['morning', 'mood']],
  [
    ['opening', 'mood'],
    ['way', 'return'],
  ],
  [['opening', 'return'], ['morning']],
  [['opening', 'happening', 'way'], ['return']],
  [['opening'], ['happening', 'way'], ['return', 'morning']],
  [
    ['opening', 'way', 'return'],
    ['mood', 'morning'],
  ],
];

const orders: readonly (readonly ProseKind[])[] = [
  ['event', 'getting-there', 'rooms', 'good-to-know'],
  ['rooms', 'event', 'getting-there', 'good-to-know'],
  ['getting-there', 'event', 'rooms', 'good-to-know'],
  ['event', 'rooms', 'getting-there', 'good-to-know'],
  ['rooms', 'getting-there', 'event', 'good-to-know'],
];

const recipes: Record<ProseKind, readonly (readonly (readonly Move[])[])[]> = {
  event: [
    [['happening', 'happening', 'mood']],
    [['happening', 'happening'], ['happening']],
    [['happening', 'mood'], ['happening']],
  ],
  'getting-there': [[['way', 'way', 'way']], [['way', 'way'], ['way']], [['way'], ['way', 'way']]],
  rooms: [
    [
      ['house', 'house'],
      ['house', 'return'],
    ],
    [
      ['house', 'return'],
      ['house', 'morning'],
    ],
    [['house', 'morning', 'house']],
    [
      ['return', 'return'],
      ['house', 'house'],
    ],
  ],
  'good-to-know': [
    [['guests', 'guests', 'guests']],
    [['guests', 'guests'], ['guests']],
    [['guests'], ['guests', 'guests']],
  ],
};

/** Draws the shape of a page. */
export function planPage(scene: Scene, brief: Brief, chance: Chance): PagePlan {
  const lively = scene.tone.mood >= 0.6;
  const unmooded = (paragraphs: readonly (readonly Move[])[]) =>
    paragraphs.map((moves) => moves.filter((move) => lively || move !== 'mood')).filter((moves) => moves.length > 0);
  const few = brief.length === 'short';
  return {
    introduction: unmooded(chance.pick('introduction', introductions)),
    blocks: chance
      .pick('order', orders)
      .filter((kind) => scene.event || kind !== 'event')
      .map((kind) => ({ kind, paragraphs: unmooded(chance.pick(`recipe/${kind}`, recipes[kind])) })),
    galleryAt: few ? 0 : 1 + Math.floor(chance.draw('gallery') * 2),
  };
}

const forAudience: Record<Brief['audience'], readonly Topic[]> = {
  everyone: [],
  couples: ['pool', 'sauna', 'breakfast', 'fireplace'],
  families: ['family', 'kitchen', 'pool'],
  friends: ['bar', 'restaurant', 'breakfast'],
  business: ['work', 'wifi', 'station', 'train'],
};

/** Topics that the brief asks for: by its angle, its offer and whom it speaks to. */
export function wishedTopics(scene: Scene, voices: readonly Voice[]): ReadonlySet<Topic> {
  const wished = new Set<Topic>(forAudience[scene.audience]);
  if (scene.offer) wished.add('offer');
  for (const topic of topicsIn(`${scene.angle} ${scene.offer}`, voices)) wished.add(topic);
  return wished;
}

/** Topics the style guide dwells on: by its keywords, its guests and its description. */
export const favouredTopics = ({ tone }: Scene, voices: readonly Voice[]): ReadonlySet<Topic> =>
  new Set(topicsIn(tone.emphasis, voices));

/** Topics a text points to, in whichever language it is written. */
const topicsIn = (text: string, voices: readonly Voice[]): Topic[] =>
  voices.flatMap(({ topicWords }) =>
    Object.entries(topicWords).flatMap(([topic, pattern]) => (pattern.test(text) ? [topic as Topic] : [])),
  );
