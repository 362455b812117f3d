/** What stands large: hero, headings, labels of the booking bar. */
import { type HeadedKind, type Line, say } from '../voice.ts';
import type { EventWords, Words } from './words.ts';

/** The event in two or three words, for titles that end in the comfort that follows. */
const outings: Record<EventWords['is'], readonly string[]> = {
  market: ['Primero el mercado', 'Una tarde de mercado', 'De puesto en puesto'],
  music: ['Primero la música', 'Una noche de música', 'La música'],
  stage: ['Arriba el telón', 'Una noche de función', 'Primero la función'],
  outdoor: ['Primero, al aire libre', 'Aire fresco'],
  sport: ['Primero el deporte', 'Una jornada de deporte'],
  food: ['Buena mesa', 'Un plato y otro', 'Comer bien'],
  trade: ['De día, la feria', 'El último apretón de manos', 'De stand en stand'],
  parade: ['El desfile', 'La calle en marcha', 'Un día de desfile'],
  family: ['Un día en familia', 'Un día para todos', 'La salida en familia'],
  art: ['Mirar despacio', 'Tiempo para mirar'],
};

export function titles(w: Words): Line[] {
  const { e, breakfast, bar, ride } = w;
  const pool = w.pool?.after ? w.pool : null;
  const sauna = w.sauna?.after ? w.sauna : null;
  if (!e) return stayTitles(w);
  if (e.status === 'cancelled') return [say(['event'], `${e.bare}: ${e.off('cancelad')}`)];
  if (e.status === 'postponed') return [say(['event'], `${e.bare}: ${e.off('aplazad')}`)];
  const outing = `[${outings[e.is].join('|')}]`;
  const name = e.bare.length <= 34 ? e.bare : '';
  return [
    say(['pool'], pool?.degrees && `${outing}, y después [al agua|agua a ${pool.degrees}]`, { mood: 1 }),
    say(['pool'], pool?.degrees && name && `${name} y luego, [al agua|a la ${pool.noun}]`),
    say(['pool'], pool && name && `${name} y, a la vuelta, la ${pool.noun}`),
    say(['sauna'], sauna && `${outing}, y después ${sauna.el}`, { mood: 1 }),
    say(['sauna'], sauna && name && `${name}, con ${sauna.el} al final`, { mood: 1 }),
    say(['breakfast'], breakfast?.weekend && name && `${name}, y desayuno ${breakfast.weekend.hasta}`),
    say(['breakfast'], breakfast && `${outing}; al día siguiente, un desayuno [sin prisa|largo]`, { mood: 1 }),
    say(['bar'], bar && name && `${name}, y la última ${bar.en}`),
    say(['bar'], bar && `${outing}; para acabar, ${bar.el}`, { mood: 1 }),
    say(['train'], e.away && ride && name && `${name}, a ${ride.takes} de ${ride.mode}`),
    say(['train'], e.away && ride && `${e.city}, a ${ride.takes} de ${ride.mode}`, { mood: 1 }),
    say(['train'], ride && name && `${name}, sin coche`, { mood: 1 }),
    say(['breakfast'], breakfast?.weekend && `Volver tarde, desayunar ${breakfast.weekend.hasta}`, { mood: 1 }),
    say(['pool'], pool?.degrees && name && `Primero ${name}; luego, ${pool.degrees}`, { mood: 1 }),
    say(['sauna'], sauna && `Primero ${e.city}; luego, ${sauna.el}`, { mood: 1 }),
    say(['restaurant'], w.restaurant?.after && name && `${name}, y la cena en casa`),
    say(['fireplace'], w.has('fireplace') && name && `${name}, y después la chimenea`, { mood: 1 }),
    say(['rooms'], w.rooms && e.spoken && `${w.rooms} habitaciones y ${e.short.un}`, { mood: 1 }),
    say(['rooms'], w.rooms && name && `${name}, con ${w.rooms} habitaciones para después`),
    say(['distance'], !e.near && !e.remote && name && `${name}, a ${e.km} de la cama`, { mood: 1 }),
    say(['distance'], e.near && name && `${name}, a ${e.far} de {su|tu} cama`),
    say(['distance'], e.near && e.is !== 'market' && `${outing}, a ${e.far} de {su|tu} cama`, { mood: 1 }),
    say([], name && `${name}, con cama para la noche`),
    say([], name && `${name}, a {su|tu} ritmo`),
    say([], name && w.nights && `${name} en ${w.nights}`),
    say([], `${e.bare}`),
    say([], name && `Una noche para ${e.el}`),
    say([], name && e.away && `${name} en ${e.city}, noche en ${w.city}`),
  ];
}

function stayTitles(w: Words): Line[] {
  const nights = w.nights ?? 'Unas noches';
  return [
    say([], `${nights} en ${w.city}`),
    say([], `${w.city}, con [la agenda en blanco|tiempo de sobra]`, { mood: 1 }),
    say([], `${w.city}, porque sí`, { mood: 2 }),
    say([], `Una estancia en ${w.house.el}`),
    say(['pool'], w.pool?.degrees && `${nights} y agua a ${w.pool.degrees}`, { mood: 1 }),
    say(['breakfast'], w.breakfast?.weekend && `${w.city}, y desayuno ${w.breakfast.weekend.hasta}`, { mood: 1 }),
    say(['sauna'], w.sauna && `${w.city} y, al volver, ${w.sauna.el}`, { mood: 1 }),
    say(['beach'], w.reach('beach') && `A ${w.reach('beach')} de la playa`, { mood: 1 }),
    say(['station'], w.stationOnFoot && `Del tren a ${w.city}, sin rodeos`, { mood: 1 }),
  ];
}

export function eyebrows(w: Words): Line[] {
  const { e } = w;
  return e
    ? [
        say([], `Cerca ${w.here.del}`),
        say([], `${e.bare}, ${e.city}`),
        say([], `${e.city}, ${e.dates}`),
        say([], `${w.houseBare} propone`, { register: 'formal' }),
        say([], e.away && `De ${w.city} a ${e.city}`),
        say([], `Una noche en ${w.city}`),
        say([], `${w.houseBare}, ${w.city}`),
        say([], `Dormir en ${w.city}`, { mood: 1 }),
      ]
    : [say([], w.houseBare), say([], `Dormir en ${w.city}`), say([], w.nights && `${w.nights} en ${w.city}`)];
}

export function subtitles(w: Words): Line[] {
  const { e } = w;
  if (!e) return [say([], `${w.houseBare}, ${w.city}`), say([], `${w.address}, ${w.city}`)];
  return [
    say([], `${e.city}, ${e.dates}`),
    say([], `${e.bare}, ${e.city}, ${e.dates}`),
    say([], e.one && e.starts && `${e.city}, ${e.dates}, ${e.starts.plain}`),
    say([], `${e.venue}, ${e.dates}`),
    say([], `${e.dates} en ${e.city}, a ${e.km} ${w.house.del}`),
  ];
}

export function headings(w: Words): Record<HeadedKind, Line[]> {
  const { e, pool, ride, breakfast } = w;
  const goal = e?.short.el ?? w.city;
  const on = e?.on;
  return {
    introduction: [
      say(['train', 'pool'], on && ride && pool && `${goal}, a ${ride.takes} de ${ride.mode}. La piscina, más cerca.`, {
        mood: 1,
      }),
      say(['train'], ride && `A ${ride.takes} de ${ride.mode}`),
      say(['distance'], on && !e.remote && `${e.far} y ya {está|estás}`),
      say(['pool'], pool?.after && on && `Primero ${goal}, después el agua`, { mood: 1 }),
      say(['breakfast'], breakfast && on && `${goal}, la noche y el desayuno`, { mood: 1 }),
      say(['sauna'], w.sauna?.after && `De día, fuera; de noche, al calor`, { mood: 2 }),
      say(['bar'], w.bar && `Y para después, ${w.bar.el}`, { mood: 1 }),
      say(['restaurant'], w.restaurant && `La cena está resuelta`),
      say([], on && e?.one && `Antes, durante y después`),
      say([], on && `[Así podría ir el día|De la mañana a la noche|Un día con huecos]`),
      say([], on && `En torno ${e?.short.al}`),
      say([], `Lo que {le|te} espera`),
      say([], e && !on && `Lo que sabemos hoy`),
      say([], !e && `La versión corta`),
      say([], !e && `Algunas buenas razones`),
    ],
    event: [
      say(['entry'], e?.free && `Sin pasar por taquilla`, { mood: 1 }),
      say(['entry'], e?.price && `Entradas y horarios`),
      say(['venue'], e && `Dónde se celebra`),
      say(['times'], e?.starts && `A qué hora empieza`),
      say([], e && `Más sobre ${e.short.el}`),
      say([], e && (e.bare.length < 40 ? e.bare : '')),
      say([], e && `En ${e.city}`),
    ],
    'getting-there': [
      say(['parking'], w.parking && `[Con coche o sin él|Sobre ruedas o a pie|Qué hacer con el coche]`),
      say(['train'], ride && `En ${ride.mode} desde ${w.city}`),
      say(['station'], w.station && `De la estación a {su|tu} habitación`),
      say(['distance'], on && `A ${e.far}`),
      say([], `Cómo llegar`),
      say([], on && `Ida y vuelta`),
      say([], `El camino`),
    ],
    rooms: [
      say([], w.nights && `${w.nights} en ${w.house.el}`),
      say(['rooms'], w.rooms && `${w.rooms} habitaciones, una {suya|tuya}`, { mood: 1 }),
      say(['price'], w.from && `Habitaciones desde ${w.from}`),
      say(['history'], w.built && `Una casa de ${w.built}`),
      say(['arrival'], w.checkIn && `{Su|Tu} habitación`),
      say(['rooms', 'price', 'arrival', 'departure', 'view'], `[Donde se duerme|Las habitaciones|Para la noche]`),
      say([], `[La casa|Sobre la casa|Bajo un mismo techo]`),
    ],
    'good-to-know': [
      say([], 'Conviene saberlo'),
      say([], 'Antes de hacer la maleta'),
      say(['dogs'], w.dogs && 'El perro también viene', { mood: 1 }),
      say(['family'], 'Con niños', { audience: 'families' }),
      say([], 'Cosas pequeñas que ayudan'),
      say([], 'Además'),
    ],
    details: [say([], e ? 'De un vistazo' : 'La casa de un vistazo'), say([], 'Lo esencial'), say([], 'En breve')],
    questions: [
      say([], 'Lo que suelen preguntar los huéspedes'),
      say([], 'Quizá {se pregunte|te preguntes}'),
      say([], 'Preguntas y respuestas'),
      say([], 'Dudas resueltas'),
    ],
    gallery: [
      say([], w.nights && `${w.nights} en imágenes`),
      say([], `Un vistazo ${w.house.al}`),
      say([], `La casa en imágenes`),
      say([], e?.on && `Antes y después ${e.short.del}`),
    ],
  };
}

export function bookingLabels(w: Words): Line[] {
  return [
    say(['price'], w.from && `Ver habitaciones desde ${w.from}`),
    say([], w.nights && `Reservar ${w.nights}`),
    say([], 'Ver habitaciones y fechas'),
    say([], 'Consultar fechas', { register: 'casual' }),
  ];
}
