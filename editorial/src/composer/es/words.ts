/**
 * The scene in Spanish words: names with their articles, dates, hours and distances ready to stand in a sentence. Lines
 * are written against this, so that gender, number and contractions come right by themselves.
 */
import type { Happening } from '../happening.ts';
import type { House, WellnessPart } from '../house.ts';
import { openAfter, type Scene } from '../scene.ts';
import { eventName, eventNoun, houseName, type Noun, noun, venueName } from './articles.ts';
import * as n from './numbers.ts';

const shortNames: Record<Happening['category'], Noun> = {
  market: noun('m', 'mercado'),
  music: noun('f', 'música'),
  stage: noun('f', 'función'),
  outdoor: noun('f', 'cita'),
  sport: noun('f', 'cita'),
  food: noun('f', 'cita'),
  trade: noun('f', 'feria'),
  parade: noun('m', 'desfile'),
  family: noun('f', 'cita'),
  art: noun('f', 'cita'),
};

const houseNouns: Record<House['type'], Noun> = {
  hotel: noun('m', 'hotel'),
  hostel: noun('m', 'albergue'),
  apartments: noun('f', 'casa'),
  guesthouse: noun('f', 'casa'),
  resort: noun('m', 'resort'),
  lodge: noun('f', 'casa'),
  venue: noun('f', 'casa'),
};

const heat: Record<WellnessPart, Noun> = {
  sauna: noun('f', 'sauna'),
  steam_room: noun('m', 'baño de vapor'),
  hammam: noun('m', 'hammam'),
  hot_tub: noun('m', 'jacuzzi'),
  spa: noun('m', 'spa'),
};

export function spanishWords(scene: Scene) {
  const { house, event, journey, stay, tone } = scene;
  const { pool, wellness, breakfast, dogs, parking } = house;
  const poolWord = tone.preferred.find((word) => /^piscina\s\p{L}/iu.test(word))?.toLowerCase();
  const poolKinds = { outdoor: 'piscina exterior', indoor: 'piscina cubierta', rooftop: 'piscina de la azotea' };
  const kind = pool && pool.kind !== 'plain' ? poolKinds[pool.kind] : pool?.heated ? 'piscina climatizada' : 'piscina';
  const hot = wellness?.parts[0];
  const weekendMorning = stay ? stay.weekendMorning : (event?.weekend ?? true);
  const reach = (place: string) => {
    const found = house.reach(place);
    return found && n.reach(found);
  };
  const from = house.price('room');
  return {
    house: houseName(house.name),
    houseBare: house.name,
    here: houseNouns[house.type],
    city: house.city,
    audience: scene.audience,
    offer: scene.offer,
    nights: stay && `${n.count(stay.nights, true)} ${stay.nights === 1 ? 'noche' : 'noches'}`,
    oneNight: stay?.nights === 1,
    sentences: [...house.sentences],
    aboutEvent: scene.eventSentences,
    e: event && eventWords(event),
    /** What the guest comes back from. */
    outing: event?.status === 'scheduled' || event?.status === 'moved' ? kindOf(event) : noun('m', 'paseo'),
    ride: journey && {
      mode: n.vehicle[journey.mode],
      to: n.placeName(journey.place),
      takes: n.minutes(journey.minutes),
      every: journey.every && n.every(journey.every),
    },
    station: reach('train_station'),
    stationOnFoot: (house.reach('train_station')?.unit ?? 'drive') !== 'drive',
    reach,
    pool: pool && {
      noun: poolWord ?? kind,
      /** `piscina en la azotea`, as it stands after `hay` and `una`. */
      some: (poolWord ?? kind).replace('de la azotea', 'en la azotea'),
      degrees: pool.degrees && `${n.figure(pool.degrees)}\u00a0°C`,
      ...hoursWords(event, pool.hours),
    },
    sauna: wellness &&
      hot && {
        ...heat[hot],
        all: n.listed(wellness.parts.map((part) => heat[part].el.replace(/^(?:el|la) /, ''))),
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
      fee: dogs.fee && `${n.money(dogs.fee)}${dogs.per ? ` por ${dogs.per === 'stay' ? 'estancia' : 'noche'}` : ''}`,
      limit: dogs.kilograms && `${dogs.kilograms}\u00a0kg`,
    },
    parking: parking && {
      noun:
        parking.kind === 'underground'
          ? 'aparcamiento subterráneo'
          : parking.kind === 'valet'
            ? 'servicio de aparcacoches'
            : 'aparcamiento',
      free: parking.free,
      price: parking.price && n.money(parking.price),
    },
    restaurant:
      house.has('restaurant') || house.count('restaurant_count') ? hoursWords(event, house.hours('restaurant')) : null,
    bar:
      house.has('bar') || house.has('rooftop_bar') || house.count('bar_count')
        ? {
            ...noun('m', house.has('rooftop_bar') ? 'bar de la azotea' : 'bar'),
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

export type Words = ReturnType<typeof spanishWords>;
export type EventWords = NonNullable<Words['e']>;

const kindOf = (event: Happening): Noun => eventNoun(event.title) ?? shortNames[event.category];

function eventWords(event: Happening) {
  const name = eventName(event.title);
  const dates = n.dayRange(event.firstDay, event.lastDay);
  const one = event.days === 1;
  const place = venueName(event.venue);
  const inCity = event.venue.toLowerCase().includes(event.city.toLowerCase()) ? '' : ` de ${event.city}`;
  return {
    ...name,
    bare: event.title,
    /** The form of a verb that agrees with the title. */
    v: (one: string, several: string) => (name.plural ? several : one),
    /** `cancelada` with a title known to be feminine; else the event itself is. */
    off: (stem: string) =>
      name.el === event.title ? `evento ${stem}o` : `${stem}${name.feminine ? 'a' : 'o'}${name.plural ? 's' : ''}`,
    short: kindOf(event),
    /** The form of a verb that agrees with `short`. */
    sv: (one: string, several: string) => (kindOf(event).plural ? several : one),
    /** Ends, or begins, at nine in the evening or later. */
    late: one && event.starts !== null && (event.ends ?? event.starts).replace(/^0[0-5]/, '24') >= '21:00',
    is: event.category,
    city: event.city,
    away: !event.sameCity,
    venue: event.venue,
    /** `en la Plaza Mayor de Cuenca`; null where the venue takes no article we know. */
    at: place && `${place.en}${inCity}`,
    one,
    days: event.days,
    dates,
    /** `el sábado 5 de diciembre`, `los días 5 y 6 de diciembre`, `del 3 al 6 de diciembre`. */
    when: one ? `el ${dates}` : event.days === 2 && !dates.startsWith('del') ? `los días ${dates}` : dates,
    first: `el ${n.weekday(event.firstDay)} ${n.dayMonth(event.firstDay)}`,
    last: `el ${n.weekday(event.lastDay)} ${n.dayMonth(event.lastDay)}`,
    year: n.year(event.lastDay),
    starts: event.starts ? n.clock(event.starts) : null,
    ends: event.ends ? n.clock(event.ends) : null,
    span: event.starts && event.ends && n.span(event.starts, event.ends),
    part: event.part,
    far: n.far(event.kilometres),
    km: n.farInFigures(event.kilometres),
    /** 'separan' with 9,6 kilómetros, 'separa' with one. */
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
