/** All a voice needs to speak: the house, the event, the stay, who it speaks to and how. */
import type { Brief } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import { factsIn, type TextContext } from '../context.ts';
import type { Reach } from './fact-values.ts';
import { dayAfter, dayNumber, type Happening, readHappening, weekdayOf } from './happening.ts';
import { type House, type Journey, readHouse } from './house.ts';
import { readTone, type Tone } from './tone.ts';
import { townIn } from './town-names.ts';
import { writtenIn } from './written-in.ts';

export type Stay = { arrive: string; leave: string; nights: number; weekendMorning: boolean };

export type Scene = {
  language: Language;
  house: House;
  event: Happening | null;
  /** The stay asked for, or null. */
  stay: Stay | null;
  /** A ride that leads to the event, or any ride when there is no event. */
  journey: (Journey & { to: string; toTown: boolean }) | null;
  /** Sentences of the event's own description in the page's language. */
  eventSentences: readonly string[];
  tone: Tone;
  audience: Brief['audience'];
  angle: string;
  /** The offer in the page's language, or empty. */
  offer: string;
};

export type SceneRequest = TextContext & { brief: Brief; factIds?: readonly string[] };

/** Builds the scene; facts outside `factIds`, where given, do not exist for it. */
export function readScene(request: SceneRequest): Scene {
  const { property, event: source, language, brief, styleguide } = request;
  const chosen = request.factIds ? new Set(request.factIds) : null;
  const told = factsIn(request.facts, language);
  const facts = chosen ? told.filter((fact) => fact.id !== undefined && chosen.has(fact.id)) : told;
  const house = readHouse(property, facts, language);
  const seen = source ? readHappening(source, property) : null;
  const event = seen && { ...seen, kilometres: statedDistance(seen, house) ?? seen.kilometres };
  const local = (town: string) => townIn(language, town);
  const journey = readJourney(house, event);
  return {
    language,
    // A style guide may serve several houses; the page bears the name of the one it is about.
    house: { ...house, city: local(house.city) },
    event: event && { ...event, city: local(event.city) },
    stay: readStay(brief),
    journey: journey && { ...journey, to: journey.toTown ? local(journey.to) : journey.to },
    eventSentences: event ? ownSentences(event.description, request) : [],
    tone: readTone(styleguide, language, brief),
    audience: brief.audience,
    angle: brief.angle,
    offer: brief.offer && writtenIn(brief.offer, language) ? brief.offer.replace(/[.!\s]+$/, '') : '',
  };
}

const key = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');

/** Kilometres to the event's place where a fact states them, so that the page and the facts agree. */
function statedDistance(event: Happening, house: House): number | null {
  const own = house.ownPlaces.find(({ place }) => key(event.venue).includes(key(place)))?.reach;
  const usual = event.category === 'trade' && event.sameCity ? house.reach('convention_centre') : null;
  const way = kilometresOf(own ?? null);
  if (way !== null) return way;
  const fair = kilometresOf(usual);
  // The fair grounds of the facts are the event's only where they lie as far as it does.
  return fair !== null && fair >= event.kilometres * 0.9 && fair <= event.kilometres * longestDetour ? fair : null;
}

/** A way may be this much longer than the straight line; the ledger allows the same. */
const longestDetour = 1.4;

const kilometresOf = (reach: Reach | null): number | null =>
  reach?.unit === 'km' ? reach.value : reach?.unit === 'm' ? reach.value / 1000 : null;

/** The ride that leads to the event (any ride where there is none), with its goal as a name. */
function readJourney(house: House, event: Happening | null): Scene['journey'] {
  const named = (ride: Journey): string | null => {
    if (!event) return titleCase(ride.place);
    if (!event.sameCity && key(ride.place) === key(event.city)) return event.city;
    return key(event.venue).includes(key(ride.place)) ? titleCase(ride.place) : null;
  };
  for (const ride of house.journeys) {
    const to = named(ride);
    if (to) return { ...ride, to, toTown: !event || to === event.city };
  }
  return null;
}

const titleCase = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function readStay(brief: Brief): Stay | null {
  if (!brief.arrive || !brief.leave) return null;
  const nights = dayNumber(brief.leave) - dayNumber(brief.arrive);
  if (nights < 1) return null;
  const mornings = Array.from({ length: nights }, (_, i) => weekdayOf(dayAfter(brief.arrive ?? '', i + 1)));
  return { arrive: brief.arrive, leave: brief.leave, nights, weekendMorning: mornings.some((d) => d === 0 || d === 6) };
}

/** Whole sentences of a description that can stand on the page as they are. */
function ownSentences(description: string, request: SceneRequest): string[] {
  if (!description || !writtenIn(description, request.language)) return [];
  const segmenter = new Intl.Segmenter(request.language, { granularity: 'sentence' });
  return [...segmenter.segment(description.replace(/\s+/g, ' '))]
    .map((part) => part.segment.trim())
    .filter((sentence) => /^[\p{Lu}\d].*[\p{L}\d]\.$/u.test(sentence) && !/[!?:–—"“„«]|https?:|@/.test(sentence))
    .filter((sentence) => sentence.split(' ').length >= 5 && sentence.split(' ').length <= 24)
    .filter(
      (sentence) =>
        !/\b(?:we|our|us|you|your|wir|uns\p{L}*|du|dein\p{L}*|Sie|Ihr\p{L}*|nous|notre|vos|votre|vous|nuestr\p{L}*|tu|tus)\b/iu.test(
          sentence,
        ),
    );
}

/**
 * True when something that closes at `closes` is still open for guests who come back from the event. Where the event has
 * no known end, three hours are allowed for it; what is unknown is taken to be open.
 */
export function openAfter(event: Happening | null, closes: string | null | undefined): boolean {
  if (!event || event.days > 1 || !event.starts || !closes || closes < '06:00') return true;
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const end = event.ends ? minutes(event.ends) : minutes(event.starts) + 180;
  const endOfDay = event.ends && event.ends < event.starts ? end + 1440 : end;
  return minutes(closes) >= endOfDay + 45;
}
