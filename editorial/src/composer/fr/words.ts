/**
 * The scene in French words: names with their articles, dates, hours and distances ready to stand in a sentence. Lines
 * are written against this, so that gender, number and contractions come right by themselves.
 */
import { agreeing, eventFigures, houseFigures } from '../figures.ts';
import { type Happening, takesPlace } from '../happening.ts';
import type { House, WellnessPart } from '../house.ts';
import type { Scene } from '../scene.ts';
import { eventName, eventNoun, houseName, type Noun, noun, townName, venueName } from './articles.ts';
import * as n from './numbers.ts';

const shortNames: Record<Happening['category'], Noun> = {
  market: noun('m', 'marché'),
  music: noun('f', 'musique'),
  stage: noun('f', 'représentation'),
  outdoor: noun('m', 'événement'),
  sport: noun('m', 'événement'),
  food: noun('m', 'événement'),
  trade: noun('m', 'salon'),
  parade: noun('m', 'défilé'),
  family: noun('f', 'sortie'),
  art: noun('m', 'événement'),
};

const houseNouns: Record<House['type'], Noun> = {
  hotel: noun('m', 'hôtel'),
  hostel: noun('f', 'auberge'),
  apartments: noun('f', 'maison'),
  guesthouse: noun('f', 'maison'),
  resort: noun('m', 'resort'),
  lodge: noun('m', 'lodge'),
  venue: noun('f', 'maison'),
  house: noun('f', 'maison'),
};

const heat: Record<WellnessPart, Noun> = {
  sauna: noun('m', 'sauna'),
  steam_room: noun('m', 'bain de vapeur'),
  hammam: noun('m', 'hammam'),
  hot_tub: noun('m', 'jacuzzi'),
  spa: noun('m', 'spa'),
};

const poolNouns = {
  outdoor: 'piscine extérieure',
  indoor: 'piscine intérieure',
  rooftop: 'piscine sur le toit',
  plain: 'piscine',
};
const parkingNouns = { underground: 'parking souterrain', valet: 'service de voiturier', plain: 'parking' };

export function frenchWords(scene: Scene) {
  const { house, event, journey, stay, tone } = scene;
  const { pool, wellness, parking } = house;
  const figures = houseFigures(scene, n);
  const { sauna, dogs, bar } = figures;
  const ownPool = tone.preferred.find((word) => /^piscine\s\p{L}/iu.test(word))?.toLowerCase();
  const kind = pool?.kind === 'plain' && pool.heated ? 'piscine chauffée' : poolNouns[pool?.kind ?? 'plain'];
  return {
    ...figures,
    house: houseName(house.name, house.type),
    houseBare: house.name,
    here: houseNouns[house.type],
    city: townName(house.city),
    nights: stay && `${n.count(stay.nights, true)} ${stay.nights === 1 ? 'nuit' : 'nuits'}`,
    e: event && eventWords(event),
    /** What the guest comes back from. */
    outing: event && takesPlace(event) ? kindOf(event) : noun('f', 'promenade'),
    ride: journey && figures.ride && { ...figures.ride, ...n.vehicle[journey.mode], to: townName(figures.ride.to) },
    pool: figures.pool && { ...figures.pool, noun: ownPool ?? kind },
    sauna: sauna &&
      wellness?.parts[0] && {
        ...sauna,
        ...heat[wellness.parts[0]],
        all: n.listed(wellness.parts.map((part) => heat[part].le.slice(3))),
      },
    dogs: dogs && {
      fee: dogs.fee && `${dogs.fee}${dogs.per ? ` par ${dogs.per === 'stay' ? 'séjour' : 'nuit'}` : ''}`,
      limit: dogs.limit && `${dogs.limit}\u00a0kg`,
    },
    parking: parking && figures.parking && { ...figures.parking, noun: parkingNouns[parking.kind] },
    bar: bar && { ...bar, ...noun('m', bar.rooftop ? 'bar sur le toit' : 'bar') },
  };
}

export type Words = ReturnType<typeof frenchWords>;
export type EventWords = NonNullable<Words['e']>;

const kindOf = (event: Happening): Noun => eventNoun(event.title) ?? shortNames[event.category];

function eventWords(event: Happening) {
  const figures = eventFigures(event, n);
  const { dates, one, far } = figures;
  const name = eventName(event.title);
  const short = kindOf(event);
  const place = venueName(event.venue);
  const city = townName(event.city);
  const inCity = event.sameCity || event.venue.toLowerCase().includes(event.city.toLowerCase()) ? '' : `, ${city.au}`;
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
    /** `annulée` with a title known to be feminine; else the event itself is. */
    off: (stem: string) => `${stem}${name.feminine ? 'e' : ''}${name.plural ? 's' : ''}`,
    city,
    /** `au Théâtre Bonlieu, à Annecy`; null where the venue takes no article we know. */
    at: place && `${place}${inCity}`,
    /** `le samedi 5 décembre`, `les 5 et 6 décembre`, `du 3 au 6 décembre`. */
    when: one || !dates.startsWith('du') ? `le${one ? '' : 's'} ${dates}` : dates,
    first: `le ${n.weekday(event.firstDay)} ${n.dayMonth(event.firstDay)}`,
    last: `le ${n.weekday(event.lastDay)} ${n.dayMonth(event.lastDay)}`,
    /** 'séparent' with 9,6 kilomètres, 'sépare' with one. */
    apart: (singular: string, plural: string) => (far.startsWith('un ') ? singular : plural),
  };
}
