/** What guests look up: the rows of the details, questions with answers, captions, and the lines for search results. */
import { ask, capital, caption, endings, row } from '../entries.ts';
import { type Caption, type Line, type Question, type Row, say } from '../voice.ts';
import { guests } from './house.ts';
import type { Words } from './words.ts';

export function rows(w: Words): Row[] {
  const { e, ride, pool, breakfast: b, dogs, parking } = w;
  const hours = e?.starts ? `, ${e.ends ? `${e.starts} to ${e.ends}` : `from ${e.starts}`}` : '';
  return [
    ...row(
      'when',
      'When',
      e &&
        (e.status === 'cancelled'
          ? `Cancelled (was ${e.dated})`
          : e.status === 'postponed'
            ? `Postponed (was ${e.dated})`
            : `${e.dated}${e.one ? hours : ''}`),
    ),
    ...row(
      'venue',
      'Where',
      e ? (e.venue.includes(e.city) ? e.venue : `${e.venue}, ${e.city}`) : `${w.address}, ${w.city}`,
    ),
    ...row('distance', 'Distance', e && `${e.km} from ${w.here}`),
    ...row(
      'train',
      `By ${ride?.mode ?? 'train'}`,
      ride && `${capital(ride.takes)} to ${ride.to}${ride.every ? `, ${ride.every}` : ''}`,
    ),
    ...row('station', 'Station', w.station && `${capital(w.station)} from ${w.here}`),
    ...row('entry', 'Entry', e && (e.free ? 'Free' : e.price && `From ${e.price}`)),
    ...row(
      'pool',
      'Pool',
      pool && [pool.degrees, pool.opens && pool.closes && `${pool.opens} to ${pool.closes}`].filter(Boolean).join(', '),
    ),
    ...row(
      'breakfast',
      'Breakfast',
      b &&
        capital(
          [b.until && `until ${b.until}`, b.weekend && `at weekends until ${b.weekend}`, b.price]
            .filter(Boolean)
            .join(', '),
        ),
    ),
    ...row('dogs', 'Dogs', dogs && `Welcome${dogs.fee ? `, ${dogs.fee} ${dogs.per}` : ''}`),
    ...row('parking', 'Parking', parking && (parking.free ? 'Free' : parking.price)),
    ...row('arrival', 'Check-in', w.checkIn && `From ${w.checkIn}`),
    ...row(
      'departure',
      'Check-out',
      w.checkOut && `Until ${w.checkOut}${w.late ? `, late check-out until ${w.late}` : ''}`,
    ),
  ];
}

export function questions(w: Words): Question[] {
  const { e, ride, parking, breakfast: b, pool, dogs, restaurant } = w;
  const family = guests(w).find((line) => line.topics.includes('family') && line.text)?.text;
  return [
    ...ask(
      ['train', 'station'],
      `How do we get to ${e ? e.asked : (ride?.to ?? w.city)}?`,
      ride &&
        `${w.station ? `The station is ${w.station} from ${w.here}. ` : ''}The ${ride.mode} to ${ride.to} takes ${ride.takes}${ride.every ? ` and leaves ${ride.every}` : ''}.`,
    ),
    ...ask(
      ['distance'],
      e ? `How far is it to ${e.asked}?` : '',
      e && `[${e.far} in a straight line|It is ${e.far} as the crow flies].`,
    ),
    ...ask(
      ['entry'],
      'Do we need tickets?',
      e?.free ? 'No, entry is free.' : e?.price && `Yes. They start at ${e.price}.`,
    ),
    ...ask(
      ['arrival'],
      '[When can we check in|From when is the room ready|How early can we arrive]?',
      w.checkIn &&
        `From ${w.checkIn}.${w.has('luggage_storage') ? ' If you are here before that, we look after your luggage.' : ''}`,
    ),
    ...ask(
      ['departure'],
      'When do we have to leave the room?',
      w.checkOut && `Check-out is by ${w.checkOut}${w.late ? `, late check-out by ${w.late}` : ''}.`,
    ),
    ...ask(
      ['parking'],
      `Is there parking at ${w.here}?`,
      parking &&
        `Yes, ${parking.free ? 'and it is free' : parking.price ? `${parking.noun} for ${parking.price}` : `there is ${parking.noun}`}.${w.has('ev_charging') ? ' Electric cars can be charged.' : ''}`,
    ),
    ...ask(
      ['breakfast'],
      '[How late can we have breakfast|Until when is breakfast served]?',
      b &&
        (b.weekend
          ? `At weekends until ${b.weekend}${b.until ? `, on other days until ${b.until}` : ''}.`
          : b.until && `Until ${b.until}.`),
    ),
    ...ask(
      ['pool'],
      'Can we swim in the evening?',
      pool?.closes &&
        pool.closes >= '19:00' &&
        `Yes, the ${pool.noun} is open until ${pool.closes}${pool.degrees ? `, at ${pool.degrees}` : ''}.`,
    ),
    ...ask(
      ['dogs'],
      '[May we bring the dog|Can the dog come too|Are dogs allowed]?',
      dogs &&
        `Yes${dogs.fee ? `, for ${dogs.fee} ${dogs.per}` : ', dogs are welcome'}${dogs.limit ? `, up to ${dogs.limit}` : ''}.`,
    ),
    ...ask(
      ['restaurant'],
      `Can we eat at ${w.here}?`,
      restaurant &&
        `Yes, there is a restaurant${restaurant.opens && restaurant.closes ? `, open from ${restaurant.opens} to ${restaurant.closes}` : ''}.`,
    ),
    ...ask(
      ['family'],
      '[Is there anything for children|Do you have something for children|We are coming with children: is there room]?',
      family,
    ),
    ...ask(
      ['wifi'],
      '[Is Wi-Fi included|What does Wi-Fi cost|Do we pay for Wi-Fi]?',
      w.has('free_wifi') && '[Wi-Fi is free|It is free|There is no charge for Wi-Fi].',
    ),
    ...ask(
      ['reception'],
      'What if we come back late?',
      w.has('reception_24h') && 'Reception is staffed around the clock.',
    ),
    ...ask(
      ['access'],
      'Is the house accessible?',
      w.has('step_free_access') &&
        `Access is step-free${w.has('accessible_rooms') ? ', and there are accessible rooms' : ''}.`,
    ),
    ...ask(
      ['luggage'],
      'Can we leave luggage after check-out?',
      w.has('luggage_storage') && !w.checkIn && 'Yes, there is luggage storage.',
    ),
  ];
}

export function captions(w: Words): Caption[] {
  const { pool, breakfast: b, bar, restaurant, sauna } = w;
  return [
    ...caption(
      'pool',
      `the ${pool?.noun}`,
      pool,
      [pool?.degrees, pool?.opens && `${pool.opens} to ${pool.closes}`].filter(Boolean).join(', '),
    ),
    ...caption('rooms', 'Your room', true, w.from ? `From ${w.from} a night` : w.rooms ? `One of ${w.rooms}` : ''),
    ...caption(
      'breakfast',
      'Breakfast',
      b,
      b?.weekend ? `Until ${b.weekend} at weekends` : b?.until ? `Until ${b.until}` : '',
    ),
    ...caption('sauna', `the ${sauna?.noun}`, sauna, sauna?.opens ? `${sauna.opens} to ${sauna.closes}` : ''),
    ...caption('restaurant', 'The restaurant', restaurant, restaurant?.closes ? `Open until ${restaurant.closes}` : ''),
    ...caption('bar', `the ${bar?.noun}`, bar, bar?.closes ? `Open until ${bar.closes}` : ''),
    ...caption('garden', 'The garden', w.has('garden'), ''),
    ...caption('dogs', 'Dogs welcome', w.dogs, w.dogs?.fee ? `${w.dogs.fee} ${w.dogs.per}` : ''),
    ...caption('event', w.e?.bare ?? '', w.e, w.e ? `${w.e.city}, ${w.e.dates}` : ''),
    ...caption('view', w.house, true, w.city),
  ];
}

export function pageTitles(w: Words): string[] {
  const { e } = w;
  if (!e) return [`Stay in ${w.city}: ${w.house}`, `${w.house}, ${w.city}`, w.house];
  const inCity = e.bare.includes(e.city) ? e.bare : `${e.bare} in ${e.city}`;
  return [`${inCity}: stay at ${w.house}`, `${inCity} | ${w.house}`, `${e.bare} | ${w.house}`, inCity, e.bare];
}

export function descriptions(w: Words): Line[] {
  const { e, ride, pool, breakfast: b } = w;
  const tails = endings([
    ride && e?.away && `${ride.takes} by ${ride.mode}`,
    pool?.degrees && `pool at ${pool.degrees}`,
    b?.weekend && `breakfast until ${b.weekend} at weekends`,
    w.from && `rooms from ${w.from}`,
    w.dogs && 'dogs welcome',
    w.parking?.free && 'free parking',
  ]);
  if (!e)
    return tails.flatMap((tail) => [
      say([], `${w.house}, ${w.address}, ${w.city}.${tail}`),
      say([], `${w.nights ?? 'Your stay'} at ${w.house} in ${w.city}.${tail}`),
    ]);
  const lead =
    e.status === 'cancelled'
      ? `${e.bare} in ${e.city} has been cancelled.`
      : e.status === 'postponed'
        ? `${e.bare} in ${e.city} has been postponed.`
        : '';
  return tails.flatMap((tail) =>
    lead
      ? [say([], `${lead} ${w.house}, ${e.km} away.${tail}`)]
      : [
          say([], `${e.bare}, ${e.city}, ${e.dates}. Stay ${e.km} away at ${w.house}.${tail}`),
          say([], `${e.dates}: ${e.bare} in ${e.city}. ${w.house} is ${e.km} away.${tail}`),
          say([], `${w.house} in ${w.city}, and ${e.km} away ${e.bare}, ${e.dates}.${tail}`),
        ],
  );
}
