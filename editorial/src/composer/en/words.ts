/**
 * The scene in English words: names with their articles, dates and distances ready to stand in a sentence. Lines are
 * written against this, so that they read as English and not as code.
 */
import { eventFigures, houseFigures } from '../figures.ts';
import type { Happening } from '../happening.ts';
import type { House } from '../house.ts';
import type { Scene } from '../scene.ts';
import * as n from './numbers.ts';

const shortNames: Record<Happening['category'], string> = {
  market: 'the market',
  music: 'the music',
  stage: 'the show',
  outdoor: 'the event',
  sport: 'the event',
  food: 'the event',
  trade: 'the fair',
  parade: 'the parade',
  family: 'the day out',
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
  house: 'the house',
};

/** Titles that English speaks of with an article: the Lindau Christmas Market. */
const takesArticle =
  /\b(?:market|markets|festival|fair|marathon|half marathon|run|race|parade|cup|championship|tournament|exhibition|expo|regatta|carnival|procession|opera|biennale|congress|convention|conference|show|trail)$/i;

/** Heads that can stand alone in the next sentence: the marathon. */
const standsAlone =
  /\b(?:market|festival|fair|marathon|parade|exhibition|regatta|carnival|tournament|walk|concert|ball|gala|swim|race|oratorio)$/i;

const shortName = (event: Happening): string => {
  const head = event.title.split(/ (?:of|for|in|at|on) /)[0] ?? event.title;
  const alone = standsAlone.exec(head);
  return alone ? `the ${alone[0].toLowerCase()}` : shortNames[event.category];
};

export const withArticle = (title: string): string => {
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

const poolNouns = { rooftop: 'rooftop pool', indoor: 'indoor pool', outdoor: 'outdoor pool', plain: 'pool' };
const heat = { sauna: 'sauna', steam_room: 'steam room', hammam: 'hammam', hot_tub: 'hot tub', spa: 'spa' };
const parkingNouns = { underground: 'underground parking', valet: 'valet parking', plain: 'parking' };

export function englishWords(scene: Scene) {
  const { house, event, journey, stay } = scene;
  const { pool, wellness, parking } = house;
  const figures = houseFigures(scene, n);
  const { sauna, dogs, bar } = figures;
  const own = (noun: string) =>
    scene.tone.preferred.find((word) => new RegExp(`^[\\p{L} -]+ ${noun}$`, 'iu').test(word));
  const kind = pool && (pool.kind === 'plain' && pool.heated ? 'heated pool' : poolNouns[pool.kind]);
  return {
    ...figures,
    house: house.name,
    here: houseNouns[house.type],
    city: house.city,
    /** `nine minutes away on foot`, `350 metres away`. */
    away: (place: string) => {
      const found = house.reach(place);
      return found && n.away(found);
    },
    nights: stay && (stay.nights === 1 ? 'one night' : `${n.count(stay.nights)} nights`),
    e: event && eventWords(event),
    ride: journey && figures.ride && { ...figures.ride, mode: journey.mode },
    pool: figures.pool && { ...figures.pool, noun: own('pool') ?? kind ?? 'pool' },
    sauna: sauna &&
      wellness?.parts[0] && {
        ...sauna,
        noun: heat[wellness.parts[0]],
        all: n.listed(wellness.parts.map((part) => heat[part])),
      },
    dogs: dogs && {
      ...dogs,
      per: dogs.per === 'stay' ? 'a stay' : 'a night',
      limit: dogs.limit && `${dogs.limit} kg`,
    },
    parking: parking && figures.parking && { ...figures.parking, noun: parkingNouns[parking.kind] },
    bar: bar && { ...bar, noun: bar.rooftop ? 'rooftop bar' : 'bar' },
  };
}

export type Words = ReturnType<typeof englishWords>;

function eventWords(event: Happening) {
  const figures = eventFigures(event, n);
  return {
    ...figures,
    name: withArticle(event.title),
    short: shortName(event),
    /** The title says what it is. */
    spoken: Object.values(shortNames).every((name) => name !== shortName(event)),
    /** As a question names it: by its name while that is short. */
    asked: event.title.length <= 34 ? withArticle(event.title) : shortName(event),
    city: event.city,
    at: placeOf(event),
    theVenue: theVenue(event),
    /** 'on Saturday 5 December', 'on 5 and 6 December', 'from 3 to 6 December'. */
    when: `${figures.dates.includes(' to ') ? 'from' : 'on'} ${figures.dates}`,
    first: `${n.weekday(event.firstDay)} ${n.dayMonth(event.firstDay)}`,
    last: `${n.weekday(event.lastDay)} ${n.dayMonth(event.lastDay)}`,
    farIsOne: figures.far.startsWith('one '),
    weekend: event.weekend,
  };
}
