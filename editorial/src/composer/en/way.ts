/** How guests get there, and where the car stays. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function way(w: Words): Line[] {
  const { e, ride, parking } = w;
  const goal = e ? e.short : w.city;
  const airport = w.reach('airport');
  const oldTown = w.reach('old_town');
  const centre = w.reach('city_centre');
  const stop = w.reach('bus_stop');
  const metro = w.reach('metro');
  const often = ride?.every ? ` and runs ${ride.every}` : '';
  return [
    say(
      ['train'],
      ride &&
        `The ${ride.mode} to ${ride.to} takes ${ride.takes}${often}, so [you can leave the car where it is|the car can have the day off|nobody has to drive].`,
    ),
    say(
      ['train'],
      ride?.every &&
        `[Miss one ${ride.mode} and there is another|There is no timetable to learn]: one leaves for ${ride.to} ${ride.every}, and you are there in ${ride.takes}.`,
    ),
    say(
      ['train'],
      ride &&
        `In ${ride.takes} the ${ride.mode} brings you to ${ride.to}${ride.every ? `, with a departure ${ride.every}` : ''}.`,
    ),
    say(
      ['train'],
      ride &&
        `By ${ride.mode} it is ${ride.takes} to ${ride.to}. [You will hardly have sat down|Time to find your ticket and put your phone away].`,
      { mood: 2 },
    ),
    say(
      ['train', 'station'],
      ride?.mode === 'train' &&
        w.station &&
        `The station comes first (${w.station} from ${w.here}), then take the ${ride.mode}: ${ride.takes} to ${ride.to}${ride.every ? `, ${ride.every}` : ''}.`,
    ),
    say(
      ['train', 'station'],
      ride?.mode === 'train' &&
        w.station &&
        `From ${w.here} it is ${w.station} to the station, and from there the ${ride.mode} takes ${ride.takes} to ${ride.to}${ride.every ? `, ${ride.every}` : ''}. [Not one parking space comes into it|The car never enters into it].`,
      { mood: 1 },
    ),
    say(
      ['train', 'station'],
      ride?.mode === 'train' &&
        w.station &&
        `Guests may leave the car behind: the station is ${w.station} from ${w.here}, and from there the ${ride.mode} reaches ${ride.to} in ${ride.takes}.`,
      { register: 'formal' },
    ),
    say(['distance'], e && !e.near && `As the crow flies, ${e.name} is ${e.far} from ${w.here}.`),
    say(
      ['distance'],
      e?.near &&
        `${e.far} ${e.farIsOne ? 'separates' : 'separate'} ${w.here} from ${e.name}; [you will not need a plan for that|that is a walk, and a plan would be too much].`,
      { mood: 1 },
    ),
    say(['distance'], e && !e.near && `From ${w.here} to ${e.name} it is ${e.far} in a straight line.`),
    say(
      ['distance'],
      e &&
        !e.near &&
        !e.remote &&
        `${e.name} lies ${e.far} off: [near enough to come back for another jumper, far enough for a quiet night|far enough to forget it overnight, near enough to go again in the morning].`,
      { mood: 2 },
    ),
    say(
      ['station'],
      w.stationOnFoot &&
        `${w.city} station is ${w.station} from ${w.here}. [Arriving without a car is the easy way|Trains make this a simple trip].`,
      { mood: 1 },
    ),
    say(
      ['station'],
      w.station &&
        `[If you come by rail, it is ${w.station} from the station to ${w.here}|Coming by rail, you have ${w.station} between the station and ${w.here}].`,
    ),
    say(
      ['station', 'airport'],
      w.station && airport && `Two ways to arrive at ${w.here}: the station, ${w.station}, or the airport, ${airport}.`,
    ),
    say(
      ['station'],
      w.stationOnFoot &&
        `[Step off the train in ${w.city}; from the station to ${w.here} it is ${w.station}|You leave the train in ${w.city}, and from the station to ${w.here} it is ${w.station}|Get off in ${w.city}; ${w.here} is ${w.station} from the station].`,
      { mood: 1 },
    ),
    say(['station'], w.station && `From the station to your key at ${w.here} it is ${w.station}.`, { mood: 2 }),
    say(['station'], w.stationOnFoot && `${w.station} from the station, and you are at ${w.here}.`, {
      mood: 1,
    }),
    say(
      ['train'],
      ride &&
        `Somebody else does the driving. ${ride.to} is ${ride.takes} away by ${ride.mode}${ride.every ? `, ${ride.every}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['train'],
      ride?.every &&
        `Every departure is the right one: the ${ride.mode} to ${ride.to} leaves ${ride.every} and takes ${ride.takes}.`,
      { mood: 1 },
    ),
    say(['parking'], parking?.free && `Bring the car if you like. Parking is free.`, { mood: 1 }),
    say(
      ['parking'],
      parking?.price && `Your car can stay here while you go without it; ${parking.noun} is ${parking.price}.`,
      { mood: 1 },
    ),
    say(['parking'], parking?.price && `On four wheels? We have ${parking.noun}, for ${parking.price}.`, {
      mood: 1,
      register: 'casual',
    }),
    say(['airport'], airport && `The airport is ${airport} from ${w.here}.`),
    say(
      ['airport'],
      airport && `For those who fly, it is ${airport} [from the airport to your room|between runway and room].`,
      { mood: 1 },
    ),
    say(
      ['centre'],
      oldTown &&
        `The old town is ${w.away('old_town')}, ${e ? `if there is time before ${goal}` : 'which makes a second look easy'}.`,
    ),
    say(
      ['centre'],
      centre &&
        `[It is ${centre} to the centre of ${w.city}|The centre of ${w.city} is ${w.away('city_centre')}|${centre}, and you are in the centre of ${w.city}].`,
    ),
    say(
      ['centre'],
      centre &&
        !oldTown &&
        `The middle of ${w.city} is ${centre} from here, [handy for anything you forgot to pack|so a forgotten toothbrush is no drama].`,
      { mood: 2 },
    ),
    say(
      ['transit'],
      metro &&
        `The metro is ${metro} from ${w.here}; [from there the city sorts itself out|the rest is a matter of lines and colours].`,
      { mood: 2 },
    ),
    say(['transit'], metro && `The metro station is ${w.away('metro')}.`),
    say(
      ['transit'],
      stop &&
        `[There is a bus stop ${w.away('bus_stop')}|From ${w.here} to the bus stop it is ${stop}|The bus stop is ${w.away('bus_stop')}].`,
    ),
    say(
      ['parking'],
      parking?.free &&
        `[Should you drive, parking is free|Parking is free for anyone who drives|You park free of charge].`,
    ),
    say(
      ['parking'],
      parking?.free && `Parking costs nothing here, so the car can [rest|stand] for as long as you stay.`,
      { mood: 1 },
    ),
    say(['parking'], parking?.price && `Drivers will find ${parking.noun} at ${w.here}, ${parking.price}.`),
    say(['parking'], parking?.price && `If you come by car, ${parking.noun} is ${parking.price}.`),
    say(['parking'], parking && !parking.free && !parking.price && `Those who drive will find ${parking.noun} here.`),
    say(['parking'], parking && !parking.free && !parking.price && `There is ${parking.noun} for those who drive.`),
    say(
      ['parking', 'charging'],
      parking &&
        w.has('ev_charging') &&
        `Cars have their place too${parking.free ? ', free of charge' : parking.price ? `, for ${parking.price}` : ''}, and electric ones can charge while you are out.`,
    ),
    say(['lift'], w.reach('ski_lift') && `The ski lift is ${w.reach('ski_lift')} from the door.`),
    say(
      ['beach'],
      w.reach('beach') &&
        `The beach is ${w.reach('beach')} from ${w.here}, [if the day has room for it|for an hour that belongs to nobody].`,
      { mood: 1 },
    ),
  ];
}
