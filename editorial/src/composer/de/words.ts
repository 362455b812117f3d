/** Die Szene in deutschen Wörtern: Namen mit Artikel und Fall, Tage, Wege und Zeiten, fertig für den Satz. */
import { eventFigures, houseFigures } from '../figures.ts';
import type { Happening } from '../happening.ts';
import type { House, Journey } from '../house.ts';
import type { Scene } from '../scene.ts';
import { headNoun, type Noun, noun, placePhrase, titleNoun } from './nouns.ts';
import * as n from './numbers.ts';

const kinds: Record<Happening['category'], Noun> = {
  market: noun('Markt', 'm'),
  music: noun('Musik', 'f'),
  stage: noun('Vorstellung', 'f'),
  outdoor: noun('Veranstaltung', 'f'),
  sport: noun('Veranstaltung', 'f'),
  food: noun('Veranstaltung', 'f'),
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
  house: noun('Haus', 'n'),
};
const vehicles: Record<Journey['mode'], Noun> = {
  train: noun('Zug', 'm'),
  tram: noun('Straßenbahn', 'f'),
  bus: noun('Bus', 'm'),
  metro: noun('U-Bahn', 'f'),
  boat: noun('Schiff', 'n'),
};
const heat = {
  sauna: noun('Sauna', 'f'),
  steam_room: noun('Dampfbad', 'n'),
  hammam: noun('Hamam', 'm'),
  hot_tub: noun('Whirlpool', 'm'),
  spa: noun('Spa', 'n'),
} as const;
const bathGenders = { pool: 'm', becken: 'n', bad: 'n' } as const;

const parkingNouns = { underground: 'Tiefgarage', valet: 'Parkservice', plain: 'Parkplatz' } as const;

export function germanWords(scene: Scene) {
  const { house, event, journey, stay, tone } = scene;
  const { wellness, parking, pool } = house;
  const figures = houseFigures(scene, n);
  const { ride, sauna, dogs, bar } = figures;
  const here = houses[house.type];
  return {
    ...figures,
    house: house.name,
    ...householdName(house.name),
    here,
    inHere: here.gender === 'f' ? `in der ${here.bare}` : `im ${here.bare}`,
    city: house.city,
    nights: stay && (stay.nights === 1 ? 'eine Nacht' : `${n.count(stay.nights)} Nächte`),
    e: event && eventWords(event),
    ride: journey &&
      ride && {
        ...ride,
        ...vehicles[journey.mode],
        mit: `mit ${vehicles[journey.mode].dat}`,
        /** 'nach Lindau', 'zur Messe'. */
        nach: journey.toTown ? `nach ${ride.to}` : (headNoun(ride.to)?.zu ?? `bis ${ride.to}`),
        dort: journey.toTown ? `in ${ride.to}` : 'dort',
        byRail: journey.mode === 'train',
      },
    pool: pool &&
      figures.pool && {
        ...figures.pool,
        ...bath(tone.preferred, pool.kind),
        late: Boolean(pool.hours && pool.hours.to >= '19:00'),
      },
    sauna: sauna &&
      wellness?.parts[0] && {
        ...sauna,
        ...heat[wellness.parts[0]],
        all: n.listed(wellness.parts.map((part) => heat[part].bare)),
      },
    dogs: dogs && {
      ...dogs,
      per: dogs.per === 'stay' ? 'pro Aufenthalt' : 'pro Nacht',
      limit: dogs.limit && `${dogs.limit} Kilogramm`,
    },
    parking: parking && figures.parking && { ...figures.parking, kind: parking.kind, noun: parkingNouns[parking.kind] },
    bar: bar && { ...bar, ...noun(bar.rooftop ? 'Dachbar' : 'Bar', 'f') },
  };
}

export type Words = ReturnType<typeof germanWords>;

function eventWords(event: Happening) {
  const figures = eventFigures(event, n);
  const name = titleNoun(event.title);
  const short = headNoun(event.title) ?? kinds[event.category];
  const [first, last] = [n.dayMonth(event.firstDay), n.dayMonth(event.lastDay)];
  return {
    ...figures,
    ...name,
    bare: event.title,
    short,
    /** Der Titel sagt, was es ist. */
    spoken: headNoun(event.title) !== null,
    /** Wie eine Frage das Fest nennt: beim Namen, solange er kurz ist. */
    asked: event.title.length <= 34 ? `bis ${name.zu}` : short.zu,
    city: event.city,
    at: placePhrase(event.venue, event.city),
    /** 'am 5. Dezember', 'am 5. und 6. Dezember', 'vom 3. bis 6. Dezember'. */
    when: figures.one ? `am ${first}` : `${figures.dates.includes(' bis ') ? 'vom' : 'am'} ${figures.dates}`,
    weekday: n.weekday(event.firstDay),
    first,
    firstFull: `${n.weekday(event.firstDay)}, ${first}`,
    last,
    lastFull: `${n.weekday(event.lastDay)}, ${last}`,
    /** 'sind es 6,5 Kilometer', 'ist es 1 Kilometer'. */
    isFar: `${figures.far.startsWith('1 ') ? 'ist' : 'sind'} es ${figures.far}`,
    /** Mehrzahl im Satz: die Festspiele beginnen. */
    many: name.gender === 'pl',
  };
}

/** Ein bevorzugtes Wort wie Seebad oder Außenbecken gibt dem Pool seinen Namen. */
function bath(preferred: readonly string[], kind: string): Noun {
  for (const word of preferred)
    for (const [head, gender] of Object.entries(bathGenders))
      if (new RegExp(`^\\p{Lu}\\p{L}*${head}$`, 'u').test(word)) return noun(word, gender);
  const plain = { outdoor: 'Außenpool', indoor: 'Innenpool', rooftop: 'Dachpool' }[kind] ?? 'Pool';
  return noun(plain, 'm');
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
