/** What guests look up: the rows of the details, questions with answers, captions, and the lines for search results. */
import { ask, caption, endings, joined, row } from '../entries.ts';
import { type Caption, type Line, type Question, type Row, say } from '../voice.ts';
import { guests } from './guests.ts';
import type { Words } from './words.ts';

const until = (time: string | null | undefined) => time && `jusqu’à ${time}`;

export function rows(w: Words): Row[] {
  const { e, ride, pool, breakfast: b, dogs, parking } = w;
  const dates = e?.dated;
  return [
    ...row(
      'when',
      'Quand',
      e &&
        (e.status === 'cancelled'
          ? `Annulé (prévu ${e.one ? 'le ' : ''}${dates})`
          : e.status === 'postponed'
            ? `Reporté (prévu ${e.one ? 'le ' : ''}${dates})`
            : joined(dates, e.one && (e.span ?? (e.starts && `à ${e.starts}`)))),
    ),
    ...row(
      'venue',
      'Où',
      e ? (e.venue.includes(e.city.le) ? e.venue : `${e.venue}, ${e.city.le}`) : `${w.address}, ${w.city.le}`,
    ),
    ...row('distance', 'Distance', e && `À ${e.km} ${w.here.du}`),
    ...row('train', `En ${ride?.noun}`, ride && joined(`${ride.to.le} en ${ride.takes}`, ride.every)),
    ...row('station', 'Gare', w.station && `À ${w.station} ${w.here.du}`),
    ...row('entry', 'Entrée', e?.on && (e.free ? 'Gratuite' : e.price && `Dès ${e.price}`)),
    ...row('pool', 'Piscine', pool && joined(pool.degrees, pool.span)),
    ...row(
      'breakfast',
      'Le matin',
      b &&
        joined(
          `Petit déjeuner${b.price ? ` à ${b.price},` : ''} ${until(b.until) ?? ''}`.replace(/[, ]+$/, ''),
          b.weekend && `${until(b.weekend)} le week-end`,
        ),
    ),
    ...row('dogs', 'Chiens', dogs && joined('Bienvenus', dogs.fee)),
    ...row('parking', 'Parking', parking && (parking.free ? 'Gratuit' : parking.price)),
    ...row('arrival', 'Arrivée', w.checkIn && `Dès ${w.checkIn}`),
    ...row(
      'departure',
      'Départ',
      w.checkOut && joined(`Jusqu’à ${w.checkOut}`, w.late && `départ tardif jusqu’à ${w.late}`),
    ),
  ];
}

export function questions(w: Words): Question[] {
  const { e, ride, parking, breakfast: b, pool, dogs, restaurant } = w;
  const family = guests(w).find((line) => line.topics.includes('family') && line.text)?.text;
  return [
    ...ask(
      ['train', 'station'],
      `Comment rejoindre ${e?.asked.le ?? ride?.to.le}?`,
      ride &&
        `${w.station ? `La gare est à ${w.station} ${w.here.du}. ` : ''}${ride.le} pour ${ride.to.le} met ${ride.takes}${ride.every ? ` et part ${ride.every}` : ''}.`,
    ),
    ...ask(
      ['distance'],
      `À quelle distance ${e?.asked.plural ? 'sont' : 'est'} ${e?.asked.le}?`,
      e?.on && `À ${e.far} en ligne droite.`,
    ),
    ...ask(
      ['entry'],
      'Faut-il des billets?',
      e?.on && (e.free ? 'Non, l’entrée est gratuite.' : e.price && `Oui, à partir de ${e.price}.`),
    ),
    ...ask(
      ['arrival'],
      'À partir de quelle heure la chambre est-elle prête?',
      w.checkIn &&
        `À partir de ${w.checkIn}.${w.has('luggage_storage') ? ' D’ici là, la bagagerie garde {vos|tes} valises.' : ''}`,
    ),
    ...ask(
      ['departure'],
      'Jusqu’à quelle heure peut-on garder la chambre?',
      w.checkOut && `Jusqu’à ${w.checkOut}${w.late ? `; avec un départ tardif, jusqu’à ${w.late}` : ''}.`,
    ),
    ...ask(
      ['parking'],
      'Peut-on se garer sur place?',
      parking &&
        `Oui, ${parking.free ? 'et c’est gratuit' : parking.price ? `${parking.noun} à ${parking.price}` : `il y a un ${parking.noun}`}.${w.has('ev_charging') ? ' Les voitures électriques peuvent se recharger.' : ''}`,
    ),
    ...ask(
      ['breakfast'],
      '[Jusqu’à quelle heure le petit déjeuner est-il servi|Le petit déjeuner, jusqu’à quand]?',
      b &&
        (b.weekend ?? b.until) &&
        `Le petit déjeuner est servi ${joined(until(b.until), b.weekend && `le week-end ${until(b.weekend)}`)}.`,
    ),
    ...ask(
      ['pool'],
      'Jusqu’à quelle heure peut-on nager?',
      pool?.closes &&
        `La ${pool.noun} est ouverte ${until(pool.closes)}${pool.degrees ? `, dans une eau à ${pool.degrees}` : ''}.`,
    ),
    ...ask(
      ['dogs'],
      'Le chien peut-il venir?',
      dogs &&
        `Oui${dogs.fee ? `, pour ${dogs.fee}` : ', les chiens sont les bienvenus'}${dogs.limit ? `, jusqu’à ${dogs.limit}` : ''}.`,
    ),
    ...ask(
      ['restaurant'],
      'Peut-on dîner sur place?',
      restaurant && `Oui, au restaurant de la maison${restaurant.span ? `, ouvert ${restaurant.span}` : ''}.`,
    ),
    ...ask(['family'], '[Et pour les enfants|Et si nous venons avec des enfants|A-t-on pensé aux enfants]?', family),
    ...ask(
      ['wifi'],
      '[Le Wi-Fi est-il compris|Combien coûte le Wi-Fi|Faut-il payer le Wi-Fi]?',
      w.has('free_wifi') && '[Le Wi-Fi est gratuit|Il est gratuit|Le Wi-Fi ne coûte rien].',
    ),
    ...ask(
      ['reception'],
      'Et si nous rentrons tard?',
      w.has('reception_24h') && 'La réception est ouverte 24 h sur 24.',
    ),
    ...ask(
      ['access'],
      'La maison est-elle accessible?',
      w.has('step_free_access') &&
        `L’accès est de plain-pied${w.has('accessible_rooms') ? ', et il y a des chambres accessibles' : ''}.`,
    ),
    ...ask(
      ['luggage'],
      'Peut-on laisser les bagages après le départ?',
      w.has('luggage_storage') && !w.checkIn && 'Oui, il y a une bagagerie.',
    ),
  ];
}

export function captions(w: Words): Caption[] {
  const { pool, breakfast: b, bar, restaurant, sauna, e } = w;
  return [
    ...caption('pool', `la ${pool?.noun}`, pool, joined(pool?.degrees, pool?.span)),
    ...caption(
      'rooms',
      'les chambres',
      true,
      w.from ? `à partir de ${w.from} la nuit` : w.rooms ? `${w.rooms} en tout` : '',
    ),
    ...caption('breakfast', 'le petit déjeuner', b, b?.weekend ? `${until(b.weekend)} le week-end` : until(b?.until)),
    ...caption('sauna', sauna?.le ?? '', sauna, sauna?.span),
    ...caption('restaurant', 'le restaurant', restaurant, until(restaurant?.closes)),
    ...caption('bar', bar?.le ?? '', bar, until(bar?.closes)),
    ...caption('garden', 'le jardin', w.has('garden'), ''),
    ...caption('dogs', 'chiens bienvenus', w.dogs, w.dogs?.fee),
    ...caption('event', e?.bare ?? '', e, e && `${e.city.le}, ${e.dates}`),
    ...caption('view', w.houseBare, true, w.city.le),
  ];
}

export function pageTitles(w: Words): string[] {
  const { e, houseBare } = w;
  if (!e) return [`Dormir ${w.city.au}: ${houseBare}`, `${houseBare}, ${w.city.le}`, houseBare];
  const inCity = e.bare.includes(e.city.le) ? e.bare : `${e.bare} ${e.city.au}`;
  return [`${inCity}: dormir ${w.house.au}`, `${inCity} | ${houseBare}`, `${e.bare} | ${houseBare}`, inCity, e.bare];
}

export function descriptions(w: Words): Line[] {
  const { e, ride, pool, breakfast: b } = w;
  const tails = endings([
    ride && e?.away && `${ride.takes} en ${ride.noun}`,
    pool?.degrees && `piscine à ${pool.degrees}`,
    b?.weekend && `petit déjeuner jusqu’à ${b.weekend} le week-end`,
    w.from && `chambres dès ${w.from}`,
    w.dogs && 'chiens bienvenus',
    w.parking?.free && 'parking gratuit',
  ]);
  if (!e)
    return tails.flatMap((tail) => [
      say([], `${w.houseBare}, ${w.address}, ${w.city.le}.${tail}`),
      say([], `${w.nights ?? '{Votre|Ton} séjour'} ${w.house.au}, ${w.city.au}.${tail}`),
    ]);
  if (!e.on) {
    const news = e.status === 'cancelled' ? 'c’est annulé' : 'c’est reporté';
    return tails.map((tail) => say([], `${e.bare}, ${e.city.le}: ${news}. ${w.house.le}, à ${e.km}.${tail}`));
  }
  return tails.flatMap((tail) => [
    say([], `${e.bare}, ${e.city.le}, ${e.dates}. {Votre|Ton} lit à ${e.km}, ${w.house.au}.${tail}`),
    say([], `${e.dates}: ${e.bare} ${e.city.au}. ${w.house.le} est à ${e.km}.${tail}`),
    say([], `${w.houseBare}, ${w.city.le}. À ${e.km}: ${e.bare}, ${e.dates}.${tail}`),
  ]);
}
