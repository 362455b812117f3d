/** After the event, and the morning after: water, warmth, table, bar, breakfast, leaving late. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function evening(w: Words): Line[] {
  const { pool, sauna, bar, restaurant, e } = w;
  const warm = pool?.degrees;
  const outing = e ? e.short : 'the day';
  const back = e ? `back from ${e.short}` : 'back from wherever the day took you';
  const swimEnds = pool?.closes && (!e?.endsAt || e.part !== 'evening') ? pool.closes : null;
  return [
    say(
      ['pool'],
      warm &&
        swimEnds &&
        `Come ${back} and step into the ${pool.noun}. It is heated to ${warm} and open until ${swimEnds}.`,
      { mood: 1 },
    ),
    say(
      ['pool'],
      warm &&
        `${warm} is the temperature of the ${pool.noun}. [Read that again on the way home|Keep the number in mind on the way home].${swimEnds ? ` It stays open until ${swimEnds}.` : ''}`,
      { mood: 2 },
    ),
    say(
      ['pool'],
      warm &&
        swimEnds &&
        `Our ${pool.noun} stays at ${warm} and is open until ${swimEnds}, so ${outing} and a swim fit into the same day.`,
    ),
    say(
      ['pool'],
      warm &&
        pool.opens &&
        pool.closes &&
        `The ${pool.noun} (${warm}) is open from ${pool.opens} to ${pool.closes}. [Early or late, the choice is yours|Before or after, whichever suits].`,
    ),
    say(
      ['pool'],
      warm &&
        `Afterwards there is [only one direction|one more stop]: the ${pool.noun}, ${warm}, [and no reason to hurry|and nothing else on the list].`,
      { mood: 2 },
    ),
    say(
      ['pool'],
      pool &&
        !warm &&
        swimEnds &&
        `The ${pool.noun} is open until ${swimEnds}, [which leaves room for a swim after ${outing}|so bring something to swim in].`,
      { mood: 1 },
    ),
    say(
      ['pool'],
      pool &&
        !warm &&
        `Pack something to swim in. ${w.here} has ${article(pool.noun)}${pool.opens && pool.closes ? `, open from ${pool.opens} to ${pool.closes}` : ''}.`,
    ),
    say(['pool'], pool && !warm && `There is ${article(pool.noun)} for the hour when your feet have had enough.`, {
      mood: 2,
    }),
    say(
      ['pool', 'sauna'],
      pool &&
        sauna &&
        `Warmth comes in two forms here: the ${pool.noun}${warm ? `, at ${warm},` : ''} and the ${sauna.noun}. [Start with either|You may start with either].`,
      { mood: 1 },
    ),
    say(
      ['pool', 'sauna'],
      pool &&
        sauna &&
        `First the ${sauna.noun}, then the ${pool.noun}${warm ? ` at ${warm}` : ''}, or the other way round${swimEnds ? ` until ${swimEnds}` : ''}. [Opinions differ and both sides sleep well|There is no rule].`,
      { mood: 2 },
    ),
    say(
      ['pool', 'bar'],
      pool &&
        bar &&
        `Some guests end the day in the ${pool.noun}, others in the ${bar.noun}. ${swimEnds ? `The water has until ${swimEnds}` : 'Both are allowed'}${bar.closes ? `, the ${bar.noun} until ${bar.closes}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['sauna'],
      sauna?.several && `Wellness here means ${sauna.all}${sauna.closes ? `, open until ${sauna.closes}` : ''}.`,
    ),
    say(
      ['sauna'],
      sauna &&
        `The ${sauna.noun} is where ${e?.one ? 'an outing like this' : 'a long day'} [slows down|comes to rest]${sauna.closes ? `; it is open until ${sauna.closes}` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['sauna'],
      sauna &&
        `For cold hands and stiff shoulders we have ${article(sauna.noun)}${sauna.massage ? ', and massage for whatever is left' : ''}.`,
      { mood: 1, flavour: 'warm' },
    ),
    say(
      ['sauna'],
      sauna?.massage && `Guests who wish for more than rest will find ${article(sauna.noun)} and massage in the house.`,
      { register: 'formal' },
    ),
    say(
      ['sauna'],
      sauna &&
        `Then heat: the ${sauna.noun}${sauna.opens && sauna.closes ? `, ${sauna.opens} to ${sauna.closes},` : ''} and the [good kind of silence|particular silence that goes with it].`,
      { mood: 2 },
    ),
    say(
      ['bar'],
      bar?.closes &&
        `The ${bar.noun} is open until ${bar.closes}, [in case the evening is not over yet|for the part of the evening when everyone talks at once].`,
      { mood: 1 },
    ),
    say(['bar'], bar && `One last drink can be had in the ${bar.noun}${bar.closes ? `, until ${bar.closes}` : ''}.`),
    say(['bar'], bar && `Not tired yet? The ${bar.noun} is part of the house.`, { mood: 1, register: 'casual' }),
    say(
      ['bar', 'restaurant'],
      bar &&
        restaurant &&
        `Under the same roof you have a restaurant${restaurant.closes ? ` (until ${restaurant.closes})` : ''} and a ${bar.noun}${bar.closes ? ` (until ${bar.closes})` : ''}, so dinner needs no second journey.`,
    ),
    say(
      ['restaurant'],
      restaurant?.closes &&
        `The restaurant serves until ${restaurant.closes}. [Dinner can wait for you|You need not eat standing up].`,
      { mood: 1 },
    ),
    say(
      ['restaurant'],
      restaurant &&
        w.chef &&
        `In the restaurant, ${w.chef} [is in charge of the kitchen|cooks]${restaurant.closes ? `, and it is open until ${restaurant.closes}` : ''}.`,
    ),
    say(
      ['restaurant'],
      restaurant &&
        `Dinner can be had in the house${restaurant.opens && restaurant.closes ? `; the restaurant is open from ${restaurant.opens} to ${restaurant.closes}` : ', in our own restaurant'}.`,
    ),
    say(
      ['restaurant'],
      restaurant &&
        `When you come in hungry, the restaurant is [part of|inside] the house${restaurant.closes ? ` and open until ${restaurant.closes}` : ''}.`,
    ),
    say(['restaurant'], restaurant && `A table in our restaurant is the shortest way from ${outing} to dinner.`, {
      mood: 1,
    }),
    say(
      ['fireplace'],
      w.has('fireplace') && `There is a fireplace, [and somebody always gets there first|and the rest follows].`,
      { mood: 2 },
    ),
    say(['fireplace'], w.has('fireplace') && `Sit by the fireplace until you are warm through.`, { mood: 1 }),
    say(['fireplace'], w.has('library') && `The library is the place for those who have heard enough for one day.`, {
      mood: 1,
    }),
    say(['garden'], w.has('terrace') && `If the evening is mild, there is the terrace.`, { mood: 1 }),
    say(['garden'], w.has('garden') && `The garden is good for a moment alone.`, { mood: 1 }),
  ];
}

export function morning(w: Words): Line[] {
  const { breakfast: b, e } = w;
  const lateNight = e?.part === 'evening';
  return [
    say(
      ['breakfast'],
      b?.weekend &&
        `Breakfast runs until ${b.weekend} at weekends, [which makes a late return an easy decision|so let the night be as long as it likes].`,
      { mood: 1 },
    ),
    say(['breakfast'], b?.weekend && `Nobody will wake you. Weekend breakfast goes on until ${b.weekend}.`, {
      mood: 1,
    }),
    say(['breakfast'], b?.weekend && `Saturday and Sunday begin late here: breakfast ends at ${b.weekend}.`, {
      mood: 1,
    }),
    say(
      ['breakfast'],
      b?.weekend && b.until && `Breakfast is served until ${b.until}, at weekends until ${b.weekend}.`,
    ),
    say(
      ['breakfast'],
      b?.weekend && `Sleep is part of the plan, and breakfast waits for it: until ${b.weekend} at the weekend.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      b?.until &&
        !b.weekend &&
        `Breakfast is on the table until ${b.until}${lateNight ? ', even if the night before was a long one' : ''}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      b?.from && b.until && !b.weekend && `In the morning, breakfast runs from ${b.from} to ${b.until}.`,
    ),
    say(
      ['breakfast'],
      b?.from && e?.part === 'morning' && `For an early start it helps to know that breakfast begins at ${b.from}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      b?.buffet && b.until && `The breakfast buffet stays open until ${b.until}; [go twice|nobody counts the trips].`,
      { mood: 2 },
    ),
    say(['breakfast'], b?.buffet && !b.until && !b.weekend && `A breakfast buffet takes care of the next morning.`),
    say(
      ['breakfast'],
      b &&
        !b.until &&
        !b.weekend &&
        `In the morning there is breakfast, and [it needs no plan|after that the day is open].`,
    ),
    say(
      ['breakfast'],
      b &&
        !b.until &&
        !b.weekend &&
        `Stay for breakfast${b.price ? ` (${b.price})` : ''} and talk the day before over.`,
      { mood: 1 },
    ),
    say(
      ['breakfast', 'departure'],
      (b?.weekend ?? b?.until) &&
        w.checkOut &&
        `The next day has two times to remember: breakfast until ${b?.weekend ? `${b.weekend} at weekends` : b?.until}, check-out by ${w.checkOut}.`,
    ),
    say(
      ['breakfast', 'departure'],
      b?.weekend &&
        w.late &&
        `Breakfast until ${b.weekend} at weekends and the room until ${w.late}: leaving is the slow part here.`,
      { mood: 2 },
    ),
    say(['departure'], w.late && `Late check-out is possible until ${w.late}.`),
    say(
      ['departure'],
      w.checkOut && `Check-out is by ${w.checkOut}, [after which the day is yours again|and then home].`,
      { mood: 1 },
    ),
    say(
      ['breakfast', 'train'],
      b?.weekend &&
        w.ride?.every &&
        `Breakfast until ${b.weekend} at weekends, ${article(w.ride.mode)} to ${w.ride.to} ${w.ride.every}: there is [hardly a way to be late|not much to be late for].`,
      { mood: 2 },
    ),
  ];
}

export const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
