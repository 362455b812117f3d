/**
 * The scene in Spanish words: names with their articles, dates, hours and distances ready to stand in a sentence. Lines
 * are written against this, so that gender, number and contractions come right by themselves.
 */
import { agreeing, eventFigures, houseFigures } from '../figures.ts';
import { type Happening, takesPlace } from '../happening.ts';
import type { House, WellnessPart } from '../house.ts';
import type { Scene } from '../scene.ts';
import { eventName, eventNoun, houseName, type Noun, noun, venueName } from './articles.ts';
import * as n from './numbers.ts';

const shortNames: Record<Happening['category'], Noun> = {
  market: noun('m', 'mercado'),
  music: noun('f', 'música'),
  stage: noun('f', 'función'),
  outdoor: noun('m', 'evento'),
  sport: noun('m', 'evento'),
  food: noun('m', 'evento'),
  trade: noun('f', 'feria'),
  parade: noun('m', 'desfile'),
  family: noun('m', 'evento'),
  art: noun('m', 'evento'),
};

const houseNouns: Record<House['type'], Noun> = {
  hotel: noun('m', 'hotel'),
  hostel: noun('m', 'albergue'),
  apartments: noun('f', 'casa'),
  guesthouse: noun('f', 'casa'),
  resort: noun('m', 'resort'),
  lodge: noun('f', 'casa'),
  venue: noun('f', 'casa'),
  house: noun('f', 'casa'),
};

const heat: Record<WellnessPart, Noun> = {
  sauna: noun('f', 'sauna'),
  steam_room: noun('m', 'baño de vapor'),
  hammam: noun('m', 'hammam'),
  hot_tub: noun('m', 'jacuzzi'),
  spa: noun('m', 'spa'),
};

const poolNouns = {
  outdoor: 'piscina exterior',
  indoor: 'piscina cubierta',
  rooftop: 'piscina de la azotea',
  plain: 'piscina',
};
const parkingNouns = {
  underground: 'aparcamiento subterráneo',
  valet: 'servicio de aparcacoches',
  plain: 'aparcamiento',
};

export function spanishWords(scene: Scene) {
  const { house, event, journey, stay, tone } = scene;
  const { pool, wellness, parking } = house;
  const figures = houseFigures(scene, n);
  const { sauna, dogs, bar } = figures;
  const ownPool = tone.preferred.find((word) => /^piscina\s\p{L}/iu.test(word))?.toLowerCase();
  const kind = pool?.kind === 'plain' && pool.heated ? 'piscina climatizada' : poolNouns[pool?.kind ?? 'plain'];
  return {
    ...figures,
    house: houseName(house.name),
    houseBare: house.name,
    here: houseNouns[house.type],
    city: house.city,
    nights: stay && `${n.count(stay.nights, true)} ${stay.nights === 1 ? 'noche' : 'noches'}`,
    e: event && eventWords(event),
    /** What the guest comes back from. */
    outing: event && takesPlace(event) ? kindOf(event) : noun('m', 'paseo'),
    ride: journey && figures.ride && { ...figures.ride, mode: n.vehicle[journey.mode] },
    pool: figures.pool && {
      ...figures.pool,
      noun: ownPool ?? kind,
      /** `piscina en la azotea`, as it stands after `hay` and `una`. */
      some: (ownPool ?? kind).replace('de la azotea', 'en la azotea'),
    },
    sauna: sauna &&
      wellness?.parts[0] && {
        ...sauna,
        ...heat[wellness.parts[0]],
        all: n.listed(wellness.parts.map((part) => heat[part].el.replace(/^(?:el|la) /, ''))),
      },
    dogs: dogs && {
      fee: dogs.fee && `${dogs.fee}${dogs.per ? ` por ${dogs.per === 'stay' ? 'estancia' : 'noche'}` : ''}`,
      limit: dogs.limit && `${dogs.limit}\u00a0kg`,
    },
    parking: parking && figures.parking && { ...figures.parking, noun: parkingNouns[parking.kind] },
    bar: bar && { ...bar, ...noun('m', bar.rooftop ? 'bar de la azotea' : 'bar') },
  };
}

export type Words = ReturnType<typeof spanishWords>;
export type EventWords = NonNullable<Words['e']>;

const kindOf = (event: Happening): Noun => eventNoun(event.title) ?? shortNames[event.category];

function eventWords(event: Happening) {
  const figures = eventFigures(event, n);
  const { dates, one, far } = figures;
  const name = eventName(event.title);
  const short = kindOf(event);
  const place = venueName(event.venue);
  const inCity = event.venue.toLowerCase().includes(event.city.toLowerCase()) ? '' : ` de ${event.city}`;
  return {
    ...figures,
    ...name,
    v: agreeing(name),
    short,
    /** The title says what it is. */
    spoken: eventNoun(event.title) !== null,
    /** As a question names it: by its name while that is short. */
    asked: event.title.length <= 34 ? name : short,
    /** The form of a verb that agrees with `short`. */
    sv: agreeing(short),
    /** `cancelada` with a title known to be feminine; else the event itself is. */
    off: (stem: string) =>
      name.el === event.title ? `evento ${stem}o` : `${stem}${name.feminine ? 'a' : 'o'}${name.plural ? 's' : ''}`,
    city: event.city,
    /** `en la Plaza Mayor de Cuenca`; null where the venue takes no article we know. */
    at: place && `${place.en}${inCity}`,
    /** `el sábado 5 de diciembre`, `los días 5 y 6 de diciembre`, `del 3 al 6 de diciembre`. */
    when: one ? `el ${dates}` : event.days === 2 && !dates.startsWith('del') ? `los días ${dates}` : dates,
    first: `el ${n.weekday(event.firstDay)} ${n.dayMonth(event.firstDay)}`,
    last: `el ${n.weekday(event.lastDay)} ${n.dayMonth(event.lastDay)}`,
    /** 'separan' with 9,6 kilómetros, 'separa' with one. */
    apart: (singular: string, plural: string) => (far.startsWith('un ') ? singular : plural),
  };
}
