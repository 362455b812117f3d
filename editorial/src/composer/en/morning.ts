/** The next morning: breakfast, and when the room has to be left. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function morning(w: Words): Line[] {
  const { breakfast: b, e } = w;
  const longNight = e?.part === 'evening';
  const until = b?.weekend ? `${b.weekend} at weekends` : b?.until;
  return [
    say(
      ['breakfast'],
      b?.weekend &&
        `Breakfast runs until ${b.weekend} at weekends, [which makes staying out an easy decision|which takes the sting out of a late night].`,
      { mood: 1 },
    ),
    say(['breakfast'], b?.weekend && `Nobody will wake you. Weekend breakfast goes on until ${b.weekend}.`, {
      mood: 1,
    }),
    say(['breakfast'], b?.weekend && `Saturdays and Sundays begin late here: breakfast ends at ${b.weekend}.`, {
      mood: 1,
    }),
    say(
      ['breakfast'],
      b?.weekend && b.until && `In the morning, breakfast is served until ${b.until}, at weekends until ${b.weekend}.`,
    ),
    say(
      ['breakfast'],
      b?.weekend && `Sleep is part of the plan, and breakfast waits for it, until ${b.weekend} at the weekend.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      b?.weekend && `The next day needs no alarm. At weekends you can sit down to breakfast until ${b.weekend}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      b?.until &&
        !b.weekend &&
        `[Breakfast is on the table|There is breakfast|Breakfast waits] until ${b.until}${longNight ? ', even if the night before was a long one' : ''}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      b?.from &&
        b.until &&
        !b.weekend &&
        `[The next morning, breakfast runs|Breakfast the next day is|In the morning there is breakfast] from ${b.from} to ${b.until}.`,
    ),
    say(['breakfast'], b?.until && !b.weekend && `Sleep first. Breakfast ends at ${b.until}, and not before.`, {
      mood: 2,
    }),
    say(
      ['breakfast'],
      b?.from &&
        e?.one &&
        e.starts &&
        e.part === 'morning' &&
        `Breakfast begins at ${b.from}, so nobody has to set out hungry.`,
    ),
    say(
      ['breakfast'],
      b?.buffet &&
        b.until &&
        !b.weekend &&
        `The breakfast buffet stays open until ${b.until}; nobody counts the trips.`,
      { mood: 2 },
    ),
    say(['breakfast'], b?.buffet && !b.until && !b.weekend && `A breakfast buffet takes care of the next morning.`),
    say(
      ['breakfast'],
      b && !until && `In the morning there is breakfast, and [it needs no plan|after that the day is open].`,
    ),
    say(
      ['breakfast'],
      b && !until && `Stay for breakfast${b.price ? ` (${b.price})` : ''} and talk the day before over.`,
      { mood: 1 },
    ),
    say(
      ['breakfast', 'departure'],
      until &&
        w.checkOut &&
        `The last morning has two times worth knowing: breakfast until ${until}, check-out by ${w.checkOut}.`,
    ),
    say(
      ['breakfast', 'departure'],
      b?.weekend &&
        w.late &&
        `Breakfast until ${b.weekend} at weekends, late check-out until ${w.late}: leaving is the slow part here.`,
      { mood: 2 },
    ),
    say(['departure'], w.late && `Late check-out is possible until ${w.late}.`),
    say(
      ['departure'],
      w.checkOut &&
        `[Check-out is by ${w.checkOut}|On the last day the room is yours until ${w.checkOut}|You give the key back by ${w.checkOut}].`,
    ),
    say(
      ['breakfast', 'train'],
      b?.weekend &&
        w.ride?.every &&
        !e &&
        `Breakfast until ${b.weekend} at weekends, a ${w.ride.mode} to ${w.ride.to} ${w.ride.every}: there is not much to be late for.`,
      { mood: 2 },
    ),
  ];
}
