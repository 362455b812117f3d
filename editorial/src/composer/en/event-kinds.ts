/** First sentences that belong to one kind of event. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

type Event = NonNullable<Words['e']>;

/** What only suits one kind of event. */
export function ofItsKind(e: Event): Line[] {
  const kinds: Record<Event['is'], Line[]> = {
    market: [
      say(
        ['event', 'when'],
        `A market is for wandering, with no list and nowhere to be. ${e.name} ${e.one ? `gives you ${e.first}` : `leaves you ${e.dates}`} to do it in.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `Come for ${e.short}, stay for the slow part of the evening. ${e.name} is in ${e.city} ${e.when}.`,
        { mood: 1 },
      ),
      say(['event', 'when'], `Empty bag, loose plans: ${e.name} opens in ${e.city} ${e.when}.`, {
        mood: 2,
        register: 'casual',
      }),
    ],
    music: [
      say(['event', 'when'], `Music first, sleep later. ${e.name} plays in ${e.city} ${e.when}.`, {
        mood: 1,
        register: 'casual',
      }),
      say(
        ['event', 'when'],
        `The last note is not the end of the evening; the way back and a made bed are. ${e.name}, ${e.city}, ${e.dates}.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `${e.city} listens ${e.when}. ${e.name} is the occasion, and your room is [waiting|ready] for the quiet afterwards.`,
        { mood: 2 },
      ),
    ],
    stage: [
      say(
        ['event', 'when'],
        `Finding the seat is your part, the bed is ours. ${e.name} is on ${e.when} in ${e.city}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `A night at the theatre asks for a little time on both sides of it. ${e.name} is on in ${e.city} ${e.when}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `When the house lights go down in ${e.city}, ${e.when}, ${e.name} begins. When they come up again, we are ${e.far} away.`,
        { mood: 2 },
      ),
    ],
    outdoor: [
      say(['event', 'when'], `Pack for the open air: ${e.name} is on ${e.when} in ${e.city}.`, { mood: 1 }),
      say(
        ['event', 'when'],
        `A day outside is made of small decisions: when to start, when to stop, where to sleep. For ${e.name}, ${e.when}, the last one is simple.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `${e.name} takes you outside ${e.when}. ${e.city} sets the scene and we keep the indoors ready.`,
        { mood: 1 },
      ),
    ],
    sport: [
      say(
        ['event', 'when'],
        `Racing or cheering, you will want your own bed within reach. ${e.name} is on ${e.when} in ${e.city}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Lay your things out the night before and sleep well. ${e.name} comes to ${e.city} ${e.when}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `There are nerves before, heavy legs after, and ${e.name} in between, ${e.when} in ${e.city}.`,
        { mood: 2 },
      ),
    ],
    food: [
      say(['event', 'when'], `Come hungry: ${e.name} is on in ${e.city} ${e.when}.`, { mood: 1, register: 'casual' }),
      say(
        ['event', 'when'],
        `Good food deserves an evening without a drive at the end of it. ${e.name} is in ${e.city} ${e.when}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Appetite is the only thing to pack for ${e.name}, ${e.when} in ${e.city}. We see to the bed.`,
        { mood: 2 },
      ),
    ],
    trade: [
      say(
        ['event', 'when'],
        `A fair day is mostly standing and talking. ${e.name} is in ${e.city} ${e.when}, and what you will want afterwards is a door to close.`,
        { mood: 2 },
      ),
      say(['event', 'when'], `${e.name}, ${e.city}, ${e.dates}: appointments by day, quiet by night.`),
      say(
        ['event', 'when', 'distance'],
        `For visitors and exhibitors at ${e.name}, ${e.dates}, the way from our door to ${e.short} is ${e.far}.`,
        { register: 'formal' },
      ),
    ],
    parade: [
      say(
        ['event', 'when'],
        `A parade does not wait for latecomers, so come the day before. ${e.name} goes through ${e.city} ${e.when}.`,
        { mood: 1 },
      ),
      say(['event', 'when'], `${e.when}, the streets of ${e.city} belong to ${e.name}.`, { mood: 2 }),
      say(
        ['event', 'when'],
        `You will want to be on your feet for ${e.name}, ${e.when} in ${e.city}, and off them afterwards.`,
        { mood: 1 },
      ),
    ],
    family: [
      say(['event', 'when'], `A day out goes well when nobody has to hurry. ${e.name} is in ${e.city} ${e.when}.`, {
        mood: 1,
      }),
      say(
        ['event', 'when'],
        `Small legs, long day: ${e.name} is on in ${e.city} ${e.when}, and a bed close to it helps.`,
        { mood: 2, audience: 'families' },
      ),
      say(
        ['event', 'when'],
        `Ask the children where they want to go and the answer may be ${e.name}, ${e.when} in ${e.city}.`,
        { mood: 2, audience: 'families' },
      ),
    ],
    art: [
      say(
        ['event', 'when'],
        `Art asks for time. ${e.name} has ${e.one ? e.first : e.dates}, and ${e.city} is no place to hurry.`,
        { mood: 2 },
      ),
      say(['event', 'when'], `Look for as long as you like: ${e.name} is in ${e.city} ${e.when}.`, { mood: 1 }),
      say(
        ['event', 'when'],
        `${e.name} brings you to ${e.city} ${e.when}; what you saw can settle over breakfast the next day.`,
        { mood: 2 },
      ),
    ],
  };
  return kinds[e.is];
}
