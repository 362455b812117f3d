/**
 * The scene in French words: names with their articles, dates, hours and distances ready to stand in a sentence. Lines
 * are written against this, so that gender, number and contractions come right by themselves.
 */
import type { Happening } from '../happening.ts';
import type { House, WellnessPart } from '../house.ts';
import { openAfter, type Scene } from '../scene.ts';
import { eventName, eventNoun, houseName, type Noun, noun, townName, venueName } from './articles.ts';
import * as n from './numbers.ts';

const shortNames: Record<Happening['category'], Noun> = {
  market: noun('m', 'marché'),
  music: noun('f', 'musique'),
  stage: noun('f', 'représentation'),
  outdoor: noun('f', 'sortie'),
  sport: noun('m', 'rendez-vous'),
  food: noun('m', 'rendez-vous'),
  trade: noun('m', 'salon'),
  parade: noun('m', 'défilé'),
  family: noun('f', 'sortie'),
  art: noun('m', 'rendez-vous'),
};

const houseNouns: Record<House['type'], Noun> = {
  hotel: noun('m', 'hôtel'),
  hostel: noun('f', 'auberge'),
  apartments: noun('f', 'maison'),
  guesthouse: noun('f', 'maison'),
  resort: noun('m', 'resort'),
  lodge: noun('m', 'lodge'),
  venue: noun('f', 'maison'),
};

const heat: Record<WellnessPart, Noun> = {
  sauna: noun('m', 'sauna'),
  steam_room: noun('m', 'bain de vapeur'),
  hammam: noun('m', 'hammam'),
  hot_tub: noun('m', 'jacuzzi'),
  spa: noun('m', 'spa'),
};

export function frenchWords(scene: Scene) {
  const { house, event, journey, stay, tone } = scene;
  const { pool, wellness, breakfast, dogs, parking } = house;
  const poolWord = tone.preferred.find((word) => /^piscine\s\p{L}/iu.test(word))?.toLowerCase();
  const poolKinds = { outdoor: 'piscine extérieure', indoor: 'piscine intérieure', rooftop: 'piscine sur le toit' };
  const kind = pool && pool.kind !== 'plain' ? poolKinds[pool.kind] : pool?.heated ? 'piscine chauffée' : 'piscine';
  const hot = wellness?.parts[0];
  const weekendMorning = stay ? stay.weekendMorning : (event?.weekend ?? true);
  const reach = (place: string) => {
    const found = house.reach(place);
    return found && n.reach(found);
  };
  const from = house.price('room');
  return {
    house: houseName(house.name, house.type),
    houseBare: house.name,
    here: houseNouns[house.type],
    city: townName(house.city),
    audience: scene.audience,
    offer: scene.offer,
    nights: stay && `${n.count(stay.nights, true)} ${stay.nights === 1 ? 'nuit' : 'nuits'}`,
    oneNight: stay?.nights === 1,
    sentences: [...house.sentences],
    aboutEvent: scene.eventSentences,
    e: event && eventWords(event),
    /** What the guest comes back from. */
    outing: event?.status === 'scheduled' || event?.status === 'moved' ? kindOf(event) : noun('f', 'promenade'),
    ride: journey && {
      ...n.vehicle[journey.mode],
      to: townName(n.placeName(journey.place)),
      takes: n.minutes(journey.minutes),
      every: journey.every && n.every(journey.every),
    },
    station: reach('train_station'),
    stationOnFoot: (house.reach('train_station')?.unit ?? 'drive') !== 'drive',
    reach,
    pool: pool && {
      noun: poolWord ?? kind,
      degrees: pool.degrees && `${n.figure(pool.degrees)}\u00a0°C`,
      ...hoursWords(event, pool.hours),
    },
    sauna: wellness &&
      hot && {
        ...heat[hot],
        all: n.listed(wellness.parts.map((part) => heat[part].le.slice(3))),
        several: wellness.parts.length > 1,
        massage: wellness.massage,
        ...hoursWords(event, wellness.hours),
      },
    breakfast: breakfast && {
      from: breakfast.hours && n.clock(breakfast.hours.from),
      until: breakfast.hours && n.clock(breakfast.hours.to),
      span: breakfast.hours && n.span(breakfast.hours.from, breakfast.hours.to),
      weekend: weekendMorning && breakfast.weekend ? n.clock(breakfast.weekend) : null,
      price: breakfast.price && n.money(breakfast.price),
      buffet: breakfast.buffet,
    },
    dogs: dogs && {
      fee: dogs.fee && `${n.money(dogs.fee)}${dogs.per ? ` par ${dogs.per === 'stay' ? 'séjour' : 'nuit'}` : ''}`,
      limit: dogs.kilograms && `${dogs.kilograms}\u00a0kg`,
    },
    parking: parking && {
      noun:
        parking.kind === 'underground'
          ? 'parking souterrain'
          : parking.kind === 'valet'
            ? 'service de voiturier'
            : 'parking',
      free: parking.free,
      price: parking.price && n.money(parking.price),
    },
    restaurant:
      house.has('restaurant') || house.count('restaurant_count') ? hoursWords(event, house.hours('restaurant')) : null,
    bar:
      house.has('bar') || house.has('rooftop_bar') || house.count('bar_count')
        ? {
            ...noun('m', house.has('rooftop_bar') ? 'bar sur le toit' : 'bar'),
            ...hoursWords(event, house.hours('bar') ?? house.hours('rooftop_bar')),
          }
        : null,
    chef: house.chef,
    checkIn: house.checkIn ? n.clock(house.checkIn) : null,
    checkOut: house.checkOut ? n.clock(house.checkOut) : null,
    late: house.lateCheckOut ? n.clock(house.lateCheckOut) : null,
    rooms: house.count('room_count'),
    floors: house.count('floor_count'),
    from: from && n.money(from),
    built: house.count('year_built'),
    opened: house.count('year_opened'),
    renovated: house.count('year_renovated'),
    meetings: house.count('meeting_room_count'),
    seats: house.count('meeting_capacity'),
    has: house.has,
    stars: house.stars,
    address: house.address,
  };
}

export type Words = ReturnType<typeof frenchWords>;
export type EventWords = NonNullable<Words['e']>;

const kindOf = (event: Happening): Noun => eventNoun(event.title) ?? shortNames[event.category];

function eventWords(event: Happening) {
  const name = eventName(event.title);
  const dates = n.dayRange(event.firstDay, event.lastDay);
  const one = event.days === 1;
  const place = venueName(event.venue);
  const city = townName(event.city);
  const inCity = event.sameCity || event.venue.toLowerCase().includes(event.city.toLowerCase()) ? '' : `, ${city.au}`;
  return {
    ...name,
    bare: event.title,
    /** The form of a verb that agrees with the title. */
    v: (one: string, several: string) => (name.plural ? several : one),
    /** `annulée` with a title known to be feminine; else the event itself is. */
    off: (stem: string) => `${stem}${name.feminine ? 'e' : ''}${name.plural ? 's' : ''}`,
    short: kindOf(event),
    /** The form of a verb that agrees with `short`. */
    sv: (one: string, several: string) => (kindOf(event).plural ? several : one),
    /** Ends, or begins, at nine in the evening or later. */
    late: one && event.starts !== null && (event.ends ?? event.starts).replace(/^0[0-5]/, '24') >= '21:00',
    is: event.category,
    city,
    away: !event.sameCity,
    venue: event.venue,
    /** `au Théâtre Bonlieu, à Annecy`; null where the venue takes no article we know. */
    at: place && `${place}${inCity}`,
    one,
    days: event.days,
    dates,
    /** `le samedi 5 décembre`, `les 5 et 6 décembre`, `du 3 au 6 décembre`. */
    when: one || !dates.startsWith('du') ? `le${one ? '' : 's'} ${dates}` : dates,
    first: `le ${n.weekday(event.firstDay)} ${n.dayMonth(event.firstDay)}`,
    last: `le ${n.weekday(event.lastDay)} ${n.dayMonth(event.lastDay)}`,
    year: n.year(event.lastDay),
    starts: event.starts ? n.clock(event.starts) : null,
    ends: event.ends ? n.clock(event.ends) : null,
    span: event.starts && event.ends && n.span(event.starts, event.ends),
    part: event.part,
    far: n.far(event.kilometres),
    km: n.farInFigures(event.kilometres),
    /** 'séparent' with 9,6 kilomètres, 'sépare' with one. */
    apart: (one: string, several: string) => (n.far(event.kilometres).startsWith('un ') ? one : several),
    near: event.kilometres < 1.5,
    /** Too far to go twice in two days. */
    remote: event.kilometres > 40,
    price: event.price && event.currency ? n.money({ amount: event.price, currency: event.currency }) : null,
    free: event.price === 0,
    status: event.status,
    on: event.status === 'scheduled' || event.status === 'moved',
  };
}

function hoursWords(event: Happening | null, hours: { from: string; to: string } | null) {
  return {
    opens: hours && n.clock(hours.from),
    closes: hours && n.clock(hours.to),
    span: hours && n.span(hours.from, hours.to),
    after: openAfter(event, hours?.to),
  };
}
