/** How guests get there, and where the car stays. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function way(w: Words): Line[] {
  return [...rail(w), ...distance(w), ...arrival(w), ...car(w)];
}

function rail(w: Words): Line[] {
  const { here, ride, station } = w;
  if (!ride) return [];
  const { mode, to, takes, every } = ride;
  return [
    say(
      ['train'],
      `El ${mode} a ${to} tarda ${takes}${every ? ` y pasa ${every}` : ''}: [el coche puede quedarse donde está|el coche se toma el día libre|nadie tiene que conducir].`,
    ),
    say(
      ['train'],
      every && `No hay horarios que aprenderse: ${every} sale un ${mode} hacia ${to}, y en ${takes} se llega.`,
      {
        mood: 1,
      },
    ),
    say(['train'], `En ${takes}, el ${mode} llega a ${to}${every ? `; hay uno ${every}` : ''}.`),
    say(
      ['train'],
      `A ${to} se va en ${takes} de ${mode}. [Da tiempo a buscar el billete y guardar el teléfono|Apenas da tiempo a sentarse].`,
      {
        mood: 2,
      },
    ),
    say(
      ['train', 'station'],
      station &&
        `Primero la estación, a ${station} ${here.del}; después, ${takes} de ${mode} hasta ${to}${every ? `, ${every}` : ''}.`,
    ),
    say(
      ['train', 'station'],
      station &&
        `La estación queda a ${station} ${here.del}, y desde ella ${to} está a ${takes}${every ? `, con un ${mode} ${every}` : ` en ${mode}`}. [El coche no pinta nada en todo esto|Buscar dónde dejar el coche será problema de otros].`,
      { mood: 1 },
    ),
    say(
      ['train', 'station'],
      station &&
        `{Puede|Puedes} prescindir del coche: a ${station} ${here.del} está la estación, y el ${mode} llega a ${to} en ${takes}.`,
      { register: 'formal' },
    ),
    say(
      ['train'],
      every && `De vuelta, lo mismo: un ${mode} ${every} y ${takes} de trayecto${w.e ? ` desde ${to}` : ''}.`,
      { mood: 1 },
    ),
  ];
}

function distance(w: Words): Line[] {
  const { e, here } = w;
  if (!e?.on) return [];
  return [
    say(
      ['distance'],
      !e.near && `[En línea recta|Sobre el mapa], ${e.el} ${e.v('queda', 'quedan')} a ${e.far} ${here.del}.`,
    ),
    say(
      ['distance'],
      e.near && `Entre ${here.el} y ${e.el} hay ${e.far}; [para eso no se necesita plano|es un paseo, no un viaje].`,
      { mood: 1 },
    ),
    say(['distance'], `${here.del} ${e.al} hay ${e.far} en línea recta.`),
    say(
      ['distance'],
      !e.near &&
        !e.remote &&
        `${e.far}: ${e.one ? 'ni tan cerca que se oiga desde la cama, ni tan lejos que dé pereza volver' : '[lejos para oírlo por la noche, cerca para repetir por la mañana|distancia suficiente para dormir tranquilo y para volver al día siguiente]'}.`,
      { mood: 2 },
    ),
  ];
}

function arrival(w: Words): Line[] {
  const { here, station, e } = w;
  const airport = w.reach('airport');
  const oldTown = w.reach('old_town');
  const centre = w.reach('city_centre');
  const metro = w.reach('metro');
  const stop = w.reach('bus_stop');
  const beach = w.reach('beach');
  const lift = w.reach('ski_lift');
  return [
    say(
      ['station'],
      w.stationOnFoot &&
        `La estación de ${w.city} está a ${station} ${here.del}. [Sin coche se llega igual de bien|En tren, el viaje se complica poco|Del andén a la cama hay poco camino].`,
      {
        mood: 1,
      },
    ),
    say(
      ['station'],
      station &&
        `[Si {llega|llegas} en tren, de la estación ${here.al} hay ${station}|Entre la estación y ${here.el} hay ${station}|Quien sale de la estación tiene ${here.el} a ${station}].`,
    ),
    say(
      ['station', 'airport'],
      station &&
        airport &&
        `Hay dos maneras de llegar ${here.al}: por la estación, a ${station}, o por el aeropuerto, a ${airport}.`,
    ),
    say(['airport'], airport && `El aeropuerto está a ${airport} ${here.del}.`),
    say(
      ['airport'],
      airport &&
        `Para quien viene en avión: ${airport} [entre el aeropuerto y la llave|del aeropuerto a la habitación].`,
      {
        mood: 1,
      },
    ),
    say(
      ['centre'],
      oldTown &&
        `El casco antiguo queda a ${oldTown}, ${e?.on ? `por si sobra un rato antes ${e.short.del}` : 'así que cabe una segunda vuelta'}.`,
    ),
    say(
      ['centre'],
      centre &&
        `[Hasta el centro de ${w.city} hay ${centre}|El centro de ${w.city} queda a ${centre}|A ${centre} está el centro de ${w.city}].`,
    ),
    say(
      ['centre'],
      centre &&
        !oldTown &&
        `El centro de ${w.city} está a ${centre}, [de modo que un cepillo de dientes olvidado no es un drama|útil para todo lo que no cupo en la maleta].`,
      {
        mood: 2,
      },
    ),
    say(
      ['transit'],
      metro &&
        `El metro está a ${metro} ${here.del}; [a partir de ahí, la ciudad se explica sola|el resto es cuestión de líneas y colores].`,
      {
        mood: 2,
      },
    ),
    say(['transit'], metro && `Hay una estación de metro a ${metro}.`),
    say(
      ['transit'],
      stop && `[La parada de autobús está a ${stop}|El autobús para a ${stop}|Hasta la parada de autobús hay ${stop}].`,
    ),
    say(
      ['lift'],
      lift && `[El remonte está a ${lift} de la puerta|Hasta el remonte hay ${lift}|A ${lift} está el remonte].`,
    ),
    say(
      ['beach'],
      beach && `La playa está a ${beach} ${here.del}, [si el día da para tanto|para esa hora que no es de nadie].`,
      { mood: 1 },
    ),
  ];
}

function car(w: Words): Line[] {
  const { parking, here } = w;
  if (!parking)
    return w.has('ev_charging') ? [say(['charging'], `Los coches eléctricos se pueden recargar aquí.`)] : [];
  const { noun, price, free } = parking;
  return [
    say(
      ['parking'],
      free &&
        `[Si {viene|vienes} en coche, el aparcamiento es gratuito|El aparcamiento es gratuito para quien conduce|Se aparca gratis].`,
    ),
    say(
      ['parking'],
      free && `Aparcar aquí no cuesta nada: el coche puede [descansar|quedarse] tanto como {usted|tú}.`,
      { mood: 1 },
    ),
    say(['parking'], price && `Para quien conduce hay ${noun} ${here.en}, por ${price}.`),
    say(['parking'], price && `Si {viene|vienes} en coche, hay ${noun} por ${price}.`),
    say(['parking'], price && `El coche también tiene sitio; el ${noun} cuesta ${price}.`, { mood: 1 }),
    say(['parking'], !free && !price && `Hay ${noun} para quien venga en coche.`),
    say(
      ['parking', 'charging'],
      w.has('ev_charging') &&
        `${noun}${free ? ' gratuito' : ''}${price ? ` por ${price}` : ''} y punto de recarga para coches eléctricos: quien venga sobre ruedas lo tiene fácil.`,
    ),
    say(
      ['charging'],
      w.has('ev_charging') &&
        `Un coche eléctrico puede recargar [mientras {duerme|duermes}|mientras {usted está|estás} fuera].`,
      {
        mood: 1,
      },
    ),
  ];
}
