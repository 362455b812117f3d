/**
 * The scene in English words: names with their articles, dates and distances ready to stand in a sentence. Lines are
 * written against this, so that they read as English and not as code.
 */
import type { Happening } from '../happening.ts';
import type { House } from '../house.ts';
import { openAfter, type Scene } from '../scene.ts';
import * as n from './numbers.ts';

const shortNames: Record<Happening['category'], string> = {
  market: 'the market',
  music: 'the music',
  stage: 'the show',
  outdoor: 'the outing',
  sport: 'the event',
  food: 'the food',
  trade: 'the fair',
  parade: 'the parade',
  family: 'the outing',
  art: 'the event',
};

const houseNouns: Record<House['type'], string> = {
  hotel: 'the hotel',
  hostel: 'the hostel',
  apartments: 'the house',
  guesthouse: 'the guesthouse',
  resort: 'the resort',
  lodge: 'the lodge',
  venue: 'the house',
};

/** Titles that English speaks of with an article: the Lindau Christmas Market. */
const takesArticle =
  /\b(?:market|markets|festival|fair|marathon|half marathon|run|race|parade|cup|championship|tournament|exhibition|expo|regatta|carnival|procession|opera|biennale|congress|convention|conference|show|trail)$/i;

/** Heads that can stand alone in the next sentence: the marathon. */
const standsAlone = /\b(?:market|festival|fair|marathon|parade|exhibition|regatta|carnival|tournament)$/i;

const shortName = (event: Happening): string => {
  const head = event.title.split(/ (?:of|for|in|at|on) /)[0] ?? event.title;
  const alone = standsAlone.exec(head);
  return alone ? `the ${alone[0].toLowerCase()}` : shortNames[event.category];
};

const withArticle = (title: string): string => {
  const head = title.split(/ (?:of|for|in|at|on) /)[0] ?? title;
  return takesArticle.test(head) && !/^(?:the|a|an) |^\d|['’]s /i.test(title) ? `the ${title}` : title;
};

/** First words of venues that only describe: the mine museum, the inland harbour. */
const describing =
  /^(?:Old|New|Upper|Lower|Town|City|Market|Main|Harbour|Castle|Exhibition|Trade|Congress|Conference|Inland|Yacht|Lake|Mine|Church|Cathedral|Village|Valley|Summit|Sports|Winter|Summer)\b/;
const descriptive =
  /\b(?:harbour|hall|square|park|theatre|centre|grounds?|town|quarter|garden|church|museum|quay|stage|lifts?|station|basin|arena|village)$/;

/** `Festspielhaus Bregenz`, `the old harbour`, `the Bödele lifts`: a title that ends in a common noun takes an article. */
const theVenue = (event: Happening): string => {
  const { venue } = event;
  if (
    /^the /i.test(venue) ||
    !(descriptive.test(venue) || (describing.test(venue) && descriptive.test(venue.toLowerCase())))
  )
    return venue;
  return `the ${describing.test(venue) ? venue.charAt(0).toLowerCase() + venue.slice(1) : venue}`;
};

/** `at Festspielhaus Bregenz`, `at the old harbour in Lindau`. */
const placeOf = (event: Happening): string => {
  const venue = theVenue(event);
  return event.venue.toLowerCase().includes(event.city.toLowerCase()) ? `at ${venue}` : `at ${venue} in ${event.city}`;
};

export function englishWords(scene: Scene) {
  const { house, event, journey, stay } = scene;
  const { pool, wellness, breakfast, dogs, parking } = house;
  const station = house.reach('train_station');
  const own = (noun: string) =>
    scene.tone.preferred.find((word) => new RegExp(`^[\\p{L} -]+ ${noun}$`, 'iu').test(word));
  const poolNoun =
    own('pool') ?? (pool && pool.kind !== 'plain' ? `${pool.kind} pool` : pool?.heated ? 'heated pool' : 'pool');
  const weekendMorning = stay ? stay.weekendMorning : (event?.weekend ?? true);
  return {
    house: house.name,
    here: houseNouns[house.type],
    city: house.city,
    audience: scene.audience,
    offer: scene.offer,
    nights: stay && (stay.nights === 1 ? 'one night' : `${n.count(stay.nights)} nights`),
    oneNight: stay?.nights === 1,
    sentences: [...scene.house.sentences],
    aboutEvent: scene.eventSentences,
    e: event && {
      name: withArticle(event.title),
      bare: event.title,
      short: shortName(event),
      is: event.category,
      city: event.city,
      away: !event.sameCity,
      at: placeOf(event),
      venue: event.venue,
      theVenue: theVenue(event),
      one: event.days === 1,
      days: event.days,
      dates: n.dayRange(event.firstDay, event.lastDay),
      /** 'on Saturday 5 December', 'from 3 to 6 December'. */
      when:
        event.days === 1
          ? `on ${n.dayRange(event.firstDay, event.lastDay)}`
          : `from ${n.dayRange(event.firstDay, event.lastDay)}`,
      weekday: n.weekday(event.firstDay),
      first: `${n.weekday(event.firstDay)} ${n.dayMonth(event.firstDay)}`,
      last: `${n.weekday(event.lastDay)} ${n.dayMonth(event.lastDay)}`,
      year: n.year(event.lastDay),
      starts: event.starts && n.clock(event.starts),
      ends: event.ends && n.clock(event.ends),
      endsAt: event.ends,
      part: event.part,
      far: n.far(event.kilometres),
      km: n.farInFigures(event.kilometres),
      farIsOne: n.far(event.kilometres).startsWith('one '),
      near: event.kilometres < 1.5,
      remote: event.kilometres > 15,
      price: event.price && event.currency ? n.money({ amount: event.price, currency: event.currency }) : null,
      free: event.price === 0,
      status: event.status,
      weekend: event.weekend,
    },
    ride: journey && {
      mode: n.vehicle[journey.mode],
      to: journey.to,
      takes: n.minutes(journey.minutes),
      every: journey.every && n.every(journey.every),
    },
    station: station && n.reach(station),
    stationOnFoot: station !== null && station.unit !== 'drive',
    reach: (place: string) => {
      const found = house.reach(place);
      return found && n.reach(found);
    },
    pool: pool && {
      noun: poolNoun,
      degrees: pool.degrees && `${pool.degrees} °C`,
      opens: pool.hours && n.clock(pool.hours.from),
      closes: pool.hours && n.clock(pool.hours.to),
      closesAt: pool.hours?.to ?? null,
      after: openAfter(event, pool.hours?.to),
      length: pool.length && `${pool.length} metres`,
      outside: pool.kind === 'outdoor' || pool.kind === 'rooftop',
      heated: pool.heated,
    },
    sauna: wellness && {
      noun:
        wellness.parts[0] === 'steam_room'
          ? 'steam room'
          : wellness.parts[0] === 'hot_tub'
            ? 'hot tub'
            : (wellness.parts[0] ?? ''),
      all: n.listed(wellness.parts.map((p) => p.replace('_', ' '))),
      several: wellness.parts.length > 1,
      opens: wellness.hours && n.clock(wellness.hours.from),
      closes: wellness.hours && n.clock(wellness.hours.to),
      after: openAfter(event, wellness.hours?.to),
      massage: wellness.massage,
      size: wellness.size,
    },
    breakfast: breakfast && {
      from: breakfast.hours && n.clock(breakfast.hours.from),
      until: breakfast.hours && n.clock(breakfast.hours.to),
      weekend: weekendMorning && breakfast.weekend ? n.clock(breakfast.weekend) : null,
      price: breakfast.price && n.money(breakfast.price),
      buffet: breakfast.buffet,
    },
    dogs: dogs && {
      fee: dogs.fee && n.money(dogs.fee),
      per: dogs.per === 'stay' ? 'a stay' : 'a night',
      limit: dogs.kilograms && `${dogs.kilograms} kg`,
    },
    parking: parking && {
      noun:
        parking.kind === 'underground' ? 'underground parking' : parking.kind === 'valet' ? 'valet parking' : 'parking',
      free: parking.free,
      spaces: parking.spaces && n.count(parking.spaces),
      price: parking.price && n.money(parking.price),
    },
    restaurant: house.has('restaurant') || house.count('restaurant_count') ? hoursOf(scene, 'restaurant') : null,
    bar:
      house.has('bar') || house.has('rooftop_bar') || house.count('bar_count')
        ? { ...hoursOf(scene, 'bar', 'rooftop_bar'), noun: house.has('rooftop_bar') ? 'rooftop bar' : 'bar' }
        : null,
    chef: house.chef,
    checkIn: house.checkIn && n.clock(house.checkIn),
    checkOut: house.checkOut && n.clock(house.checkOut),
    late: house.lateCheckOut && n.clock(house.lateCheckOut),
    rooms: house.count('room_count'),
    floors: house.count('floor_count'),
    suites: house.count('suite_count'),
    from: house.price('room') && n.money(house.price('room') ?? { amount: 0, currency: 'EUR' }),
    built: house.count('year_built'),
    opened: house.count('year_opened'),
    renovated: house.count('year_renovated'),
    meetings: house.count('meeting_room_count'),
    seats: house.count('meeting_capacity'),
    has: house.has,
    stars: house.stars,
    address: house.address,
    type: house.type,
  };
}

export type Words = ReturnType<typeof englishWords>;

function hoursOf({ house, event }: Scene, ...names: string[]) {
  const hours = names.map((name) => house.hours(name)).find(Boolean);
  return {
    opens: hours ? n.clock(hours.from) : null,
    closes: hours ? n.clock(hours.to) : null,
    after: openAfter(event, hours?.to),
  };
}
