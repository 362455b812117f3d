/** More on the event: place, hours, entry. And colour that claims nothing. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function happening(w: Words): Line[] {
  const { e } = w;
  if (!e || e.status === 'cancelled' || e.status === 'postponed') return [];
  const [early, late] = w.pool?.closes && e.ends ? (w.pool.after ? [null, w.pool] : [w.pool, null]) : [null, null];
  return [
    ...w.aboutEvent.slice(0, 3).map((sentence) => say(['about'], sentence)),
    say(['venue'], `${e.name} takes place ${e.at}.`),
    say(
      ['venue'],
      `[The place to find is|Head for|Look for] ${e.theVenue}${e.away && !e.venue.includes(e.city) ? ` in ${e.city}` : ''}.`,
    ),
    say(['venue', 'entry'], e.free && `It all happens ${e.at}, and entry is free.`),
    say(['venue', 'entry'], e.price && `Tickets for ${e.name}, ${e.at}, start at ${e.price}.`),
    say(
      ['entry'],
      e.free &&
        `Entry is free, [which leaves the budget for other things|so you can leave and come back as you please|so a short look is as good as a long one].`,
      { mood: 1 },
    ),
    say(['entry'], e.free && `You do not need a ticket; entry is free.`),
    say(
      ['entry'],
      e.price && `[Tickets start at ${e.price}|You can get in from ${e.price}|A ticket costs ${e.price} or more].`,
    ),
    say(
      ['entry'],
      e.price &&
        `A ticket costs from ${e.price}; [have it in your pocket before you set out|after that your hands are free].`,
      { mood: 1 },
    ),
    say(['venue', 'times'], e.one && e.starts && !e.ends && `It starts at ${e.starts}, ${e.at}.`),
    say(['times'], e.one && e.starts && e.ends && `[It runs|It lasts|The hours are] from ${e.starts} to ${e.ends}.`),
    say(
      ['times', 'venue'],
      e.one && e.starts && e.ends && `[The hours to note|What to put in the diary]: ${e.starts} to ${e.ends}, ${e.at}.`,
      { mood: 2 },
    ),
    say(
      ['times'],
      e.one &&
        e.starts &&
        e.part === 'evening' &&
        `${e.name} begins at ${e.starts}, which leaves [the whole day free before it|time for a day of your own first|the afternoon to you].`,
      { mood: 1 },
    ),
    say(
      ['times'],
      e.one &&
        e.starts &&
        e.part === 'morning' &&
        `At ${e.starts} it begins, which is a good argument for sleeping close by the night before.`,
      { mood: 1 },
    ),
    say(
      ['times'],
      e.one &&
        e.starts &&
        e.part === 'afternoon' &&
        `${e.name} begins at ${e.starts}, so nobody needs to set an alarm.`,
      { mood: 1 },
    ),
    say(['times'], !e.one && e.starts && `On the first day, ${e.first}, it opens at ${e.starts}.`),
    say(['times'], !e.one && e.starts && `It opens its doors at ${e.starts} on ${e.first}.`, { mood: 1 }),
    say(
      ['times', 'pool'],
      late &&
        `${e.name} ends at ${e.ends}. Our ${late.noun} stays open until ${late.closes}. [The gap between the two is yours|What you do in between is up to you].`,
      { mood: 1 },
    ),
    say(
      ['times', 'pool'],
      early &&
        `It begins at ${e.starts}. By the time it ends, our ${early.noun} will have closed (${early.closes}), so swim first and dress afterwards.`,
      { mood: 1 },
    ),
    say(['when'], e.one && `Keep ${e.first} free.`),
    say(['when'], !e.one && `It begins on ${e.first} and ends on ${e.last}.`),
    say(['when'], !e.one && (e.days === 2 ? `Either day will do, ${e.dates}.` : `You can choose any day ${e.when}.`)),
    say(
      ['when'],
      e.days > 2 &&
        `The first day is ${e.first}, the last ${e.last}. [The days between are yours to choose from|Any of the days between will do].`,
      { mood: 1 },
    ),
    say(
      ['distance'],
      e.near &&
        `${e.short} is ${e.far} away, [so you can come back for a warmer coat|so the room is never far behind you].`,
      { mood: 2 },
    ),
    say(
      ['status'],
      e.status === 'moved' &&
        `Please note that the event has been moved; the place and date given here are the new ones.`,
    ),
  ];
}

export function mood(w: Words): Line[] {
  const evening = w.e?.part !== 'morning';
  return [
    say([], `[Go slowly|Take your time]. Nobody here is counting the hours.`, { mood: 1, flavour: 'calm' }),
    say([], `Leave gaps in the plan; they tend to fill themselves.`, { mood: 1, flavour: 'calm' }),
    say([], `It is pleasant to go somewhere, and just as pleasant to come back from it.`, { mood: 1 }),
    say([], `Some journeys are made for the way home.`, { mood: 2 }),
    say([], `Talk about it late into the evening, or not at all.`, { mood: 1 }),
    say([], `The rest is [detail|small print], and details are our trade.`, { mood: 1, flavour: 'plain' }),
    say(
      [],
      `There is a kind of tired that only a good day brings, and it needs no more than a bed and a closed curtain.`,
      { mood: 2 },
    ),
    say([], evening && `Late is a feeling, not a time, when the key is already in your pocket.`, { mood: 2 }),
    say([], `You know the moment: coat off, shoes off, the day still in your ears.`, { mood: 2, flavour: 'warm' }),
    say([], `The hours in between need no plan.`, { mood: 1, flavour: 'playful' }),
    say([], `Good days are rarely the ones with the longest lists.`, { mood: 1 }),
    say([], w.audience === 'couples' && `Two people, one plan, and permission to drop it.`, {
      mood: 2,
      audience: 'couples',
    }),
    say([], w.audience === 'friends' && `Somebody in the group will have a schedule. Let them.`, {
      mood: 2,
      audience: 'friends',
    }),
    say([], w.audience === 'families' && `Children remember the odd things, so leave room for some.`, {
      mood: 2,
      audience: 'families',
    }),
    say([], w.audience === 'business' && `A clear head the next day is also a result.`, {
      mood: 1,
      audience: 'business',
    }),
    say([], `We have thought about the order of things, so that you do not have to.`, { mood: 1, register: 'formal' }),
  ];
}
