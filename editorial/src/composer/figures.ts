/**
 * What a scene says in figures: hours, ways, prices and counts, written as one language writes them. Every language's
 * words begin with these and add its own names and nouns.
 */
import type { Hours, Money, Reach } from './fact-values.ts';
import { type Happening, takesPlace } from './happening.ts';
import { openAfter, type Scene } from './scene.ts';

/** How a language writes figures. `Clock` is an hour of the day in the form its sentences need. */
export type Numerals<Clock> = {
  clock: (time: string) => Clock;
  /** From one hour to another: `9 bis 21 Uhr`. */
  span: (hours: Hours) => string;
  money: (sum: Money) => string;
  minutes: (value: number) => string;
  every: (interval: number) => string;
  reach: (value: Reach) => string;
  degrees: (value: number) => string;
  far: (kilometres: number) => string;
  farInFigures: (kilometres: number) => string;
  dayRange: (first: string, last: string) => string;
  dated: (first: string, last: string) => string;
};

/** The house, the stay and the ride in figures. */
export function houseFigures<Clock>({ house, event, stay, journey, ...scene }: Scene, n: Numerals<Clock>) {
  const { pool, wellness, breakfast, dogs, parking } = house;
  const clock = (time: string | null) => (time ? n.clock(time) : null);
  const money = (sum: Money | null) => sum && n.money(sum);
  const opening = (hours: Hours | null) => ({
    opens: clock(hours?.from ?? null),
    closes: clock(hours?.to ?? null),
    span: hours && n.span(hours),
    /** Still open for guests who come back from the event. */
    after: openAfter(event, hours?.to),
  });
  const reach = (place: string) => {
    const found = house.reach(place);
    return found && n.reach(found);
  };
  const weekendMorning = stay ? stay.weekendMorning : (event?.weekend ?? true);
  const rooftopBar = house.has('rooftop_bar');
  return {
    audience: scene.audience,
    offer: scene.offer,
    oneNight: stay?.nights === 1,
    sentences: house.sentences,
    aboutEvent: scene.eventSentences,
    ride: journey && {
      to: journey.to,
      takes: n.minutes(journey.minutes),
      every: journey.every && n.every(journey.every),
    },
    reach,
    station: reach('train_station'),
    stationOnFoot: (house.reach('train_station')?.unit ?? 'drive') !== 'drive',
    pool: pool && { degrees: pool.degrees && n.degrees(pool.degrees), ...opening(pool.hours) },
    sauna: wellness && {
      several: wellness.parts.length > 1,
      massage: wellness.massage,
      ...opening(wellness.hours),
    },
    breakfast: breakfast && {
      from: clock(breakfast.hours?.from ?? null),
      until: clock(breakfast.hours?.to ?? null),
      span: breakfast.hours && n.span(breakfast.hours),
      weekend: weekendMorning ? clock(breakfast.weekend) : null,
      price: money(breakfast.price),
      buffet: breakfast.buffet,
    },
    dogs: dogs && { fee: money(dogs.fee), per: dogs.per, limit: dogs.kilograms },
    parking: parking && { free: parking.free, price: money(parking.price) },
    restaurant: house.has('restaurant') || house.count('restaurant_count') ? opening(house.hours('restaurant')) : null,
    bar:
      house.has('bar') || rooftopBar || house.count('bar_count')
        ? { rooftop: rooftopBar, ...opening(house.hours('bar') ?? house.hours('rooftop_bar')) }
        : null,
    chef: house.chef,
    checkIn: clock(house.checkIn),
    checkOut: clock(house.checkOut),
    late: clock(house.lateCheckOut),
    rooms: house.count('room_count'),
    floors: house.count('floor_count'),
    from: money(house.price('room')),
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

/** The event in figures. */
export function eventFigures<Clock>(event: Happening, n: Numerals<Clock>) {
  const { starts, ends, price, currency } = event;
  const one = event.days === 1;
  return {
    bare: event.title,
    is: event.category,
    venue: event.venue,
    away: !event.sameCity,
    one,
    days: event.days,
    dates: n.dayRange(event.firstDay, event.lastDay),
    dated: n.dated(event.firstDay, event.lastDay),
    starts: starts ? n.clock(starts) : null,
    ends: ends ? n.clock(ends) : null,
    span: starts && ends ? n.span({ from: starts, to: ends }) : null,
    part: event.part,
    /** Ends, or begins, at nine in the evening or later. */
    late: one && starts !== null && (ends ?? starts).replace(/^0[0-5]/, '24') >= '21:00',
    far: n.far(event.kilometres),
    km: n.farInFigures(event.kilometres),
    near: event.kilometres < 1.5,
    /** Too far to go twice in two days. */
    remote: event.kilometres > 15,
    price: price && currency ? n.money({ amount: price, currency }) : null,
    free: price === 0,
    status: event.status,
    /** It takes place. */
    on: takesPlace(event),
  };
}

/** The form of a verb that agrees with a noun. */
export const agreeing =
  ({ plural }: { plural: boolean }) =>
  (one: string, several: string): string =>
    plural ? several : one;
