/** First sentences of a page about an event. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

type Event = NonNullable<Words['e']>;

/** Openings for an event that takes place, plain ones and those that belong to its kind. */
export function eventOpenings(w: Words): Line[] {
  const { e } = w;
  if (!e) return [];
  if (e.status === 'cancelled' || e.status === 'postponed') return unsettled(w, e);
  const near = e.near ? `${e.far} from ${w.house}` : '';
  return [
    say(
      ['event', 'when'],
      `${e.name} is on ${e.when} [in ${e.city}|, and ${e.city} is where to be]. ${w.house} is where to stay for it.`,
    ),
    say(['event', 'when', 'distance'], `${e.name} runs ${e.when} ${e.at}, ${e.far} from [our door|${w.here}].`),
    say(
      ['event', 'distance'],
      `${e.far} ${e.farIsOne ? 'lies' : 'lie'} between your room and ${e.name}. [That is all the planning this page asks of you|The rest of this page is about what happens at either end].`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      `Some dates are worth keeping free, and ${e.dates} [is|looks like] one of them: ${e.name} [is on|takes place] in ${e.city}.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      `${e.dates}, ${e.city}: ${e.name}. [You bring the date, we keep the room|Hold the date and leave the nights to us].`,
      { mood: 1, register: 'casual' },
    ),
    say(
      ['event', 'when'],
      `A trip to ${e.name} has two halves: the hours in ${e.city} and the hours afterwards. The first half is set, ${e.when}. The second half is ours.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when'],
      `If ${e.name} is the reason you are coming, ${e.when}, then ${w.house} would like to take care of everything around it.`,
      { mood: 1, flavour: 'warm' },
    ),
    say(['event', 'when'], `${w.house} welcomes guests of ${e.name}, held ${e.when} in ${e.city}.`, {
      register: 'formal',
      flavour: 'elegant',
    }),
    say(
      ['event', 'when'],
      e.one &&
        e.starts &&
        `${e.name} begins at ${e.starts} ${e.when}. [Everything before and after it can go at your own pace|What you do with the hours around it is up to you].`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      e.one &&
        `For one ${e.part === 'evening' ? 'evening' : 'day'}, ${e.first}, ${e.city} has a clear plan: ${e.name}.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      e.days > 1 &&
        e.days < 5 &&
        `${e.first} to ${e.last}: ${e.name} gives ${e.city} a reason to fill its beds. Ours included.`,
      { mood: 2, flavour: 'playful' },
    ),
    say(
      ['event', 'when'],
      e.days >= 5 &&
        `There is no need to rush. ${e.name} goes on ${e.when}, long enough to choose your own day for ${e.city}.`,
      { mood: 1, flavour: 'calm' },
    ),
    say(['event', 'when'], near && `${near}, ${e.name} takes its turn in ${e.city} ${e.when}.`),
    say(
      ['event', 'when', 'train'],
      e.away &&
        w.ride &&
        `The ${w.ride.mode} to ${w.ride.to} takes ${w.ride.takes}, which puts ${e.name} (${e.dates}) within easy reach of your room.`,
    ),
    say(
      ['event', 'when', 'train'],
      e.away &&
        w.ride &&
        `You stay in ${w.city}, ${e.short} is in ${e.city}, and ${w.ride.takes} by ${w.ride.mode} lie between the two. ${e.name} is on ${e.when}.`,
    ),
    say(
      ['event', 'when', 'pool'],
      w.pool?.degrees &&
        `The water in our ${w.pool.noun} is ${w.pool.degrees}. ${e.name} is ${e.far} away${w.pool.closes ? `, and the pool stays open until ${w.pool.closes}` : ''}. ${e.dates} would be a good time to put the two together.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when', 'breakfast'],
      w.breakfast?.weekend &&
        `At ${w.house}, weekend breakfast goes on until ${w.breakfast.weekend}. It is a habit that sits well with ${e.name}, ${e.when} in ${e.city}.`,
      { mood: 1 },
    ),
    ...ofItsKind(e),
  ];
}

/** What only suits one kind of event. */
function ofItsKind(e: Event): Line[] {
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

/** Said plainly when the event does not take place as planned. */
function unsettled(w: Words, e: Event): Line[] {
  if (e.status === 'cancelled') {
    return [
      say(
        ['event', 'when', 'status'],
        `${e.name}, planned for ${e.dates} in ${e.city}, has been cancelled. Your room at ${w.house} does not depend on it, and ${e.city} is still ${e.far} away.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Please note: ${e.name}, which was due in ${e.city} ${e.when}, has been cancelled. If you had planned the trip around it, you are still welcome here.`,
      ),
      say(
        ['event', 'when', 'status'],
        `${e.name} will not take place. It was planned for ${e.dates} in ${e.city} and is now cancelled; ${w.house} is open to guests who come all the same.`,
      ),
    ];
  }
  return [
    say(
      ['event', 'when', 'status'],
      `${e.name} has been postponed. The date was ${e.dates}; a new one will be given by the organisers. ${w.house} is happy to plan around it with you.`,
    ),
    say(
      ['event', 'when', 'status'],
      `Please wait before you plan for ${e.dates}: ${e.name} in ${e.city} has been postponed, and the organisers will name the new date.`,
    ),
  ];
}
