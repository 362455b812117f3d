/** Die Szene in deutschen Wörtern: Namen mit Artikel und Fall, Tage, Wege und Zeiten, fertig für den Satz. */
import type { Happening } from '../happening.ts';
import type { House, Journey } from '../house.ts';
import { openAfter, type Scene } from '../scene.ts';
import { headNoun, type Noun, noun, placePhrase, titleNoun } from './nouns.ts';
import * as n from './numbers.ts';

const kinds: Record<Happening['category'], Noun> = {
  market: noun('Markt', 'm'),
  music: noun('Musik', 'f'),
  stage: noun('Vorstellung', 'f'),
  outdoor: noun('Ausflug', 'm'),
  sport: noun('Veranstaltung', 'f'),
  food: noun('Essen', 'n'),
  trade: noun('Messe', 'f'),
  parade: noun('Umzug', 'm'),
  family: noun('Ausflug', 'm'),
  art: noun('Veranstaltung', 'f'),
};
const houses: Record<House['type'], Noun> = {
  hotel: noun('Hotel', 'n'),
  hostel: noun('Hostel', 'n'),
  apartments: noun('Haus', 'n'),
  guesthouse: noun('Pension', 'f'),
  resort: noun('Resort', 'n'),
  lodge: noun('Lodge', 'f'),
  venue: noun('Haus', 'n'),
};
const vehicles: Record<Journey['mode'], Noun> = {
  train: noun('Zug', 'm'),
  tram: noun('Straßenbahn', 'f'),
  bus: noun('Bus', 'm'),
  metro: noun('U-Bahn', 'f'),
  boat: noun('Schiff', 'n'),
};
const wellness = {
  sauna: noun('Sauna', 'f'),
  steam_room: noun('Dampfbad', 'n'),
  hammam: noun('Hamam', 'm'),
  hot_tub: noun('Whirlpool', 'm'),
  spa: noun('Spa', 'n'),
} as const;
const bathGenders = { pool: 'm', becken: 'n', bad: 'n' } as const;

export function germanWords(scene: Scene) {
  const { house, event, journey, stay, tone } = scene;
  const { breakfast, dogs, parking, pool } = house;
  const weekendMorning = stay ? stay.weekendMorning : (event?.weekend ?? true);
  const part = house.wellness?.parts[0];
  return {
    house: house.name,
    ...householdName(house.name),
    here: houses[house.type],
    inHere: houses[house.type].gender === 'f' ? `in der ${houses[house.type].bare}` : `im ${houses[house.type].bare}`,
    city: house.city,
    address: house.address,
    audience: scene.audience,
    offer: scene.offer,
    nights: stay && (stay.nights === 1 ? 'eine Nacht' : `${n.count(stay.nights)} Nächte`),
    oneNight: stay?.nights === 1,
    sentences: house.sentences,
    aboutEvent: scene.eventSentences,
    e: event && {
      ...titleNoun(event.title),
      bare: event.title,
      short: headNoun(event.title) ?? kinds[event.category],
      is: event.category,
      city: event.city,
      away: !event.sameCity,
      at: placePhrase(event.venue, event.city),
      venue: event.venue,
      one: event.days === 1,
      days: event.days,
      dates: n.dayRange(event.firstDay, event.lastDay),
      /** 'am 5. Dezember', 'vom 3. bis 6. Dezember'. */
      when: event.days === 1 ? `am ${n.dayMonth(event.firstDay)}` : `vom ${n.dayRange(event.firstDay, event.lastDay)}`,
      weekday: n.weekday(event.firstDay),
      first: n.dayMonth(event.firstDay),
      firstFull: `${n.weekday(event.firstDay)}, ${n.dayMonth(event.firstDay)}`,
      last: n.dayMonth(event.lastDay),
      lastFull: `${n.weekday(event.lastDay)}, ${n.dayMonth(event.lastDay)}`,
      year: event.lastDay.slice(0, 4),
      starts: event.starts && n.clock(event.starts),
      ends: event.ends && n.clock(event.ends),
      span: event.starts && event.ends && n.span({ from: event.starts, to: event.ends }),
      part: event.part,
      far: n.far(event.kilometres),
      km: n.far(event.kilometres).replace('Kilometer', 'km').replace('Meter', 'm'),
      near: event.kilometres < 1.5,
      remote: event.kilometres > 15,
      /** 'sind es 6,5 Kilometer', 'ist es 1 Kilometer'. */
      isFar: `${n.far(event.kilometres).startsWith('1 ') ? 'ist' : 'sind'} es ${n.far(event.kilometres)}`,
      price: event.price && event.currency ? n.money({ amount: event.price, currency: event.currency }) : null,
      free: event.price === 0,
      status: event.status,
      /** Mehrzahl im Satz: die Festspiele beginnen. */
      many: titleNoun(event.title).gender === 'pl',
    },
    ride: journey && {
      ...vehicles[journey.mode],
      mit: `mit ${vehicles[journey.mode].dat}`,
      to: journey.to,
      /** 'nach Lindau', 'zur Messe'. */
      nach: journey.toTown ? `nach ${journey.to}` : (headNoun(journey.to)?.zu ?? `bis ${journey.to}`),
      dort: journey.toTown ? `in ${journey.to}` : 'dort',
      byRail: journey.mode === 'train',
      takes: n.minutes(journey.minutes),
      every: journey.every && n.every(journey.every),
    },
    stationOnFoot: (house.reach('train_station')?.unit ?? 'drive') !== 'drive',
    station: house.reach('train_station') && n.reach(house.reach('train_station') ?? { value: 0, unit: 'm' }),
    reach: (place: string) => {
      const found = house.reach(place);
      return found && n.reach(found);
    },
    pool: pool && {
      ...bath(tone.preferred, pool.kind),
      degrees: pool.degrees && `${String(pool.degrees).replace('.', ',')} Grad`,
      opens: pool.hours && n.clock(pool.hours.from),
      closes: pool.hours && n.clock(pool.hours.to),
      span: pool.hours && n.span(pool.hours),
      late: Boolean(pool.hours && pool.hours.to >= '19:00'),
      after: openAfter(event, pool.hours?.to),
    },
    sauna: house.wellness &&
      part && {
        ...wellness[part],
        all: n.listed(house.wellness.parts.map((p) => wellness[p].bare)),
        several: house.wellness.parts.length > 1,
        closes: house.wellness.hours && n.clock(house.wellness.hours.to),
        span: house.wellness.hours && n.span(house.wellness.hours),
        massage: house.wellness.massage,
        after: openAfter(event, house.wellness.hours?.to),
      },
    breakfast: breakfast && {
      from: breakfast.hours && n.clock(breakfast.hours.from),
      until: breakfast.hours && n.clock(breakfast.hours.to),
      span: breakfast.hours && n.span(breakfast.hours),
      weekend: weekendMorning && breakfast.weekend ? n.clock(breakfast.weekend) : null,
      price: breakfast.price && n.money(breakfast.price),
      buffet: breakfast.buffet,
    },
    dogs: dogs && {
      fee: dogs.fee && n.money(dogs.fee),
      per: dogs.per === 'stay' ? 'pro Aufenthalt' : 'pro Nacht',
      limit: dogs.kilograms && `${dogs.kilograms} Kilogramm`,
    },
    parking: parking && {
      noun: parking.kind === 'underground' ? 'Tiefgarage' : parking.kind === 'valet' ? 'Parkservice' : 'Parkplatz',
      kind: parking.kind,
      free: parking.free,
      spaces: parking.spaces && n.count(parking.spaces),
      price: parking.price && n.money(parking.price),
    },
    restaurant: house.has('restaurant') || house.count('restaurant_count') ? hoursOf(scene, 'restaurant') : null,
    bar:
      house.has('bar') || house.has('rooftop_bar') || house.count('bar_count')
        ? { ...noun(house.has('rooftop_bar') ? 'Dachbar' : 'Bar', 'f'), ...hoursOf(scene, 'bar', 'rooftop_bar') }
        : null,
    chef: house.chef,
    checkIn: house.checkIn && n.clock(house.checkIn),
    checkOut: house.checkOut && n.clock(house.checkOut),
    late: house.lateCheckOut && n.clock(house.lateCheckOut),
    rooms: house.count('room_count'),
    floors: house.count('floor_count'),
    from: house.price('room') && n.money(house.price('room') ?? { amount: 0, currency: 'EUR' }),
    built: house.count('year_built'),
    opened: house.count('year_opened'),
    renovated: house.count('year_renovated'),
    meetings: house.count('meeting_room_count'),
    seats: house.count('meeting_capacity'),
    has: house.has,
    stars: house.stars,
  };
}

export type Words = ReturnType<typeof germanWords>;

/** Ein bevorzugtes Wort wie Seebad oder Außenbecken gibt dem Pool seinen Namen. */
function bath(preferred: readonly string[], kind: string): Noun {
  for (const word of preferred)
    for (const [head, gender] of Object.entries(bathGenders))
      if (new RegExp(`^\\p{Lu}\\p{L}*${head}$`, 'u').test(word)) return noun(word, gender);
  const plain = { outdoor: 'Außenpool', indoor: 'Innenpool', rooftop: 'Dachpool' }[kind] ?? 'Pool';
  return noun(plain, 'm');
}

function hoursOf({ house, event }: Scene, ...names: string[]) {
  const hours = names.map((name) => house.hours(name)).find(Boolean);
  return {
    opens: hours ? n.clock(hours.from) : null,
    closes: hours ? n.clock(hours.to) : null,
    span: hours ? n.span(hours) : null,
    after: openAfter(event, hours?.to),
  };
}

/** Der Name des Hauses mit Verhältniswort: bei Halden am See, im Hotel Wallraf, in der Pension Kastanie. */
function householdName(name: string): { bei: string; von: string } {
  if (
    /^(?:Park|Berg|See|Strand|Schloss|Grand)?-? ?(?:Hotel|Hostel|Haus|Gasthaus|Gasthof|Resort)\b/i.test(name) &&
    !/^das /i.test(name)
  )
    return { bei: `im ${name}`, von: `vom ${name}` };
  if (/^(?:Pension|Lodge|Villa|Residenz)\b/.test(name)) return { bei: `in der ${name}`, von: `von der ${name}` };
  return { bei: `bei ${name}`, von: `von ${name}` };
}
