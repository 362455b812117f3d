/** How much a topic means to a guest's day, by what is known about it: a pool with its temperature before a pool. */
import type { Scene } from './scene.ts';
import type { Topic } from './topics.ts';

const ordinary: Partial<Record<Topic, number>> = {
  'own-words': 2.4,
  offer: 3,
  about: 2.4,
  lift: 2,
  beach: 2,
  times: 1.5,
  fireplace: 1.4,
  restaurant: 1.4,
  view: 1.3,
  bar: 1.2,
  history: 1.2,
  centre: 1.2,
  station: 1.2,
  dogs: 1.2,
  entry: 1.1,
  sauna: 1.2,
  rooms: 1,
  price: 1,
  garden: 1,
  family: 1,
  venue: 0.8,
  transit: 0.9,
  bicycles: 0.9,
  reception: 0.8,
  parking: 0.8,
  work: 0.8,
  access: 0.8,
  ski: 0.8,
};

/** Topics for the practical blocks: they never stand among the first sentences. */
const practical: ReadonlySet<Topic> = new Set<Topic>([
  'charging',
  'airport',
  'wifi',
  'departure',
  'luggage',
  'laundry',
  'access',
  'transit',
  'parking',
  'reception',
  'work',
  'kitchen',
  'offer',
]);

/** Places that have nothing to do with an event somewhere else. */
const elsewhere: readonly Topic[] = ['beach', 'lift', 'centre', 'garden'];

/** Topics that wait for their own block in this scene, unless the brief asks for them. */
export const asides = ({ event }: Scene, wished: ReadonlySet<Topic>): ReadonlySet<Topic> =>
  new Set([
    ...[...practical, ...(event ? elsewhere : [])].filter((topic) => !wished.has(topic)),
    // Beside the name of another town, the house's station would read as that town's.
    ...(event && !event.sameCity ? (['station'] as const) : []),
  ]);

/** Events after which warm water is the thing to think of; after others, table, bar and breakfast come first. */
const warming: ReadonlySet<string> = new Set(['outdoor', 'sport', 'market', 'parade']);

/** The weight of a topic in this scene, 0.3 to 3. */
export function salienceOf(scene: Scene): (topic: Topic) => number {
  const { house, event, journey } = scene;
  const known: Partial<Record<Topic, number>> = {
    pool:
      (house.pool?.degrees ? 2.4 : house.pool?.hours ? 1.8 : 1.3) * (event && !warming.has(event.category) ? 0.6 : 1),
    sauna: house.wellness?.hours ? 1.7 : 1.2,
    breakfast: house.breakfast?.weekend ? 2.6 : house.breakfast?.hours ? 1.6 : 0.8,
    train: journey ? 2.6 : 0.3,
    distance: event && event.kilometres < 1.5 ? 1.6 : 0.6,
    restaurant: house.chef ? 1.8 : 1.4,
    family: scene.audience === 'families' ? 2.4 : 0.9,
    work: scene.audience === 'business' ? 2.2 : 0.6,
    bar: scene.audience === 'friends' ? 1.8 : 1.2,
  };
  return (topic) => known[topic] ?? ordinary[topic] ?? 0.4;
}
