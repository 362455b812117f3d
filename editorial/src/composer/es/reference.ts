/** What guests look up: the rows of the details, questions with answers, captions, and the lines for search results. */
import { ask, capital, caption, endings, joined, row } from '../entries.ts';
import { type Caption, type Line, type Question, type Row, say } from '../voice.ts';
import { guests } from './guests.ts';
import type { Words } from './words.ts';

export function rows(w: Words): Row[] {
  const { e, ride, pool, breakfast: b, dogs, parking } = w;
  const dates = e?.dated;
  return [
    ...row(
      'when',
      'Cuándo',
      e &&
        (e.status === 'cancelled'
          ? `Se ha cancelado (era ${dates})`
          : e.status === 'postponed'
            ? `Se ha aplazado (era ${dates})`
            : joined(dates, e.one && (e.span ?? e.starts?.a))),
    ),
    ...row(
      'venue',
      'Dónde',
      e ? (e.venue.includes(e.city) ? e.venue : `${e.venue}, ${e.city}`) : `${w.address}, ${w.city}`,
    ),
    ...row('distance', 'Distancia', e && `A ${e.km} ${w.here.del}`),
    ...row('train', `En ${ride?.mode}`, ride && joined(`${capital(ride.takes)} a ${ride.to}`, ride.every)),
    ...row('station', 'Estación', w.station && `A ${w.station} ${w.here.del}`),
    ...row('entry', 'Entrada', e?.on && (e.free ? 'Gratuita' : e.price && `Desde ${e.price}`)),
    ...row('pool', 'Piscina', pool && joined(pool.degrees, pool.span)),
    ...row(
      'breakfast',
      'Por la mañana',
      b &&
        joined(`Desayuno ${b.until?.hasta ?? ''}`.trim(), b.weekend && `el fin de semana ${b.weekend.hasta}`, b.price),
    ),
    ...row('dogs', 'Perros', dogs && joined('Bienvenidos', dogs.fee)),
    ...row('parking', 'Aparcamiento', parking && (parking.free ? 'Gratuito' : parking.price)),
    ...row('arrival', 'Llegada', w.checkIn?.desde),
    ...row('departure', 'Salida', joined(w.checkOut?.hasta, w.late && `salida tardía ${w.late.hasta}`)),
  ];
}

export function questions(w: Words): Question[] {
  const { e, ride, parking, breakfast: b, pool, dogs, restaurant } = w;
  const family = guests(w).find((line) => line.topics.includes('family') && line.text)?.text;
  return [
    ...ask(
      ['train', 'station'],
      `¿Cómo se llega ${e?.asked.al ?? `a ${ride?.to}`}?`,
      ride &&
        `${w.station ? `La estación está a ${w.station} ${w.here.del}. ` : ''}El ${ride.mode} a ${ride.to} tarda ${ride.takes}${ride.every ? ` y sale ${ride.every}` : ''}.`,
    ),
    ...ask(
      ['distance'],
      `¿A qué distancia ${e?.asked.plural ? 'están' : 'está'} ${e?.asked.el}?`,
      e?.on && `A ${e.far} en línea recta.`,
    ),
    ...ask(
      ['entry'],
      '¿Hacen falta entradas?',
      e?.on && (e.free ? 'No, la entrada es gratuita.' : e.price && `Sí. Cuestan desde ${e.price}.`),
    ),
    ...ask(
      ['arrival'],
      '¿[A partir de qué hora está lista la habitación|Cuándo podemos llegar|Desde qué hora se puede entrar]?',
      w.checkIn &&
        `${capital(w.checkIn.desde)}.${w.has('luggage_storage') ? ' Hasta entonces guardamos {su|tu} equipaje.' : ''}`,
    ),
    ...ask(
      ['departure'],
      '¿Hasta qué hora podemos quedarnos en la habitación?',
      w.checkOut && `${capital(w.checkOut.hasta)}${w.late ? `; con salida tardía, ${w.late.hasta}` : ''}.`,
    ),
    ...ask(
      ['parking'],
      `¿Se puede aparcar ${w.here.en}?`,
      parking &&
        `Sí, ${parking.free ? 'y es gratis' : parking.price ? `hay ${parking.noun} por ${parking.price}` : `hay ${parking.noun}`}.${w.has('ev_charging') ? ' Los coches eléctricos pueden recargar.' : ''}`,
    ),
    ...ask(
      ['breakfast'],
      '¿[Hasta qué hora se desayuna|Hasta cuándo se sirve el desayuno]?',
      b &&
        (b.weekend ?? b.until) &&
        `El desayuno se sirve ${joined(b.until?.hasta, b.weekend && `el fin de semana ${b.weekend.hasta}`)}.`,
    ),
    ...ask(
      ['pool'],
      '¿Hasta qué hora se puede nadar?',
      pool?.closes &&
        `La ${pool.noun} está abierta ${pool.closes.hasta}${pool.degrees ? `, con el agua a ${pool.degrees}` : ''}.`,
    ),
    ...ask(
      ['dogs'],
      '¿Podemos llevar al perro?',
      dogs &&
        `Sí${dogs.fee ? `, por ${dogs.fee}` : ', los perros son bienvenidos'}${dogs.limit ? `, hasta ${dogs.limit}` : ''}.`,
    ),
    ...ask(
      ['restaurant'],
      `¿Se puede cenar ${w.here.en}?`,
      restaurant && `Sí, hay restaurante${restaurant.span ? `, abierto ${restaurant.span}` : ''}.`,
    ),
    ...ask(['family'], '¿[Hay algo para los niños|Y si venimos con niños|Se ha pensado en los niños]?', family),
    ...ask(
      ['wifi'],
      '¿[El wifi está incluido|Hay que pagar el wifi|Cuánto cuesta el wifi]?',
      w.has('free_wifi') && '[El wifi es gratuito|Es gratuito|No se paga: el wifi es gratis].',
    ),
    ...ask(['reception'], '¿Y si volvemos tarde?', w.has('reception_24h') && 'La recepción está abierta las 24 horas.'),
    ...ask(
      ['access'],
      '¿La casa es accesible?',
      w.has('step_free_access') &&
        `El acceso es sin escalones${w.has('accessible_rooms') ? ' y hay habitaciones accesibles' : ''}.`,
    ),
    ...ask(
      ['luggage'],
      '¿Podemos dejar el equipaje después de la salida?',
      w.has('luggage_storage') && !w.checkIn && 'Sí, hay consigna.',
    ),
  ];
}

export function captions(w: Words): Caption[] {
  const { pool, breakfast: b, bar, restaurant, sauna, e } = w;
  return [
    ...caption('pool', `la ${pool?.noun}`, pool, joined(pool?.degrees, pool?.span)),
    ...caption(
      'rooms',
      'las habitaciones',
      true,
      w.from ? `desde ${w.from} la noche` : w.rooms ? `${w.rooms} en total` : '',
    ),
    ...caption(
      'breakfast',
      'el desayuno',
      b,
      b?.weekend ? `${b.weekend.hasta} el fin de semana` : (b?.until?.hasta ?? ''),
    ),
    ...caption('sauna', sauna?.el ?? '', sauna, sauna?.span ?? ''),
    ...caption('restaurant', 'el restaurante', restaurant, restaurant?.closes?.hasta ?? ''),
    ...caption('bar', bar?.el ?? '', bar, bar?.closes?.hasta ?? ''),
    ...caption('garden', 'el jardín', w.has('garden'), ''),
    ...caption('dogs', 'perros bienvenidos', w.dogs, w.dogs?.fee ?? ''),
    ...caption('event', e?.bare ?? '', e, e ? `${e.city}, ${e.dates}` : ''),
    ...caption('view', w.houseBare, true, w.city),
  ];
}

export function pageTitles(w: Words): string[] {
  const { e, houseBare } = w;
  if (!e) return [`Dormir en ${w.city}: ${houseBare}`, `${houseBare}, ${w.city}`, houseBare];
  const inCity = e.bare.includes(e.city) ? e.bare : `${e.bare} en ${e.city}`;
  return [`${inCity}: dormir en ${w.house.el}`, `${inCity} | ${houseBare}`, `${e.bare} | ${houseBare}`, inCity, e.bare];
}

export function descriptions(w: Words): Line[] {
  const { e, ride, pool, breakfast: b } = w;
  const tails = endings([
    ride && e?.away && `${ride.takes} en ${ride.mode}`,
    pool?.degrees && `piscina a ${pool.degrees}`,
    b?.weekend && `desayuno ${b.weekend.hasta} el fin de semana`,
    w.from && `habitaciones desde ${w.from}`,
    w.dogs && 'perros bienvenidos',
    w.parking?.free && 'aparcamiento gratuito',
  ]);
  if (!e)
    return tails.flatMap((tail) => [
      say([], `${w.houseBare}, ${w.address}, ${w.city}.${tail}`),
      say([], `${w.nights ?? '{Su|Tu} estancia'} en ${w.house.el}, en ${w.city}.${tail}`),
    ]);
  if (!e.on) {
    const news = e.off(e.status === 'cancelled' ? 'cancelad' : 'aplazad');
    return tails.map((tail) => say([], `${e.bare}, ${e.city}: ${news}. ${w.house.el}, a ${e.km}.${tail}`));
  }
  return tails.flatMap((tail) => [
    say([], `${e.bare}, ${e.city}, ${e.dates}. {Duerma|Duerme} a ${e.km}, en ${w.house.el}.${tail}`),
    say([], `${e.dates}: ${e.bare} en ${e.city}. ${w.house.el} está a ${e.km}.${tail}`),
    say([], `${w.houseBare}, ${w.city}. A ${e.km}: ${e.bare}, ${e.dates}.${tail}`),
  ]);
}
