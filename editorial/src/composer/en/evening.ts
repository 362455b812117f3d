/** After the event: water, warmth, table and bar; and before it, where they close too early to wait. */
import { capital } from '../entries.ts';
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function evening(w: Words): Line[] {
  return [...water(w), ...heat(w), ...tables(w), ...corners(w)];
}

function water(w: Words): Line[] {
  const { pool, sauna, bar, e } = w;
  if (!pool) return [];
  const warm = pool.degrees;
  const outing = e ? e.short : 'the day';
  const back = e ? `back from ${e.short}` : 'back from wherever the day took you';
  if (!pool.after)
    return [
      say(
        ['pool'],
        pool.closes &&
          `Our ${pool.noun} closes at ${pool.closes}, so swim in the afternoon and let ${outing} be the end of the day.`,
        { mood: 1 },
      ),
      say(
        ['pool'],
        warm && pool.closes && `Before you change there is time for the ${pool.noun}: ${warm}, until ${pool.closes}.`,
      ),
      say(
        ['pool'],
        warm &&
          `An afternoon at ${warm} is no bad way to begin. The ${pool.noun} ${pool.opens ? `opens at ${pool.opens}` : 'is yours beforehand'}${pool.closes ? ` and closes at ${pool.closes}, too early for the way back` : ''}.`,
        { mood: 2 },
      ),
      say(
        ['pool', 'times'],
        pool.closes &&
          e?.starts &&
          `The order is simple: first the ${pool.noun}${warm ? ` at ${warm}` : ''}, then ${e.name}, which begins at ${e.starts}. By the time you return, the water will be closed (${pool.closes}).`,
      ),
      say(
        ['pool'],
        pool.opens &&
          `The morning after belongs to the ${pool.noun}${warm ? ` at ${warm}` : ''}; it opens at ${pool.opens}.`,
        { mood: 1 },
      ),
    ];
  const until = pool.closes;
  return [
    say(
      ['pool'],
      warm && until && `Come ${back} and get into the ${pool.noun}. It is heated to ${warm} and open until ${until}.`,
      { mood: 1 },
    ),
    say(
      ['pool'],
      warm &&
        `The ${pool.noun} is at ${warm}. [Read that again on the way home|Keep the number in mind on the way home]${until ? `; you have until ${until}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['pool'],
      warm &&
        until &&
        `Our ${pool.noun} is kept at ${warm} and stays open until ${until}. There is room in the day for ${e ? `${e.short} and ` : ''}a swim.`,
    ),
    say(
      ['pool'],
      warm &&
        pool.opens &&
        until &&
        `Swim before ${outing} or after it: the ${pool.noun}, at ${warm}, is open from ${pool.opens} to ${until}.`,
    ),
    say(
      ['pool'],
      warm &&
        `Afterwards there is one more stop, the ${pool.noun}, at ${warm}${until ? ` and open until ${until}` : ''}. You will not want a towel for some time.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'breakfast'],
      warm &&
        w.breakfast?.weekend &&
        `Two things are worth staying for: the ${pool.noun} at ${warm}, and a weekend breakfast that waits until ${w.breakfast.weekend}.`,
      { mood: 1 },
    ),
    say(
      ['pool', 'breakfast'],
      until &&
        w.breakfast?.until &&
        !w.breakfast.weekend &&
        `Float in the ${pool.noun} until ${until}, sleep, and be down for breakfast by ${w.breakfast.until}.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'train'],
      warm &&
        w.ride &&
        e &&
        `${w.ride.takes} after the ${w.ride.mode} has left ${w.ride.to} you are back in ${w.city}, and the ${pool.noun} is at ${warm}${until ? ` until ${until}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['pool'],
      !warm && until && `The ${pool.noun} is open until ${until}, which leaves room for a swim after ${outing}.`,
    ),
    say(
      ['pool'],
      !warm &&
        `Pack something to swim in. ${capital(w.here)} has ${article(pool.noun)}${pool.opens && until ? `, open from ${pool.opens} to ${until}` : ''}.`,
    ),
    say(
      ['pool'],
      !warm && `When your feet have had enough, there is ${article(pool.noun)}${until ? ` until ${until}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'sauna'],
      sauna?.after &&
        `Warmth comes in two forms here: the ${pool.noun}${warm ? ` at ${warm}` : ''}${until ? ` (until ${until})` : ''} and the ${sauna.noun}${sauna.closes ? ` (until ${sauna.closes})` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['pool', 'sauna'],
      sauna?.after &&
        `First the ${sauna.noun}, then the ${pool.noun}${warm ? ` at ${warm}` : ''}, or the other way round. Opinions differ and both sides sleep well.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'bar'],
      bar?.closes &&
        until &&
        `Some guests end the day in the ${pool.noun}${warm ? `, at ${warm}` : ''}, others in the ${bar.noun}. The swimmers have until ${until}, the others until ${bar.closes}.`,
      { mood: 2 },
    ),
  ];
}

function heat(w: Words): Line[] {
  const { sauna, e } = w;
  if (!sauna) return [];
  const hours = sauna.opens && sauna.closes ? `from ${sauna.opens} to ${sauna.closes}` : '';
  if (!sauna.after)
    return [
      say(
        ['sauna'],
        sauna.closes &&
          `The ${sauna.noun} closes at ${sauna.closes}, so make it the first thing you do here rather than the last.`,
        { mood: 1 },
      ),
      say(
        ['sauna'],
        hours && `Before ${e?.short ?? 'you go out'} there is ${article(sauna.noun)} to sit in, ${hours}.`,
      ),
    ];
  return [
    say(
      ['sauna'],
      sauna.several && `Wellness here means ${sauna.all}${sauna.closes ? `, open until ${sauna.closes}` : ''}.`,
    ),
    say(
      ['sauna'],
      `In the ${sauna.noun} the day gets slower${sauna.closes ? ` until it stops altogether, at ${sauna.closes}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['sauna'],
      `For cold hands and stiff shoulders there is ${article(sauna.noun)}${hours ? `, ${hours}` : ''}${sauna.massage ? ', and massage for whatever is left' : ''}.`,
      { mood: 1, flavour: 'warm' },
    ),
    say(
      ['sauna'],
      sauna.massage && `Guests who wish for more than rest will find ${article(sauna.noun)} and massage in the house.`,
      { register: 'formal' },
    ),
    say(
      ['sauna'],
      sauna.closes &&
        `[You have until ${sauna.closes} to sit in the ${sauna.noun} and say nothing|Nobody talks much in the ${sauna.noun}; it is open until ${sauna.closes}|Until ${sauna.closes} the ${sauna.noun} is there for whoever has had enough noise].`,
      {
        mood: 1,
        flavour: 'calm',
      },
    ),
    say(['sauna'], hours && `The ${sauna.noun} is open ${hours}.`),
    say(
      ['sauna', 'restaurant'],
      w.restaurant?.closes &&
        sauna.closes &&
        `The ${sauna.noun} is open until ${sauna.closes} and the restaurant until ${w.restaurant.closes}, so the evening can go either way.`,
      { mood: 1 },
    ),
  ];
}

function tables(w: Words): Line[] {
  const { bar, restaurant, e } = w;
  const outing = e ? e.short : 'the day';
  const late = restaurant?.after ? restaurant : null;
  const early = restaurant && !restaurant.after ? restaurant : null;
  const cook = w.chef ? `, with ${w.chef} in the kitchen` : '';
  return [
    say(
      ['restaurant'],
      early?.opens &&
        e?.starts &&
        `Eat first: our restaurant opens at ${early.opens}. ${e.name} does not begin before ${e.starts}.`,
    ),
    say(
      ['restaurant'],
      early?.closes && `Our restaurant closes at ${early.closes}, so have dinner before you set out.`,
    ),
    say(['restaurant'], early && w.chef && `Have an early dinner with us before you go. ${w.chef} is the chef.`, {
      mood: 1,
    }),
    say(
      ['restaurant'],
      late?.closes && `Dinner can wait for you: the restaurant is open until ${late.closes}${cook}.`,
      { mood: 1 },
    ),
    say(
      ['restaurant'],
      late &&
        w.chef &&
        `${w.chef} is the chef here, and ${late.closes ? `the restaurant is open until ${late.closes}` : 'there is a table for you in the restaurant'}.`,
    ),
    say(
      ['restaurant'],
      late &&
        `You can have dinner in the house${late.opens && late.closes ? `; the restaurant is open from ${late.opens} to ${late.closes}` : ', in our own restaurant'}.`,
    ),
    say(
      ['restaurant'],
      late &&
        `Come back hungry: the restaurant is [under the same roof|in the house]${late.closes ? ` and open until ${late.closes}` : ''}.`,
    ),
    say(['restaurant'], late && e && `A table in our restaurant spares you the way from ${outing} to dinner.`, {
      mood: 1,
    }),
    say(
      ['bar'],
      bar?.closes &&
        `The ${bar.noun} is open until ${bar.closes}, for the part of the evening when everyone talks at once.`,
      { mood: 2, flavour: 'playful' },
    ),
    say(
      ['bar'],
      bar &&
        `[One last drink|A last glass|The last drink of the day] can be had in the ${bar.noun}${bar.closes ? `, until ${bar.closes}` : ''}.`,
    ),
    say(
      ['bar'],
      bar?.closes && `Should the evening still have something to say, the ${bar.noun} listens until ${bar.closes}.`,
      { mood: 2 },
    ),
    say(
      ['bar'],
      bar &&
        `${outing} is easier to discuss with a glass in hand; the ${bar.noun} is in the house${bar.closes ? ` and open until ${bar.closes}` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['bar', 'restaurant'],
      bar &&
        late &&
        `Under one roof you have a restaurant${late.closes ? ` (until ${late.closes})` : ''} and ${article(bar.noun)}${bar.closes ? ` (until ${bar.closes})` : ''}, so the evening needs no second journey.`,
    ),
    say(
      ['bar', 'restaurant'],
      bar &&
        early?.opens &&
        `Dinner before, ${article(bar.noun)} afterwards: the restaurant opens at ${early.opens}${bar.closes ? `, the ${bar.noun} closes at ${bar.closes}` : ''}.`,
      { mood: 1 },
    ),
  ];
}

function corners(w: Words): Line[] {
  return [
    say(['fireplace'], w.has('fireplace') && `There is a fireplace, and somebody always gets there first.`, {
      mood: 2,
    }),
    say(['fireplace'], w.has('fireplace') && `Sit by the fireplace until you are warm through.`, { mood: 1 }),
    say(['fireplace'], w.has('fireplace') && `Long stories all end up at the fireplace.`, { mood: 2 }),
    say(['fireplace'], w.has('library') && `The library is for those who have heard enough for one day.`, { mood: 1 }),
    say(
      ['garden'],
      (w.has('terrace') || w.has('rooftop_terrace')) &&
        `If the evening is mild, there is the ${w.has('rooftop_terrace') ? 'roof terrace' : 'terrace'}.`,
      { mood: 1 },
    ),
    say(
      ['garden'],
      w.has('garden') &&
        `[The garden is good for a moment alone|For a moment alone there is the garden|The garden asks nothing of anybody].`,
      { mood: 1 },
    ),
  ];
}

export const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
