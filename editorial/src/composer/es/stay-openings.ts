/** First sentences of a page about a stay without an event. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function stayOpenings(w: Words): Line[] {
  if (w.e) return [];
  const nights = w.nights ?? 'unas noches';
  const lift = w.reach('ski_lift');
  return [
    say(
      [],
      `${w.city} no pide excusas. ${w.nights ? `Con ${nights} hay bastante` : 'Basta un fin de semana libre'}, y ${w.house.el} está para eso.`,
      { mood: 1 },
    ),
    say(
      [],
      `${nights} en ${w.house.el} con la agenda en blanco: [a veces no hace falta más plan|ese puede ser todo el plan].`,
      {
        mood: 1,
        flavour: 'calm',
      },
    ),
    say(
      [],
      `${w.house.el} está en ${w.city}, en ${w.address}. Lo que sigue es lo que {encontrará|encontrarás} allí, ni más ni menos.`,
      {
        flavour: 'plain',
      },
    ),
    say([], `{Venga|Ven} a ${w.city} sin motivo. En ${w.house.el} ya {le|te} daremos alguno.`, {
      mood: 2,
      register: 'casual',
    }),
    say(
      [],
      `Una estancia en ${w.house.el} empieza con una pregunta sencilla: ¿de qué {quiere|quieres} prescindir unos días?`,
      {
        mood: 2,
      },
    ),
    say(
      [],
      `${w.house.el} {le|te} da la bienvenida a ${w.city}. [{Nos encontrará|Nos encontrarás} en|La dirección es] ${w.address}.`,
      {
        register: 'formal',
      },
    ),
    say(
      ['pool'],
      w.pool?.degrees &&
        `A ${w.pool.degrees} está el agua de nuestra ${w.pool.noun}${w.pool.closes ? `, abierta ${w.pool.closes.hasta}` : ''}. Alrededor, ${w.house.el}; y alrededor de todo, ${w.city}.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      w.breakfast?.weekend &&
        `En ${w.house.el} el desayuno del fin de semana llega ${w.breakfast.weekend.hasta}. Quien reconozca ahí su idea de una mañana se entenderá con el resto.`,
      { mood: 1 },
    ),
    say(
      ['history'],
      w.built && `La casa se construyó en ${w.built}. Para dormir bien no hace falta saberlo, aunque acompaña.`,
      { mood: 1 },
    ),
    say(
      ['station'],
      w.stationOnFoot &&
        `De la estación de ${w.city} ${w.house.al} hay ${w.station}. A partir de ahí, {ha llegado|has llegado}.`,
      { mood: 1 },
    ),
    say(
      ['rooms'],
      w.rooms && `${w.rooms} habitaciones, una sola puerta y ${w.city} al otro lado: eso es ${w.house.el}.`,
      { mood: 1 },
    ),
    say(
      ['centre'],
      w.reach('old_town') &&
        `El casco antiguo de ${w.city} queda a ${w.reach('old_town')} ${w.house.del}. Se puede ir dos veces.`,
      { mood: 1 },
    ),
    say(
      ['beach'],
      w.reach('beach') &&
        `${w.house.del} a la playa hay ${w.reach('beach')}. Con ese dato se organiza casi todo lo demás.`,
      { mood: 1 },
    ),
    say(
      ['lift'],
      lift && `El remonte está a ${lift} ${w.house.del}, y aquí nadie {le|te} pedirá cuentas si {sube|subes} tarde.`,
      {
        mood: 2,
      },
    ),
  ];
}
