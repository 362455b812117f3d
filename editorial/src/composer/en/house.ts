/** The house itself, and what matters to some guests: dogs, children, work, access. */
import { type Line, say } from '../voice.ts';
import { count } from './numbers.ts';
import type { Words } from './words.ts';

export function house(w: Words): Line[] {
  const { e } = w;
  const nights = w.nights ?? (e ? 'the night' : 'your nights');
  const view = w.has('sea_view')
    ? 'sea'
    : w.has('mountain_view')
      ? 'mountains'
      : w.has('garden_view')
        ? 'garden'
        : w.has('city_view')
          ? 'city'
          : '';
  return [
    say(['rooms'], w.rooms && `${w.house} has ${w.rooms} rooms${w.floors ? ` on ${count(w.floors)} floors` : ''}.`),
    say(
      ['rooms'],
      w.rooms &&
        w.rooms < 60 &&
        `With ${w.rooms} rooms, [faces become familiar by the second day|this is a house where you meet the same people twice].`,
      { mood: 2 },
    ),
    say(['rooms'], w.rooms && `${w.rooms} rooms, and one of them is [for you|yours for ${nights}].`, { mood: 1 }),
    say(['rooms', 'price'], w.rooms && w.from && `There are ${w.rooms} rooms, from ${w.from} a night.`),
    say(
      ['rooms', 'history'],
      w.rooms && w.built && `The house was built in ${w.built} and has ${w.rooms} rooms today.`,
    ),
    say(['rooms'], w.rooms && `You choose among ${w.rooms} rooms${w.floors ? ` on ${count(w.floors)} floors` : ''}.`),
    say(['rooms'], w.rooms && `Behind the front door are ${w.rooms} rooms and, with luck, nobody in a hurry.`, {
      mood: 2,
    }),
    say(['price'], w.from && `From ${w.from} a night you have a key and a door to close.`, { mood: 1 }),
    say(['price'], w.from && `What does it cost? Rooms start at ${w.from} a night.`, { mood: 1 }),
    say(['price'], w.from && `The price of a night begins at ${w.from}.`),
    say(['arrival'], w.checkIn && `Come from ${w.checkIn} on; that is when rooms are ready.`, { mood: 1 }),
    say(['arrival'], w.checkIn && `From ${w.checkIn} the room is yours.`, { mood: 1 }),
    say(
      ['history'],
      w.built && `The house dates from ${w.built}${w.renovated ? ` and was renovated in ${w.renovated}` : ''}.`,
      { mood: 1 },
    ),
    say(['history'], w.built && `These walls were built in ${w.built} and know a long evening when they see one.`, {
      mood: 2,
    }),
    say(
      ['price'],
      w.from &&
        `[Rooms start at ${w.from} a night|A room costs ${w.from} a night or more|Rooms can be had from ${w.from} a night].`,
    ),
    say(['price'], w.from && `Our rooms begin at ${w.from} a night.`, { mood: 1 }),
    say(
      ['price', 'arrival'],
      w.from && w.checkIn && `A room costs from ${w.from} a night and is ready at ${w.checkIn}.`,
    ),
    say(
      ['arrival'],
      w.checkIn &&
        `Your room is ready from ${w.checkIn}, [so you can put your feet up first|and then the day can go on without the bags].`,
      { mood: 1 },
    ),
    say(['arrival'], w.checkIn && `Check-in begins at ${w.checkIn}.`),
    say(
      ['arrival', 'departure'],
      w.checkIn &&
        w.checkOut &&
        `The room is yours from ${w.checkIn} on the first day until ${w.checkOut} on the last.`,
    ),
    say(
      ['arrival', 'times'],
      w.checkIn &&
        e?.one &&
        e.starts &&
        e.part === 'evening' &&
        `Check in from ${w.checkIn}, change at leisure, and go.`,
      { mood: 1 },
    ),
    say(
      ['history'],
      w.built && `The house was built in ${w.built}${w.renovated ? ` and renovated in ${w.renovated}` : ''}.`,
    ),
    say(
      ['history'],
      w.built && `Built in ${w.built}, the house has [seen more evenings than we have|outlasted a good many fashions].`,
      { mood: 2 },
    ),
    say(
      ['history'],
      w.opened && !w.built && `We opened in ${w.opened}${w.renovated ? ` and renovated in ${w.renovated}` : ''}.`,
    ),
    say(['history'], w.renovated && !w.built && !w.opened && `The house was renovated in ${w.renovated}.`),
    say(['view'], view && `Ask for a room with a view of the ${view}; [it costs nothing to ask|we have them].`, {
      mood: 1,
    }),
    say(['view'], view && `There are rooms with a view of the ${view}.`),
    say(['view'], w.has('balcony') && `Balconies are for the moment before dinner.`, { mood: 1 }),
    say(['offer'], w.offer && `The offer for this stay: ${w.offer}.`),
    say(['offer'], w.offer && `[Ask for|Book] it this way: ${w.offer}.`, { mood: 1 }),
    say(['offer'], w.offer && `For these days we have put together the following: ${w.offer}.`, { register: 'formal' }),
    ...w.sentences.slice(0, 4).map((sentence) => say(['own-words'], sentence)),
    say(['label'], w.stars && w.rooms && `${w.house} is a ${w.stars}-star house with ${w.rooms} rooms.`),
    say(
      ['kitchen'],
      w.has('kitchenette') &&
        `With a kitchenette at hand you can [stay in|cook for yourself] when the evening has been long enough.`,
      { mood: 1 },
    ),
  ];
}

export function guests(w: Words): Line[] {
  const { dogs, e } = w;
  const families = [
    w.has('family_rooms') && 'family rooms',
    w.has('playground') && 'a playground',
    w.has('kids_club') && 'a kids’ club',
    w.has('kids_pool') && 'a children’s pool',
  ].filter((x) => x !== false);
  const list = families.length < 2 ? (families[0] ?? '') : `${families.slice(0, -1).join(', ')} and ${families.at(-1)}`;
  return [
    say(
      ['dogs'],
      dogs?.fee && `Your dog is welcome for ${dogs.fee} ${dogs.per}${dogs.limit ? `, up to ${dogs.limit}` : ''}.`,
    ),
    say(['dogs'], dogs?.fee && `Dogs are welcome too, for ${dogs.fee} ${dogs.per}.`, { mood: 1 }),
    say(
      ['dogs'],
      dogs?.fee &&
        `Bring the dog. It stays for ${dogs.fee} ${dogs.per}${e ? ` and has no opinion on ${e.short}` : ''}.`,
      { mood: 2, register: 'casual' },
    ),
    say(['dogs'], dogs && !dogs.fee && `Dogs are welcome${dogs.limit ? ` up to ${dogs.limit}` : ''}.`),
    say(['dogs'], dogs && !dogs.fee && `Nobody has to find a sitter for the dog: it is welcome here.`, { mood: 1 }),
    say(['dogs'], dogs?.fee && `For four-legged company we ask ${dogs.fee} ${dogs.per}.`, { mood: 1 }),
    say(['dogs'], dogs?.fee && `If you travel with a dog, it stays for ${dogs.fee} ${dogs.per}.`),
    say(['dogs'], dogs?.fee && `A dog adds ${dogs.fee} ${dogs.per} and, as a rule, an early walk.`, { mood: 2 }),
    say(['dogs'], dogs && !dogs.fee && `You can bring the dog.`, { mood: 1 }),
    say(['luggage'], w.has('luggage_storage') && `Early or late, your luggage has a place to wait.`, { mood: 1 }),
    say(['bicycles'], w.has('bicycle_rental') && `For short distances there are bicycles to rent.`),
    say(['reception'], w.has('reception_24h') && `Whatever the hour, somebody is at reception.`, { mood: 1 }),
    say(['wifi'], w.has('free_wifi') && `You do not pay for Wi-Fi.`),
    say(['family'], list && `There ${families.length > 1 || list.endsWith('s') ? 'are' : 'is'} ${list}.`),
    say(
      ['family'],
      list &&
        `For [younger guests|the children] there ${families.length > 1 || list.endsWith('s') ? 'are' : 'is'} ${list}.`,
    ),
    say(['family'], w.has('family_rooms') && `Family rooms keep everyone behind one door.`, {
      mood: 1,
      audience: 'families',
    }),
    say(['family'], w.has('babysitting') && `Babysitting can be arranged, should the evening belong to the adults.`, {
      mood: 1,
    }),
    say(
      ['work', 'wifi'],
      w.has('coworking') &&
        w.has('free_wifi') &&
        `Something to finish first? There is a coworking space, and the Wi-Fi is free.`,
      { mood: 1 },
    ),
    say(
      ['work'],
      w.meetings &&
        `For appointments there ${w.meetings === 1 ? 'is one meeting room' : `are ${count(w.meetings)} meeting rooms`}${w.seats ? `, for up to ${w.seats} people` : ''}.`,
    ),
    say(['work'], w.has('coworking') && `The coworking space is there for the work that always travels along.`, {
      mood: 2,
    }),
    say(['wifi'], w.has('free_wifi') && `Wi-Fi is free.`),
    say(['bicycles'], w.has('bicycle_rental') && `Bicycles can be rented [at|from] the house.`),
    say(['bicycles'], w.has('bicycle_rental') && `Rent a bicycle if your legs are still willing.`, { mood: 1 }),
    say(['ski'], w.has('ski_storage') && `Skis stay overnight in our ski storage.`, { mood: 1 }),
    say(['ski'], w.has('ski_in_ski_out') && `You can ski from the door and back to it.`),
    say(
      ['access'],
      w.has('accessible_rooms') &&
        w.has('step_free_access') &&
        `The way in has no steps, and there are accessible rooms.`,
    ),
    say(['access'], w.has('step_free_access') && `Access to the house is step-free.`),
    say(['access'], w.has('accessible_rooms') && `Accessible rooms can be booked.`),
    say(['access'], w.has('elevator') && `There is a lift.`),
    say(['reception'], w.has('reception_24h') && `Come back whenever you like; reception is there around the clock.`, {
      mood: 1,
    }),
    say(
      ['reception'],
      w.has('reception_24h') &&
        `Reception is staffed day and night${e?.part === 'evening' ? ', so nothing has to be left early' : ''}.`,
    ),
    say(
      ['luggage'],
      w.has('luggage_storage') &&
        `Luggage can stay with us [before check-in and after check-out|on the first and the last day].`,
    ),
    say(['luggage'], w.has('luggage_storage') && `We look after your bags while you are out for the last hours.`, {
      mood: 1,
    }),
    say(
      ['laundry'],
      (w.has('laundry') || w.has('washing_machine')) && `Wet or muddy things can be washed in the house.`,
      { mood: 1 },
    ),
    say(
      ['wifi', 'reception'],
      w.has('free_wifi') && w.has('reception_24h') && `Reception never closes and the Wi-Fi costs nothing.`,
    ),
  ];
}

export function closing(w: Words): Line[] {
  const { e } = w;
  const on = !e || e.status === 'scheduled' || e.status === 'moved';
  return [
    say([], on && e?.one && `Until ${e.first}, then.`, { mood: 1, register: 'casual' }),
    say([], on && e && `The date is fixed. Everything else can stay loose.`, { mood: 1, flavour: 'calm' }),
    say([], `A good stay needs little explaining, so we stop here.`, { mood: 2 }),
    say([], `If something is missing on this page, ask us.`),
    say([], `Should you have a question, the house will be glad to answer it.`, { register: 'formal' }),
    say([], `Pick your dates, and let the days decide the rest.`, { mood: 1 }),
    say([], on && e && `[Tell us|Let us know] when you arrive, and leave the rest open.`, { mood: 1 }),
    say([], `The room is the easy part. [Bring the rest|The rest is up to you].`, { mood: 1, flavour: 'plain' }),
    say([], e && on && `See you before ${e.short}, or after it.`, { mood: 1, register: 'casual' }),
    say([], `We look forward to welcoming you to ${w.house}.`, { register: 'formal' }),
    say([], `And if plans change on the way, that is [what a base is for|no great matter].`, {
      mood: 1,
      flavour: 'calm',
    }),
    say(
      [],
      w.nights && !w.oneNight && `${w.nights} are enough to do all of this without hurrying, or half of it slowly.`,
      { mood: 2 },
    ),
    say([], w.oneNight && `One night is short; it helps to know where things are.`, { mood: 1 }),
    say([], on && `Write the date down, pack lightly, come as you are.`, { mood: 2 }),
    say([], `Questions can go straight to the house; somebody here will know.`, { mood: 0 }),
    say([], `[Come with a plan or without one|With a plan or without one, you are welcome].`, {
      mood: 1,
      flavour: 'warm',
    }),
  ];
}
