/** First sentences of a page about an event. */
import { type Line, say } from '../voice.ts';
import { ofItsKind } from './event-kinds.ts';
import type { Words } from './words.ts';

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
      `If ${e.name} is the reason you are coming, ${e.when}, let ${w.house} be [the place you come back to|where the day ends].`,
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
        `${e.first} to ${e.last}: ${e.name} gives ${e.city} a reason to fill its beds${e.away ? ', and us one to make ours' : '. Ours included'}.`,
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
    say(
      ['event', 'when'],
      `What do you need for ${e.name}? A free ${e.one ? 'day' : 'day or two'}, ${e.when}, and a room in ${w.city}. The second we have.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      `${w.city} is a good place to ${e.away ? 'sleep' : 'wake up'} when ${e.name} is on${e.away ? ` in ${e.city}` : ''}, ${e.when}.`,
    ),
    say(
      ['event', 'when'],
      `You have read about ${e.name}. This page is about the other hours, before and after it, ${e.when}.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when'],
      `Plan for ${e.dates}. That is when ${e.name} takes place in ${e.city}, and ${w.house} has the rooms.`,
    ),
    say(
      ['event', 'when'],
      `Perhaps you know ${e.city}, perhaps you do not. ${e.name}, ${e.when}, is a fair reason to go in either case.`,
      { mood: 1, flavour: 'plain' },
    ),
    say(
      ['event', 'when', 'distance'],
      `Between ${w.here} and ${e.name} lie ${e.far}; between you and ${e.dates}, only a booking.`,
      { mood: 2, flavour: 'playful' },
    ),
    say(
      ['event', 'when'],
      e.days > 1 &&
        `${e.first} is when ${e.name} begins (it ends on ${e.last}). When your part of it begins is for you to say.`,
      { mood: 1, flavour: 'calm' },
    ),
    say(
      ['event', 'when', 'rooms'],
      w.rooms &&
        `${w.rooms} rooms, ${e.far} from ${e.name}, ready for ${e.dates}: so much for the facts. The rest is anticipation.`,
      { mood: 2 },
    ),
    ...ofItsKind(e),
  ];
}

/** Said plainly when the event does not take place as planned. */
function unsettled(w: Words, e: NonNullable<Words['e']>): Line[] {
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
