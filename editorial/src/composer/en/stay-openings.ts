/** First sentences of a page about a stay without an event. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function stayOpenings(w: Words): Line[] {
  if (w.e) return [];
  const Nights = w.nights ?? 'a few nights';
  return [
    say(
      [],
      `${w.city} does not need an occasion. [A free weekend will do|${Nights} will do], and ${w.house} is [ready when you are|a good place to spend them].`,
      { mood: 1 },
    ),
    say(
      [],
      `${Nights} at ${w.house}, with nothing in the diary: [that can be the whole plan|sometimes that is enough of a plan].`,
      { mood: 1, flavour: 'calm' },
    ),
    say(
      [],
      `${w.house} is in ${w.city}, at ${w.address}. What follows is what you will find there, and nothing else.`,
      { flavour: 'plain' },
    ),
    say(
      [],
      `Two questions before you come to ${w.city}: how long can you stay, and how late do you like to get up? ${w.house} will take care of the rest.`,
      { mood: 2 },
    ),
    say([], `Some trips have a programme. This one has ${w.house}, ${w.city} outside, and time.`, {
      mood: 1,
      flavour: 'calm',
    }),
    say([], `You will find ${w.house} at ${w.address} in ${w.city}. Here is what to expect.`),
    say([], `Take ${w.city} as it comes. A bed at ${w.house} is all the preparation it needs.`, { mood: 1 }),
    say(
      [],
      `Come to ${w.city} for no particular reason. ${w.house} will give you [one or two|a couple] once you are here.`,
      { mood: 2, register: 'casual' },
    ),
    say([], `A stay at ${w.house} begins with a simple question: what would you like to leave out?`, { mood: 2 }),
    say([], `${w.house} welcomes you to ${w.city}. [The address is|You will find us at] ${w.address}.`, {
      register: 'formal',
    }),
    say(
      ['pool'],
      w.pool?.degrees &&
        `${w.pool.degrees}: that is the water in our ${w.pool.noun}${w.pool.closes ? `, open until ${w.pool.closes}` : ''}. Around it lies ${w.house}, and around that ${w.city}.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      w.breakfast?.weekend &&
        `Weekend breakfast at ${w.house} lasts until ${w.breakfast.weekend}. If that sounds like your kind of morning, the rest of the stay will suit you too.`,
      { mood: 1 },
    ),
    say(
      ['history'],
      w.built &&
        `${w.house} was built in ${w.built}. You do not have to know that to sleep well here, but it is a pleasant thing to have around you.`,
      { mood: 1 },
    ),
    say(
      ['station'],
      w.stationOnFoot &&
        `From ${w.city} station it is ${w.station} to ${w.house}. After that you have arrived, and the day is yours.`,
      { mood: 1 },
    ),
    say(
      ['rooms'],
      w.rooms && `${w.rooms} rooms, one front door and ${w.city} outside the door: ${w.house} in a sentence.`,
      { mood: 1 },
    ),
    say(
      ['centre'],
      w.reach('old_town') &&
        `The old town of ${w.city} is ${w.reach('old_town')} from ${w.house}. Close enough to go twice.`,
      { mood: 1 },
    ),
    say(
      ['beach'],
      w.reach('beach') &&
        `It is ${w.reach('beach')} from ${w.house} to the beach. The rest of the day can be planned from there.`,
      { mood: 1 },
    ),
    say(
      ['lift'],
      w.reach('ski_lift') &&
        `The ski lift is ${w.reach('ski_lift')} from ${w.house}, and nobody here will mind if you miss the first one.`,
      { mood: 2 },
    ),
  ];
}
