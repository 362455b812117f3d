/** What stands large: hero, headings, labels of the booking bar. */
import { type HeadedKind, type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

/** The event in two or three words, for titles that end in the comfort that follows. */
const outings: Record<NonNullable<Words['e']>['is'], readonly string[]> = {
  market: ['The market', 'Market first', 'An hour at the market'],
  music: ['Music', 'An evening of music', 'Music first'],
  stage: ['Curtain up', 'A seat in the theatre', 'The show'],
  outdoor: ['Out in the open', 'Fresh air first', 'Outside first'],
  sport: ['Start, finish', 'Cheering first', 'Sport first'],
  food: ['Eat well', 'A full plate', 'Good food'],
  trade: ['Fair by day', 'The last handshake', 'Appointments'],
  parade: ['The parade', 'Out in the street', 'A street in motion'],
  family: ['A day out', 'The long day out', 'A day together'],
  art: ['Time to look around', 'Something to think about'],
};

export function titles(w: Words): Line[] {
  const { e, breakfast, bar, ride } = w;
  const pool = w.pool?.after ? w.pool : null;
  const sauna = w.sauna?.after ? w.sauna : null;
  if (!e) return stayTitles(w);
  if (e.status === 'cancelled') return [say(['event'], `${e.bare} is cancelled`)];
  if (e.status === 'postponed') return [say(['event'], `${e.bare} is postponed`)];
  const outing = `[${outings[e.is].join('|')}]`;
  const name = e.bare.length <= 34 ? e.bare : '';
  return [
    say(['pool'], pool?.degrees && `${outing}, then [straight into warm water|${pool.degrees} of water]`, { mood: 1 }),
    say(['pool'], pool?.degrees && name && `${name}, then [warm water|into the ${pool.noun}]`),
    say(['sauna'], sauna && `${outing}, then the ${sauna.noun}`, { mood: 1 }),
    say(['sauna'], sauna && name && `${name} and the heat of the ${sauna.noun}`, { mood: 1 }),
    say(['breakfast'], breakfast?.weekend && name && `${name}, and breakfast until ${breakfast.weekend}`),
    say(['breakfast'], breakfast && `${outing}, then a [slow|long] breakfast`, { mood: 1 }),
    say(['bar'], bar && name && `${name}, and one last drink in the ${bar.noun}`),
    say(['bar'], bar && `${outing}, then the ${bar.noun}`, { mood: 1 }),
    say(['train'], e.away && ride && name && `${name}, ${ride.takes} by ${ride.mode}`),
    say(['train'], e.away && ride && `${e.city}, ${ride.takes} by ${ride.mode}`, { mood: 1 }),
    say(['train'], ride && name && `${name}, and no car`, { mood: 1 }),
    say(['breakfast'], breakfast?.weekend && `Out late, breakfast until ${breakfast.weekend}`, { mood: 1 }),
    say(['pool'], pool?.degrees && name && `First ${name}, then ${pool.degrees}`, { mood: 1 }),
    say(['sauna'], sauna && `${e.city} first, the ${sauna.noun} after`, { mood: 1 }),
    say(['restaurant'], w.restaurant?.after && name && `${name}, and dinner in the house`),
    say(['fireplace'], w.has('fireplace') && name && `${name}, then the fireplace`, { mood: 1 }),
    say(['rooms'], w.rooms && e.spoken && `${w.rooms} rooms, one ${e.short.replace(/^the /, '')}`, { mood: 1 }),
    say(['rooms'], w.rooms && name && `${name}, and ${w.rooms} rooms to sleep in`),
    say(['distance'], !e.near && !e.remote && name && `${name}, ${e.km} from a bed`, { mood: 1 }),
    say(['distance'], e.near && name && `${name}, ${e.far} from your bed`),
    say(['distance'], e.near && `${outing}, ${e.far} from your bed`, { mood: 1 }),
    say([], name && `${name}, and a bed for the night`),
    say([], name && `${name}, [at your own pace|unhurried]`),
    say([], `${outing}, then [the quiet|a quiet room]`, { mood: 1 }),
    say([], name && `${name}, then a quiet night`),
    say([], name && w.nights && `${name} in ${w.nights}`),
    say([], `${e.bare}`),
    say([], name && `Stay the night for ${name}`),
    say([], name && e.away && `${name} in ${e.city}, nights in ${w.city}`),
  ];
}

function stayTitles(w: Words): Line[] {
  const nights = w.nights ?? 'A few nights';
  return [
    say([], `${nights} in ${w.city}`),
    say([], `${w.city}, with [nothing in the diary|time to spare]`, { mood: 1 }),
    say([], `${w.city} without a reason`, { mood: 2 }),
    say([], `A stay at ${w.house}`),
    say(['pool'], w.pool?.degrees && `${nights}, and water at ${w.pool.degrees}`, { mood: 1 }),
    say(['breakfast'], w.breakfast?.weekend && `${w.city}, and breakfast until ${w.breakfast.weekend}`, { mood: 1 }),
    say(['sauna'], w.sauna && `${w.city} and a warm ${w.sauna.noun}`, { mood: 1 }),
    say(['beach'], w.reach('beach') && `${w.reach('beach')} to the beach`, { mood: 1 }),
    say(['station'], w.stationOnFoot && `Off the train and into ${w.city}`, { mood: 1 }),
  ];
}

export function eyebrows(w: Words): Line[] {
  const { e } = w;
  return e
    ? [
        say([], `Events near ${w.here}`),
        say([], `${e.bare}, ${e.city}`),
        say([], `${e.city}, ${e.dates}`),
        say([], `${w.house} recommends`, { register: 'formal' }),
        say([], e.away && `From ${w.city} to ${e.city}`),
        say([], `A night in ${w.city}`),
        say([], `Near ${w.here}`),
        say([], `${w.house}, ${w.city}`),
        say([], `Sleep in ${w.city}`, { mood: 1, register: 'casual' }),
      ]
    : [say([], w.house), say([], `Staying in ${w.city}`), say([], w.nights && `${w.nights} in ${w.city}`)];
}

export function subtitles(w: Words): Line[] {
  const { e } = w;
  if (!e) return [say([], `${w.house}, ${w.city}`), say([], `${w.address}, ${w.city}`)];
  return [
    say([], `${e.city}, ${e.dates}`),
    say([], `${e.bare}, ${e.city}, ${e.dates}`),
    say([], e.one && e.starts && `${e.city}, ${e.dates}, ${e.starts}`),
    say([], `${e.venue}${e.venue.includes(e.city) ? '' : `, ${e.city}`}, ${e.dates}`),
    say([], `${e.dates} in ${e.city}, ${e.km} from ${w.house}`),
  ];
}

export function headings(w: Words): Record<HeadedKind, Line[]> {
  const { e, pool, ride, breakfast } = w;
  const goal = e?.short ?? w.city;
  const on = e?.status === 'scheduled' || e?.status === 'moved';
  return {
    introduction: [
      say(['train', 'pool'], e && ride && pool && `${goal}: ${ride.takes} by ${ride.mode}. The pool is closer.`, {
        mood: 1,
      }),
      say(['train'], ride && `${ride.takes} by ${ride.mode}`),
      say(['distance'], e && !e.remote && `${e.far}, and you are there`),
      say(['pool'], pool?.after && e && on && `${goal} first, the water after`, { mood: 1 }),
      say(['breakfast'], breakfast && `${goal}, sleep, breakfast`, { mood: 1 }),
      say(['sauna'], w.sauna && `Out in the day, home to the heat`, { mood: 2 }),
      say(['bar'], w.bar && `And for afterwards, the ${w.bar.noun}`, { mood: 1 }),
      say(['restaurant'], w.restaurant && `Dinner is taken care of`),
      say([], on && e?.one && `Before, during, after`),
      say([], on && `[How the day could go|A day with room in it|From morning to night]`),
      say([], on && e && `Around ${e.short}`),
      say([], `What to expect`),
      say([], !on && e && `What we know today`),
      say([], !e && `The short version`),
      say([], !e && `A few good reasons`),
    ],
    event: [
      say(['entry'], e?.free && `Come as you like, entry is free`, { mood: 1 }),
      say(['entry'], e?.price && `Tickets and times`),
      say(['venue'], e && `Where it happens`),
      say(['times'], e?.starts && `When it begins`),
      say([], e && `About ${e.short}`),
      say([], e && (e.bare.length < 40 ? e.bare : '')),
      say([], e && `In ${e.city}`),
    ],
    'getting-there': [
      say(['parking'], w.parking && `[With the car, or without|On wheels or on foot|Where the car goes]`),
      say(['train'], ride && `By ${ride.mode} from ${w.city}`),
      say(['station'], w.station && `From the station to your room`),
      say(['distance'], e && `${e.far} to ${e.short}`),
      say([], `The way here`),
      say([], e && `There and back`),
      say([], `Getting around`),
    ],
    rooms: [
      say([], w.nights && `${w.nights} at ${w.house}`),
      say(['rooms'], w.rooms && `${w.rooms} rooms, one yours`, { mood: 1 }),
      say(['price'], w.from && `Rooms from ${w.from}`),
      say(['history'], w.built && `A house from ${w.built}`),
      say(['arrival'], w.checkIn && `Your room`),
      say(['rooms', 'price', 'arrival', 'departure', 'view'], `[Where you sleep|The rooms|For the night]`),
      say([], `[The house|About the house|Under one roof]`),
    ],
    'good-to-know': [
      say([], 'Good to know'),
      say([], 'Before you pack'),
      say(['dogs'], w.dogs && 'The dog comes too', { mood: 1 }),
      say(['family'], 'With children', { audience: 'families' }),
      say([], 'Small things that help'),
      say([], 'Also here'),
    ],
    details: [say([], e ? 'At a glance' : 'The house at a glance'), say([], 'The essentials'), say([], 'In short')],
    questions: [
      say([], 'Questions guests ask'),
      say([], 'You might be wondering'),
      say([], 'Questions and answers'),
      say([], 'Asked and answered'),
    ],
    gallery: [
      say([], w.nights && `${w.nights} in pictures`),
      say([], `A look at ${w.house}`),
      say([], `The house in pictures`),
      say([], e && `Before and after ${e.short}`),
    ],
  };
}

export function bookingLabels(w: Words): Line[] {
  return [
    say(['price'], w.from && `See rooms from ${w.from}`),
    say([], w.nights && `Book ${w.nights}`),
    say([], 'See rooms and dates'),
    say([], 'Check dates', { register: 'casual' }),
  ];
}
