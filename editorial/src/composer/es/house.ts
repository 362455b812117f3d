/** The house itself: rooms, years, view, price, and what it says of itself. */
import { type Line, say } from '../voice.ts';
import { count } from './numbers.ts';
import type { Words } from './words.ts';

export function house(w: Words): Line[] {
  const { e, rooms, from, checkIn, checkOut, built, renovated, opened } = w;
  const nights = w.nights ?? '';
  const view = w.has('sea_view')
    ? 'al mar'
    : w.has('mountain_view')
      ? 'a las montañas'
      : w.has('garden_view')
        ? 'al jardín'
        : w.has('city_view')
          ? 'a la ciudad'
          : '';
  return [
    say(['rooms'], rooms && `${w.house.el} tiene ${rooms} habitaciones${w.floors ? ` en ${w.floors} plantas` : ''}.`),
    say(
      ['rooms'],
      rooms &&
        rooms < 60 &&
        `Con ${rooms} habitaciones, [al segundo día las caras ya suenan|uno acaba saludando a todo el mundo].`,
      { mood: 2 },
    ),
    say(
      ['rooms'],
      rooms &&
        `De las ${rooms} habitaciones de la casa, una es para {usted|ti}${w.nights ? ` durante ${nights}` : ''}.`,
      { mood: 1 },
    ),
    say(['rooms', 'price'], rooms && from && `Son ${rooms} habitaciones, desde ${from} la noche.`),
    say(['rooms', 'history'], rooms && built && `La casa se construyó en ${built} y hoy tiene ${rooms} habitaciones.`),
    say(['price'], from && `Las habitaciones cuestan desde ${from} la noche.`),
    say(['price'], from && `La noche sale desde ${from}.`, { mood: 1 }),
    say(['price', 'arrival'], from && checkIn && `Una habitación cuesta desde ${from} y está lista ${checkIn.desde}.`),
    say(
      ['arrival'],
      checkIn &&
        `La habitación está lista ${checkIn.desde}, [así que primero se sueltan las maletas|y desde entonces el día sigue sin equipaje].`,
      { mood: 1 },
    ),
    say(['arrival'], checkIn && `Se puede entrar en la habitación ${checkIn.desde}.`),
    say(
      ['arrival', 'departure'],
      checkIn &&
        checkOut &&
        `La habitación es {suya|tuya} ${checkIn.desde} del primer día ${checkOut.hasta} del último.`,
    ),
    say(
      ['arrival', 'times'],
      checkIn &&
        e?.on &&
        e.one &&
        e.starts &&
        e.part === 'evening' &&
        `Llegada ${checkIn.desde} y cambio de ropa. ${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a}.`,
      { mood: 1 },
    ),
    say(['history'], built && `La casa se construyó en ${built}${renovated ? ` y se renovó en ${renovated}` : ''}.`),
    say(
      ['history'],
      built &&
        `Construida en ${built}, la casa [ha visto más noches que nosotros|ha sobrevivido a unas cuantas modas].`,
      { mood: 2 },
    ),
    say(
      ['history'],
      opened && !built && `Abrimos en ${opened}${renovated ? ` y renovamos la casa en ${renovated}` : ''}.`,
    ),
    say(['history'], renovated && !built && !opened && `La casa se renovó en ${renovated}.`),
    say(['view'], view && `{Pida|Pide} una habitación con vistas ${view}; [las hay|para eso están].`, { mood: 1 }),
    say(['view'], view && `Hay habitaciones con vistas ${view}.`),
    say(['view'], w.has('balcony') && `Los balcones son para el rato de antes de la cena.`, { mood: 1 }),
    say(['offer'], w.offer && `La oferta para estos días: ${w.offer}.`),
    say(['offer'], w.offer && `{Puede|Puedes} reservarlo así: ${w.offer}.`, { mood: 1 }),
    say(['offer'], w.offer && `Para esas fechas hemos preparado lo siguiente: ${w.offer}.`, { register: 'formal' }),
    ...w.sentences.slice(0, 4).map((sentence) => say(['own-words'], sentence)),
    say(
      ['label', 'rooms'],
      w.stars && rooms && `${w.house.el} es una casa de ${count(w.stars)} estrellas con ${rooms} habitaciones.`,
    ),
    say(['wifi'], w.has('free_wifi') && `El wifi no cuesta nada.`, {
      mood: 1,
    }),
    say(
      ['kitchen'],
      w.has('kitchenette') &&
        `Con cocina propia se puede [cenar en zapatillas|quedarse en casa] cuando la noche ya ha dado bastante de sí.`,
      { mood: 1 },
    ),
  ];
}

/** The last word of a page. */
export function closing(w: Words): Line[] {
  const { e } = w;
  const on = !e || e.on;
  return [
    say([], on && e && `{Díganos|Dinos} cuándo {llega|llegas} [y lo demás ya se verá|y el resto vendrá solo].`, {
      mood: 1,
    }),
    say([], `La habitación es la parte fácil. [Lo demás lo {trae usted|traes tú}|El resto lo ponen los días].`, {
      mood: 1,
      flavour: 'plain',
    }),
    say([], e && on && `Nos vemos antes ${e.short.del}, o después.`, { mood: 1, register: 'casual' }),
    say([], `Será un placer recibir{le|te} en ${w.house.el}.`, { register: 'formal' }),
    say([], `Y si los planes cambian por el camino, [para eso está la casa|no pasa nada].`, {
      mood: 1,
      flavour: 'calm',
    }),
    say([], w.nights && !w.oneNight && `${w.nights} dan para hacerlo todo sin correr, o la mitad con calma.`, {
      mood: 2,
    }),
    say([], w.oneNight && `Una noche es corta: ayuda saber dónde está cada cosa.`, { mood: 1 }),
    say([], on && `La fecha en el calendario, poco equipaje y a la puerta.`, { mood: 2 }),
    say([], `Las preguntas, directamente a la casa: alguien sabrá responder.`, { mood: 0 }),
    say([], `[Con plan o sin él, {le|te} esperamos|{Venga|Ven} con plan o sin él].`, { mood: 1, flavour: 'warm' }),
  ];
}
